import type { EntryKind } from '#contract/coins.ts';
import { dayMs } from '#contract/durations.ts';
import type { LedgerReports } from '../../coins/coins.ts';
import type { FigureDeps } from './deps.ts';

export interface LedgerSearch {
  /** A user's id or address, a reference, or the id of an invoice or job; all entries when missing. */
  search?: string | undefined;
  kind?: EntryKind | undefined;
  /** UTC days, both included. */
  from?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Finds ledger entries by any text: an address is looked up as one; an unknown id is tried as the name of a
 * job, entry, grant or invoice.
 */
export async function findEntries(
  { ledger }: Pick<FigureDeps, 'ledger'>,
  idOfEmail: (email: string) => Promise<string | null>,
  { search = '', from, until, ...page }: LedgerSearch,
): ReturnType<LedgerReports['search']> {
  const query = {
    ...page,
    ...(from !== undefined && { from: new Date(from) }),
    ...(until !== undefined && { before: new Date(Date.parse(until) + dayMs) }),
  };
  if (search === '') return ledger.search(query);
  if (search.includes('@')) {
    const userId = await idOfEmail(search);
    return userId === null ? { entries: [], nextCursor: null } : ledger.search({ ...query, userId });
  }
  // Ids of users and jobs look alike; each has an index, so a try that finds nothing is cheap.
  for (const way of ['userId', 'jobId'] as const) {
    const found = await ledger.search({ ...query, [way]: search });
    if (found.entries.length > 0) return found;
  }
  return ledger.search({ ...query, reference: search });
}
