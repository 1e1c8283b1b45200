import { and, eq, gt, isNotNull, not, type SQL } from 'drizzle-orm';
import { billingLimits } from '#contract/limits.ts';
import type { BillingDeps } from './deps.ts';
import type { PaymentProvider } from './provider.ts';
import type { Tariff } from './provider-snapshot.ts';
import { billingCheckouts } from './schema.ts';

/** What a checkout is for. */
export interface CheckoutChoice {
  tariff: Tariff;
  /** With the discount for a first month. */
  hasOffer: boolean;
}

/** The checkouts of somebody that a press for a wish is answered with again. */
export function isFoundAgain(
  { clock }: Pick<BillingDeps, 'clock'>,
  userId: string,
  { tariff, hasOffer }: CheckoutChoice,
): SQL | undefined {
  const least = new Date(clock.now().getTime() + billingLimits.reuseMinutes * 60_000);
  return and(
    eq(billingCheckouts.userId, userId),
    eq(billingCheckouts.plan, tariff.plan),
    eq(billingCheckouts.interval, tariff.interval),
    eq(billingCheckouts.hasOffer, hasOffer),
    gt(billingCheckouts.endsAt, least),
  );
}

/**
 * Has the provider close what somebody has open there, so that nobody pays twice, or for an account that is gone. Kept is
 * only what a press for a wish would find again. What was paid stays paid: ask for the snapshot afterwards.
 */
export async function closeCheckouts(
  deps: Pick<BillingDeps, 'database' | 'clock'>,
  provider: PaymentProvider,
  userId: string,
  kept?: CheckoutChoice,
): Promise<void> {
  const keptRows = kept && isFoundAgain(deps, userId, kept);
  const open = await deps.database.db
    .select({ id: billingCheckouts.id, sessionId: billingCheckouts.sessionId })
    .from(billingCheckouts)
    .where(
      and(
        eq(billingCheckouts.userId, userId),
        gt(billingCheckouts.endsAt, deps.clock.now()),
        isNotNull(billingCheckouts.sessionId),
        keptRows && not(keptRows),
      ),
    );
  for (const { id, sessionId } of open) {
    if (sessionId !== null) await provider.expireCheckout(sessionId);
    await endCheckout(deps, id);
  }
}

/** Offers a checkout no more. */
export async function endCheckout(
  { database, clock }: Pick<BillingDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  await database.db.update(billingCheckouts).set({ endsAt: clock.now() }).where(eq(billingCheckouts.id, id));
}
