import * as z from 'zod';
import { storedSettingsSchema } from '#contract/generation.ts';
import { editTools } from '#contract/tools.ts';
import type { UnderstandEditRequest } from '#engines/edits.ts';

export const editKind = 'edit';

/** The input of an edit's job: all that is needed to run and to repeat it, whatever becomes of the source. */
export const editInputSchema = z.object({
  tool: z.enum(editTools),
  prompt: z.string(),
  strength: z.number(),
  /** The picture, as copied for this job. */
  source: z.object({
    key: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
    isModelMade: z.boolean(),
  }),
  /** The mask, as stored for this job; null for an edit of the whole picture. */
  maskKey: z.string().nullable(),
  /** The gallery picture and its stack; null for a picture from elsewhere. */
  versionOf: z.string().nullable(),
  stackId: z.string().nullable(),
  /** What the gallery shows about the result; copied from the source if that is in the gallery. */
  picture: z.object({
    prompt: z.string(),
    originalPrompt: z.string().nullable(),
    enhancedPrompt: z.string().nullable(),
    style: z.object({ id: z.string(), name: z.string() }),
    settings: storedSettingsSchema,
  }),
  /** The canvas document that was open. */
  documentId: z.string().nullable(),
  seed: z.number().int(),
});
export type EditInput = z.infer<typeof editInputSchema>;

/** The keys of its own files. */
export function filesOf({ source, maskKey }: Pick<EditInput, 'source' | 'maskKey'>): string[] {
  return maskKey === null ? [source.key] : [source.key, maskKey];
}

/** A job's instruction as engines read it. */
export function instructionOf({
  prompt,
  source: { width, height },
  maskKey,
}: Pick<EditInput, 'prompt' | 'source' | 'maskKey'>): UnderstandEditRequest {
  return { prompt, size: { width, height }, hasMask: maskKey !== null };
}
