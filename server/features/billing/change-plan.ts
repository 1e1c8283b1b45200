import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import { openCheckout, type PlanRequest } from './checkout.ts';
import { type CheckoutLock, withCheckoutLock } from './checkout-lock.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { ensureCustomer, findCustomer, replaceCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { currentSubscription, savedSnapshot } from './present.ts';
import { PaymentProviderError } from './provider.ts';
import { requireProvider } from './require-provider.ts';
import { syncCustomer } from './sync.ts';

export interface PlanChange {
  type: 'checkout' | 'portal';
  url: string;
}

/** The paying user, as the provider sees them. */
export interface Payer {
  userId: string;
  email: string;
  name: string;
  /** Whether the account is scheduled for deletion. */
  isDeletionScheduled: boolean;
}

/**
 * Returns where to go for a plan: a checkout without a subscription, or the portal, which confirms the
 * change. First closes checkouts for anything else and syncs with the provider. A user's presses take turns,
 * so that they can pay one checkout at most, and never pay for two subscriptions. Throws `billing_disabled`,
 * `coins_not_used`, `account_deletion_scheduled`, `already_on_plan`, and `discount_not_applicable`.
 */
export async function changePlan(deps: BillingDeps, payer: Payer, choice: PlanRequest): Promise<PlanChange> {
  // The purchase would be lost with the account in a few days.
  if (payer.isDeletionScheduled) throw new AppError('account_deletion_scheduled');
  const { customerId } = await ensureCustomer(deps, payer);
  return withCheckoutLock(deps, payer.userId, async (lock) => {
    try {
      return await changePlanOf(deps, lock, choice, customerId);
    } catch (error) {
      if (!isUnknownCustomer(error)) throw error;
      const other = await replaceCustomer(deps, payer, customerId);
      return changePlanOf(deps, lock, choice, other.customerId);
    }
  });
}

async function changePlanOf(
  deps: BillingDeps,
  lock: CheckoutLock,
  choice: PlanRequest,
  customerId: string,
): Promise<PlanChange> {
  const provider = requireProvider(deps);
  await closeCheckouts(deps, provider, lock.userId, choice);
  await syncCustomer(deps, customerId);
  const customer = await findCustomer(deps.database.db, lock.userId);
  if (customer === null) throw new AppError('not_signed_in');
  const current = currentSubscription(savedSnapshot(customer));
  if (current === null)
    return { type: 'checkout', url: await openCheckout(deps, provider, { customer, lock, choice }) };
  const isSame =
    current.tariff?.plan === choice.tariff.plan && current.tariff.interval === choice.tariff.interval;
  if (isSame && !current.cancelAtPeriodEnd && current.next === null) throw new AppError('already_on_plan');
  const url = await provider.openPortal({
    customerId,
    returnUrl: `${choice.origin}${routes.pricing.path}`,
    // The current plan is no change: open the whole portal, where a planned change can be undone.
    ...(!isSame && { change: { subscriptionId: current.id, tariff: choice.tariff } }),
  });
  return { type: 'portal', url };
}

/** Returns the portal's URL. Throws `billing_disabled` and `no_subscription`. */
export async function openPortal(deps: BillingDeps, userId: string, origin: string): Promise<string> {
  const provider = requireProvider(deps);
  const customer = await findCustomer(deps.database.db, userId);
  if (customer === null || customer.provider !== provider.name) throw new AppError('no_subscription');
  const { customerId } = customer;
  try {
    return await provider.openPortal({ customerId, returnUrl: `${origin}${routes.pricing.path}` });
  } catch (error) {
    throw isUnknownCustomer(error) ? new AppError('no_subscription', { cause: error }) : error;
  }
}

function isUnknownCustomer(error: unknown): boolean {
  return error instanceof PaymentProviderError && error.fault === 'unknown_customer';
}
