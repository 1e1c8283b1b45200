import type { ErrorEntry } from './error-entry.ts';

/** Errors that any call can fail with. */
export const serverErrors = {
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  origin_not_allowed: {
    status: 403,
    message: 'This request came from another site. Open Adventure and try again.',
  },
  not_found: { status: 404, message: 'This does not exist, or it is not yours.' },
  method_not_allowed: { status: 405, message: 'This endpoint does not support this HTTP method.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  unavailable: { status: 503, message: 'Part of Adventure is not responding. Try again in a moment.' },
} as const satisfies Record<string, ErrorEntry>;
