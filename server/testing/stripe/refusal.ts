/** An error response of Stripe's. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;

  constructor(status: number, message: string, says: { type?: string; code?: string } = {}) {
    super(message);
    this.name = 'StripeRefusal';
    this.status = status;
    this.type = says.type ?? 'invalid_request_error';
    this.code = says.code ?? null;
  }
}

export function noSuch(what: string, id: string): StripeRefusal {
  return new StripeRefusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing' });
}

/** Returns an object that must exist. */
export function requireObject<T>(found: T | null | undefined, what: string, id: string): T {
  if (found === null || found === undefined) throw noSuch(what, id);
  return found;
}
