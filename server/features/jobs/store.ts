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

/**
 * A worker's lease of a job. Every write of a worker checks it, so that a worker that lost it writes nothing.
 */
export interface Lease {
  userId: string;
  jobId: string;
  token: string;
}

const unfinished = ['queued', 'processing'] as const;

/** Lists, figures and the limit of unfinished jobs only include jobs of tools. */
export const isOfTool = isNotNull(jobs.tool);

function isJob(userId: string, jobId: string) {
  return and(eq(jobs.userId, userId), eq(jobs.id, jobId));
}

function isHeld(lease: Lease) {
  return and(
    isJob(lease.userId, lease.jobId),
    eq(jobs.leaseToken, lease.token),
    eq(jobs.status, 'processing'),
  );
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

/** Claims an unfinished job for one worker, from any other that had it; null if it has ended. */
export async function claimJob(tx: Tx, lease: Lease, now: Date): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'processing',
      leaseToken: lease.token,
      attempt: sql`${jobs.attempt} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(isJob(lease.userId, lease.jobId), inArray(jobs.status, unfinished)))
    .returning();
  return row ?? null;
}

const noEngine = { engineName: null, isMeasured: true, expectedAt: null } as const;

/** Each write below returns whether the lease was still held. */
async function updateHeld(db: Reader, lease: Lease, values: Partial<NewJobRow>): Promise<boolean> {
  const rows = await db.update(jobs).set(values).where(isHeld(lease)).returning({ id: jobs.id });
  return rows.length > 0;
}

/** A job's progress columns. */
export type SavedProgress = Pick<
  JobRow,
  'progressPercent' | 'progressStep' | 'engineName' | 'isMeasured' | 'expectedAt'
>;

/** Returns the updated job; null if the lease was lost. */
export async function saveProgress(
  db: Reader,
  lease: Lease,
  progress: SavedProgress,
): Promise<JobRow | null> {
  const [row] = await db.update(jobs).set(progress).where(isHeld(lease)).returning();
  return row ?? null;
}

export function saveEngine(db: Reader, lease: Lease, engine: string): Promise<boolean> {
  return updateHeld(db, lease, {
    engine,
    submission: 'none',
    submittedAt: null,
    ticket: null,
    ...noEngine,
  });
}

export function saveSubmitting(db: Reader, lease: Lease, now: Date): Promise<boolean> {
  return updateHeld(db, lease, { submission: 'submitting', submittedAt: now });
}

export function saveTicket(
  db: Reader,
  lease: Lease,
  ticket: NonNullable<JobRow['ticket']>,
): Promise<boolean> {
  return updateHeld(db, lease, { submission: 'submitted', ticket });
}

/** Returns the updated job; null if the lease was lost. */
export async function completeJob(tx: Tx, lease: Lease, now: Date): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'completed',
      finishedAt: now,
      leaseToken: null,
      progressPercent: 100,
      progressStep: 'storing',
    })
    .where(isHeld(lease))
    .returning();
  return row ?? null;
}

/** Ends a job without a result, whoever holds it; null if it had ended already. */
export async function endJob(
  tx: Tx,
  end: {
    userId: string;
    jobId: string;
    /** Only if this worker still holds it. */
    token?: string | undefined;
    status: 'failed' | 'cancelled';
    code: string;
    message: string;
    now: Date;
  },
): Promise<JobRow | null> {
  const isMine = end.token === undefined ? undefined : eq(jobs.leaseToken, end.token);
  const [row] = await tx
    .update(jobs)
    .set({
      status: end.status,
      errorCode: end.code,
      errorMessage: end.message,
      finishedAt: end.now,
      leaseToken: null,
    })
    .where(and(isJob(end.userId, end.jobId), inArray(jobs.status, unfinished), isMine))
    .returning();
  return row ?? null;
}

/**
 * Returns a job to the queue. `isCounted`: the attempt counts against it. `hasStartedNothing`: the engine has
 * started nothing that no ticket finds, so the call may be repeated.
 */
export async function returnToQueue(
  tx: Tx,
  lease: Lease,
  { isCounted, hasStartedNothing }: { isCounted: boolean; hasStartedNothing: boolean },
): Promise<JobRow | null> {
  const isForgotten = hasStartedNothing ? sql`${jobs.ticket} is null` : sql`false`;
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'queued',
      leaseToken: null,
      ...(!isCounted && { handBacks: sql`${jobs.handBacks} + 1` }),
      submission: sql`case when ${isForgotten} then 'none' else ${jobs.submission} end`,
      progressPercent: null,
      progressStep: 'queued',
      ...noEngine,
    })
    .where(isHeld(lease))
    .returning();
  return row ?? null;
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
export async function forgetKeys(db: Reader, madeBefore: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ idempotencyKey: null, requestHash: null, firstAnswer: null })
    .where(and(isNotNull(jobs.idempotencyKey), lt(jobs.createdAt, madeBefore)));
}
