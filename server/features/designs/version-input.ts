import * as z from 'zod';
import { referenceSettingsSchema } from '#contract/references.ts';

/**
 * What the job of a version holds. All that the picture it came from gives is copied, so that the version comes even where
 * that one is deleted meanwhile.
 */
export const versionInputSchema = z.object({
  versionOf: z.string(),
  stackId: z.string(),
  tool: z.string(),
  prompt: z.string(),
  originalPrompt: z.string().nullable(),
  enhancedPrompt: z.string().nullable(),
  style: z.object({ id: z.string(), name: z.string() }),
  aspectRatio: z.string(),
  quality: z.number(),
  creativity: z.number().nullable(),
  preset: z.string().nullable(),
  recipe: z.unknown(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  references: z.array(referenceSettingsSchema.extend({ key: z.string() })),
  referencesOf: z.string().nullable(),
});
export type VersionInput = z.infer<typeof versionInputSchema>;
