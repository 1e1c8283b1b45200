import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Feature } from '#server/feature.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { Coins } from './coins.ts';
import { type CoinRouteDeps, registerCoinRoutes } from './routes.ts';
import { coinAccounts, coinEntries, coinGrants, coinHolds } from './schema.ts';

const expireCoins = defineJob('expire-coins', z.object({}));

export function coinsFeature(
  coins: Coins,
  deps: CoinRouteDeps & { database: Database; clock: Clock },
): Feature {
  return {
    name: 'coins',
    routes: (api) => registerCoinRoutes(api, coins, deps),
    jobs(queue) {
      queue.work(expireCoins, async () => {
        await coins.expireDue(deps.clock.now());
      });
    },
    schedules: [{ job: expireCoins, cron: '*/5 * * * *' }],
    personalData: ledgerData(deps.database),
  };
}

/** A user's ledger. It survives the account under an anonymous id, so that its sums still add up. */
export function ledgerData({ db }: Pick<Database, 'db'>): DataHolder {
  return {
    name: 'ledger',
    records: {
      entries: (userId) => rowsOfUser(() => db.select().from(coinEntries), coinEntries, userId),
      grants: (userId) => rowsOfUser(() => db.select().from(coinGrants), coinGrants, userId),
      holds: (userId) => rowsOfUser(() => db.select().from(coinHolds), coinHolds, userId),
    },
    async erase(tx, { userId, anonymousId }) {
      const anonymous = { userId: anonymousId };
      await tx.update(coinAccounts).set(anonymous).where(eq(coinAccounts.userId, userId));
      await tx.update(coinHolds).set(anonymous).where(eq(coinHolds.userId, userId));
      await tx.update(coinEntries).set(anonymous).where(eq(coinEntries.userId, userId));
      // A grant's reference may contain the user's id.
      await tx
        .update(coinGrants)
        .set({ ...anonymous, reference: sql`replace(${coinGrants.reference}, ${userId}, ${anonymousId})` })
        .where(eq(coinGrants.userId, userId));
    },
  };
}
