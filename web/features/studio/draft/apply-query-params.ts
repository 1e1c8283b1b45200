import { promptLimits } from '#contract/limits.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import { firstToolWith, tools } from '#contract/tools.ts';
import type { FoundStyle } from '../styles/find-style.ts';
import { createStyleParam } from './create-style-param.ts';
import type { DraftFields } from './draft.ts';
import { changeDraft, chooseTool, type Drafts } from './drafts.ts';

/** Finds a preset by name. */
export function findPreset(name: string): FoundStyle | undefined {
  const thumbnail = findThumbnailStyle(name);
  if (thumbnail !== undefined) return { kind: 'thumbnail', id: thumbnail.id };
  const image = findImageStyle(name);
  return image && { kind: 'image', id: image.id };
}

/**
 * Applies a link's parameters to the drafts: `style` is chosen in a tool that has it, and `prompt` filled in.
 * A missing or invalid parameter changes nothing. `own` is the user's style that was found, if it is not a
 * preset.
 */
export function withQueryParams(drafts: Drafts, queryParams: URLSearchParams, own?: FoundStyle): Drafts {
  const prompt = queryParams.get('prompt')?.slice(0, promptLimits.maxCharacters);
  const style = findPreset(queryParams.get('style') ?? '') ?? own;
  // Custom styles are created among the thumbnail styles.
  const kind = style?.kind ?? (queryParams.has(createStyleParam) ? 'thumbnail' : null);
  const fields: DraftFields = {
    ...(style !== undefined && { style: style.id }),
    ...(prompt !== undefined && { prompt }),
  };
  if (kind === null) return changeDraft(drafts, fields);
  const tool = tools[drafts.tool].styles === kind ? drafts.tool : firstToolWith(kind);
  return changeDraft(chooseTool(drafts, tool), fields);
}
