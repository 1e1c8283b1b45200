import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/platform/database/database.ts';
import { customThumbnailStyles } from '../schema.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingIds } from './training-entries.ts';

const table = customThumbnailStyles;
const unfinished = ['pending', 'processing'] as const;

/** A training in the hands of one worker: what it writes counts only as long as the token is in the row. */
export interface Lease extends TrainingIds {
  token: string;
}

const ofTraining = ({ userId, styleId, trainingId }: TrainingIds) =>
  and(
    eq(table.userId, userId),
    eq(table.id, styleId),
    eq(table.trainingId, trainingId),
    inArray(table.status, [...unfinished]),
  );

const held = (lease: Lease) => and(ofTraining(lease), eq(table.lease, lease.token));

/** Changes a style that is there. */
export async function updateStyle(
  tx: Tx,
  { userId, id }: Pick<ThumbnailStyleRow, 'userId' | 'id'>,
  changed: Partial<ThumbnailStyleRow>,
): Promise<ThumbnailStyleRow> {
  const [row] = await tx
    .update(table)
    .set(changed)
    .where(and(eq(table.userId, userId), eq(table.id, id)))
    .returning();
  if (row === undefined) throw new Error(`the style ${id} is gone`);
  return row;
}

/** Takes a training that has not ended into a worker's hands, out of those of one before. Null where there is none. */
export async function claimTraining(tx: Tx, lease: Lease): Promise<ThumbnailStyleRow | null> {
  const [row] = await tx
    .update(table)
    .set({ status: 'processing', lease: lease.token, progress: 0, attempts: sql`${table.attempts} + 1` })
    .where(ofTraining(lease))
    .returning();
  return row ?? null;
}

/** Writes what became of a training; null where it is no longer this worker's. */
export async function updateHeld(
  db: Db | Tx,
  lease: Lease,
  changed: Partial<ThumbnailStyleRow>,
): Promise<ThumbnailStyleRow | null> {
  const [row] = await db.update(table).set(changed).where(held(lease)).returning();
  return row ?? null;
}

/**
 * Gives a training back that a worker had to let go of; where it is not counted, the attempt never was. One that is known
 * to have begun nothing, and has no ticket, may be begun anew.
 */
export async function returnTraining(
  tx: Tx,
  lease: Lease,
  { isCounted, hasBegunNothing }: { isCounted: boolean; hasBegunNothing: boolean },
): Promise<ThumbnailStyleRow | null> {
  const attempts = isCounted ? sql`${table.attempts}` : sql`${table.attempts} - 1`;
  const submission = hasBegunNothing
    ? sql`case when ${table.ticket} is null then 'none' else ${table.submission} end`
    : sql`${table.submission}`;
  const [row] = await tx
    .update(table)
    .set({ status: 'pending', lease: null, progress: null, attempts, submission })
    .where(held(lease))
    .returning();
  return row ?? null;
}

/** Whether another worker will find the training by a ticket that is in its row. */
export async function hasTicket(db: Reader, ids: TrainingIds): Promise<boolean> {
  const [row] = await db.select({ ticket: table.ticket }).from(table).where(ofTraining(ids));
  return row !== undefined && row.ticket !== null;
}

/** Trainings that have not ended, asked for before a moment or in the future of a clock that was ahead. */
export function findUnfinished(
  db: Db,
  { before, orAfter }: { before: Date; orAfter: Date },
  limit: number,
): Promise<ThumbnailStyleRow[]> {
  return db
    .select()
    .from(table)
    .where(
      and(
        inArray(table.status, [...unfinished]),
        or(lt(table.trainingStartedAt, before), gt(table.trainingStartedAt, orAfter)),
      ),
    )
    .limit(limit);
}
