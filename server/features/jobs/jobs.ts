import { jobLimits } from '#contract/limits.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import type { PaidJob } from '../coins/coins.ts';
import { ActiveJobs } from './active-jobs.ts';
import { cancelJob, cancelledChannel, cancelWithin } from './cancel-job.ts';
import { JobKinds, type JobsContext, type JobsDeps } from './context.ts';
import { discardJob } from './discard-job.ts';
import { findPaid } from './find-paid.ts';
import { createJobsOverview, type JobsOverview } from './jobs-overview.ts';
import { eraseInput, type JobKind } from './kinds.ts';
import { jobData } from './personal-data.ts';
import {
  discardEntry,
  forgetKeysEntry,
  recoverEntry,
  runEntry,
  runHoursEntry,
  runLongEntry,
  runRemoteEntry,
} from './queue-entries.ts';
import { recoverJobs } from './recover-jobs.ts';
import { registerRoutes } from './routes.ts';
import { runJob } from './run-job.ts';
import type { JobRow } from './schema.ts';
import { type AddJob, addJob, type StartedJob, type StartJob, startJob } from './start-job.ts';
import { countSince, findFailedInputs, findJob, findJobs, forgetKeys } from './store.ts';

export type { Completion, EndedJob, JobKind, RunningJob } from './kinds.ts';
export { longestAttemptMs } from './queue-entries.ts';
export { LeaseLostError } from './run-job.ts';
export type { AddJob, StartedJob, StartJob } from './start-job.ts';
export { findJob, findJobs };

/** A job as its kind started it, and how it stands. */
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
  | 'errorCode'
  | 'errorMessage'
  | 'finishedAt'
>;

/** Work from its press to its end: reserved, queued, run, and settled or refunded. */
export interface Jobs {
  define<Input>(kind: JobKind<Input>): void;
  start(start: StartJob): Promise<StartedJob>;
  /**
   * Adds work of no tool, which costs nothing, in the caller's transaction. Its feature says how many there
   * may be.
   */
  add(tx: Tx, job: AddJob): Promise<FoundJob>;
  /** Cancels an unfinished job of any kind in the caller's transaction; one that has ended stays as it is. */
  cancelWithin(tx: Tx, job: { userId: string; jobId: string }): Promise<void>;
  exists(userId: string, jobId: string): Promise<boolean>;
  /** One of a user's jobs as its kind started it; null for another user's as for none. */
  find(userId: string, jobId: string): Promise<FoundJob | null>;
  /** The same of several, in no certain order. */
  findMany(userId: string, jobIds: readonly string[]): Promise<FoundJob[]>;
  /** Of several of a user's jobs what they were paid for, by their ids; those that there are not are left out. */
  findPaid(userId: string, jobIds: readonly string[]): Promise<ReadonlyMap<string, PaidJob>>;
  /** Cancels a job and gives its coins back; throws `not_found`, and `job_already_finished` for one that has completed or failed. */
  cancel(userId: string, jobId: string): Promise<void>;
  /** What a user's failed jobs of a kind were to be made from, newest first. */
  findFailedInputs(
    userId: string,
    what: { kind: string; skip: number; limit: number },
  ): Promise<readonly unknown[]>;
  /** How many of a user's jobs of a kind since then have brought something or may, with these fields in their input. */
  countSince(
    db: Reader,
    userId: string,
    what: { kind: string; since: Date; input: Record<string, string> },
  ): Promise<number>;
  /** For admins: everybody's jobs. */
  readonly overview: JobsOverview;
  /** Gives its queue jobs their handlers; call before the queue starts. `concurrency` is how many jobs are drawn here at once. */
  work(concurrency: number): void;
  /** Stops jobs that are cancelled in any process, until the returned function is called. */
  hearCancels(): Promise<() => Promise<void>>;
  /** Takes up what nobody is working on. */
  recover(): Promise<number>;
  registerRoutes(api: Api): void;
  /** What a user had made, for the download and the deletion of their data. */
  readonly personalData: DataHolder;
}

export function createJobs(deps: JobsDeps): Jobs {
  const context: JobsContext = { ...deps, kinds: new JobKinds(), active: new ActiveJobs() };
  return {
    define: (kind) => context.kinds.add(eraseInput(kind)),
    start: (start) => startJob(context, start),
    add: (tx, job) => addJob(context, tx, job),
    async cancelWithin(tx, job) {
      await cancelWithin(context, tx, job);
    },
    overview: createJobsOverview(context),
    countSince,
    exists: async (userId, jobId) => (await findJob(context.database.db, userId, jobId)) !== null,
    find: (userId, jobId) => findJob(context.database.db, userId, jobId),
    findMany: (userId, jobIds) => findJobs(context.database.db, userId, jobIds),
    findPaid: (userId, jobIds) => findPaid(context, userId, jobIds),
    async cancel(userId, jobId) {
      await cancelJob(context, userId, jobId);
    },
    findFailedInputs: (userId, what) => findFailedInputs(context.database.db, userId, what),
    work: (concurrency) => work(context, concurrency),
    hearCancels: () =>
      context.database.listen(cancelledChannel, (jobId) => context.active.stop(jobId, 'cancelled')),
    recover: () => recoverJobs(context),
    registerRoutes: (api) => registerRoutes(api, context),
    personalData: jobData(context),
  };
}

/** How many jobs a process holds at once whose engines work elsewhere; each engine has its own limit of calls. */
const mostElsewhere = 1_000;

/** The same of work that takes hours, nearly all of which waits for a provider. */
const mostForHours = 100;

function work(context: JobsContext, concurrency: number): void {
  const { queue, database, clock } = context;
  queue.work(runEntry, ({ payload, signal }) => runJob(context, payload, signal), { concurrency });
  queue.work(runRemoteEntry, ({ payload, signal }) => runJob(context, payload, signal), {
    concurrency: mostElsewhere,
    isElastic: true,
  });
  // One after the other: each may take all cores and hundreds of megabytes.
  queue.work(runLongEntry, ({ payload, signal }) => runJob(context, payload, signal));
  queue.work(runHoursEntry, ({ payload, signal }) => runJob(context, payload, signal), {
    concurrency: mostForHours,
    isElastic: true,
    perGroup: 1,
  });
  queue.work(discardEntry, ({ payload }) => discardJob(context, payload));
  queue.work(recoverEntry, async () => {
    await recoverJobs(context);
  });
  queue.work(forgetKeysEntry, async () => {
    await forgetKeys(database.db, new Date(clock.now().getTime() - jobLimits.idempotencyHours * 3_600_000));
  });
}
