import * as z from 'zod';
import { faceChoice } from '#contract/faces.ts';
import { uploadLimits } from '#contract/limits.ts';
import { referenceSettingsSchema, referenceTools } from '#contract/references.ts';
import { byTool } from '#contract/tools.ts';
import { storedFiles } from '#web/api/stored-files.ts';
import { createReference, type Reference } from './reference.ts';
import { bySlot, type PictureSlot } from './store.ts';

const storedReferenceSchema = referenceSettingsSchema.extend({
  name: z.string().max(1_000),
  bytes: z.instanceof(Blob).refine(({ size }) => size <= uploadLimits.maxBytes),
  preview: z.instanceof(Blob),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  originalBytes: z.number().nonnegative(),
  isFirstFrame: z.boolean(),
  isCarried: z.boolean().default(false),
  imageId: z.string().nullable().default(null),
});
type StoredReference = z.infer<typeof storedReferenceSchema>;

/** All tools in one record, since they hold few pictures. */
const referenceFiles = storedFiles(
  'references',
  z.object({
    tools: z.record(z.enum(referenceTools), z.array(storedReferenceSchema).max(uploadLimits.maxReferences)),
    /** Absent in records from before own photos. */
    photo: z.array(storedReferenceSchema).max(1).default([]),
    /** Absent in records from before the library of faces. */
    face: faceChoice.nullable().default(null),
    youtube: z.object({ link: z.string().max(2_000), reference: storedReferenceSchema }).nullable(),
  }),
);

/** A user's stored references. */
export interface ReferencesToStore {
  tools: Readonly<Record<PictureSlot, readonly Reference[]>>;
  /** The chosen face of the library. */
  face: string | null;
  youtube: { link: string; reference: Reference } | null;
}

/**
 * The user's stored references; null if there are none, or the record is another user's, too old or damaged.
 */
export async function readStored(owner: string, now: number): Promise<ReferencesToStore | null> {
  const found = await referenceFiles.read(owner, now);
  if (found === null) return null;
  const { tools, photo, face, youtube } = found;
  return {
    tools: bySlot((slot) => (slot === 'photo' ? photo : tools[slot]).map(restore)),
    face,
    youtube: youtube && { link: youtube.link, reference: restore(youtube.reference) },
  };
}

/** Replaces the stored references. Never rejects if the browser has no space. */
export async function writeStored(owner: string, now: number, all: ReferencesToStore): Promise<void> {
  await referenceFiles.write(owner, now, {
    tools: byTool(referenceTools, (tool) => all.tools[tool].map(toKeep)),
    photo: all.tools.photo.map(toKeep),
    face: all.face,
    youtube: all.youtube && { link: all.youtube.link, reference: toKeep(all.youtube.reference) },
  });
}

function toKeep(reference: Reference): StoredReference {
  const { file, id, previewUrl, ...fields } = reference;
  return { ...fields, bytes: file };
}

function restore(stored: StoredReference): Reference {
  const { name, originalBytes, imageId, use, strokes, isCarried, ...picture } = stored;
  const original = { name, bytes: originalBytes, imageId };
  return { ...createReference({ ...picture, isRedrawn: true }, original, { use, strokes }), isCarried };
}
