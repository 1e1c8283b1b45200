import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Books } from '../../coins/coins.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PaymentProvider } from '../provider.ts';

/** What the operator's figures are made of. */
export interface FigureDeps {
  database: Database;
  clock: Clock;
  /** Null where nothing is sold. */
  provider: Pick<PaymentProvider, 'name'> | null;
  books: Pick<Books, 'days' | 'outstanding' | 'search'>;
  jobs: Pick<Jobs['overview'], 'sumByTool'>;
}
