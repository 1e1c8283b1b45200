import * as z from 'zod';
import { uploadLimits } from '#contract/limits.ts';
import { type ReferenceTool, referenceSettingsSchema, referenceTools } from '#contract/references.ts';
import { keptFiles } from '#web/api/kept-files.ts';
import { createReference, type Reference } from './reference.ts';

const keptReferenceSchema = referenceSettingsSchema.extend({
  name: z.string().max(1_000),
  bytes: z.instanceof(Blob).refine(({ size }) => size <= uploadLimits.maxBytes),
  preview: z.instanceof(Blob),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  originalBytes: z.number().nonnegative(),
  isFirstFrame: z.boolean(),
});
type KeptReference = z.infer<typeof keptReferenceSchema>;

/** All tools in one record, since they are a handful of pictures at most. */
const kept = keptFiles(
  'references',
  z.object({
    tools: z.record(z.enum(referenceTools), z.array(keptReferenceSchema).max(uploadLimits.maxReferences)),
    youtube: z.object({ link: z.string().max(2_000), reference: keptReferenceSchema }).nullable(),
  }),
);

/** What is kept of one person. */
export interface ReferencesToKeep {
  tools: Readonly<Record<ReferenceTool, readonly Reference[]>>;
  youtube: { link: string; reference: Reference } | null;
}

/** What this browser keeps of the person; null where there is nothing, it is another's, too old or damaged. */
export async function readKept(owner: string, now: number): Promise<ReferencesToKeep | null> {
  const found = await kept.read(owner, now);
  if (found === null) return null;
  const { tools, youtube } = found;
  return {
    tools: {
      ThumbnailsV2: tools.ThumbnailsV2.map(restore),
      'Genesys Pro': tools['Genesys Pro'].map(restore),
      'Genesys 1.0': tools['Genesys 1.0'].map(restore),
    },
    youtube: youtube && { link: youtube.link, reference: restore(youtube.reference) },
  };
}

/** Writes all down in place of what was there. Silent where the browser has no room. */
export async function writeKept(owner: string, now: number, all: ReferencesToKeep): Promise<void> {
  await kept.write(owner, now, {
    tools: {
      ThumbnailsV2: all.tools.ThumbnailsV2.map(toKeep),
      'Genesys Pro': all.tools['Genesys Pro'].map(toKeep),
      'Genesys 1.0': all.tools['Genesys 1.0'].map(toKeep),
    },
    youtube: all.youtube && { link: all.youtube.link, reference: toKeep(all.youtube.reference) },
  });
}

function toKeep(reference: Reference): KeptReference {
  const { name, file, preview, width, height, originalBytes, isFirstFrame, use, strokes } = reference;
  return { name, bytes: file, preview, width, height, originalBytes, isFirstFrame, use, strokes };
}

function restore({ name, originalBytes, use, strokes, ...picture }: KeptReference): Reference {
  return createReference({ ...picture, isRedrawn: true }, { name, bytes: originalBytes }, { use, strokes });
}
