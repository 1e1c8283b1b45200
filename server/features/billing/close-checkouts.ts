import { and, eq, gt, isNotNull, not, type SQL } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { billingLimits } from '#contract/limits.ts';
import type { BillingDeps } from './deps.ts';
import type { PaymentProvider } from './provider.ts';
import type { Tariff } from './provider-snapshot.ts';
import { billingCheckouts } from './schema.ts';

/** What a checkout is for. */
export interface CheckoutChoice {
  tariff: Tariff;
  /** With the first-month discount. */
  hasOffer: boolean;
}

/** Selects the user's checkouts that a request for the same choice would reuse. */
export function isReusable(
  { clock }: Pick<BillingDeps, 'clock'>,
  userId: string,
  { tariff, hasOffer }: CheckoutChoice,
): SQL | undefined {
  const least = new Date(clock.now().getTime() + billingLimits.reuseMinutes * minuteMs);
  return and(
    eq(billingCheckouts.userId, userId),
    eq(billingCheckouts.plan, tariff.plan),
    eq(billingCheckouts.interval, tariff.interval),
    eq(billingCheckouts.hasOffer, hasOffer),
    gt(billingCheckouts.endsAt, least),
  );
}

/**
 * Closes a user's open checkouts at the provider, so that they cannot pay twice, or for a deleted account.
 * Keeps only those that a request for the choice would reuse. A payment already made stays: read the snapshot
 * afterwards.
 */
export async function closeCheckouts(
  deps: Pick<BillingDeps, 'database' | 'clock'>,
  provider: PaymentProvider,
  userId: string,
  kept?: CheckoutChoice,
): Promise<void> {
  const rowsToKeep = kept && isReusable(deps, userId, kept);
  const open = await deps.database.db
    .select({ id: billingCheckouts.id, sessionId: billingCheckouts.sessionId })
    .from(billingCheckouts)
    .where(
      and(
        eq(billingCheckouts.userId, userId),
        gt(billingCheckouts.endsAt, deps.clock.now()),
        isNotNull(billingCheckouts.sessionId),
        rowsToKeep && not(rowsToKeep),
      ),
    );
  for (const { id, sessionId } of open) {
    if (sessionId !== null) await provider.expireCheckout(sessionId);
    await endCheckout(deps, id);
  }
}

/** Marks a checkout as ended. */
export async function endCheckout(
  { database, clock }: Pick<BillingDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  await database.db.update(billingCheckouts).set({ endsAt: clock.now() }).where(eq(billingCheckouts.id, id));
}
