import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { LedgerReports } from '../../coins/coins.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PaymentProvider } from '../provider.ts';

export interface FigureDeps {
  database: Database;
  clock: Clock;
  /** Null when nothing is sold. */
  provider: Pick<PaymentProvider, 'name'> | null;
  ledger: Pick<LedgerReports, 'days' | 'outstanding' | 'search'>;
  jobs: Pick<Jobs['overview'], 'sumByTool'>;
}
