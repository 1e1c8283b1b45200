import { and, asc, eq, gt } from 'drizzle-orm';
import type * as z from 'zod';
import type { selectionSchema } from '#contract/gallery.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { findPlaces } from '../pages/find-places.ts';
import type { Place } from '../pages/place-queries.ts';
import { resolveFilter } from '../pages/resolve-filter.ts';
import { images } from '../schema.ts';

export type ReadSelection = z.output<typeof selectionSchema>;

export interface Batch {
  ids: string[];
  /** Where the next batch starts; null after the last. A batch may be empty without being the last. */
  next: Place | null;
}

/** Pictures changed in one transaction. */
const batchSize = 1_000;

/**
 * Returns the next selected pictures by id: in id order if named one by one, else newest first. Pictures that
 * arrive meanwhile are newer and not selected.
 */
export async function readBatch(
  db: Reader,
  userId: string,
  selection: ReadSelection,
  after: Place | undefined,
): Promise<Batch> {
  if ('ids' in selection) return nextOfNamed(selection.ids, after);
  if ('deletionId' in selection) return readDeletion(db, userId, selection.deletionId, after);
  const resolved = await resolveFilter(db, userId, selection.filter);
  const { places, next } = await findPlaces(db, resolved, { limit: batchSize, after });
  const except = new Set(selection.except);
  return { ids: places.map(({ id }) => id).filter((id) => !except.has(id)), next };
}

function nextOfNamed(named: readonly string[], after: Place | undefined): Batch {
  const left = [...new Set(named)].filter((id) => !after || id > after.id).toSorted();
  return batchOf(left.slice(0, batchSize), left.length > batchSize);
}

/** A batch of a list in id order, continued after its last id. */
function batchOf(ids: string[], hasMore: boolean): Batch {
  const last = ids.at(-1);
  return { ids, next: last !== undefined && hasMore ? { at: new Date(0), id: last } : null };
}

async function readDeletion(
  db: Reader,
  userId: string,
  deletionId: string,
  after: Place | undefined,
): Promise<Batch> {
  const isNext = after ? gt(images.id, after.id) : undefined;
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.deletionId, deletionId), isNext))
    .orderBy(asc(images.id))
    .limit(batchSize);
  return batchOf(
    rows.map(({ id }) => id),
    rows.length === batchSize,
  );
}
