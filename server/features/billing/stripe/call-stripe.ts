import { type StripeFault, stripeFaultOf } from '#server/platform/stripe/stripe-faults.ts';
import { PaymentProviderError, type ProviderFault } from '../provider.ts';

const faults: Record<StripeFault, ProviderFault> = {
  unavailable: 'unavailable',
  busy: 'busy',
  misconfigured: 'misconfigured',
  mismatch: 'refused',
  no_customer: 'unknown_customer',
  missing: 'refused',
  refused: 'refused',
};

/** Calls Stripe. Throws `PaymentProviderError` for anything that Stripe's client throws. */
export async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const fault = stripeFaultOf(error);
    if (fault === null) throw error;
    throw new PaymentProviderError(faults[fault], messageOf(error), { cause: error });
  }
}

/** Like `callStripe`; null if Stripe does not know the object. */
export async function findAtStripe<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await callStripe(ask);
  } catch (error) {
    if (error instanceof PaymentProviderError && stripeFaultOf(error.cause) === 'missing') return null;
    throw error;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Stripe writes a reference as an id, or as the whole object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** Stripe's timestamps are whole seconds. */
export const momentOf = (seconds: number): Date => new Date(seconds * 1000);
