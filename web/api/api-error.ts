import type { ErrorCode } from '#contract/error-codes.ts';

/** Errors without a code from the server. */
export type ClientErrorCode = 'network' | 'bad_response';

/**
 * Why a `bad_response` could not be read: a refusal without a code, a body that is not JSON, or a body that
 * does not match the contract.
 */
export type Unread = 'refusal' | 'json' | 'shape';

export interface ApiErrorFacts {
  code: ErrorCode | ClientErrorCode;
  message: string;
  /** The HTTP status; 0 if no answer came. */
  status: number;
  /** The status text; empty where the connection does not carry it. */
  statusText?: string | undefined;
  unread?: Unread | undefined;
  /** What a server said that gives no code; shown as it is. */
  foreignSentence?: string | undefined;
  /** Errors by field path. */
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** The error of every failed call. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly unread: Unread | undefined;
  readonly foreignSentence: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.name = 'ApiError';
    this.code = facts.code;
    this.status = facts.status;
    this.statusText = facts.statusText ?? '';
    this.unread = facts.unread;
    this.foreignSentence = facts.foreignSentence;
    this.fields = facts.fields ?? {};
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.requestId = facts.requestId;
  }
}

/** Whether an error has this code. */
export function hasCode(thrown: unknown, code: ErrorCode | ClientErrorCode): boolean {
  return thrown instanceof ApiError && thrown.code === code;
}

/** Whether repeating the call would give the same answer: neither a failure nor a rate limit. */
export function isFinalRefusal(thrown: unknown): thrown is ApiError {
  return (
    thrown instanceof ApiError &&
    thrown.status >= 400 &&
    thrown.status < 500 &&
    thrown.code !== 'rate_limited'
  );
}
