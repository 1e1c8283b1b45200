import type { GalleryImage } from '#contract/images.ts';
import type { EngineResult, EngineWarning } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import {
  engineShare,
  FewerPicturesError,
  otherEngineWarnings,
  requestPictures,
  type ServedBy,
  withFallback,
} from '../engines/engines.ts';
import type { Completion, PartialResult, RunningJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import {
  createEarlyPictures,
  type Delivered,
  type EarlyPictures,
  type EngineCall,
  warningsOf,
} from './early-pictures.ts';
import { toEngineRequest } from './engine-request.ts';
import type { GenerationInput } from './input.ts';
import { finishPictures, type PlacedPicture, wordSetter } from './set-words.ts';
import { referenceWarnings, type StoredPicture, toImageRow } from './shown-picture.ts';
import { storePicture } from './store-picture.ts';

/** An engine's pictures, ready to be stored. */
interface Made extends ServedBy {
  result: Omit<EngineResult, 'pictures'>;
  pictures: readonly PlacedPicture[];
  call: EngineCall;
}

/** Generates the pictures, stores them, and returns the completion. */
export async function runGeneration(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
): Promise<Completion | PartialResult> {
  const early = createEarlyPictures(context, job);
  try {
    return await generate(context, job, early);
  } finally {
    // A file still being written would be stored after the cleanup of a failed job.
    await early.settled();
  }
}

async function generate(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
  early: EarlyPictures,
): Promise<Completion | PartialResult> {
  const { error: engineError, ...made } = await makePictures(context, job, early);
  job.signal.throwIfAborted();
  job.report(engineShare, 'storing');
  const warnings = [
    ...made.result.warnings,
    ...referenceWarnings(made.engine, job.input),
    ...otherEngineWarnings(made),
  ];
  const madeAt = context.clock.now();
  const { stored, error: storeError } = await storeAll(
    job,
    made.pictures.map(({ warnings: own = [], ...placed }) =>
      storeOne(context, { ...made, ...placed, job, early, warnings: [...own, ...warnings] }),
    ),
  );
  const completion: Completion = async (tx) => {
    const images: GalleryImage[] = [];
    for (const one of stored) images.push(await context.gallery.add(tx, toImageRow(job, one, madeAt)));
    return images;
  };
  const { count } = job.input.settings;
  if (stored.length === count) {
    await early.removeUnused(stored);
    return completion;
  }
  // They may be an earlier engine's, and those of the last one go.
  await early.revealOnly(stored);
  await early.removeOthers(stored).catch((error: unknown) => {
    context.log.warn({ error, jobId: job.jobId }, 'files of missing pictures could not be removed');
  });
  return { completion, made: stored.length, ordered: count, error: storeError ?? engineError };
}

/** Waits for all files; throws only if not one picture could be stored, or if the job is over. */
async function storeAll(
  { signal }: Pick<RunningJob<GenerationInput>, 'signal'>,
  works: readonly Promise<StoredPicture>[],
): Promise<{ stored: StoredPicture[]; error: unknown }> {
  const ended = await Promise.allSettled(works);
  signal.throwIfAborted();
  const stored = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = ended.find((one) => one.status === 'rejected');
  if (stored.length === 0) throw failed?.reason;
  return { stored, error: failed?.reason };
}

/**
 * Calls the engines of the job's tool in turn until one has made the pictures. If all fail, it returns the
 * most that one has made, with the last error.
 */
async function makePictures(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
  early: EarlyPictures,
): Promise<Made & { error?: unknown }> {
  const { tool, settings } = job.input;
  const { count } = settings;
  const chain = { engines: context.engines.forTool(tool), isNamed: context.engines.isNamed(tool) };
  const called = new Set<Engine>();
  /** What engines have answered that made fewer pictures than asked. */
  const fewer: { engine: Engine; call: EngineCall; result: EngineResult }[] = [];
  const finish = (engine: Engine, { pictures }: EngineResult) =>
    finishPictures(context, job, { engine, pictures: pictures.slice(0, count) });
  try {
    return await withFallback(context, job, chain, async (engine, before) => {
      called.add(engine);
      const call = early.begin(engine);
      const words = wordSetter(context.engines, engine, job.input) === null ? 'engine' : 'adventure';
      try {
        const result = await requestPictures(context.engines, {
          engine,
          operation: 'generate',
          pictures: count,
          readRequest: () => toEngineRequest(context.objects, job.input, engine, words),
          job,
          // A picture without its words is not shown.
          ...(words === 'engine' && { onPicture: call.onPicture }),
          before,
        });
        return { result, call, pictures: await finish(engine, result) };
      } catch (error) {
        if (error instanceof FewerPicturesError) fewer.push({ engine, call, result: error.result });
        throw error;
      }
    });
  } catch (error) {
    if (job.signal.aborted) throw error;
    const delivered = await early.mostDelivered();
    const [most] = fewer.toSorted((a, b) => b.result.pictures.length - a.result.pictures.length);
    const [first] = called;
    if (delivered !== null && delivered.pictures.size > (most?.result.pictures.length ?? 0)) {
      return { ...toMade(delivered), isFirstChoice: delivered.engine === first, error };
    }
    if (most === undefined) throw error;
    const pictures = await finish(most.engine, most.result);
    return { ...most, pictures, isFirstChoice: most.engine === first, error };
  }
}

function toMade({ engine, call, pictures }: Delivered): Omit<Made, 'isFirstChoice'> {
  const placed = [...pictures].map(([position, picture]) => ({ picture, position }));
  const all = placed.flatMap(({ picture }) => warningsOf(picture));
  // The designs of one prompt mostly share them.
  const warnings = new Map(all.map((warning) => [warning.message, warning]));
  return {
    engine,
    call,
    result: { warnings: [...warnings.values()], enhancedPrompt: null },
    pictures: placed.toSorted((a, b) => a.position - b.position),
  };
}

interface PictureToStoreInput extends Omit<Made, 'pictures'>, Omit<PlacedPicture, 'warnings'> {
  job: RunningJob<GenerationInput>;
  early: EarlyPictures;
  warnings: readonly EngineWarning[];
}

async function storeOne(context: GenerationContext, store: PictureToStoreInput): Promise<StoredPicture> {
  const { job, engine, picture, position } = store;
  const { input } = job;
  const files = await (store.early.filesOf(picture) ??
    storePicture(context.objects, {
      job,
      fileName: store.call.fileName(position),
      picture,
      base: store.base ?? null,
      madeBy: store.result.madeBy ?? engine.capabilities.madeBy,
      isModelMade: engine.capabilities.isModel,
      input,
    }));
  return {
    ...files,
    position,
    engine: engine.capabilities.id,
    madeBy: store.result.madeBy ?? engine.capabilities.madeBy,
    isModelMade: engine.capabilities.isModel,
    recipe: picture.recipe,
    enhancedPrompt: store.result.enhancedPrompt,
    warnings: [...store.warnings],
  };
}
