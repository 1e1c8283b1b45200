import type * as z from 'zod';
import type { listEdits as call } from '#contract/edits.ts';
import type { EditsContext } from './context.ts';
import { presentEdits } from './present.ts';
import { selectPage } from './store.ts';

/** Returns one page of a user's edits, newest first. */
export async function listEdits(
  context: EditsContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<z.infer<(typeof call)['response']>> {
  // One more than requested tells whether there is a next page.
  const rows = await selectPage(context.database.db, userId, { limit: limit + 1, before: cursor });
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    success: true,
    edits: await presentEdits(context, userId, shown),
    hasMore,
    nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null,
  };
}
