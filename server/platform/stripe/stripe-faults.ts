import Stripe from 'stripe';

/**
 * `unavailable`: unreachable, too slow, or broken. `busy`: rate limited. `misconfigured`: the key is
 * rejected, lacks a permission, or is a test key for live objects. `mismatch`: an idempotency key was used
 * for another request. `no_customer`: the named customer does not exist (any more). `missing`: another named
 * object does not. `refused`: anything else that it rejects.
 */
export type StripeFault =
  | 'unavailable'
  | 'busy'
  | 'misconfigured'
  | 'mismatch'
  | 'no_customer'
  | 'missing'
  | 'refused';

const { errors } = Stripe;

/** Another call uses the same key or object at this moment. */
const crossing = 409;

/** Classifies a call's error; null if it is not the SDK's. */
export function stripeFaultOf(thrown: unknown): StripeFault | null {
  if (!(thrown instanceof errors.StripeError)) return null;
  if (thrown instanceof errors.StripeConnectionError) return 'unavailable';
  if (thrown.statusCode !== undefined && thrown.statusCode >= 500) return 'unavailable';
  if (thrown instanceof errors.StripeRateLimitError || thrown.statusCode === 429) return 'busy';
  if (thrown.statusCode === crossing) return 'busy';
  if (thrown instanceof errors.StripeAuthenticationError) return 'misconfigured';
  if (thrown instanceof errors.StripePermissionError) return 'misconfigured';
  if (thrown instanceof errors.StripeIdempotencyError) return 'mismatch';
  if (thrown.code === 'resource_missing') return missingOf(thrown);
  // Not an answer of Stripe's: a proxy in between.
  if (thrown instanceof errors.StripeAPIError) return 'unavailable';
  return 'refused';
}

/**
 * A live object hidden from a test key still exists: treating it as gone would take paid plans from
 * customers. In the other direction it was never real.
 */
function missingOf({ message, param }: InstanceType<typeof errors.StripeError>): StripeFault {
  if (/exists in live mode/i.test(message)) return 'misconfigured';
  return param === 'customer' || /^No such customer/i.test(message) ? 'no_customer' : 'missing';
}

/**
 * Whether a failure is the stored answer to an earlier identical call, which Stripe keeps under its
 * idempotency key.
 */
export function isStoredAnswer(thrown: unknown): boolean {
  if (!(thrown instanceof errors.StripeError) || stripeFaultOf(thrown) === 'mismatch') return false;
  return thrown.headers?.['idempotent-replayed'] === 'true';
}
