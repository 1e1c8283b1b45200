import { v5 } from 'uuid';
import type { GalleryImage } from '#contract/images.ts';
import { resolutions } from '#contract/resolutions.ts';
import {
  type Engine,
  EngineError,
  type EnginePicture,
  type EngineReference,
  type EngineResult,
  type EngineWarning,
  type GenerateRequest,
} from '#engines/engine.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import type { Completion, RunningJob } from '../jobs/jobs.ts';
import { withoutTriggerWord } from '../styles/styles.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { readReferencePictures } from './reference-pictures.ts';
import { allEnded, storePicture } from './store-picture.ts';

/** The engine's share of the progress bar; the rest is storing. */
const engineShare = 0.92;

/** Has the engine make the pictures, stores them, and answers how to write them down. */
export async function runGeneration(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
): Promise<Completion> {
  const engine = context.engines.byId(job.engine);
  if (engine === null)
    throw new EngineError('misconfigured', `the engine ${job.engine} is no longer configured`);
  const result = await callEngine(
    engine,
    job,
    await readReferencePictures(context.objects, engine, job.input.references),
  );
  job.signal.throwIfAborted();
  const { count } = job.input;
  // Each was paid for: fewer are a failure, and the coins go back.
  if (result.pictures.length < count) {
    throw new EngineError('unavailable', `${result.pictures.length} pictures came instead of ${count}`);
  }
  job.report(engineShare, 'storing');
  const warnings = [...result.warnings, ...referenceWarnings(engine, job.input)];
  const rows = await allEnded(
    result.pictures
      .slice(0, count)
      .map((picture, position) => storeOne(context, { job, engine, result, warnings, picture, position })),
  );
  return async (tx) => {
    const images: GalleryImage[] = [];
    for (const row of rows) images.push(await context.gallery.add(tx, row));
    return images;
  };
}

/** Has the engine make the pictures, within its time. */
async function callEngine(
  engine: Engine,
  job: RunningJob<GenerationInput>,
  references: readonly EngineReference[],
): Promise<EngineResult> {
  const { timeoutMs } = engine.capabilities;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([job.signal, timeout]);
  try {
    return await untilAborted(
      signal,
      askEngine(engine, toEngineRequest(job.input, references), { job, signal }),
    );
  } catch (error) {
    if (!timeout.aborted || job.signal.aborted) throw error;
    throw new EngineError('timed_out', `the engine did not answer within ${timeoutMs} ms`, { cause: error });
  }
}

async function askEngine(
  engine: Engine,
  request: GenerateRequest,
  { job, signal }: { job: RunningJob<GenerationInput>; signal: AbortSignal },
): Promise<EngineResult> {
  const callContext = {
    signal,
    onProgress: (fraction: number, step: Parameters<typeof job.report>[1]) =>
      job.report(fraction * engineShare, step),
  };
  if (engine.capabilities.afterCrash === 'restart') {
    // Nothing was paid and nothing is lost by asking again, so there is nothing to remember between the two steps.
    return engine.collect(request, await engine.submit(request, callContext), callContext);
  }
  if (job.submission === 'submitting')
    throw new EngineError('lost', 'the process died while the engine was called');
  if (job.submission === 'submitted' && job.ticket !== null) {
    return engine.collect(request, job.ticket, callContext);
  }
  await job.saveSubmitting();
  const ticket = await engine.submit(request, callContext);
  await job.saveTicket(ticket);
  return engine.collect(request, ticket, callContext);
}

function toEngineRequest(input: GenerationInput, references: readonly EngineReference[]): GenerateRequest {
  const { width, height } = resolutions[input.aspectRatio];
  const { description, triggerWord, ...style } = input.style;
  return {
    tool: input.tool,
    prompt: triggerWord === undefined ? input.prompt : withoutTriggerWord(input.prompt, triggerWord),
    style: description === undefined ? style : { ...style, description },
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

function referenceWarnings(engine: Engine, input: GenerationInput): EngineWarning[] {
  const unused = input.references.length - engine.capabilities.maxReferences;
  if (unused <= 0) return [];
  return [
    {
      code: 'reference-not-used',
      message:
        engine.capabilities.maxReferences === 0
          ? 'This engine does not read reference pictures. What was sent was kept, not used.'
          : `This engine reads at most ${engine.capabilities.maxReferences} reference pictures. The others were kept, not used.`,
    },
  ];
}

interface ToStore {
  job: RunningJob<GenerationInput>;
  engine: Engine;
  result: EngineResult;
  warnings: EngineWarning[];
  picture: EnginePicture;
  position: number;
}

async function storeOne(context: GenerationContext, store: ToStore): Promise<NewImageRow> {
  const { job, engine, picture, position } = store;
  const { input } = job;
  const files = await storePicture(context.objects, { job, position, picture, engine, input });
  return {
    ...files,
    userId: job.userId,
    // The same job and place is the same picture, however often it is tried.
    id: v5(`picture:${position}`, job.jobId),
    jobId: job.jobId,
    position,
    tool: input.tool,
    prompt: input.prompt,
    originalPrompt: input.originalPrompt,
    enhancedPrompt: store.result.enhancedPrompt ?? (input.originalPrompt === null ? null : input.prompt),
    styleId: input.style.id,
    styleName: input.style.name,
    aspectRatio: input.aspectRatio,
    quality: input.quality,
    creativity: input.creativity,
    cost: job.cost / input.count,
    engine: engine.capabilities.id,
    madeBy: engine.capabilities.madeBy,
    isModelMade: engine.capabilities.isModel,
    recipe: picture.recipe,
    warnings: [...store.warnings],
    preset: input.preset,
    references: input.references,
    referencesOf: input.references.length > 0 ? job.jobId : null,
    createdAt: context.clock.now(),
  };
}
