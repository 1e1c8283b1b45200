import { type GenerationSettings, initialSettings, readSettings } from '#contract/generation.ts';
import { promptLimits } from '#contract/limits.ts';
import {
  defaultImageStyle,
  defaultThumbnailStyle,
  findImageStyle,
  findThumbnailStyle,
} from '#contract/styles.ts';
import { defaultTool, designCounts, type GenerateTool, isGenerateTool, tools } from '#contract/tools.ts';

/** The form of one tool. Every tool has all fields; each shows and sends its own. */
export interface Draft {
  tool: GenerateTool;
  prompt: string;
  /** The last enhanced prompt that was used, and the text before. Applies while the prompt is unchanged. */
  enhanced: EnhancedWords | null;
  /** For Thumbnail and Genesys: a preset's id, or the id or name of one of the user's own styles. */
  style: string;
  settings: GenerationSettings;
}

interface EnhancedWords {
  original: string;
  text: string;
}

/** What the user typed, if the prompt is an unchanged enhanced one; null otherwise. */
export function originalPromptOf({ prompt, enhanced }: Pick<Draft, 'prompt' | 'enhanced'>): string | null {
  return enhanced !== null && enhanced.text === prompt ? enhanced.original : null;
}

/** What a submission costs, in coins. */
export function priceOf({ tool, settings }: Pick<Draft, 'tool' | 'settings'>): number {
  return tools[tool].coins * settings.count;
}

/** The fields of a draft that can change. */
export interface DraftFields extends Partial<Omit<Draft, 'tool' | 'settings'>> {
  settings?: Partial<GenerationSettings>;
}

export function withFields(draft: Draft, { settings, ...fields }: DraftFields): Draft {
  return { ...draft, ...fields, settings: { ...draft.settings, ...settings } };
}

/** A tool's empty draft with the documented defaults. */
export function emptyDraft(tool: GenerateTool): Draft {
  return {
    tool,
    prompt: '',
    enhanced: null,
    style: tools[tool].styles === 'thumbnail' ? defaultThumbnailStyle : defaultImageStyle,
    settings: initialSettings,
  };
}

export const initialDraft: Draft = emptyDraft(defaultTool);

/** More than a prompt may have, so that users can shorten a prompt that is too long. */
const maxStoredPromptCharacters = promptLimits.maxCharacters * 2;

/**
 * The id of a style that a tool has: a preset's, or possibly one of the user's own, by id or, from a picture
 * made in it, by name. Whether that one still exists is known once the list has loaded. Undefined for another
 * tool's preset.
 */
function styleOf(tool: GenerateTool, style: string): string | undefined {
  const thumbnail = findThumbnailStyle(style)?.id;
  const image = findImageStyle(style)?.id;
  const { styles } = tools[tool];
  const [own, other] = styles === 'thumbnail' ? [thumbnail, image] : [image, thumbnail];
  if (styles === 'preset') return undefined;
  if (own !== undefined) return own;
  return other !== undefined || style === '' || style.length > 100 ? undefined : style;
}

function enhancedOf(stored: unknown): EnhancedWords | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { original, text } = stored as Partial<Record<keyof EnhancedWords, unknown>>;
  return typeof original === 'string' && typeof text === 'string' ? { original, text } : null;
}

/**
 * Parses a stored draft. Missing and damaged fields fall back to their defaults one by one, so that a stored
 * prompt survives any change.
 */
export function parseDraft(stored: unknown): Draft {
  const fields: Partial<Record<keyof Draft, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const empty = emptyDraft(isGenerateTool(fields.tool) ? fields.tool : defaultTool);
  return {
    tool: empty.tool,
    prompt: typeof fields.prompt === 'string' ? fields.prompt.slice(0, maxStoredPromptCharacters) : '',
    enhanced: enhancedOf(fields.enhanced),
    style: (typeof fields.style === 'string' ? styleOf(empty.tool, fields.style) : undefined) ?? empty.style,
    settings: offered(readSettings(fields.settings)),
  };
}

/** A retry may have made another number of designs than the form offers. */
function offered(settings: GenerationSettings): GenerationSettings {
  return designCounts.some((count) => count === settings.count)
    ? settings
    : { ...settings, count: initialSettings.count };
}
