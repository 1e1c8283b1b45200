import { type ErrorCode, errors } from '#contract/errors.ts';
import { isConnectionFailure, isStorageFailure, isTextFailure } from './failures.ts';

export interface AppErrorOptions {
  /** A more exact sentence for the user than the code's own. It reaches the wire: nothing internal in it. */
  message?: string;
  /** What went wrong underneath, for the log only. */
  cause?: unknown;
  /** Which fields were wrong, by path, with a sentence each. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Cookies that the answer sets all the same, as `Set-Cookie` has them. */
  cookies?: readonly string[];
}

/** The one error that a use case throws for what the user should hear about. Its status follows from its code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly cookies: readonly string[];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errors[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.cookies = options.cookies ?? [];
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/**
 * Turns anything thrown into an `AppError`, which keeps its cause for the log: a full disk, a server that does not answer
 * and a text that cannot be stored are told apart, what nobody foresaw becomes `internal`.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isStorageFailure(thrown)) {
    const message = 'There is no room to store this at the moment. Try again later.';
    return new AppError('storage_failed', { message, cause: thrown });
  }
  if (isConnectionFailure(thrown)) {
    const message = 'A part of Adventure does not answer at the moment. Try again shortly.';
    return new AppError('unavailable', { message, cause: thrown, retryAfterSeconds: 5 });
  }
  if (isTextFailure(thrown)) {
    const message = 'A text contains a character that cannot be stored. Remove it and try again.';
    return new AppError('validation_failed', { message, cause: thrown });
  }
  return new AppError('internal', { cause: thrown });
}
