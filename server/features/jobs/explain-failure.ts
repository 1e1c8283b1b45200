import type { ErrorCode } from '#contract/error-codes.ts';
import { errors } from '#contract/errors.ts';
import { EngineError, type EngineErrorKind } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import { isStorageFailure } from '#server/platform/failures.ts';

const codeOfEngineError: Record<EngineErrorKind, ErrorCode> = {
  refused: 'content_policy',
  invalid_input: 'engine_failed',
  out_of_credit: 'engine_not_ready',
  misconfigured: 'engine_not_ready',
  rate_limited: 'engine_failed',
  unavailable: 'engine_failed',
  timed_out: 'engine_timed_out',
  lost: 'job_lost',
};

/** All attempts of a job have ended with a crash of their process. */
export class OutOfAttemptsError extends Error {}

export interface Failure {
  code: ErrorCode;
  /** The English sentence for the user; nothing internal. */
  message: string;
  /** Whether it is normal, or the operator should look at it. */
  isExpected: boolean;
}

/** Converts a job's error to its message for the user; `errorCodeOf` adds the kind's own codes. */
export function explainFailure(error: unknown, errorCodeOf?: (error: unknown) => ErrorCode): Failure {
  const failure = explain(error);
  if (!errorCodeOf) return failure;
  const code = errorCodeOf(error);
  return { ...failure, code, message: errors[code].message };
}

function explain(error: unknown): Failure {
  if (error instanceof OutOfAttemptsError) {
    return { code: 'job_lost', message: errors.job_lost.message, isExpected: false };
  }
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, isExpected: error.status < 500 };
  }
  if (error instanceof EngineError) {
    const code = codeOfEngineError[error.kind];
    return { code, message: errors[code].message, isExpected: error.kind === 'refused' };
  }
  const code: ErrorCode = isStorageFailure(error) ? 'storage_failed' : 'engine_failed';
  return { code, message: errors[code].message, isExpected: false };
}
