import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import { addNotification } from './add-notification.ts';
import type { NotificationDeps } from './deps.ts';
import { findReferences } from './store.ts';

/**
 * Notifies users whose coins expire within days and are not renewed, once per grant. Returns how many. A
 * failure for one user does not stop the others; it is thrown at the end.
 */
export async function warnOfExpiry(deps: NotificationDeps): Promise<number> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + coinLimits.expiryWarningDays * dayMs);
  const failures: unknown[] = [];
  let warned = 0;
  for await (const grants of deps.coins.expiringGrants({ after: now, until })) {
    const references = grants.map(({ grantId }) => referenceOf(grantId));
    const known = await findReferences(deps.database.db, references);
    for (const { userId, grantId, source, remaining, expiresAt } of grants) {
      const once = referenceOf(grantId);
      if (known.has(once)) continue;
      const values = { coins: remaining, expiresAt: expiresAt.getTime(), source };
      try {
        const isNew = await deps.database.inTransaction(async (tx) => {
          const content = { type: 'coin_expiration', values } as const;
          const isFirst = await addNotification(deps, tx, { userId, content, once });
          if (isFirst) await deps.onExpiring?.(tx, { userId, coins: remaining, expiresAt, source });
          return isFirst;
        });
        if (isNew) warned += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some users could not be warned of an expiry.');
  return warned;
}

function referenceOf(grantId: string): string {
  return `coin_expiration:${grantId}`;
}
