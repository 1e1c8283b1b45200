import { AppError } from '#server/platform/app-error.ts';
import type { Log } from '#server/platform/log-types.ts';
import { PaymentProviderError } from './provider.ts';

/**
 * Runs a provider call and maps its faults to the contract's errors. Logs those that only the operator can
 * fix.
 */
export async function withProviderErrors<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logFault(log, error);
    throw new AppError(isOurs(error) ? 'payment_misconfigured' : 'payment_unavailable', { cause: error });
  }
}

/** Logs the faults of background work, and rethrows them for the retry. */
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
  if (isOurs(error)) log.error({ error, fault }, 'the payment provider refused a request');
  else log.warn({ error, fault }, 'the payment provider is unavailable');
}

/** A wrong key, missing settings, an unsupported request: retrying cannot help, only the operator can. */
function isOurs({ fault }: PaymentProviderError): boolean {
  return fault !== 'unavailable' && fault !== 'busy';
}
