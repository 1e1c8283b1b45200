import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import { openCheckout, type PlanRequest } from './checkout.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { ensureCustomer, findCustomer, replaceCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { currentSubscription, savedSnapshot } from './present.ts';
import { type PaymentProvider, PaymentProviderError } from './provider.ts';
import { syncCustomer } from './sync.ts';

export interface PlanChange {
  type: 'checkout' | 'portal';
  url: string;
}

/** Who pays, as the provider is told. */
export interface Payer {
  userId: string;
  email: string;
  name: string;
  /** Whether the account is to be deleted. */
  isLeaving: boolean;
}

/**
 * Where to go for a plan: without a subscription to a checkout, with one to the portal, which asks to confirm the change.
 * What the provider knows is asked for first, and checkouts for something else are closed before, so that nobody pays for
 * a second subscription beside one. Throws `billing_off`, `account_leaving`, `already_on_plan`, and
 * `offer_not_yours`.
 */
export async function changePlan(deps: BillingDeps, payer: Payer, choice: PlanRequest): Promise<PlanChange> {
  // What they paid for would be gone in a few days.
  if (payer.isLeaving) throw new AppError('account_leaving');
  const { customerId } = await ensureCustomer(deps, payer);
  try {
    return await changePlanOf(deps, payer, choice, customerId);
  } catch (error) {
    if (!isUnknownCustomer(error)) throw error;
    const other = await replaceCustomer(deps, payer, customerId);
    return changePlanOf(deps, payer, choice, other.customerId);
  }
}

async function changePlanOf(
  deps: BillingDeps,
  payer: Payer,
  choice: PlanRequest,
  customerId: string,
): Promise<PlanChange> {
  const provider = requireProvider(deps);
  await closeCheckouts(deps, provider, payer.userId, choice);
  await syncCustomer(deps, customerId);
  const customer = await findCustomer(deps.database.db, payer.userId);
  if (customer === null) throw new AppError('not_signed_in');
  const current = currentSubscription(savedSnapshot(customer));
  if (current === null)
    return { type: 'checkout', url: await openCheckout(deps, provider, customer, choice) };
  const isSame =
    current.tariff?.plan === choice.tariff.plan && current.tariff.interval === choice.tariff.interval;
  if (isSame && !current.cancelAtPeriodEnd && current.next === null) throw new AppError('already_on_plan');
  const url = await provider.openPortal({
    customerId,
    returnUrl: `${choice.origin}${routes.pricing.path}`,
    // To stay where one is, is no change: the portal shows what can be taken back.
    ...(!isSame && { change: { subscriptionId: current.id, tariff: choice.tariff } }),
  });
  return { type: 'portal', url };
}

/** The address of the portal. Throws `billing_off` and `no_subscription`. */
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

export function requireProvider({ provider }: Pick<BillingDeps, 'provider'>): PaymentProvider {
  if (provider === null) throw new AppError('billing_off');
  return provider;
}
