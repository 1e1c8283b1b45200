import * as z from 'zod';
import { defineCall } from './call.ts';
import { longestDescription, pictureMeasuresSchema } from './image-analysis.ts';
import { promptLimits } from './limits.ts';
import { generateTools } from './tools.ts';

/**
 * What an enhanced prompt says that the prompt did not say in so many words. `wording` is for engines that
 * put the prompt into other words altogether.
 */
export const promptChanges = [
  'headline',
  'number',
  'subject',
  'setting',
  'mood',
  'layout',
  'colors',
  'light',
  'wording',
] as const;
export type PromptChange = (typeof promptChanges)[number];

export const enhancedPromptSchema = z.object({
  enhancedPrompt: z.string(),
  /**
   * In the order in which they stand in the prompt; `words` are the prompt's own. Empty where there was
   * nothing to add.
   */
  changes: z.array(z.object({ kind: z.enum(promptChanges), words: z.string() })),
});

export const enhancePrompt = defineCall({
  method: 'post',
  path: '/api/enhance-prompt',
  summary: 'Enhance a prompt with what it leaves to the engine, without changing its meaning. Free',
  body: z.object({
    /** Judged like that of a generation: see `prompt_required` and its like. */
    prompt: z.string().max(promptLimits.maxCharacters * 4),
    tool: z.enum(generateTools).default('Thumbnail'),
    /** The style's id or name. */
    style: z.string().max(200).default(''),
    /** What `POST /api/analyze-image` has measured in the reference picture. */
    analysis: pictureMeasuresSchema.optional(),
    /** What an engine has seen there. */
    description: z
      .string()
      .max(longestDescription * 2)
      .optional(),
  }),
  response: enhancedPromptSchema.extend({
    success: z.literal(true),
    /** Whose words they are, such as "OpenAI"; null for the engine of this server. */
    by: z.string().nullable(),
  }),
});
