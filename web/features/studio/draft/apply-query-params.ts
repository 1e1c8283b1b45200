import { promptLimits } from '#contract/limits.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import type { FoundStyle } from '../styles/find-style.ts';
import { createStyleParam } from './create-style-param.ts';
import type { DraftFields } from './draft.ts';
import { changeDraft, chooseTool, type Drafts } from './drafts.ts';

/** Finds a preset by name. */
export function findPreset(wanted: string): FoundStyle | undefined {
  const thumbnail = findThumbnailStyle(wanted);
  if (thumbnail !== undefined) return { kind: 'thumbnail', id: thumbnail.id };
  const image = findImageStyle(wanted);
  return image && { kind: 'image', id: image.id };
}

/**
 * Applies a link's parameters to the drafts: `style` is chosen in a tool that has it, and `prompt` filled in.
 * A missing or invalid parameter changes nothing. `own` is the style found if it is no preset.
 */
export function withQueryParams(drafts: Drafts, queryParams: URLSearchParams, own?: FoundStyle): Drafts {
  const prompt = queryParams.get('prompt')?.slice(0, promptLimits.maxCharacters);
  const style = findPreset(queryParams.get('style') ?? '') ?? own;
  const hasImageStyles = tools[drafts.tool].styles === 'image';
  const isThumbnail =
    style?.kind === 'thumbnail' || (style === undefined && queryParams.has(createStyleParam));
  const tool = isThumbnail ? 'Thumbnail' : hasImageStyles ? drafts.tool : 'Genesys Pro';
  const fields: DraftFields = {
    ...(style !== undefined && { style: style.id }),
    ...(prompt !== undefined && { prompt }),
  };
  return changeDraft(style === undefined && !isThumbnail ? drafts : chooseTool(drafts, tool), fields);
}
