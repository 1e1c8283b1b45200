import { promptLimits } from '#contract/limits.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import type { FoundStyle } from '../styles/find-style.ts';
import { createStyleWish } from './create-style-wish.ts';
import type { DraftFields } from './draft.ts';
import { changeDraft, chooseTool, type Drafts } from './drafts.ts';

/** The preset that is called so. */
export function findPreset(wanted: string): FoundStyle | undefined {
  const thumbnail = findThumbnailStyle(wanted);
  if (thumbnail !== undefined) return { kind: 'thumbnail', id: thumbnail.id };
  const image = findImageStyle(wanted);
  return image && { kind: 'image', id: image.id };
}

/**
 * The drafts with what a link into the studio asks for: `style` chosen, in a tool that has it, and `prompt` written. What
 * the link does not name, or names wrongly, stays as it is. `own` is what the style is if it is no preset.
 */
export function withWishes(drafts: Drafts, wishes: URLSearchParams, own?: FoundStyle): Drafts {
  const prompt = wishes.get('prompt')?.slice(0, promptLimits.maxCharacters);
  const style = findPreset(wishes.get('style') ?? '') ?? own;
  const hasImageStyles = tools[drafts.tool].styles === 'image';
  const isThumbnail = style?.kind === 'thumbnail' || (style === undefined && wishes.has(createStyleWish));
  const tool = isThumbnail ? 'Thumbnail' : hasImageStyles ? drafts.tool : 'Genesys Pro';
  const fields: DraftFields = {
    ...(style !== undefined && { style: style.id }),
    ...(prompt !== undefined && { prompt }),
  };
  return changeDraft(style === undefined && !isThumbnail ? drafts : chooseTool(drafts, tool), fields);
}
