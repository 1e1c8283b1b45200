import type { ErrorCode } from '#contract/error-codes.ts';
import type { Issue } from '#server/platform/http/validate.ts';

/** The error code for an unacceptable password. */
export const passwordError = (issue: Issue): ErrorCode =>
  issue.code === 'too_big' ? 'password_too_long' : 'password_too_short';

/** The error code for an unacceptable name. */
export const nameError = (issue: Issue): ErrorCode =>
  issue.code === 'too_big' ? 'validation_failed' : 'name_required';
