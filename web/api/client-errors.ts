import type { ClientErrorCode } from './api-error.ts';

/** The English of the errors that only a browser gives. */
export const clientErrorTexts = {
  network: 'Adventure is not responding. Try again.',
  bad_response: 'The server sent an answer this page cannot read. Reload the page.',
} as const satisfies Record<ClientErrorCode, string>;
