import type { z } from 'zod';
import type { generateFormSchema, generateThumbnailFormSchema } from '#contract/generation.ts';
import { findImageStyle } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import { type Draft, originalPromptOf } from '../draft/draft.ts';

export type GenerateFields = Partial<Record<keyof z.input<typeof generateFormSchema>, string>>;
type ThumbnailFields = Pick<
  z.input<typeof generateThumbnailFormSchema>,
  'prompt' | 'originalPrompt' | 'variant' | 'preset' | 'num_outputs'
>;

const fastModelFields = { go_fast: 'true', megapixels: '1', num_inference_steps: '4' } as const;
const proModelFields = { steps: '50', guidance: '2', safety_tolerance: '6' } as const;

/** Thumbnail sends a style's id; the other tools send name and description as JSON. */
function styleField(draft: Draft): string {
  if (draft.tool === 'Thumbnail') return draft.style;
  const style = findImageStyle(draft.style);
  return JSON.stringify({ name: style?.id ?? draft.style, description: style?.description ?? '' });
}

/**
 * The fields of `POST /api/generate` for a draft of any tool but ThumbnailsV2, and for whether a reference picture goes
 * along. Thumbnails are always widescreen.
 */
export function generateFields(draft: Draft, hasReference: boolean): GenerateFields {
  const isPro = draft.tool === 'Genesys Pro';
  return {
    sendReferenceToModel: String(hasReference),
    prompt: draft.prompt,
    ...originalField(draft),
    variant: draft.tool,
    style: styleField(draft),
    aspectRatio: draft.tool === 'Thumbnail' ? '16:9' : draft.aspectRatio,
    output_quality: String(draft.tool === 'Genesys 1.0' ? draft.quality : 100),
    cost: String(priceOf(draft)),
    num_outputs: String(draft.count),
    ...(isPro ? { ...proModelFields, interval: String(draft.creativity) } : fastModelFields),
  };
}

/** The fields of `POST /api/thumbnails/generate` for a draft of ThumbnailsV2. */
export function thumbnailFields(draft: Draft): ThumbnailFields {
  const { prompt, preset, count } = draft;
  return { prompt, ...originalField(draft), variant: 'ThumbnailsV2', preset, num_outputs: count };
}

/** What was typed goes along with an enhanced prompt. */
function originalField(draft: Draft): { originalPrompt?: string } {
  const originalPrompt = originalPromptOf(draft);
  return originalPrompt === null ? {} : { originalPrompt };
}

/** What a press of Generate costs, in coins. */
export function priceOf({ tool, count }: Pick<Draft, 'tool' | 'count'>): number {
  return tools[tool].coins * count;
}
