import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type FirstAnswer, type JobRow, jobs, type NewJobRow } from './schema.ts';

export const unfinished = ['queued', 'processing'] as const;

/** Lists, figures and the limit of unfinished jobs only include jobs of tools. */
export const isOfTool = isNotNull(jobs.tool);

export function isJob(userId: string, jobId: string) {
  return and(eq(jobs.userId, userId), eq(jobs.id, jobId));
}

/** Inserts a job; null if the user's Idempotency-Key is taken. Waits for a transaction that is taking it. */
export async function insertJob(tx: Tx, row: NewJobRow): Promise<JobRow | null> {
  const [inserted] = await tx
    .insert(jobs)
    .values(row)
    .onConflictDoNothing({ target: [jobs.userId, jobs.idempotencyKey] })
    .returning();
  return inserted ?? null;
}

export async function findJob(db: Reader, userId: string, jobId: string): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(isJob(userId, jobId));
  return row ?? null;
}

/** Like `findJob`, for jobs of tools only. */
export async function findJobOfTool(db: Reader, userId: string, jobId: string): Promise<JobRow | null> {
  const row = await findJob(db, userId, jobId);
  return row?.tool == null ? null : row;
}

export async function findJobs(db: Reader, userId: string, jobIds: readonly string[]): Promise<JobRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.id, [...jobIds])));
}

export async function findJobByKey(db: Reader, userId: string, key: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.idempotencyKey, key)));
  return row ?? null;
}

/** The inputs of failed jobs of a kind, newest first. */
export async function findFailedInputs(
  db: Reader,
  userId: string,
  { kind, skip, limit }: { kind: string; skip: number; limit: number },
): Promise<unknown[]> {
  const rows = await db
    .select({ input: jobs.input })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.kind, kind), eq(jobs.status, 'failed')))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ input }) => input);
}

export async function keepFirstAnswer(
  tx: Tx,
  userId: string,
  jobId: string,
  answer: FirstAnswer,
): Promise<void> {
  await tx.update(jobs).set({ firstAnswer: answer }).where(isJob(userId, jobId));
}

/** Moves a job that was just inserted to another engine. */
export async function setEngine(
  tx: Tx,
  { userId, jobId, ...values }: { userId: string; jobId: string; engine: string; isMeasured: boolean },
): Promise<void> {
  await tx.update(jobs).set(values).where(isJob(userId, jobId));
}

export async function countUnfinished(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isOfTool, inArray(jobs.status, unfinished)));
  return row?.count ?? 0;
}

/** Counts jobs of one kind since then that succeeded or still may, with these fields in their input. */
export async function countSince(
  db: Reader,
  userId: string,
  { kind, since, input }: { kind: string; since: Date; input: Record<string, string> },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        gte(jobs.createdAt, since),
        eq(jobs.kind, kind),
        notInArray(jobs.status, ['failed', 'cancelled']),
        sql`${jobs.input} @> ${JSON.stringify(input)}::jsonb`,
      ),
    );
  return row?.count ?? 0;
}

/**
 * Jobs of tools, unfinished ones first, then the newest. Two queries: sorting by both at once would read all
 * jobs that the user ever had.
 */
export async function findNewestJobs(db: Reader, userId: string, limit: number): Promise<JobRow[]> {
  const newestOf = (isWanted?: SQL) =>
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.userId, userId), isOfTool, isWanted))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit);
  // Literals, not parameters, so that the planner can match the partial index of unfinished jobs.
  const running = await newestOf(sql`${jobs.status} in ('queued', 'processing')`);
  const newest = await newestOf();
  const runningIds = new Set(running.map((row) => row.id));
  return [...running, ...newest.filter((row) => !runningIds.has(row.id))].slice(0, limit);
}

/** A page of the unfinished jobs created before one moment or after another, oldest first. */
export async function findUnfinished(
  db: Reader,
  { madeBefore, orAfter }: { madeBefore: Date; orAfter: Date },
  { after, limit }: { after: JobRow | undefined; limit: number },
): Promise<JobRow[]> {
  const isLater =
    after &&
    sql`(${jobs.createdAt}, ${jobs.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  const isDue = or(lt(jobs.createdAt, madeBefore), gt(jobs.createdAt, orAfter));
  return db
    .select()
    .from(jobs)
    .where(and(inArray(jobs.status, unfinished), isDue, isLater))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(limit);
}

/** Deletes Idempotency-Keys after the time that they are promised to be kept. */
export async function deleteOldKeys(db: Reader, madeBefore: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ idempotencyKey: null, requestHash: null, firstAnswer: null })
    .where(and(isNotNull(jobs.idempotencyKey), lt(jobs.createdAt, madeBefore)));
}
