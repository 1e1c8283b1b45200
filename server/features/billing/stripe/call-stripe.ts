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

/** Does something at Stripe. Throws `PaymentProviderError` for whatever Stripe's client throws. */
export async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const fault = stripeFaultOf(error);
    if (fault === null) throw error;
    throw new PaymentProviderError(faults[fault], messageOf(error), { cause: error });
  }
}

/** The same, for what need not be there: null where Stripe knows nothing of it. */
export async function findAtStripe<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await callStripe(ask);
  } catch (error) {
    if (error instanceof PaymentProviderError && stripeFaultOf(error.cause) === 'missing') return null;
    throw error;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Stripe writes an object as its name alone, or whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** Stripe's moments are whole seconds. */
export const momentOf = (seconds: number): Date => new Date(seconds * 1000);
