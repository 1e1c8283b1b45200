import * as z from 'zod';
import type { Feature } from '#server/feature.ts';
import type { Clock } from '#server/platform/clock.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { Accounts } from './accounts.ts';
import { registerAccountRoutes } from './routes.ts';

const deleteAccounts = defineJob('delete-accounts', z.object({}));

export function accountsFeature(accounts: Accounts, { clock }: { clock: Clock }): Feature {
  return {
    name: 'accounts',
    routes: (api) => registerAccountRoutes(api, accounts),
    jobs(queue) {
      queue.work(deleteAccounts, async ({ signal }) => {
        await accounts.deleteDueAccounts(clock.now(), signal);
      });
    },
    schedules: [{ job: deleteAccounts, cron: '*/10 * * * *' }],
    sweep: (now) => accounts.removeEndedSessions(now),
    stop: () => accounts.close(),
  };
}
