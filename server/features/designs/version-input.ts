import * as z from 'zod';
import { storedSettingsSchema } from '#contract/generation.ts';
import { referenceSettingsSchema } from '#contract/references.ts';

/**
 * The input of a version's job. Copies everything it needs from the original, so the version succeeds even if
 * the original is deleted.
 */
export const versionInputSchema = z.object({
  versionOf: z.string(),
  stackId: z.string(),
  tool: z.string(),
  prompt: z.string(),
  originalPrompt: z.string().nullable(),
  enhancedPrompt: z.string().nullable(),
  style: z.object({ id: z.string(), name: z.string() }),
  settings: storedSettingsSchema,
  recipe: z.unknown(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  references: z.array(referenceSettingsSchema.extend({ key: z.string() })),
  referencesOf: z.string().nullable(),
  /** Whether the references were stored for this version, and are not those of other pictures. */
  ownsReferences: z.boolean().default(false),
  /** The picture of another engine under the words, and that engine; null without one. */
  base: z.object({ key: z.string(), engine: z.string(), madeBy: z.string() }).nullable().default(null),
});
export type VersionInput = z.infer<typeof versionInputSchema>;
