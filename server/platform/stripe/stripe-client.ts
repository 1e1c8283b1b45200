import Stripe from 'stripe';

export type { Stripe };

/** The version of the API whose shapes this program reads: the SDK's own, for requests and for webhooks alike. */
export const stripeApiVersion = '2026-07-29.dahlia';

export interface StripeClientOptions {
  secretKey: string;
  /** The origin of a server that speaks as Stripe does, for tests; null for Stripe's own. */
  apiBase?: string | null;
  /** How long one try of a call may take. */
  timeoutMs?: number;
  /** How often a call is tried again that was not answered, or with a fault of the server. */
  retries?: number;
}

/**
 * A client of Stripe's. A call that writes carries an idempotency key, the caller's or one of the SDK's, so that being
 * tried again it does nothing twice. Its errors are told apart by `stripeFaultOf`.
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
