import * as z from 'zod';
import { aspectRatios } from '#contract/resolutions.ts';
import { upscaleSettingsSchema } from '#contract/upscale.ts';

export const upscaleKind = 'upscale';

/** What an upscale's job row holds: all that is needed to run it, and to run it again alike. */
export const upscaleInputSchema = z.object({
  /** The picture, as it was stored for this job. */
  source: z.object({
    key: z.string(),
    thumbnailKey: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
    mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  }),
  /** The picture of the gallery that it was, and its stack; null for one that was uploaded. */
  versionOf: z.string().nullable(),
  stackId: z.string().nullable(),
  /** What the gallery says of the result: what it says of the source, where that is one of its own. */
  picture: z.object({
    prompt: z.string(),
    originalPrompt: z.string().nullable(),
    style: z.object({ id: z.string(), name: z.string() }),
    aspectRatio: z.enum(aspectRatios),
  }),
  settings: upscaleSettingsSchema,
  seed: z.number().int(),
});
export type UpscaleInput = z.infer<typeof upscaleInputSchema>;
