import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import { addNotification } from './add-notification.ts';
import type { NotificationDeps } from './deps.ts';
import { findSent } from './store.ts';

const references = { welcome: 'welcome', community: 'discord_community' } as const;

/**
 * Welcomes a user at their first visit and, from a day later, invites them to the community, if there is one.
 * Each once. Idempotent, and safe to call concurrently.
 */
export async function welcomeUser(deps: NotificationDeps, userId: string): Promise<void> {
  const sent = await findSent(deps.database.db, userId, Object.values(references));
  const welcomedAt = sent.get(references.welcome);
  if (welcomedAt === undefined) return welcome(deps, userId);
  const isInviteDue = deps.clock.now().getTime() - welcomedAt.getTime() >= dayMs;
  if (deps.hasCommunity && isInviteDue && !sent.has(references.community)) await invite(deps, userId);
}

async function welcome(deps: NotificationDeps, userId: string): Promise<void> {
  const now = deps.clock.now().getTime();
  const gift = await deps.coins.signupGrant(userId);
  const days = gift === null ? 0 : Math.round((gift.expiresAt.getTime() - now) / dayMs);
  const coins = days > 0 ? coinLimits.signupCoins : 0;
  await deps.database.inTransaction((tx) =>
    addNotification(deps, tx, {
      userId,
      content: { type: 'welcome', values: { coins, days: coins > 0 ? days : 0 } },
      once: references.welcome,
    }),
  );
}

async function invite(deps: NotificationDeps, userId: string): Promise<void> {
  await deps.database.inTransaction((tx) =>
    addNotification(deps, tx, {
      userId,
      content: { type: 'discord_community', values: {} },
      once: references.community,
    }),
  );
}
