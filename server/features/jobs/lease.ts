import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type JobRow, jobs } from './schema.ts';
import { isJob, unfinished } from './store.ts';

/**
 * A worker's lease of a job. Every write of a worker checks it, so that a worker that lost it writes nothing.
 */
export interface Lease {
  userId: string;
  jobId: string;
  token: string;
}

function isHeld(lease: Lease) {
  return and(
    isJob(lease.userId, lease.jobId),
    eq(jobs.leaseToken, lease.token),
    eq(jobs.status, 'processing'),
  );
}

/** Claims an unfinished job for one worker, from any other that had it; null if it has ended. */
export async function claimJob(tx: Tx, lease: Lease, now: Date): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'processing',
      leaseToken: lease.token,
      attempt: sql`${jobs.attempt} + 1`,
      shown: null,
      startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(isJob(lease.userId, lease.jobId), inArray(jobs.status, unfinished)))
    .returning();
  return row ?? null;
}

const noEngine = { engineName: null, expectedAt: null } as const;

/** Each write below returns whether the lease was still held. */
async function updateHeld(
  db: Reader,
  lease: Lease,
  values: PgUpdateSetSource<typeof jobs>,
): Promise<boolean> {
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

export function saveEngine(
  db: Reader,
  lease: Lease,
  engine: Pick<JobRow, 'engine' | 'isMeasured'>,
): Promise<boolean> {
  return updateHeld(db, lease, {
    ...engine,
    submission: 'none',
    submittedAt: null,
    ticket: null,
    shown: null,
    ...noEngine,
  });
}

/** Adds a picture that will be shown in its place, with what its kind needs to keep it. */
export function saveShown(db: Reader, lease: Lease, place: number, picture: unknown): Promise<boolean> {
  const added = JSON.stringify({ [place]: picture });
  return updateHeld(db, lease, { shown: sql`coalesce(${jobs.shown}, '{}'::jsonb) || ${added}::jsonb` });
}

/** Replaces all of them: the files of the others may go. */
export function replaceShown(db: Reader, lease: Lease, shown: Record<number, unknown>): Promise<boolean> {
  return updateHeld(db, lease, { shown });
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

/** What a completed job has charged and, if it made fewer pictures than asked, how many and why. */
export type SavedResult = Pick<JobRow, 'cost' | 'made' | 'errorCode' | 'errorMessage'>;

const completed = (now: Date) =>
  ({
    status: 'completed',
    finishedAt: now,
    leaseToken: null,
    progressPercent: 100,
    progressStep: 'storing',
  }) as const;

/** Returns the updated job; null if the lease was lost. */
export async function completeJob(
  tx: Tx,
  lease: Lease,
  result: SavedResult,
  now: Date,
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({ ...result, ...completed(now), shown: null })
    .where(isHeld(lease))
    .returning();
  return row ?? null;
}

/** Locks an unfinished job; null if it has ended. */
export async function lockUnfinished(tx: Tx, userId: string, jobId: string): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(isJob(userId, jobId), inArray(jobs.status, unfinished)))
    .for('update');
  return row ?? null;
}

/** Completes a locked job with the pictures that are shown. `shown` goes on naming their files. */
export async function completeShown(
  tx: Tx,
  { userId, id }: Pick<JobRow, 'userId' | 'id'>,
  { files, ...result }: SavedResult & { files: readonly unknown[] },
  now: Date,
): Promise<JobRow> {
  const [row] = await tx
    .update(jobs)
    .set({ ...result, ...completed(now), shown: { ...files } })
    .where(isJob(userId, id))
    .returning();
  if (row === undefined) throw new Error('a locked job is gone');
  return row;
}

/** Ends a job without a result, whichever process holds it; null if it had ended already. */
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
      shown: null,
    })
    .where(and(isJob(end.userId, end.jobId), inArray(jobs.status, unfinished), isMine))
    .returning();
  return row ?? null;
}

/**
 * Returns a job to the queue. `isCounted`: the attempt counts against it. `hasStartedNothing`: the engine has
 * started nothing that a ticket does not find, so the call may be repeated.
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
      ...(!isCounted && { requeues: sql`${jobs.requeues} + 1` }),
      submission: sql`case when ${isForgotten} then 'none' else ${jobs.submission} end`,
      progressPercent: null,
      progressStep: 'queued',
      shown: null,
      ...noEngine,
    })
    .where(isHeld(lease))
    .returning();
  return row ?? null;
}
