import type { ErrorCode } from '#contract/errors.ts';
import type { Issue } from '#server/platform/http/validate.ts';

/** Which code answers a password that no account may have. */
export const passwordError = (issue: Issue): ErrorCode =>
  issue.code === 'too_big' ? 'password_too_long' : 'password_too_short';

/** Which code answers a name that cannot be kept. */
export const nameError = (issue: Issue): ErrorCode =>
  issue.code === 'too_big' ? 'validation_failed' : 'name_required';
