import type { PaidJob } from '../coins/coins.ts';
import { readTool } from '../gallery/gallery.ts';
import type { JobsContext } from './context.ts';
import type { JobRow } from './schema.ts';
import { findJobs } from './store.ts';

/** What was paid for, by job id. */
export async function findPaid(
  context: Pick<JobsContext, 'database' | 'kinds'>,
  userId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, PaidJob>> {
  const rows = await findJobs(context.database.db, userId, jobIds);
  return new Map(rows.map((row) => [row.id, { tool: readTool(row.tool), prompt: promptOf(context, row) }]));
}

/** The coin history is older than the current input schemas: an old job may no longer parse. */
function promptOf({ kinds }: Pick<JobsContext, 'kinds'>, { kind, input }: JobRow): string {
  try {
    return kinds.get(kind).describe(input).prompt;
  } catch {
    return '';
  }
}
