import { and, eq } from 'drizzle-orm';
import type { checkoutStates } from '#contract/billing.ts';
import { minuteMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import { findCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { currentSubscription, savedSnapshot } from './present.ts';
import { type CheckoutFacts, type PaymentProvider, PaymentProviderError } from './provider.ts';
import { logFault } from './provider-faults.ts';
import type { ProviderSnapshot } from './provider-snapshot.ts';
import { requireProvider } from './require-provider.ts';
import { billingCheckouts, type CustomerRow } from './schema.ts';
import { requestSyncOf } from './sync.ts';

export type CheckoutState = (typeof checkoutStates)[number];

/**
 * Returns the state of a checkout that the user returns from. Grants nothing: if the payment is made and its
 * subscription is not known here yet, a background sync is requested. A completed checkout stays complete
 * after its subscription has ended. Throws `checkout_not_found`.
 */
export async function readCheckoutState(
  deps: BillingDeps,
  userId: string,
  sessionId: string,
): Promise<CheckoutState> {
  const provider = requireProvider(deps);
  const rows = await deps.database.db
    .select({ createdAt: billingCheckouts.createdAt })
    .from(billingCheckouts)
    .where(and(eq(billingCheckouts.sessionId, sessionId), eq(billingCheckouts.userId, userId)));
  const [checkout] = rows;
  if (!checkout) throw new AppError('checkout_not_found');
  const facts = await factsOf(deps, provider, sessionId);
  if (facts.state !== 'complete') return facts.state;
  // Read after asking the provider, so that news received meanwhile is seen.
  const customer = await findCustomer(deps.database.db, userId);
  const isKnown =
    facts.subscriptionId === null
      ? hasStartedSince(customer, checkout.createdAt)
      : hasPaidFor(savedSnapshot(customer), facts.subscriptionId);
  if (isKnown) return 'done';
  await requestSyncOf(deps, userId);
  return 'confirming';
}

/** An unreachable provider may have been paid. */
async function factsOf(
  { log }: Pick<BillingDeps, 'log'>,
  provider: PaymentProvider,
  sessionId: string,
): Promise<Pick<CheckoutFacts, 'state' | 'subscriptionId'>> {
  try {
    return (await provider.readCheckout(sessionId)) ?? { state: 'expired', subscriptionId: null };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logFault(log, error);
    return { state: 'complete', subscriptionId: null };
  }
}

/** Whether the first payment of a subscription has been synced, with its coins. */
function hasPaidFor({ subscriptions, invoices }: ProviderSnapshot, id: string): boolean {
  const hasSubscription = subscriptions.some((one) => one.id === id && one.status !== 'incomplete');
  return (
    hasSubscription &&
    invoices.some(({ subscriptionId, status }) => subscriptionId === id && status === 'paid')
  );
}

const clockSlackMs = 5 * minuteMs;

/** Like `hasPaidFor` for an unknown subscription id. Compares the provider's own timestamps. */
function hasStartedSince(customer: CustomerRow | null, moment: Date): boolean {
  const current = currentSubscription(savedSnapshot(customer));
  const isNew = current !== null && current.createdAt.getTime() >= moment.getTime() - clockSlackMs;
  return isNew && customer?.plan !== 'free';
}
