import type { ErrorCode } from '#contract/error-codes.ts';
import { errors } from '#contract/errors.ts';
import { isConnectionFailure, isStorageFailure, isTextFailure } from './failures.ts';

export interface AppErrorOptions {
  /** A more specific sentence for the user than the code's own. It is sent to clients: nothing internal. */
  message?: string;
  /** The underlying error, for the log only. */
  cause?: unknown;
  /** Wrong fields, by path, with a sentence each. */
  fields?: Record<string, string>;
  /** The names of engines that could do it. */
  engines?: readonly string[];
  /** Another status than the code's own, for a call whose clients read only the status. */
  status?: number;
  retryAfterSeconds?: number;
  /** `Set-Cookie` headers that the error response sends anyway. */
  cookies?: readonly string[];
}

/** The error that use cases throw for the user. Its status follows from its code, if it has no other. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly engines: readonly string[] | undefined;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly cookies: readonly string[];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errors[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.engines = options.engines;
    this.status = options.status ?? errors[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.cookies = options.cookies ?? [];
  }
}

/**
 * Converts any thrown value to an `AppError` with its cause for the log. Recognises a full disk, an
 * unreachable server and a text that cannot be stored; everything else becomes `internal`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isStorageFailure(thrown)) {
    const message = 'There is no storage space left right now. Try again later.';
    return new AppError('storage_failed', { message, cause: thrown });
  }
  if (isConnectionFailure(thrown)) return unavailable(thrown);
  if (isTextFailure(thrown)) {
    const message = 'A text contains a character that cannot be stored. Remove it and try again.';
    return new AppError('validation_failed', { message, cause: thrown });
  }
  return new AppError('internal', { cause: thrown });
}

/** A service that this process needs, usually the database, cannot be reached. */
export function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', { cause, retryAfterSeconds: 5 });
}
