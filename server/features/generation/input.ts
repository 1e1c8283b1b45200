import * as z from 'zod';
import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';

/** What a generation job's row holds: all that is needed to run it, and to run it again alike. */
export const generationInputSchema = z.object({
  tool: z.enum(generateTools),
  prompt: z.string(),
  style: z.object({ id: z.string(), name: z.string(), description: z.string().optional() }),
  aspectRatio: z.enum(aspectRatios),
  quality: z.number(),
  creativity: z.number().nullable(),
  seed: z.number().int(),
  /** Where the reference picture lies; null without one. */
  referenceKey: z.string().nullable(),
});
export type GenerationInput = z.infer<typeof generationInputSchema>;
