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
} as const satisfies Record<string, ErrorEntry>;
