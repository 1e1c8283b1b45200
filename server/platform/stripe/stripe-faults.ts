import Stripe from 'stripe';

/**
 * `unavailable`: not reached, too slow, or broken. `busy`: too much is asked at once. `misconfigured`: the key is not
 * accepted, may not do this, or is one for tests where payments are real. `mismatch`: an idempotency key was used for
 * something else before. `no_customer`: the customer who is named is not there (any more). `missing`: anything else that
 * is named is not. `refused`: anything else that it does not do.
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

/** Another call has the same key or the same object at this moment. */
const crossing = 409;

/** What went wrong with a call; null for what is no error of the SDK's. */
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
  // An answer that is none of Stripe's: something stands between.
  if (thrown instanceof errors.StripeAPIError) return 'unavailable';
  return 'refused';
}

/**
 * What is real and hidden from a key for tests is there all the same: whoever took it for gone would take from customers
 * what they have paid for. The other way round it was never real.
 */
function missingOf({ message, param }: InstanceType<typeof errors.StripeError>): StripeFault {
  if (/exists in live mode/i.test(message)) return 'misconfigured';
  return param === 'customer' || /^No such customer/i.test(message) ? 'no_customer' : 'missing';
}

/** Whether a failure is the answer to the same call of before, which Stripe keeps under its idempotency key. */
export function isKeptAnswer(thrown: unknown): boolean {
  if (!(thrown instanceof errors.StripeError) || stripeFaultOf(thrown) === 'mismatch') return false;
  return thrown.headers?.['idempotent-replayed'] === 'true';
}
