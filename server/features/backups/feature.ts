import { getBackups, requestBackup } from '#contract/backups.ts';
import type { Feature } from '#server/feature.ts';
import type { Backups } from './backups.ts';

export function backupsFeature(backups: Backups): Feature {
  return {
    name: 'backups',
    routes(api) {
      api.handle(getBackups, async () => ({ backups: await backups.status() }));
      api.handle(requestBackup, { limit: 'backup' }, async () => {
        await backups.request();
        return { backups: await backups.status() };
      });
    },
    async start({ isWorker }) {
      if (isWorker) await backups.start();
    },
    stop: () => backups.stop(),
  };
}
