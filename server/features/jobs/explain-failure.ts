import { type ErrorCode, errors } from '#contract/errors.ts';
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

/** A job has had all its attempts, each of which has taken its process down. */
export class OutOfAttemptsError extends Error {}

export interface Failure {
  code: ErrorCode;
  /** The English sentence for the user; nothing internal. */
  message: string;
  /** Whether it is part of a normal day, or something the operator should look at. */
  isExpected: boolean;
}

/**
 * Turns whatever ended a job into what its user is told; `errorCodeOf` is the kind's, where it has codes of
 * its own.
 */
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
