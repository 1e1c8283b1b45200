import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import type { Greeting } from '#contract/session.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from './deps.ts';
import { sessions, users } from './schema.ts';

const activityStepMs = minuteMs;

/**
 * Notes that a user is active, to the minute: clients report every few seconds, one write a minute is enough.
 */
export async function recordActivity(
  deps: AccountDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const now = deps.clock.now();
  const recently = new Date(now.getTime() - activityStepMs);
  await deps.database.db
    .update(users)
    .set({ lastActiveAt: now })
    .where(and(eq(users.id, userId), or(isNull(users.lastActiveAt), lt(users.lastActiveAt, recently))));
  await deps.database.db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(
      and(eq(sessions.id, sessionId), or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, recently))),
    );
}

/** Notes that a user has made an image. Returns whether it is their first. */
export async function markGenerated(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ hasGeneratedImages: true })
    .where(and(eq(users.id, userId), eq(users.hasGeneratedImages, false)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Notes that a user has dismissed a greeting: the welcome and the discount once, the end of the free coins
 * each time.
 */
export async function recordGreeting(deps: AccountDeps, userId: string, greeting: Greeting): Promise<void> {
  const now = deps.clock.now();
  const isMine = eq(users.id, userId);
  const { db } = deps.database;
  if (greeting === 'trial_expired') {
    await db.update(users).set({ trialEndShownAt: now }).where(isMine);
    return;
  }
  const [column, noted] =
    greeting === 'welcome'
      ? [users.welcomedAt, { welcomedAt: now }]
      : [users.discountSeenAt, { discountSeenAt: now }];
  await db
    .update(users)
    .set(noted)
    .where(and(isMine, isNull(column)));
}
