import type { AppEvent } from '#contract/events.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { GalleryContext } from '../context.ts';
import { nameList, readCursor, writeCursor } from '../pages/cursor.ts';
import type { Place } from '../pages/place-queries.ts';
import { lockGallery } from '../stacks/counters.ts';
import { type ReadSelection, readBatch } from './selected.ts';

/** How long one request changes pictures, batch by batch; the client requests the rest. */
const budgetMs = 10_000;

export interface Changed {
  count: number;
  /** Where the next request continues; null when all is done. */
  next: string | null;
}

/** The result of a batch. */
export interface Step {
  /** How many of the pictures it changed. */
  count: number;
  /** The events for browsers if this batch is the whole change; without it they refetch every list. */
  events?: AppEvent[];
}

interface Change {
  userId: string;
  selection: ReadSelection;
  next?: string | undefined;
  /** Carried from request to request: letters, digits and hyphens. */
  note?: string;
}

/**
 * Changes all selected pictures, one transaction per batch: each committed batch stays, even if a later one
 * fails. Locks the gallery in each. Throws what `step` throws.
 */
export async function changeSelected(
  context: GalleryContext,
  { userId, selection, next, note = '' }: Change,
  step: (tx: Tx, ids: readonly string[]) => Promise<Step>,
): Promise<Changed> {
  const { database, clock } = context;
  const list = nameList(userId, { selection });
  const until = clock.now().getTime() + budgetMs;
  let after = next === undefined ? undefined : readCursor(list, next).after;
  let count = 0;
  try {
    while (true) {
      const isLate = clock.now().getTime() >= until;
      const batch = await database.inTransaction(async (tx) => {
        await lockGallery(tx, userId);
        const read = await readBatch(tx, userId, selection, after);
        const { count: changed, events } = await step(tx, read.ids);
        const isAll = after === undefined && read.next === null;
        const isEnd = read.next === null || isLate;
        if (isEnd && count + changed > 0) await publish(context, tx, userId, isAll ? events : undefined);
        return { next: read.next, changed };
      });
      count += batch.changed;
      if (batch.next === null) return { count, next: null };
      if (isLate) return { count, next: note + writeNext(list, batch.next) };
      after = batch.next;
    }
  } catch (error) {
    // Announces the batches before it; a failure to do so must not hide the original error.
    if (count > 0) await database.inTransaction((tx) => publish(context, tx, userId)).catch(() => undefined);
    throw error;
  }
}

function writeNext(list: string, after: Place): string {
  return writeCursor(list, { after, total: 0, isAtLeast: false });
}

async function publish(
  context: GalleryContext,
  tx: Tx,
  userId: string,
  events: readonly AppEvent[] = [{ type: 'gallery.changed', payload: {} }],
): Promise<void> {
  for (const { type, payload } of events) await context.events.publish(tx, userId, type, payload);
}
