import * as z from 'zod';
import { storedSettingsSchema } from '#contract/generation.ts';
import { photoUse, referenceSettingsSchema } from '#contract/references.ts';
import { generateTools } from '#contract/tools.ts';

/** The input of a generation's job: all that is needed to run and to repeat it. */
export const generationInputSchema = z.object({
  tool: z.enum(generateTools),
  prompt: z.string(),
  /** What the user typed, if the prompt is an enhanced one. */
  originalPrompt: z.string().nullable().default(null),
  style: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** For a trained style: what an engine has learnt, that engine, and the trigger word. */
    profile: z.unknown().optional(),
    trainedBy: z.string().optional(),
    triggerWord: z.string().optional(),
  }),
  settings: storedSettingsSchema,
  /** The chosen seed, or the one drawn for this job. */
  seed: z.number().int(),
  /** How many pictures the user has of the same request; 0 where a seed was chosen. */
  earlier: z.number().int().default(0),
  /** The reference pictures: the key of each, and how it is used. */
  references: z.array(referenceSettingsSchema.extend({ key: z.string() })),
  /** Whether the engine gets these pictures, or only their description. */
  sendsReferences: z.boolean().default(true),
  /** A reference picture in words. */
  referenceDescription: z.string().nullable().default(null),
});
export type GenerationInput = z.infer<typeof generationInputSchema>;

/** The references that an engine gets. Whom a design shows is no style reference: it is sent in any case. */
export function sentReferences({
  references,
  sendsReferences,
}: Pick<GenerationInput, 'references' | 'sendsReferences'>): GenerationInput['references'] {
  return references.filter(({ use }) => sendsReferences || use === photoUse);
}
