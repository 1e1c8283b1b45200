import { AppError } from '#server/platform/app-error.ts';
import type { BillingDeps } from './deps.ts';
import type { PaymentProvider } from './provider.ts';

/** Throws `billing_disabled` where nothing is sold, and `coins_not_used` where there are no coins to sell. */
export function requireProvider({
  provider,
  usesCoins,
}: Pick<BillingDeps, 'provider' | 'usesCoins'>): PaymentProvider {
  if (usesCoins === false) throw new AppError('coins_not_used');
  if (provider === null) throw new AppError('billing_disabled');
  return provider;
}
