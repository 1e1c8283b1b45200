import { v5 } from 'uuid';
import * as z from 'zod';
import type { GalleryImage } from '#contract/images.ts';
import type { EngineWarning } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import type { KeptPictures, ShownJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import { type GenerationInput, sentReferences } from './input.ts';

/** A stored picture of a job: its files, its place, and who made it. Kept as JSON while it is shown early. */
const storedPictureSchema = z.object({
  position: z.number().int(),
  objectKey: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  variants: z.array(z.object({ width: z.number().int(), key: z.string() })),
  thumbhash: z.string(),
  engine: z.string(),
  madeBy: z.string(),
  isModelMade: z.boolean(),
  recipe: z.unknown(),
  baseKey: z.string().nullable().default(null),
  enhancedPrompt: z.string().nullable().default(null),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

/** What is left of it in a job's row once a cancel has kept it. */
const keptFilesSchema = storedPictureSchema.pick({ objectKey: true, variants: true, baseKey: true });

/** The row of a job's picture. */
export function toImageRow(
  { userId, jobId, input, cost }: { userId: string; jobId: string; input: GenerationInput; cost: number },
  { position, enhancedPrompt, ...stored }: StoredPicture,
  madeAt: Date,
): NewImageRow {
  return {
    ...stored,
    userId,
    // Derived from job and position, so that every attempt makes the same picture.
    id: v5(`picture:${position}`, jobId),
    jobId,
    position,
    tool: input.tool,
    prompt: input.prompt,
    originalPrompt: input.originalPrompt,
    enhancedPrompt: enhancedPrompt ?? (input.originalPrompt === null ? null : input.prompt),
    styleId: input.style.id,
    styleName: input.style.name,
    settings: input.settings,
    cost: cost / input.settings.count,
    references: input.references,
    referencesOf: input.references.length > 0 ? jobId : null,
    // Galleries show the newest first: a millisecond apart, the first design comes first.
    createdAt: new Date(madeAt.getTime() - position),
  };
}

/** Writes the pictures that a cancelled job has shown. */
export async function keepShown(
  { gallery, clock }: Pick<GenerationContext, 'gallery' | 'clock'>,
  tx: Tx,
  job: ShownJob<GenerationInput>,
): Promise<KeptPictures> {
  const madeAt = clock.now();
  const images: GalleryImage[] = [];
  for (const kept of job.kept) {
    const row = toImageRow(job, storedPictureSchema.parse(kept), madeAt);
    images.push(await gallery.add(tx, row));
  }
  return { images, files: job.kept.map((kept) => keptFilesSchema.parse(kept)) };
}

/** The keys of the files of pictures that a cancel has kept. */
export function filesOfKept(kept: readonly unknown[]): string[] {
  return kept.flatMap((one) => {
    const { objectKey, variants, baseKey } = keptFilesSchema.parse(one);
    return [objectKey, ...variants.map(({ key }) => key), ...(baseKey ? [baseKey] : [])];
  });
}

/** What to say of references that an engine has not used. */
export function referenceWarnings(engine: Engine, input: GenerationInput): EngineWarning[] {
  const unused = sentReferences(input).length - engine.capabilities.maxReferences;
  if (unused <= 0) return [];
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
