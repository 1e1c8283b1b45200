import { setImmediate } from 'node:timers/promises';
import { analysisTimeoutMs } from '#contract/image-analysis.ts';
import { photoUse, type ReferenceSettings, referenceLimits } from '#contract/references.ts';
import { v2PresetLabel, v2StyleId } from '#contract/v2-presets.ts';
import { describeMeasures, measuredSide, measureWithPauses } from '#engines/measuring/measuring.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readDownscaledPixels } from '#server/platform/images/downscaled-pixels.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { requireBreadth } from '#server/platform/images/require-breadth.ts';
import type { StartedJob } from '../jobs/jobs.ts';
import type { ResolvedStyle } from '../styles/styles.ts';
import { chooseEngine } from './choose-engine.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { type GenerationRequest, hashRequest } from './read-request.ts';
import type { ReferenceFile } from './reference-files.ts';
import { newSeed, startGenerationJob } from './start-generation-job.ts';

export interface SentGeneration {
  userId: string;
  request: GenerationRequest;
  /** The user's own photos and the reference pictures; the request says how each is used. */
  files: readonly UploadedFile[];
  idempotencyKey: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Validates the whole request before anything is reserved or stored, then starts the job. Removes the stored
 * reference pictures if the job is refused.
 */
export async function startGeneration(context: GenerationContext, sent: SentGeneration): Promise<StartedJob> {
  const { userId, request } = sent;
  await requireDiskSpace(context);
  const key = readIdempotencyKey(sent.idempotencyKey);
  await context.contentPolicy.check(wordsOf(request), sent.signal);
  const style = await styleOf(context, userId, request);
  const engine = chooseEngine(context.engines, request.tool, style.trained?.engine);
  const pictures: ReferenceFile[] = [];
  if (request.face !== null) {
    const { face, prompt } = request;
    pictures.push(await context.faces.open({ userId, face, prompt, signal: sent.signal }));
  }
  // Read one after another, at the size browsers send: a WebP of 8 MB can become a PNG of 100 MB, and all
  // pictures of a request stay in memory until the last is read.
  for (const file of sent.files) {
    pictures.push(
      await readPicture(file.path, sent, { longest: referenceLimits.shrinkTo, check: requireBreadth }),
    );
  }

  const { tool, prompt, originalPrompt, settings } = request;
  return startGenerationJob(context, {
    userId,
    engine,
    pictures,
    input: {
      tool,
      prompt,
      originalPrompt,
      style: toInput(style),
      settings,
      seed: settings.seed ?? newSeed(),
      // The same request and seed give the same picture.
      earlier:
        settings.seed === null
          ? await context.gallery.countAlike(context.database.db, userId, { tool, prompt, styleId: style.id })
          : 0,
      references: [...(request.face === null ? [] : [wholePerson]), ...request.references],
      sendsReferences: request.sendsReferences,
      referenceDescription: request.referenceDescription ?? (await describeUnsent(sent)),
    },
    idempotency: key === null ? null : { key, requestHash: hashRequest(request, sent.files) },
  });
}

/** How a stored face is used: without strokes. */
const wholePerson: ReferenceSettings = { use: photoUse, strokes: [] };

/** Measures a reference that the engine does not get, for its description; null if there is none. */
async function describeUnsent({ userId, request, files, signal }: SentGeneration): Promise<string | null> {
  const file = files.find((_, at) => request.references[at]?.use !== photoUse);
  if (request.sendsReferences || file === undefined) return null;
  const reduction = { side: measuredSide, timeoutSeconds: analysisTimeoutMs / 1000 };
  const { pixels } = await readDownscaledPixels(file.path, reduction, { userId, signal });
  return describeMeasures(await measureWithPauses(pixels, () => setImmediate()));
}

/** The user's own words, in full. */
export function wordsOf({
  prompt,
  originalPrompt,
  referenceDescription,
}: Pick<GenerationRequest, 'prompt' | 'originalPrompt' | 'referenceDescription'>): string[] {
  return [prompt, originalPrompt, referenceDescription].filter((words) => words !== null);
}

/** ThumbnailsV2 has presets instead of styles. */
async function styleOf(
  { styles }: GenerationContext,
  userId: string,
  { tool, prompt, style, settings: { preset } }: GenerationRequest,
): Promise<ResolvedStyle> {
  if (preset !== null) return { id: v2StyleId(preset), name: v2PresetLabel(preset) };
  return styles.resolve(userId, { tool, field: style, prompt });
}

function toInput({ trained, ...style }: ResolvedStyle): GenerationInput['style'] {
  if (trained === undefined) return style;
  const { triggerWord, profile, engine } = trained;
  return { ...style, triggerWord, profile, trainedBy: engine };
}
