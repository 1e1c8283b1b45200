import { promptLimits } from '#contract/limits.ts';
import { type AspectRatio, defaultAspectRatio, isAspectRatio } from '#contract/resolutions.ts';
import {
  defaultImageStyle,
  defaultThumbnailStyle,
  findImageStyle,
  findThumbnailStyle,
} from '#contract/styles.ts';
import { type GenerateTool, isGenerateTool } from '#contract/tools.ts';

/** What the studio's form holds and keeps over a reload. Tools share the prompt. */
export interface Draft {
  tool: GenerateTool;
  prompt: string;
  /** A thumbnail style's id with Thumbnail; with the others a preset's id, or the id or name of a described style. */
  style: string;
  aspectRatio: AspectRatio;
  /** Percent, 0 to 100; Genesys 1.0. */
  quality: number;
  /** 0 to 10; Genesys Pro. */
  creativity: number;
}

export const draftLimits = {
  quality: { min: 0, max: 100, initial: 100 },
  creativity: { min: 0, max: 10, initial: 1 },
} as const;

export const initialDraft: Draft = {
  tool: 'Thumbnail',
  prompt: '',
  style: defaultThumbnailStyle,
  aspectRatio: defaultAspectRatio,
  quality: draftLimits.quality.initial,
  creativity: draftLimits.creativity.initial,
};

function defaultStyle(tool: GenerateTool): string {
  return tool === 'Thumbnail' ? defaultThumbnailStyle : defaultImageStyle;
}

/** Changes the tool. The prompt stays; a style that the new tool does not have becomes the tool's default. */
export function switchTool(draft: Draft, tool: GenerateTool): Draft {
  // Thumbnail has styles of its own, the others share theirs.
  const hasStyle = (draft.tool === 'Thumbnail') === (tool === 'Thumbnail');
  return { ...draft, tool, style: hasStyle ? draft.style : defaultStyle(tool) };
}

/**
 * An image style's id. What is no preset may be one that the user described, by id or, from a picture that was made
 * in it, by name: whether it is still there is known once their list is.
 */
function imageStyleOf(style: string): string | undefined {
  const preset = findImageStyle(style)?.id;
  if (preset !== undefined) return preset;
  return style === '' || style.length > 100 || findThumbnailStyle(style) !== undefined ? undefined : style;
}

function clampedInteger(value: unknown, limits: { min: number; max: number; initial: number }): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return limits.initial;
  return Math.min(limits.max, Math.max(limits.min, Math.round(value)));
}

/**
 * Reads a stored draft. What is missing, damaged or no longer exists falls back to its default, field by field, so that
 * a kept prompt survives whatever else changed.
 */
export function parseDraft(stored: unknown): Draft {
  const fields: Partial<Record<keyof Draft, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const tool = isGenerateTool(fields.tool) ? fields.tool : initialDraft.tool;
  const style = typeof fields.style === 'string' ? fields.style : '';
  const known = tool === 'Thumbnail' ? findThumbnailStyle(style)?.id : imageStyleOf(style);
  return {
    tool,
    prompt: typeof fields.prompt === 'string' ? fields.prompt.slice(0, promptLimits.maxCharacters * 2) : '',
    style: known ?? defaultStyle(tool),
    aspectRatio: isAspectRatio(fields.aspectRatio) ? fields.aspectRatio : initialDraft.aspectRatio,
    quality: clampedInteger(fields.quality, draftLimits.quality),
    creativity: clampedInteger(fields.creativity, draftLimits.creativity),
  };
}
