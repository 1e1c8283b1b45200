import * as z from 'zod';
import { defineCall } from './call.ts';
import { maxDescriptionLength, pictureMeasuresSchema } from './image-analysis.ts';
import { promptLimits } from './limits.ts';
import { generateTools } from './tools.ts';

/** What an enhancement adds or changes. `wording` is for engines that rewrite the whole prompt. */
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
  /** In the order of the prompt; `words` are from the enhanced prompt. Empty if there was nothing to add. */
  changes: z.array(z.object({ kind: z.enum(promptChanges), words: z.string() })),
});

export const enhancePrompt = defineCall({
  method: 'post',
  path: '/api/enhance-prompt',
  summary: 'Enhance a prompt with details that it leaves open, without changing its meaning. Free',
  body: z.object({
    /** Validated like the prompt of a generation: `prompt_required` and so on. */
    prompt: z.string().max(promptLimits.maxCharacters * 4),
    tool: z.enum(generateTools).default('Thumbnail'),
    /** The style's id or name. */
    style: z.string().max(200).default(''),
    /** The measures of the reference image from `POST /api/analyze-image`. */
    analysis: pictureMeasuresSchema.optional(),
    /** An engine's description of the reference image. */
    description: z
      .string()
      .max(maxDescriptionLength * 2)
      .optional(),
  }),
  response: enhancedPromptSchema.extend({
    success: z.literal(true),
    /** The engine that wrote it, such as "OpenAI"; null for the built-in engine. */
    by: z.string().nullable(),
  }),
});
