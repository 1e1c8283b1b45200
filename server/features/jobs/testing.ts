import * as z from 'zod';
import { settingsFor } from '#contract/generation.ts';
import type { Job } from '#contract/jobs.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { createEvents, type Events } from '#server/platform/events/events.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { createQueue, type Queue } from '#server/platform/queue/queue.ts';
import { type Coins, createCoins } from '../coins/coins.ts';
import type { Gallery } from '../gallery/gallery.ts';
import { ActiveJobs } from './active-jobs.ts';
import { cancelJob } from './cancel-job.ts';
import type { JobsContext } from './context.ts';
import { JobKinds } from './context.ts';
import { eraseInput, type PartialResult, type RunningJob, type StartedJob } from './kinds.ts';
import { jobEntries } from './queue-entries.ts';
import { recoverJobs } from './recover-jobs.ts';
import { runJob } from './run-job.ts';
import type { JobRow } from './schema.ts';
import { type StartJob, startJob } from './start-job.ts';
import { findJob } from './store.ts';

const inputSchema = z.object({ prompt: z.string() });
type Input = z.infer<typeof inputSchema>;

/** What a test's job does; resolving completes it, with some of its pictures if it says so. */
export type Work =
  | ((job: RunningJob<Input>) => Promise<void>)
  | ((job: RunningJob<Input>) => Promise<Omit<PartialResult, 'completion'>>);

/** Jobs on their own database, with work set by the test and no worker unless it starts one. */
export interface JobBench {
  context: JobsContext;
  coins: Coins;
  queue: Queue;
  events: Events;
  clock: SettableClock;
  /** Sets the work of jobs from now on. */
  setWork(work: Work): void;
  /** The discards requested of the kind. */
  discarded: { jobId: string; keepAttempt: number | null }[];
  userWith(coins: number): Promise<string>;
  start(userId: string, options?: Partial<StartJob>): Promise<StartedJob>;
  /** Works on a job like a worker. */
  run(userId: string, jobId: string, shutdown?: AbortSignal): Promise<void>;
  cancel(userId: string, jobId: string): Promise<{ job: Job; coins: number }>;
  recover(batchSize?: number): Promise<number>;
  row(userId: string, jobId: string): Promise<JobRow>;
  close(): Promise<void>;
}

const noGallery: Gallery = {
  add: () => Promise.reject(new Error('these jobs make no pictures')),
  remove: async () => 0,
  imagesOfJobs: async () => [],
  missing: {
    note: async () => {},
    noteFile: async () => {},
    list: async () => ({ count: 0, objects: [] }),
  },
  sweep: async () => {},
  purgeDue: async () => 0,
  total: async () => 0,
  countCreated: async () => [],
  picturesOfJobs: async () => new Map(),
  findPictures: async () => [],
  openCopy: async () => null,
  findOwnIncludingTrash: async () => new Map(),
  countAlike: async () => 0,
  findByFile: async () => null,
  exportDrawing: () => Promise.reject(new Error('these jobs make no pictures')),
  find: async () => null,
  hold: async () => false,
  stillHasReferences: async () => false,
  stillHasBase: async () => false,
  work: () => {},
  registerRoutes: () => {},
  personalData: { name: 'pictures', records: {}, erase: async () => {} },
};

export async function openJobBench({ workers = false } = {}): Promise<JobBench> {
  const { database, close } = await openTestDatabase();
  const clock = new SettableClock();
  const log = silentLog;
  const events = createEvents(database, log);
  const coins = createCoins({ database, clock, newId, events, signupDays: 30 });
  const queue = createQueue(database, log, { jobs: [...jobEntries] });
  const kinds = new JobKinds();
  const active = new ActiveJobs();
  const context: JobsContext = {
    database,
    queue,
    events,
    coins,
    gallery: noGallery,
    clock,
    newId,
    log,
    isRemote: () => false,
    isMeasured: () => true,
    isPaid: () => false,
    kinds,
    active,
  };
  const discarded: JobBench['discarded'] = [];
  let work: Work = async () => {};
  kinds.add(
    eraseInput({
      name: 'test',
      input: inputSchema,
      describe: ({ prompt }) => ({
        prompt,
        style: 'MrBeast',
        settings: settingsFor('Thumbnail', { count: 3 }),
        versionOf: null,
      }),
      async run(job) {
        const partial = await work(job);
        const completion = async () => [];
        return partial ? { ...partial, completion } : completion;
      },
      async discard({ jobId, keepAttempt }) {
        discarded.push({ jobId, keepAttempt });
      },
    }),
  );
  await queue.start({ workers });
  const bench: JobBench = {
    context,
    coins,
    queue,
    events,
    clock,
    discarded,
    setWork(next) {
      work = next;
    },
    async userWith(amount) {
      const userId = newId();
      const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000);
      await database.inTransaction((tx) =>
        coins.grant(tx, {
          userId,
          amount,
          source: 'admin',
          origin: 'gift',
          expiresAt,
          reference: `test:${userId}`,
        }),
      );
      return userId;
    },
    start: (userId, options = {}) =>
      startJob(context, {
        userId,
        jobId: newId(),
        kind: 'test',
        tool: 'Thumbnail',
        engine: 'test',
        cost: 15,
        input: { prompt: 'a shark' },
        idempotency: null,
        ...options,
      }),
    run: (userId, jobId, shutdown = new AbortController().signal) =>
      runJob(context, { userId, jobId }, shutdown),
    cancel: (userId, jobId) => cancelJob(context, userId, jobId),
    recover: (batchSize?: number) => recoverJobs(context, batchSize),
    async row(userId, jobId) {
      const row = await findJob(database.db, userId, jobId);
      if (row === null) throw new Error(`there is no job ${jobId}`);
      return row;
    },
    async close() {
      await queue.stop({ graceMs: 0 });
      await events.close();
      await close();
    },
  };
  return bench;
}
