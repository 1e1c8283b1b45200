import type { EntryKind } from '#contract/coins.ts';
import type { Books } from '../../coins/coins.ts';
import type { FigureDeps } from './deps.ts';

export interface LedgerSearch {
  /** A user's id or address, a reference, an invoice's or a job's id; everything without it. */
  search?: string | undefined;
  kind?: EntryKind | undefined;
  /** UTC days, both included. */
  from?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const dayMs = 86_400_000;

/**
 * Finds entries by whatever an operator has at hand: what is an address is looked up as one, and what is nobody's is tried as
 * a job's, an entry's, a grant's or an invoice's name.
 */
export async function findEntries(
  { books }: Pick<FigureDeps, 'books'>,
  idOfEmail: (email: string) => Promise<string | null>,
  { search = '', from, until, ...page }: LedgerSearch,
): ReturnType<Books['search']> {
  const query = {
    ...page,
    ...(from !== undefined && { from: new Date(from) }),
    ...(until !== undefined && { before: new Date(Date.parse(until) + dayMs) }),
  };
  if (search === '') return books.search(query);
  if (search.includes('@')) {
    const userId = await idOfEmail(search);
    return userId === null ? { entries: [], nextCursor: null } : books.search({ ...query, userId });
  }
  // Ids of users and jobs look alike; each kind has an index, so that those which find nothing cost nothing.
  for (const way of ['userId', 'jobId'] as const) {
    const found = await books.search({ ...query, [way]: search });
    if (found.entries.length > 0) return found;
  }
  return books.search({ ...query, reference: search });
}
