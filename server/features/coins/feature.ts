import * as z from 'zod';
import type { Feature } from '#server/feature.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { Coins } from './coins.ts';
import type { FindPaidJobs } from './history/list-history.ts';
import { ledgerData } from './personal-data.ts';
import { registerCoinRoutes } from './routes.ts';

const expireCoins = defineJob('expire-coins', z.object({}));

export function coinsFeature(
  coins: Coins,
  deps: { database: Database; clock: Clock; findPaidJobs: FindPaidJobs },
): Feature {
  return {
    name: 'coins',
    routes: (api) => registerCoinRoutes(api, coins, deps.findPaidJobs),
    jobs(queue) {
      queue.work(expireCoins, async () => {
        await coins.expireDue(deps.clock.now());
      });
    },
    schedules: [{ job: expireCoins, cron: '*/5 * * * *' }],
    personalData: ledgerData(deps.database),
  };
}
