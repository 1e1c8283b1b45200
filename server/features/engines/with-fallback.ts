import { otherEngineWarning } from '#contract/images.ts';
import type { EngineWarning } from '#engines/calls.ts';
import { type Engine, EngineError } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Submission } from './call-once.ts';
import { EngineReplacedError } from './engine-replaced.ts';
import type { Engines } from './engines-types.ts';
import type { CallingJob } from './request-pictures.ts';

export interface ServedBy {
  readonly engine: Engine;
  /** Whether the first engine of the chain has served. */
  readonly isFirstChoice: boolean;
}

interface Chain {
  /** The engines that can serve, the first choice first. */
  readonly engines: readonly Engine[];
  /** Whether the operator has chosen them. */
  readonly isNamed: boolean;
}

/**
 * Calls the engines of a chain in turn, starting with the job's own, until one has done the work. An engine
 * that has lost its work free of charge is called once more before the next. Engines that the job's coins
 * may not pay for are left out. Throws the last one's error, `misconfigured` if no engine is left,
 * `coins_not_accepted` if only such engines are, or the reason of the job's signal.
 */
export async function withFallback<T>(
  { engines, log }: { engines: Pick<Engines, 'byId' | 'isPaused'>; log: Log },
  job: CallingJob,
  chain: Chain,
  work: (engine: Engine, before: Submission) => Promise<T>,
): Promise<T & ServedBy> {
  const own = engines.byId(job.engine);
  const others = chain.engines.slice(own === null ? 0 : chain.engines.indexOf(own) + 1);
  const first = own ?? (await replaceRemoved(job, others.shift()));
  let engine = first;
  let before: Submission = job;
  let hasResubmitted = false;
  if (job.submission === 'none' && engines.isPaused(first.capabilities.id)) {
    const next = await nextOf(others, engines, job);
    if (next === null) throw new EngineError('unavailable', `${first.capabilities.id} is paused`);
    engine = next;
    await job.switchEngine(engine.capabilities.id);
  }
  // What was submitted is collected: it was permitted then, and collecting costs nothing more.
  if (job.submission === 'none' && !(await job.mayCall(engine.capabilities.id))) {
    const next = await nextOf(others, engines, job);
    if (next === null) throw new AppError('coins_not_accepted');
    engine = next;
    await job.switchEngine(engine.capabilities.id);
  }
  const firstChoice = engine.capabilities.id;
  for (;;) {
    try {
      const done = await work(engine, before);
      return { ...done, engine, isFirstChoice: engine.capabilities.id === firstChoice };
    } catch (error) {
      const current = error instanceof EngineReplacedError ? engines.byId(engine.capabilities.id) : null;
      const isReplaced = current !== null && current !== engine && !job.signal.aborted;
      // Another configuration of the same engine may cost money.
      if (isReplaced && (await job.mayCall(engine.capabilities.id))) {
        engine = current;
        continue;
      }
      const mayCallAgain = mayResubmit(error) && !hasResubmitted && !job.signal.aborted;
      if (mayCallAgain && (await job.mayCall(engine.capabilities.id))) {
        log.warn(
          { jobId: job.jobId, engine: engine.capabilities.id, error },
          'submitting forgotten work again',
        );
        hasResubmitted = true;
        await job.switchEngine(engine.capabilities.id);
        before = { submission: 'none', ticket: null };
        continue;
      }
      if (job.signal.aborted || !canFallBack(error, chain)) throw error;
      const next = await nextOf(others, engines, job);
      if (next === null) throw error;
      log.warn(
        { jobId: job.jobId, engine: engine.capabilities.id, next: next.capabilities.id, error },
        'an engine failed; calling the next one',
      );
      engine = next;
      await job.switchEngine(engine.capabilities.id);
      before = { submission: 'none', ticket: null };
    }
  }
}

const mayResubmit = (error: unknown) => error instanceof EngineError && error.mayResubmit;

/** The next engine that still exists and that the job's coins may pay for, as configured now. */
async function nextOf(
  others: Engine[],
  engines: Pick<Engines, 'byId' | 'isPaused'>,
  job: Pick<CallingJob, 'mayCall'>,
): Promise<Engine | null> {
  for (let next = others.shift(); next !== undefined; next = others.shift()) {
    const now = engines.byId(next.capabilities.id);
    if (now !== null && !engines.isPaused(now.capabilities.id) && (await job.mayCall(now.capabilities.id)))
      return now;
  }
  return null;
}

/**
 * The operator removed the engine while the job waited. If it was called before, its result cannot be
 * collected any more.
 */
async function replaceRemoved(job: CallingJob, first: Engine | undefined): Promise<Engine> {
  if (first === undefined || job.submission !== 'none') {
    throw new EngineError('misconfigured', `the engine ${job.engine} is no longer configured`);
  }
  await job.switchEngine(first.capabilities.id);
  return first;
}

/** The warning that another engine than the first has served. */
export function otherEngineWarnings({ engine, isFirstChoice }: ServedBy): EngineWarning[] {
  if (isFirstChoice) return [];
  const message = `The first engine was unavailable. ${engine.capabilities.madeBy} instead.`;
  return [{ code: otherEngineWarning, message }];
}

/**
 * Whether another engine may do what this one could not. In a chain chosen by the operator, even a refusal
 * continues with the next.
 */
export function canFallBack(error: unknown, { isNamed }: { isNamed: boolean }): boolean {
  if (!(error instanceof EngineError)) return false;
  switch (error.kind) {
    // Without `mayResubmit` it was called and may have cost money; its outcome is unknown.
    case 'lost':
      return error.mayResubmit;
    case 'refused':
      return isNamed;
    default:
      return true;
  }
}
