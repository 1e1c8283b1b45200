import * as z from 'zod';
import { referenceSettingsSchema } from '#contract/references.ts';
import { aspectRatios } from '#contract/resolutions.ts';
import { designCounts, generateTools } from '#contract/tools.ts';
import { v2PresetIds } from '#contract/v2-presets.ts';

/** What a generation job's row holds: all that is needed to run it, and to run it again alike. */
export const generationInputSchema = z.object({
  tool: z.enum(generateTools),
  prompt: z.string(),
  /** What the user had typed, where the prompt is an enhanced one. */
  originalPrompt: z.string().nullable().default(null),
  style: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** Of a trained style: what an engine has learnt of it, which engine that is, and the word that calls it up. */
    profile: z.unknown().optional(),
    trainedBy: z.string().optional(),
    triggerWord: z.string().optional(),
  }),
  /** Of ThumbnailsV2; null for the other tools. */
  preset: z.enum(v2PresetIds).nullable(),
  /** How many pictures. */
  count: z.union(designCounts.map((count) => z.literal(count))),
  aspectRatio: z.enum(aspectRatios),
  quality: z.number(),
  creativity: z.number().nullable(),
  seed: z.number().int(),
  /** Whether the seed was asked for; where not, a retry draws another. */
  isSeedAsked: z.boolean().default(false),
  /** The reference pictures: where each lies, and how it is used. */
  references: z.array(referenceSettingsSchema.extend({ key: z.string() })),
});
export type GenerationInput = z.infer<typeof generationInputSchema>;
