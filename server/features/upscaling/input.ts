import * as z from 'zod';
import { storedSettingsSchema } from '#contract/generation.ts';
import { upscaleSettingsSchema } from '#contract/upscale.ts';

export const upscaleKind = 'upscale';

/** The input of an upscale's job: all that is needed to run and to repeat it. */
export const upscaleInputSchema = z.object({
  /** The picture, as stored for this job. */
  source: z.object({
    key: z.string(),
    thumbnailKey: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
    mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  }),
  /** The gallery picture and its stack; null for an upload. */
  versionOf: z.string().nullable(),
  stackId: z.string().nullable(),
  /** What the gallery shows about the result; copied from the source if that is in the gallery. */
  picture: z.object({
    prompt: z.string(),
    originalPrompt: z.string().nullable(),
    style: z.object({ id: z.string(), name: z.string() }),
    settings: storedSettingsSchema,
  }),
  settings: upscaleSettingsSchema,
  seed: z.number().int(),
});
export type UpscaleInput = z.infer<typeof upscaleInputSchema>;
