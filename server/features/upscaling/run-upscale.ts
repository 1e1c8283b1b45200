import { v5 } from 'uuid';
import { upscaleTool } from '#contract/tools.ts';
import type { UpscaleRequest } from '#engines/picture-requests.ts';
import { encodeResult } from '#server/platform/images/encode-result.ts';
import { readStoredBytes } from '#server/platform/images/stored-picture.ts';
import { engineShare, workOnPicture } from '../engines/engines.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import { storePicture } from '../generation/generation.ts';
import type { Completion, RunningJob } from '../jobs/jobs.ts';
import type { UpscalingDeps } from './context.ts';
import type { UpscaleInput } from './input.ts';
import { completeUpscale } from './store.ts';

/** Upscales the picture, encodes it in the requested format, stores it, and returns its completion. */
export async function runUpscale(deps: UpscalingDeps, job: RunningJob<UpscaleInput>): Promise<Completion> {
  const { input, userId, jobId } = job;
  const { picture, settings } = input;
  const made = await workOnPicture(deps, job, {
    operation: 'upscale',
    read: () => readRequest(deps, input),
  });
  job.signal.throwIfAborted();
  job.report(engineShare, 'storing');
  const encoded = await encodeResult(made.picture, settings.outputFormat);
  job.signal.throwIfAborted();
  const files = await storePicture(deps.objects, {
    job,
    fileName: '0',
    picture: { ...encoded, recipe: null },
    madeBy: made.madeBy,
    isModelMade: made.isModelMade,
    input: { tool: upscaleTool },
  });
  const imageId = v5('picture:0', jobId);
  const row: NewImageRow = {
    ...files,
    userId,
    // Derived from the job, so that every attempt makes the same picture.
    id: imageId,
    jobId,
    tool: upscaleTool,
    prompt: picture.prompt,
    originalPrompt: picture.originalPrompt,
    enhancedPrompt: null,
    styleId: picture.style.id,
    styleName: picture.style.name,
    settings: picture.settings,
    cost: job.cost,
    engine: made.engine.capabilities.id,
    madeBy: made.madeBy,
    isModelMade: made.isModelMade,
    recipe: null,
    warnings: [...made.warnings],
    references: [],
    referencesOf: null,
    versionOf: input.versionOf,
    stackId: input.stackId,
    versionKind: 'upscale',
    scaleFactor: settings.scaleFactor,
    createdAt: deps.clock.now(),
  };
  return async (tx) => {
    const image = await deps.gallery.add(tx, row);
    await completeUpscale(tx, { userId, id: jobId, imageId });
    return [image];
  };
}

async function readRequest(
  { objects }: UpscalingDeps,
  { source, settings, seed }: UpscaleInput,
): Promise<UpscaleRequest> {
  const { key, mimeType, width, height } = source;
  const { scaleFactor, dynamic, creativity, resemblance, prompt } = settings;
  const bytes = await readStoredBytes(objects, key);
  return {
    operation: 'upscale',
    picture: { bytes, mimeType, width, height },
    factor: scaleFactor,
    dynamic,
    creativity,
    resemblance,
    prompt,
    seed,
  };
}
