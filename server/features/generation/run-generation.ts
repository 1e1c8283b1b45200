import { v5 } from 'uuid';
import type { GalleryImage } from '#contract/images.ts';
import type { EnginePicture, EngineResult, EngineWarning } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import {
  engineShare,
  otherEngineWarnings,
  requestPictures,
  type ServedBy,
  withFallback,
} from '../engines/engines.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import type { Completion, RunningJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import { toEngineRequest } from './engine-request.ts';
import { finishPicture } from './finished-picture.ts';
import type { GenerationInput } from './input.ts';
import { allEnded, storePicture } from './store-picture.ts';

/** What an engine has made, ready to be stored. */
interface Made extends ServedBy {
  result: EngineResult;
  pictures: readonly EnginePicture[];
}

/** Has an engine make the pictures, stores them, and answers how to write them down. */
export async function runGeneration(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
): Promise<Completion> {
  const made = await makePictures(context, job);
  job.signal.throwIfAborted();
  job.report(engineShare, 'storing');
  const warnings = [
    ...made.result.warnings,
    ...referenceWarnings(made.engine, job.input),
    ...otherEngineWarnings(made),
  ];
  const rows = await allEnded(
    made.pictures.map((picture, position) =>
      storeOne(context, { ...made, job, warnings, picture, position }),
    ),
  );
  return async (tx) => {
    const images: GalleryImage[] = [];
    for (const row of rows) images.push(await context.gallery.add(tx, row));
    return images;
  };
}

/** Asks the engines of the job's tool one after the other, until one has made the pictures. */
function makePictures(context: GenerationContext, job: RunningJob<GenerationInput>): Promise<Made> {
  const { tool, count } = job.input;
  const chain = { engines: context.engines.forTool(tool), isNamed: context.engines.isNamed(tool) };
  return withFallback(context, job, chain, async (engine, before) => {
    const result = await requestPictures(context.engines, {
      engine,
      operation: 'generate',
      pictures: count,
      readRequest: () => toEngineRequest(context.objects, job.input, engine),
      job,
      before,
    });
    const wanted = result.pictures.slice(0, count);
    const pictures = await allEnded(wanted.map((picture) => finishPicture(picture, job.input)));
    return { result, pictures };
  });
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

interface ToStore extends Made {
  job: RunningJob<GenerationInput>;
  warnings: EngineWarning[];
  picture: EnginePicture;
  position: number;
}

async function storeOne(context: GenerationContext, store: ToStore): Promise<NewImageRow> {
  const { job, engine, picture, position } = store;
  const { input } = job;
  const files = await storePicture(context.objects, {
    job,
    position,
    picture,
    madeBy: store.result.madeBy ?? engine.capabilities.madeBy,
    isModelMade: engine.capabilities.isModel,
    input,
  });
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
    madeBy: store.result.madeBy ?? engine.capabilities.madeBy,
    isModelMade: engine.capabilities.isModel,
    recipe: picture.recipe,
    warnings: [...store.warnings],
    preset: input.preset,
    references: input.references,
    referencesOf: input.references.length > 0 ? job.jobId : null,
    createdAt: context.clock.now(),
  };
}
