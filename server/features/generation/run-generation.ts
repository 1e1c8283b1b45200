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
import { createEarlyPictures, type EarlyPictures } from './early-pictures.ts';
import { toEngineRequest } from './engine-request.ts';
import { finishPicture } from './finished-picture.ts';
import type { GenerationInput } from './input.ts';
import { allEnded, storePicture } from './store-picture.ts';

/** An engine's pictures, ready to be stored. */
interface Made extends ServedBy {
  result: EngineResult;
  pictures: readonly EnginePicture[];
}

/** Generates the pictures, stores them, and returns the completion. */
export async function runGeneration(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
): Promise<Completion> {
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
): Promise<Completion> {
  const made = await makePictures(context, job, early);
  job.signal.throwIfAborted();
  job.report(engineShare, 'storing');
  const warnings = [
    ...made.result.warnings,
    ...referenceWarnings(made.engine, job.input),
    ...otherEngineWarnings(made),
  ];
  const madeAt = context.clock.now();
  const rows = await allEnded(
    made.pictures.map((picture, position) =>
      storeOne(context, { ...made, job, early, warnings, picture, position, madeAt }),
    ),
  );
  await early.removeUnused(rows);
  return async (tx) => {
    const images: GalleryImage[] = [];
    for (const row of rows) images.push(await context.gallery.add(tx, row));
    return images;
  };
}

/** Calls the engines of the job's tool in turn until one has made the pictures. */
function makePictures(
  context: GenerationContext,
  job: RunningJob<GenerationInput>,
  early: EarlyPictures,
): Promise<Made> {
  const { tool, settings } = job.input;
  const { count } = settings;
  const chain = { engines: context.engines.forTool(tool), isNamed: context.engines.isNamed(tool) };
  return withFallback(context, job, chain, async (engine, before) => {
    const result = await requestPictures(context.engines, {
      engine,
      operation: 'generate',
      pictures: count,
      readRequest: () => toEngineRequest(context.objects, job.input, engine),
      job,
      onPicture: early.begin(engine),
      before,
    });
    const requested = result.pictures.slice(0, count);
    const pictures = await allEnded(requested.map((picture) => finishPicture(picture, job.input)));
    return { result, pictures };
  });
}

function referenceWarnings(engine: Engine, input: GenerationInput): EngineWarning[] {
  const unused = input.references.length - engine.capabilities.maxReferences;
  if (unused <= 0 || !input.sendsReferences) return [];
  return [
    {
      code: 'reference-not-used',
      message:
        engine.capabilities.maxReferences === 0
          ? 'This engine cannot use reference images. They are kept but were not used.'
          : `This engine uses at most ${engine.capabilities.maxReferences} reference images. The others are kept but were not used.`,
    },
  ];
}

interface PictureToStoreInput extends Made {
  job: RunningJob<GenerationInput>;
  early: EarlyPictures;
  warnings: EngineWarning[];
  picture: EnginePicture;
  position: number;
  madeAt: Date;
}

async function storeOne(context: GenerationContext, store: PictureToStoreInput): Promise<NewImageRow> {
  const { job, engine, picture, position, madeAt } = store;
  const { input } = job;
  const files = await (store.early.filesOf(picture) ??
    storePicture(context.objects, {
      job,
      fileName: store.early.fileName(position),
      picture,
      madeBy: store.result.madeBy ?? engine.capabilities.madeBy,
      isModelMade: engine.capabilities.isModel,
      input,
    }));
  return {
    ...files,
    userId: job.userId,
    // Derived from job and position, so that every attempt makes the same picture.
    id: v5(`picture:${position}`, job.jobId),
    jobId: job.jobId,
    position,
    tool: input.tool,
    prompt: input.prompt,
    originalPrompt: input.originalPrompt,
    enhancedPrompt: store.result.enhancedPrompt ?? (input.originalPrompt === null ? null : input.prompt),
    styleId: input.style.id,
    styleName: input.style.name,
    settings: input.settings,
    cost: job.cost / input.settings.count,
    engine: engine.capabilities.id,
    madeBy: store.result.madeBy ?? engine.capabilities.madeBy,
    isModelMade: engine.capabilities.isModel,
    recipe: picture.recipe,
    warnings: [...store.warnings],
    references: input.references,
    referencesOf: input.references.length > 0 ? job.jobId : null,
    // Galleries show the newest first: a millisecond apart, the first design comes first.
    createdAt: new Date(madeAt.getTime() - position),
  };
}
