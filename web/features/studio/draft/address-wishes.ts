import { promptLimits } from '#contract/limits.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import type { DraftFields } from './draft.ts';
import { changeDraft, chooseTool, type Drafts } from './drafts.ts';

/**
 * The drafts with what a link into the studio asks for: `style` chosen, in a tool that has it, and `prompt` written. What
 * the link does not name, or names wrongly, stays as it is.
 */
export function withWishes(drafts: Drafts, wishes: URLSearchParams): Drafts {
  const prompt = wishes.get('prompt')?.slice(0, promptLimits.maxCharacters);
  const wished = wishes.get('style') ?? '';
  const thumbnail = findThumbnailStyle(wished)?.id;
  const image = thumbnail === undefined ? findImageStyle(wished)?.id : undefined;
  const style = thumbnail ?? image;
  const hasImageStyles = drafts.tool === 'Genesys Pro' || drafts.tool === 'Genesys 1.0';
  const tool = thumbnail !== undefined ? 'Thumbnail' : hasImageStyles ? drafts.tool : 'Genesys Pro';
  const fields: DraftFields = {
    ...(style !== undefined && { style }),
    ...(prompt !== undefined && { prompt }),
  };
  return changeDraft(style === undefined ? drafts : chooseTool(drafts, tool), fields);
}
