import type { OperatorWarning } from '#contract/admin-overview.ts';
import { ownOrigin } from '../config.ts';
import { type Alerts, createAlerts, createNotices } from '../features/alerts/alerts.ts';
import { type Backups, createBackups } from '../features/backups/backups.ts';
import type { Base } from './base.ts';
import type { EngineParts } from './engines.ts';
import { observeQueue } from './metrics.ts';
import type { Pictures } from './pictures.ts';
import type { Resources } from './resources.ts';
import type { UserParts } from './users.ts';

/** Looks after the server itself: backups, what the operator should know, and how it is sent. */
export interface WatchParts {
  backups: Backups;
  alerts: Alerts;
  notices(): Promise<OperatorWarning[]>;
}

export function createWatch(
  resources: Pick<Resources, 'metrics' | 'freeBytes' | 'remoteEngines'>,
  base: Base,
  parts: Pick<UserParts, 'accounts' | 'mail'> &
    Pick<EngineParts, 'engines'> &
    Pick<Pictures, 'jobs'> & { settingWarnings(): OperatorWarning[] },
): WatchParts {
  const { config, database, clock } = base;
  const { accounts, mail, engines, jobs, settingWarnings } = parts;
  const { freeBytes, metrics, remoteEngines } = resources;
  observeQueue(metrics, { jobs, clock });
  const backups = createBackups({ ...base, freeBytes });
  const notices = createNotices({
    database,
    clock,
    engines,
    jobs,
    backups,
    dataDir: config.dataDir,
    freeBytes,
    settingWarnings,
  });
  const alerts = createAlerts({
    ...base,
    mail,
    notices,
    mailAdmins: accounts.mailAdmins,
    webhook: config.alertWebhook,
    // Under the same rules as engines: no link-local or metadata address.
    fetch: remoteEngines?.network.fetch ?? fetch,
    origin: config.publicUrl ?? ownOrigin(config),
  });
  return { backups, alerts, notices };
}
