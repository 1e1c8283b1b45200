import { hourMs } from '#contract/durations.ts';
import type { Job } from '#contract/jobs.ts';
import { jobLimits } from '#contract/limits.ts';
import type { Tool } from '#contract/tools.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import type { PaidJob } from '../coins/coins.ts';
import { readTool } from '../gallery/gallery.ts';
import { ActiveJobs } from './active-jobs.ts';
import { cancelJob, cancelledChannel, cancelWithin } from './cancel-job.ts';
import { JobKinds, type JobsContext, type JobsDeps } from './context.ts';
import { createJobsOverview, type JobsOverview } from './jobs-overview.ts';
import { eraseInput, type JobKind, type StartedJob } from './kinds.ts';
import { jobData } from './personal-data.ts';
import {
  deleteOldKeysEntry,
  discardEntry,
  recoverEntry,
  runEntry,
  runHoursEntry,
  runLongEntry,
  runRemoteEntry,
} from './queue-entries.ts';
import { recoverJobs } from './recover-jobs.ts';
import { registerRoutes } from './routes.ts';
import { runJob } from './run-job.ts';
import { type JobRow, keptBy } from './schema.ts';
import { showJobs } from './show-jobs.ts';
import { type AddJob, addJob, type StartJob, startJob } from './start-job.ts';
import { countSince, deleteOldKeys, findFailedInputs, findJob, findJobOfTool, findJobs } from './store.ts';
import { watchProcesses } from './watch-processes.ts';

export type { JobsDeps } from './context.ts';
export type {
  Completion,
  EndedJob,
  JobKind,
  KeptPictures,
  PartialResult,
  RetryRequest,
  RunningJob,
  ShownJob,
  StartedJob,
} from './kinds.ts';
export { maxAttemptMs } from './queue-entries.ts';
export type { AddJob, StartJob } from './start-job.ts';
export { findJob, findJobs };

/** A job's input and its current state. */
export type FoundJob = Pick<
  JobRow,
  | 'id'
  | 'kind'
  | 'status'
  | 'engine'
  | 'input'
  | 'cost'
  | 'createdAt'
  | 'progressPercent'
  | 'isMeasured'
  | 'ticket'
  | 'made'
  | 'errorCode'
  | 'errorMessage'
  | 'startedAt'
  | 'finishedAt'
>;

/** Jobs from start to end: coins reserved, queued, run, and settled or released. */
export interface Jobs {
  define<Input>(kind: JobKind<Input>): void;
  /** The price of a tool's pictures, as it is charged: 0 on a server without coins. */
  priceOf(tool: Tool, pictures?: number): number;
  start(start: StartJob): Promise<StartedJob>;
  /** Adds a free job without a tool, in the caller's transaction. The feature limits how many. */
  add(tx: Tx, job: AddJob): Promise<FoundJob>;
  /** Cancels an unfinished job of any kind in the caller's transaction; no-op for an ended one. */
  cancelWithin(tx: Tx, job: { userId: string; jobId: string }): Promise<void>;
  exists(userId: string, jobId: string): Promise<boolean>;
  /** Returns one of a user's jobs; null for another user's or an unknown one. */
  find(userId: string, jobId: string): Promise<FoundJob | null>;
  /** Returns one of a user's jobs of tools as its user sees it; null for another user's or an unknown one. */
  show(userId: string, jobId: string): Promise<Job | null>;
  /** Returns several, in no defined order. */
  findMany(userId: string, jobIds: readonly string[]): Promise<FoundJob[]>;
  /** What a user's jobs were paid for, by id; unknown ones are missing. */
  findPaid(userId: string, jobIds: readonly string[]): Promise<ReadonlyMap<string, PaidJob>>;
  /**
   * Cancels a job and returns its coins, except those of pictures that are shown. Throws `not_found`, and
   * `job_already_finished` for one that has completed or failed.
   */
  cancel(userId: string, jobId: string): Promise<void>;
  /** The inputs of a user's failed jobs of a kind, newest first. */
  findFailedInputs(
    userId: string,
    what: { kind: string; skip: number; limit: number },
  ): Promise<readonly unknown[]>;
  /**
   * Counts a user's jobs of a kind since then that succeeded or still may, with these fields in their input.
   */
  countSince(
    db: Reader,
    userId: string,
    what: { kind: string; since: Date; input: Record<string, string> },
  ): Promise<number>;
  /** All users' jobs, for admins. */
  readonly overview: JobsOverview;
  /**
   * Registers the queue handlers; call before the queue starts. `concurrency` is how many jobs are drawn here
   * concurrently.
   */
  work(concurrency: number): void;
  /** Takes over the jobs of processes that have ended, until the returned function is called. */
  watchProcesses(): () => void;
  /** Aborts jobs cancelled in any process, until the returned function is called. */
  listenForCancels(): Promise<() => Promise<void>>;
  /** Resumes abandoned jobs. */
  recover(): Promise<number>;
  registerRoutes(api: Api): void;
  /** A user's jobs, for export and erasure. */
  readonly personalData: DataHolder;
}

export function createJobs(deps: JobsDeps): Jobs {
  const context: JobsContext = { ...deps, kinds: new JobKinds(), active: new ActiveJobs() };
  return {
    define: (kind) => context.kinds.add(eraseInput(kind)),
    priceOf: (tool, pictures) => context.coins.priceOf(tool, pictures),
    start: (start) => startJob(context, start),
    add: (tx, job) => addJob(context, tx, job),
    async cancelWithin(tx, job) {
      await cancelWithin(context, tx, job);
    },
    overview: createJobsOverview(context),
    countSince,
    exists: async (userId, jobId) => (await findJob(context.database.db, userId, jobId)) !== null,
    find: (userId, jobId) => findJob(context.database.db, userId, jobId),
    async show(userId, jobId) {
      const row = await findJobOfTool(context.database.db, userId, jobId);
      return row && ((await showJobs(context, userId, [row]))[0] ?? null);
    },
    findMany: (userId, jobIds) => findJobs(context.database.db, userId, jobIds),
    findPaid: (userId, jobIds) => findPaid(context, userId, jobIds),
    async cancel(userId, jobId) {
      await cancelJob(context, userId, jobId);
    },
    findFailedInputs: (userId, what) => findFailedInputs(context.database.db, userId, what),
    work: (concurrency) => work(context, concurrency),
    listenForCancels: () =>
      context.database.listen(cancelledChannel, (jobId) => context.active.stop(jobId, 'cancelled')),
    watchProcesses: () => watchProcesses(context),
    recover: () => recoverJobs(context),
    registerRoutes: (api) => registerRoutes(api, context),
    personalData: jobData(context),
  };
}

/** What was paid for, by job id. */
async function findPaid(
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

/** Jobs with remote engines that a process holds at once; each engine limits its own calls. */
const maxRemoteJobs = 1_000;

/** The same for jobs of hours, which mostly wait for a provider. */
const maxHoursJobs = 100;

function work(context: JobsContext, concurrency: number): void {
  const { queue, database, clock } = context;
  queue.work(runEntry, ({ payload, signal }) => runJob(context, payload, signal), { concurrency });
  queue.work(runRemoteEntry, ({ payload, signal }) => runJob(context, payload, signal), {
    concurrency: maxRemoteJobs,
    isElastic: true,
  });
  // One at a time: each may use all cores and hundreds of megabytes.
  queue.work(runLongEntry, ({ payload, signal }) => runJob(context, payload, signal));
  queue.work(runHoursEntry, ({ payload, signal }) => runJob(context, payload, signal), {
    concurrency: maxHoursJobs,
    isElastic: true,
    perGroup: 1,
  });
  queue.work(discardEntry, ({ payload }) => discardJob(context, payload));
  queue.work(recoverEntry, async () => {
    await recoverJobs(context);
  });
  queue.work(deleteOldKeysEntry, async () => {
    await deleteOldKeys(database.db, new Date(clock.now().getTime() - jobLimits.idempotencyHours * hourMs));
  });
}

/** Removes what an ended job's attempts have stored; no-op for a job that will be retried. */
async function discardJob(
  context: JobsContext,
  discard: { userId: string; jobId: string; keepAttempt: number | null },
): Promise<void> {
  const row = await findJob(context.database.db, discard.userId, discard.jobId);
  if (row === null || row.status === 'queued' || row.status === 'processing') return;
  await context.kinds
    .get(row.kind)
    .discard({ ...discard, input: row.input, kept: keptBy(row), mayBeRetried: row.status === 'failed' });
}
