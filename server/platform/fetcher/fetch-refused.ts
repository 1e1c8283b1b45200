export type RefusalReason =
  /** Not a fetchable URL: its scheme, its port, or credentials in it. */
  | 'address'
  /** The host is not allowed, does not exist, or lies in a private network. */
  | 'host'
  | 'redirects'
  | 'status'
  | 'content_type'
  | 'too_large'
  | 'timed_out'
  /** The connection failed or broke. */
  | 'network';

/** A fetch was refused. The message is for the log: it may name internal addresses. */
export class FetchRefusedError extends Error {
  readonly reason: RefusalReason;
  /** The response's status, for `status`. */
  readonly status: number | undefined;

  constructor(reason: RefusalReason, message: string, options: { cause?: unknown; status?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'FetchRefusedError';
    this.reason = reason;
    this.status = options.status;
  }
}
