import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import type { Db, Reader, Tx } from '#server/platform/database/database.ts';
import { type FoundJob, findJob, findJobs } from '../jobs/jobs.ts';
import { customThumbnailStyles } from './schema.ts';
import { maxListed } from './store.ts';

export type ThumbnailStyleRow = typeof customThumbnailStyles.$inferSelect;

/** A style with its current or last training job. */
export interface StyleInTraining {
  style: ThumbnailStyleRow;
  /** Null only while the account is being deleted. */
  training: FoundJob | null;
}

const table = customThumbnailStyles;

const isReady = isNotNull(table.trainedAt);

/** A user's thumbnail styles with their trainings, newest first. */
export async function listThumbnailStyles(db: Db, userId: string): Promise<StyleInTraining[]> {
  const styles = await db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(maxListed);
  const ids = styles.map(({ trainingId }) => trainingId);
  const trainings = new Map((await findJobs(db, userId, ids)).map((job) => [job.id, job]));
  return styles.map((style) => ({ style, training: trainings.get(style.trainingId) ?? null }));
}

/** A style with its training. */
export async function withTraining(db: Reader, style: ThumbnailStyleRow): Promise<StyleInTraining> {
  return { style, training: await findJob(db, style.userId, style.trainingId) };
}

/** Finds a user's ready thumbnail style by id, trigger word or name. */
export async function findReadyThumbnailStyle(
  db: Db,
  userId: string,
  wanted: string,
): Promise<ThumbnailStyleRow | undefined> {
  const key = styleNameKey(wanted);
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        isReady,
        or(eq(table.id, wanted), eq(table.triggerKey, key), eq(table.nameKey, key)),
      ),
    )
    .orderBy(desc(sql`${table.id} = ${wanted}`), desc(sql`${table.triggerKey} = ${key}`))
    .limit(1);
  return rows[0];
}

/** Finds the user's ready style whose trigger word comes first among these words (see `wordsIn`). */
export async function findStyleByTriggerWord(
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<ThumbnailStyleRow | undefined> {
  // A user has few styles, but a prompt many words.
  const styles = await db
    .select({ id: table.id, triggerKey: table.triggerKey })
    .from(table)
    .where(and(eq(table.userId, userId), isReady))
    .limit(maxListed);
  if (styles.length === 0) return undefined;
  const idOf = new Map(styles.map(({ id, triggerKey }) => [triggerKey, id]));
  const called = words.find((word) => idOf.has(word));
  const id = called === undefined ? undefined : idOf.get(called);
  return id === undefined ? undefined : ((await findStyle(db, userId, id)) ?? undefined);
}

/** Finds a user's style by id, whatever its status. */
export async function findStyle(db: Reader, userId: string, id: string): Promise<ThumbnailStyleRow | null> {
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.id, id)));
  return rows[0] ?? null;
}

/** Finds the style that a job trains; null if it is deleted, or another job trains it. */
export async function findStyleOfTraining(
  db: Reader,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<ThumbnailStyleRow | null> {
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.trainingId, jobId)));
  return rows[0] ?? null;
}

/** Updates an existing style. */
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
