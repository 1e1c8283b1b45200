import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PlanName } from '#contract/plans.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { users } from '../schema.ts';

/** Blocks a user and ends their sessions. Throws `not_found`. */
export async function blockUser(
  deps: Pick<AccountDeps, 'clock' | 'database'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  await change(tx, userId, { blockedAt: deps.clock.now() });
  await endSessions(deps, tx, userId);
}

/** Throws `not_found` for a closed account, which is about to be erased. */
export async function unblockUser(tx: Tx, userId: string): Promise<void> {
  await change(tx, userId, { blockedAt: null }, isNull(users.closedAt));
}

export async function setPlan(tx: Tx, userId: string, plan: PlanName): Promise<void> {
  await change(tx, userId, { plan });
}

/** Stores the plan that a user pays for; no-op for a deleted user. */
export async function setPaidPlan(tx: Tx, userId: string, paidPlan: PlanName): Promise<void> {
  await tx.update(users).set({ paidPlan }).where(eq(users.id, userId));
}

export async function setAdmin(tx: Tx, userId: string, isAdmin: boolean): Promise<void> {
  await change(tx, userId, { isAdmin });
}

async function change(
  tx: Tx,
  userId: string,
  values: Partial<typeof users.$inferInsert>,
  condition?: SQL,
): Promise<void> {
  const changed = await tx
    .update(users)
    .set(values)
    .where(and(eq(users.id, userId), condition))
    .returning({ id: users.id });
  if (changed.length === 0) throw new AppError('not_found');
}
