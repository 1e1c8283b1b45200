import { type Feature, startStop } from '#server/feature.ts';
import type { Jobs } from './jobs.ts';
import { deleteOldKeysEntry, recoverEntry } from './queue-entries.ts';

/** @param concurrency how many jobs this process draws concurrently */
export function jobsFeature(jobs: Jobs, { concurrency }: { concurrency: number }): Feature {
  return {
    name: 'jobs',
    routes: (api) => jobs.registerRoutes(api),
    jobs: () => jobs.work(concurrency),
    schedules: [
      { job: recoverEntry, cron: '* * * * *' },
      { job: deleteOldKeysEntry, cron: '17 * * * *' },
    ],
    ...startStop(async ({ isWorker }) => {
      if (!isWorker) return undefined;
      const unlisten = await jobs.listenForCancels();
      const stopWatching = jobs.watchProcesses();
      return () => {
        stopWatching();
        return unlisten();
      };
    }),
    recover: () => jobs.recover(),
    personalData: jobs.personalData,
  };
}
