import { jobLimits } from '#contract/limits.ts';
import type { Tool } from '#contract/tools.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { JobsContext } from './context.ts';
import type { StartedJob } from './kinds.ts';
import { publishJob } from './publish-job.ts';
import { enqueueJob, entryFor, type runEntry } from './queue-entries.ts';
import type { JobRow } from './schema.ts';
import { countUnfinished, findJobByKey, insertJob, keepFirstAnswer, setEngine } from './store.ts';

export interface StartJob {
  userId: string;
  jobId: string;
  kind: string;
  tool: Tool;
  /** The engine that will run it. */
  engine: string;
  /**
   * The free engine that runs it instead, if the user's coins are not accepted for a paid one. Without it
   * such a start is refused.
   */
  freeEngine?: string | undefined;
  /** In coins; 0 reserves nothing. */
  cost: number;
  input: unknown;
  idempotency: { key: string; requestHash: string } | null;
  /**
   * Throws to refuse a job, or writes what belongs to it, in its transaction, one start of a user at a time;
   * the job is already counted. Not called for a repeated request.
   */
  check?(tx: Tx): Promise<void>;
}

/**
 * Reserves the price, creates the job of a tool and enqueues it, all or nothing. The same Idempotency-Key
 * with the same request returns the first answer. Throws `insufficient_coins`, `coins_not_accepted`,
 * `idempotency_mismatch`, `too_many_jobs`.
 */
export async function startJob(context: JobsContext, start: StartJob): Promise<StartedJob> {
  const { database, coins, clock, queue } = context;
  const lead = (await context.hasPriority?.(start.userId)) ? priorityLead : 0;
  return database.inTransaction(async (tx) => {
    const row = await insertJob(tx, {
      userId: start.userId,
      id: start.jobId,
      kind: start.kind,
      tool: start.tool,
      status: 'queued',
      input: start.input,
      cost: start.cost,
      engine: start.engine,
      isMeasured: context.isMeasured(start.engine),
      idempotencyKey: start.idempotency?.key ?? null,
      requestHash: start.idempotency?.requestHash ?? null,
      createdAt: clock.now(),
    });
    if (row === null)
      return repeatAnswer(await findJobByKey(tx, start.userId, start.idempotency?.key ?? ''), start);

    const { freeEngine } = start;
    const isPaid = context.isPaid(start.engine);
    const held = await coins.hold(tx, {
      userId: start.userId,
      jobId: start.jobId,
      amount: start.cost,
      from: !isPaid ? 'any' : freeEngine === undefined ? 'accepted' : 'accepted_first',
    });
    const engine = isPaid && !held.isAccepted && freeEngine !== undefined ? freeEngine : start.engine;
    const isMeasured = context.isMeasured(engine);
    if (engine !== start.engine) {
      await setEngine(tx, { userId: start.userId, jobId: start.jobId, engine, isMeasured });
    }
    // The hold has locked the user's coins, so two concurrent starts cannot both be the last one allowed.
    const unfinished = await countUnfinished(tx, start.userId);
    if (unfinished > jobLimits.maxActivePerUser) throw new AppError('too_many_jobs');
    await start.check?.(tx);
    await keepFirstAnswer(tx, start.userId, start.jobId, { coins: held.coins });
    const place = { userId: start.userId, unfinished, lead };
    const priority = await priorityOf(queue, tx, entryFor(context, { ...start, engine }), place);
    await enqueueJob(context, tx, { ...row, engine }, { priority });
    await publishJob(context, tx, { ...row, engine, isMeasured }, []);
    return { jobId: start.jobId, coins: held.coins, cost: start.cost, isReplay: false };
  });
}

/** A free job without a tool. */
export type AddJob = Pick<StartJob, 'userId' | 'jobId' | 'kind' | 'engine' | 'input'>;

/** Creates a free job and enqueues it, in the caller's transaction. The feature limits how many. */
export async function addJob(context: JobsContext, tx: Tx, { jobId, ...job }: AddJob): Promise<JobRow> {
  const row = await insertJob(tx, {
    ...job,
    id: jobId,
    tool: null,
    status: 'queued',
    cost: 0,
    createdAt: context.clock.now(),
  });
  if (row === null) throw new Error('a job without an Idempotency-Key was not inserted');
  await enqueueJob(context, tx, row);
  await publishJob(context, tx, row, []);
  return row;
}

/** How many jobs of a user with priority come before other users' first; further ones take turns. */
const priorityLead = 3;

/**
 * Every user's first job comes before any user's second, so that one user's many jobs do not delay others. A
 * user's jobs keep their order, even if fewer are unfinished now than at an earlier start.
 */
async function priorityOf(
  queue: Queue,
  tx: Tx,
  entry: typeof runEntry,
  { userId, unfinished, lead }: { userId: string; unfinished: number; lead: number },
): Promise<number> {
  if (unfinished <= 1) return lead;
  const lowest = await queue.lowestPriority(tx, entry, userId);
  return Math.min(lead + 1 - unfinished, lowest ?? lead);
}

function repeatAnswer(first: JobRow | null, start: StartJob): StartedJob {
  if (first === null || first.firstAnswer === null) {
    throw new Error('an Idempotency-Key is taken by a missing job');
  }
  if (first.requestHash !== start.idempotency?.requestHash) throw new AppError('idempotency_mismatch');
  return { jobId: first.id, coins: first.firstAnswer.coins, cost: first.cost, isReplay: true };
}
