import { v5 } from 'uuid';
import { editTypes } from '#contract/edit-calls.ts';
import { tools } from '#contract/tools.ts';
import type { EditRequest, InpaintRequest } from '#engines/picture-requests.ts';
import { AppError } from '#server/platform/app-error.ts';
import { encodeResult } from '#server/platform/images/encode-result.ts';
import { isSamePicture } from '#server/platform/images/same-picture.ts';
import { readStoredBytes } from '#server/platform/images/stored-picture.ts';
import { engineShare, workOnPicture } from '../engines/engines.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import { storePicture } from '../generation/generation.ts';
import type { Completion, RunningJob } from '../jobs/jobs.ts';
import type { EditJobsDeps } from './context.ts';
import { doesSome, readInstruction } from './edit-engines.ts';
import { type EditInput, filesOf, instructionOf } from './input.ts';
import { removeFilesEntry } from './job-files.ts';

/** Edits the picture, stores it as a lossless file, and returns its completion. */
export async function runEdit(deps: EditJobsDeps, job: RunningJob<EditInput>): Promise<Completion> {
  const { input, userId, jobId } = job;
  const { tool, picture, source } = input;
  const { operation } = tools[tool];
  const made = await workOnPicture(deps, job, {
    operation,
    engines: await capableEngines(deps, job),
    read: () => readRequest(deps, input),
  });
  job.signal.throwIfAborted();
  job.report(engineShare, 'storing');
  const isModelMade = made.isModelMade || source.isModelMade;
  // Beyond the mask every pixel stays what it was: a lossy file would change them all.
  const encoded = await encodeResult(made.picture, 'png');
  // The job ends with it, and its coins are returned.
  if (await isSamePicture(await readStoredBytes(deps.objects, source.key), encoded.bytes))
    throw new AppError('edit_changes_nothing');
  job.signal.throwIfAborted();
  const files = await storePicture(deps.objects, {
    job,
    fileName: '0',
    picture: { ...encoded, recipe: null },
    madeBy: made.madeBy,
    isModelMade,
    input: { tool },
  });
  const row: NewImageRow = {
    ...files,
    userId,
    // Derived from the job, so that every attempt makes the same picture.
    id: v5('picture:0', jobId),
    jobId,
    tool,
    prompt: picture.prompt,
    originalPrompt: picture.originalPrompt,
    enhancedPrompt: picture.enhancedPrompt,
    styleId: picture.style.id,
    styleName: picture.style.name,
    settings: picture.settings,
    cost: job.cost,
    engine: made.engine.capabilities.id,
    madeBy: made.madeBy,
    isModelMade,
    recipe: null,
    warnings: [...made.warnings],
    references: [],
    referencesOf: null,
    versionOf: input.versionOf,
    stackId: input.stackId,
    versionKind: input.versionOf === null ? 'original' : 'edit',
    createdAt: deps.clock.now(),
  };
  return async (tx) => {
    const image = await deps.gallery.add(tx, row);
    await deps.edits.add(tx, {
      editType: operation === 'inpaint' ? editTypes.mask : editTypes.image,
      userId,
      originalImageId: input.versionOf,
      editedImageId: image.id,
      prompt: input.prompt,
      tool,
      image: { width: source.width, height: source.height },
    });
    await deps.queue.enqueue(tx, removeFilesEntry, { keys: filesOf(input) });
    return [image];
  };
}

/** Those of the chain as it is now that can do the instruction: another must not take its place. */
async function capableEngines(deps: EditJobsDeps, { input, signal }: RunningJob<EditInput>) {
  const readings = await readInstruction(deps, input.tool, instructionOf(input), signal);
  return readings.filter(doesSome).map(({ engine }) => engine);
}

async function readRequest(
  { objects }: Pick<EditJobsDeps, 'objects'>,
  { prompt, source, maskKey, seed, strength }: EditInput,
): Promise<EditRequest | InpaintRequest> {
  const { key, mimeType, width, height } = source;
  const picture = { bytes: await readStoredBytes(objects, key), mimeType, width, height };
  const settings = { effort: 'high', seed, strength } as const;
  if (maskKey === null) return { operation: 'edit', prompt, picture, settings };
  const mask = { bytes: await readStoredBytes(objects, maskKey), width, height };
  return { operation: 'inpaint', prompt, picture, mask, settings };
}
