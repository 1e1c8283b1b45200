import { creativityLimits, promptLimits } from '#contract/limits.ts';
import { type AspectRatio, defaultAspectRatio, isAspectRatio } from '#contract/resolutions.ts';
import {
  defaultImageStyle,
  defaultThumbnailStyle,
  findImageStyle,
  findThumbnailStyle,
} from '#contract/styles.ts';
import { type DesignCount, designCounts, type GenerateTool, isGenerateTool } from '#contract/tools.ts';
import { defaultV2Preset, isV2Preset, type V2PresetId } from '#contract/v2-presets.ts';

/** What the form of one tool holds. Every tool has all fields; which of them it shows and sends is its own affair. */
export interface Draft {
  tool: GenerateTool;
  prompt: string;
  /** The last enhanced prompt that was used, and what was typed before. It counts while the prompt is still that. */
  enhanced: EnhancedWords | null;
  /** Of Thumbnail and Genesys: a preset's id, or the id or name of one of the user's own styles. */
  style: string;
  aspectRatio: AspectRatio;
  /** Percent, 0 to 100; Genesys 1.0. */
  quality: number;
  /** 0 to 10; Genesys Pro. */
  creativity: number;
  /** Of ThumbnailsV2. */
  preset: V2PresetId;
  /** Designs a press makes; each is paid for. */
  count: DesignCount;
}

interface EnhancedWords {
  original: string;
  text: string;
}

/** What the user had typed, where the prompt is an enhanced one that nobody has changed since; null otherwise. */
export function originalPromptOf({ prompt, enhanced }: Pick<Draft, 'prompt' | 'enhanced'>): string | null {
  return enhanced !== null && enhanced.text === prompt ? enhanced.original : null;
}

/** What can be changed of a draft. */
export type DraftFields = Partial<Omit<Draft, 'tool'>>;

export const draftLimits = {
  quality: { min: 0, max: 100, initial: 100 },
  creativity: creativityLimits,
} as const;

/** The draft of a tool in which nobody has written yet, with the documented defaults. */
export function emptyDraft(tool: GenerateTool): Draft {
  return {
    tool,
    prompt: '',
    enhanced: null,
    style: tool === 'Thumbnail' ? defaultThumbnailStyle : defaultImageStyle,
    aspectRatio: defaultAspectRatio,
    quality: draftLimits.quality.initial,
    creativity: draftLimits.creativity.initial,
    preset: defaultV2Preset,
    count: 1,
  };
}

export const initialDraft: Draft = emptyDraft('Thumbnail');

/** Longer than a prompt may be, so that one that is too long can be cut by who wrote it. */
const keptPromptCharacters = promptLimits.maxCharacters * 2;

/**
 * The id of a style that a tool has: a preset's, or what may be one of the user's own, by id or, from a picture that was
 * made in it, by name. Whether that is still there is known once their list is. Undefined for another tool's preset.
 */
function styleOf(tool: GenerateTool, style: string): string | undefined {
  const thumbnail = findThumbnailStyle(style)?.id;
  const image = findImageStyle(style)?.id;
  const [own, other] = tool === 'Thumbnail' ? [thumbnail, image] : [image, thumbnail];
  // ThumbnailsV2 has presets in the place of styles.
  if (tool === 'ThumbnailsV2') return undefined;
  if (own !== undefined) return own;
  return other !== undefined || style === '' || style.length > 100 ? undefined : style;
}

function clampedInteger(value: unknown, limits: { min: number; max: number; initial: number }): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return limits.initial;
  return Math.min(limits.max, Math.max(limits.min, Math.round(value)));
}

function enhancedOf(stored: unknown): EnhancedWords | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { original, text } = stored as Partial<Record<keyof EnhancedWords, unknown>>;
  return typeof original === 'string' && typeof text === 'string' ? { original, text } : null;
}

/**
 * Reads a stored draft. What is missing, damaged or no longer exists falls back to its default, field by field, so that
 * a kept prompt survives whatever else changed.
 */
export function parseDraft(stored: unknown): Draft {
  const fields: Partial<Record<keyof Draft, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const empty = emptyDraft(isGenerateTool(fields.tool) ? fields.tool : 'Thumbnail');
  return {
    tool: empty.tool,
    prompt: typeof fields.prompt === 'string' ? fields.prompt.slice(0, keptPromptCharacters) : '',
    enhanced: enhancedOf(fields.enhanced),
    style: (typeof fields.style === 'string' ? styleOf(empty.tool, fields.style) : undefined) ?? empty.style,
    aspectRatio: isAspectRatio(fields.aspectRatio) ? fields.aspectRatio : empty.aspectRatio,
    quality: clampedInteger(fields.quality, draftLimits.quality),
    creativity: clampedInteger(fields.creativity, draftLimits.creativity),
    preset: isV2Preset(fields.preset) ? fields.preset : empty.preset,
    count: designCounts.find((count) => count === fields.count) ?? empty.count,
  };
}
