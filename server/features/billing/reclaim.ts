import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { daysAfter } from '#contract/durations.ts';
import type { BillingDeps } from './deps.ts';
import { isSandboxPaused } from './effective-snapshot.ts';
import { entitle } from './entitlement/entitle.ts';
import { savedSnapshot } from './present.ts';
import { billingCustomers } from './schema.ts';

/** Jobs that hold coins have ended by then, trainings included. */
const watchedDays = 2;

/**
 * Takes back coins that returned after their money was refunded: those of failed jobs that held them at that
 * moment. Returns how many.
 */
export async function reclaimRefunded(deps: BillingDeps): Promise<number> {
  const { database, clock, provider } = deps;
  if (provider === null) return 0;
  const isWatched = and(
    eq(billingCustomers.provider, provider.name),
    gt(billingCustomers.flaggedAt, daysAfter(clock.now(), -watchedDays)),
    isNotNull(billingCustomers.snapshot),
  );
  const watched = await database.db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(isWatched)
    .orderBy(asc(billingCustomers.userId));
  let taken = 0;
  for (const { userId } of watched) {
    taken += await database.inTransaction(async (tx) => {
      const [customer] = await tx
        .select()
        .from(billingCustomers)
        .where(and(eq(billingCustomers.userId, userId), isWatched))
        .for('update');
      // The sandbox may have been paused meanwhile: then nothing of it is due.
      if (!customer || isSandboxPaused(deps, customer)) return 0;
      const { grants } = entitle(savedSnapshot(customer), clock.now());
      const entitled = grants.map(({ coins, ...grant }) => ({ ...grant, amount: coins }));
      const origin = customer.provider === 'sandbox' ? 'sandbox' : 'payment';
      const changes = await deps.coins.syncGrants(tx, [{ userId, origin, grants: entitled }]);
      return changes.get(userId)?.clawedBack ?? 0;
    });
  }
  return taken;
}
