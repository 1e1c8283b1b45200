import type { ErrorResponse } from '#contract/error-codes.ts';
import type { AppError } from '../app-error.ts';

/** The body of every failed request. */
export function presentError(error: AppError, requestId: string): ErrorResponse {
  return {
    success: false,
    error: error.message,
    message: error.message,
    code: error.code,
    requestId,
    ...(error.fields && { fields: { ...error.fields } }),
    ...(error.engines && { engines: [...error.engines] }),
    ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}
