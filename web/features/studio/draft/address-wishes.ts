import { promptLimits } from '#contract/limits.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import { type Draft, switchTool } from './draft.ts';

/**
 * The draft with what a link into the studio asks for: `style` chosen, in a tool that has it, and `prompt` written. What
 * the link does not name, or names wrongly, stays as it is.
 */
export function withWishes(draft: Draft, wishes: URLSearchParams): Draft {
  const prompt = wishes.get('prompt')?.slice(0, promptLimits.maxCharacters);
  const wished = wishes.get('style') ?? '';
  const thumbnail = findThumbnailStyle(wished)?.id;
  const image = thumbnail === undefined ? findImageStyle(wished)?.id : undefined;
  const style = thumbnail ?? image;
  const tool =
    thumbnail !== undefined ? 'Thumbnail' : draft.tool === 'Thumbnail' ? 'Genesys Pro' : draft.tool;
  const styled = style === undefined ? draft : { ...switchTool(draft, tool), style };
  return prompt === undefined ? styled : { ...styled, prompt };
}
