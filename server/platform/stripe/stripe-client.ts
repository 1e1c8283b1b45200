import Stripe from 'stripe';

export type { Stripe };

/** The API version whose shapes we read: the SDK's own, for requests and webhooks. */
export const stripeApiVersion = '2026-07-29.dahlia';

export interface StripeClientOptions {
  secretKey: string;
  /** The origin of a Stripe stand-in, for tests; null for Stripe itself. */
  apiBase?: string | null;
  /** Timeout of one attempt. */
  timeoutMs?: number;
  /** How often an unanswered call or a server error is retried. */
  retries?: number;
}

/**
 * Creates a Stripe client. Every write carries an idempotency key, the caller's or the SDK's, so that a retry
 * does nothing twice. `stripeFaultOf` classifies its errors.
 */
export function createStripeClient(options: StripeClientOptions): Stripe {
  const { secretKey, apiBase = null, timeoutMs = 8_000, retries = 2 } = options;
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiBase !== null && placeOf(new URL(apiBase))),
  });
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
  };
}
