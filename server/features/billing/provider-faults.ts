import { AppError } from '#server/platform/app-error.ts';
import type { Log } from '#server/platform/log-types.ts';
import { PaymentProviderError } from './provider.ts';

/** Does what asks a provider, and words its faults as the contract does. What only the operator can mend is logged. */
export async function withProviderErrors<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logFault(log, error);
    throw new AppError(isOurs(error) ? 'payment_misconfigured' : 'payment_unavailable', { cause: error });
  }
}

/** The same for what nobody waits for: the fault is logged, and goes on to whoever tries again. */
export async function withFaultsLogged<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentProviderError) logFault(log, error);
    throw error;
  }
}

export function logFault(log: Log, error: PaymentProviderError): void {
  const { fault } = error;
  if (isOurs(error)) log.error({ err: error, fault }, 'the payment provider refused what we asked');
  else log.warn({ err: error, fault }, 'the payment provider could not be asked');
}

/** A wrong key, missing settings, something asked that it does not do: no other try helps, and nobody but the operator. */
function isOurs({ fault }: PaymentProviderError): boolean {
  return fault !== 'unavailable' && fault !== 'busy';
}
