import type { OperatorWarning } from '#contract/admin-overview.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Coins } from '../coins/coins.ts';
import type { Engines } from '../engines/engines.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { AuditLog } from './audit-log.ts';
export interface AdminDeps {
  database: Database;
  accounts: Pick<Accounts, 'administration'>;
  coins: Pick<Coins, 'balance' | 'grant' | 'take'>;
  jobs: Pick<Jobs, 'overview'>;
  gallery: Pick<Gallery, 'total' | 'countCreated' | 'picturesOfJobs' | 'missing'>;
  mail: Pick<Mail, 'isSent' | 'outbox' | 'read'>;
  auditLog: AuditLog;
  clock: Clock;
  engines: Pick<Engines, 'all' | 'byId'>;
  /** What the operator should know. */
  warnings(): Promise<OperatorWarning[]>;
  dataDir: string;
  version: string;
  startedAt: Date;
  /** Whether visitors see claims or reviews that no admin has checked. */
  hasSampleContent(): Promise<boolean>;
}
