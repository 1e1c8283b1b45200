import { uploadMegabytes } from '../text-numbers.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors that a page also says by itself, without an answer: the only ones in its first load. */
export const browserErrors = {
  payload_too_large: {
    status: 413,
    message: `The upload is too large. Use a file of at most ${uploadMegabytes} MB.`,
  },
  terms_not_accepted: {
    status: 422,
    message: 'Please accept our Terms of Service and Privacy Policy to continue',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  unavailable: { status: 503, message: 'Part of Adventure is not responding. Try again in a moment.' },
} as const satisfies Record<string, ErrorEntry>;
