import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { minuteMs, secondMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { BillingDeps } from './deps.ts';
import { billingCustomers } from './schema.ts';

/** Longer than the provider's calls of one press can take with all their retries. */
const leaseMs = 2 * minuteMs;
/** How long a press waits for another of the same user, and how often it looks. */
const patienceMs = 30 * secondMs;
const lookMs = 40;

type LockDeps = Pick<BillingDeps, 'database' | 'newId'>;

/** Held while a press changes which checkout of a user can be paid. */
export interface CheckoutLock {
  readonly userId: string;
  /** Whether no other press has taken over, as after a lease that was too short. */
  isHeld(): Promise<boolean>;
}

/**
 * Runs work that changes which checkout of a customer can be paid, one at a time for each user, over all
 * processes. A lease, since no transaction may wait for a provider. Throws `payment_unavailable` when the
 * work before takes too long.
 */
export async function withCheckoutLock<T>(
  deps: LockDeps,
  userId: string,
  work: (lock: CheckoutLock) => Promise<T>,
): Promise<T> {
  const { db } = deps.database;
  const token = deps.newId();
  const isMine = and(eq(billingCustomers.userId, userId), eq(billingCustomers.checkoutLock, token));
  await takeLock(deps, userId, token);
  try {
    return await work({
      userId,
      async isHeld() {
        const rows = await db
          .select({ userId: billingCustomers.userId })
          .from(billingCustomers)
          .where(isMine);
        return rows.length > 0;
      },
    });
  } finally {
    await db.update(billingCustomers).set({ checkoutLock: null, checkoutLockedUntil: null }).where(isMine);
  }
}

/** The database's own time, which all processes share. */
const now = sql`clock_timestamp()`;

async function takeLock({ database }: LockDeps, userId: string, token: string): Promise<void> {
  const isFree = or(
    sql`${billingCustomers.checkoutLock} is null`,
    lt(billingCustomers.checkoutLockedUntil, now),
  );
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const rows = await database.db
      .update(billingCustomers)
      .set({
        checkoutLock: token,
        checkoutLockedUntil: sql`${now} + make_interval(secs => ${leaseMs / secondMs})`,
      })
      .where(and(eq(billingCustomers.userId, userId), isFree))
      .returning({ userId: billingCustomers.userId });
    if (rows.length > 0) return;
    if (performance.now() > giveUpAt) throw new AppError('payment_unavailable');
    await wait(lookMs);
  }
}
