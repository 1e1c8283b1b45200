import { resolutions } from '#contract/resolutions.ts';
import {
  type Engine,
  EngineError,
  type EngineReference,
  type EngineResult,
  type GenerateRequest,
} from '#engines/engine.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { patiently } from '../engines/engines.ts';
import type { RunningJob } from '../jobs/jobs.ts';
import { withoutTriggerWord } from '../styles/styles.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { readReferencePictures } from './reference-pictures.ts';

/** The engine's share of the progress bar; the rest is storing. */
export const engineShare = 0.92;

type GenerationJob = RunningJob<GenerationInput>;

/** How far an attempt before came with the engine. */
type Before = Pick<GenerationJob, 'submission' | 'ticket'>;

/**
 * Has one engine make the pictures, within its time and as often as that helps. Throws an `EngineError`, or the reason of the
 * job's signal.
 */
export async function askEngine(
  context: GenerationContext,
  engine: Engine,
  job: GenerationJob,
  before: Before,
): Promise<EngineResult> {
  const references = await readReferencePictures(context.objects, engine, job.input.references);
  const request = toEngineRequest(job.input, engine, references);
  const call = {
    engine,
    operation: 'generate',
    jobId: job.jobId,
    pictures: job.input.count,
  } as const;
  const once = () =>
    context.engines.call(call, () =>
      inTime(engine, job, (signal) => ask(engine, request, { job, before, signal })),
    );
  // What an engine on this machine could not do a moment ago it cannot do now.
  const result = await (engine.capabilities.isRemote ? patiently(job.signal, once) : once());
  // Each was paid for: fewer are a failure, and the coins go back.
  if (result.pictures.length < job.input.count) {
    const came = `${result.pictures.length} pictures came instead of ${job.input.count}`;
    throw new EngineError('unavailable', came, { mayHaveCost: true });
  }
  return result;
}

async function inTime<T>(
  engine: Engine,
  job: GenerationJob,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { timeoutMs, isRemote } = engine.capabilities;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([job.signal, timeout]);
  try {
    return await untilAborted(signal, work(signal));
  } catch (error) {
    if (!timeout.aborted || job.signal.aborted) throw error;
    throw new EngineError('timed_out', `the engine did not answer within ${timeoutMs} ms`, {
      cause: error,
      mayHaveCost: isRemote,
    });
  }
}

async function ask(
  engine: Engine,
  request: GenerateRequest,
  { job, before, signal }: { job: GenerationJob; before: Before; signal: AbortSignal },
): Promise<EngineResult> {
  const callContext = {
    signal,
    onProgress: (fraction: number, step: Parameters<typeof job.report>[1]) =>
      job.report(fraction * engineShare, step),
  };
  const { afterCrash } = engine.capabilities;
  if (afterCrash === 'restart') {
    // Nothing was paid and nothing is lost by asking again, so there is nothing to remember between the two steps.
    return engine.collect(request, await engine.submit(request, callContext), callContext);
  }
  if (before.submission === 'submitted' && before.ticket !== null) {
    return engine.collect(request, before.ticket, callContext);
  }
  if (before.submission !== 'none')
    throw new EngineError('lost', 'the process died while the engine was called');
  await job.saveSubmitting();
  const ticket = await engine.submit(request, callContext);
  // Who has no ticket does the work when it is collected: after a crash nobody can tell whether it was done.
  if (afterCrash === 'resume') await job.saveTicket(ticket);
  return engine.collect(request, ticket, callContext);
}

function toEngineRequest(
  input: GenerationInput,
  engine: Engine,
  references: readonly EngineReference[],
): GenerateRequest {
  const { width, height } = resolutions[input.aspectRatio];
  const { description, triggerWord, trainedBy, profile, ...style } = input.style;
  // Jobs from before several engines say nothing of who was taught: their only engine was.
  const isTaught = profile !== undefined && (trainedBy ?? engine.capabilities.id) === engine.capabilities.id;
  return {
    operation: 'generate',
    tool: input.tool,
    prompt: triggerWord === undefined ? input.prompt : withoutTriggerWord(input.prompt, triggerWord),
    style: {
      ...style,
      ...(isTaught && { profile }),
      // Engines that were not taught a style are told of it in words.
      ...(description !== undefined && { description }),
    },
    aspectRatio: input.aspectRatio,
    width,
    height,
    quality: input.quality,
    creativity: input.creativity,
    seed: input.seed,
    count: input.count,
    references,
  };
}
