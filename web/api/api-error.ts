import type { ErrorCode } from '#contract/errors.ts';

/** What can go wrong before the server's own vocabulary is reached. */
export type ClientErrorCode = 'network' | 'bad_response';

/** What of a `bad_response` could not be read: a refusal without a code, a text that is no JSON, or another shape than agreed. */
export type Unread = 'refusal' | 'json' | 'shape';

export interface ApiErrorFacts {
  code: ErrorCode | ClientErrorCode;
  message: string;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** What stood beside the status; empty where the connection does not carry it. */
  statusText?: string | undefined;
  unread?: Unread | undefined;
  /** What is wrong with which field, by path. */
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** Every failed call rejects with one of these. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly unread: Unread | undefined;
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
    this.fields = facts.fields ?? {};
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.requestId = facts.requestId;
  }
}

/** Whether a thrown value is an answer with this code. */
export function hasCode(thrown: unknown, code: ErrorCode | ClientErrorCode): boolean {
  return thrown instanceof ApiError && thrown.code === code;
}

/** Whether a thrown value is an answer that will be the same if it is asked for again: no failure, and no "too often". */
export function isFinalRefusal(thrown: unknown): thrown is ApiError {
  return (
    thrown instanceof ApiError &&
    thrown.status >= 400 &&
    thrown.status < 500 &&
    thrown.code !== 'rate_limited'
  );
}
