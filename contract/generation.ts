import * as z from 'zod';
import { creativityLimits, outputQualityLimits, seedLimits } from './limits.ts';
import { isInvisible } from './names.ts';
import { aspectRatios } from './resolutions.ts';
import { designCounts, type Tool } from './tools.ts';
import { v2PresetIds } from './v2-presets.ts';

/** How much work an engine puts into a picture. OpenAI and fal call it quality. */
export const efforts = ['low', 'medium', 'high'] as const;
export type Effort = (typeof efforts)[number];

/** Returns the effort for an output quality, for forms with one control for both. */
export function effortOf(outputQuality: number): Effort {
  if (outputQuality < 34) return 'low';
  return outputQuality < 80 ? 'medium' : 'high';
}

/**
 * Who sets the words of a thumbnail that an image model makes: the model, as part of its picture, or
 * Adventure, as letters over it that can be changed later.
 */
export const wordings = ['adventure', 'engine'] as const;
export type Wording = (typeof wordings)[number];

/**
 * The options of a generation beside its prompt. Form, request, job, engine, row and picture all hold this
 * whole object. A new setting is a line here, one in `initialSettings`, and one in `settingRules` for each
 * tool that does not have it.
 */
export const generationSettingsSchema = z.object({
  /** Always 16:9 for thumbnails. */
  aspectRatio: z.enum(aspectRatios),
  /** Quality of the stored file in percent; 100 compresses least. */
  outputQuality: z.int().min(outputQualityLimits.min).max(outputQualityLimits.max),
  effort: z.enum(efforts),
  /** How far the picture departs from the conventional; null for a tool without it. */
  creativity: z.int().min(creativityLimits.min).max(creativityLimits.max).nullable(),
  /** The look of ThumbnailsV2; null for tools with styles. */
  preset: z.enum(v2PresetIds).nullable(),
  /** Who sets the words; without a model, designs are drawn with theirs in any case. */
  words: z.enum(wordings),
  /**
   * Number of designs; each costs the tool's price. A form offers `designCounts`; a retry makes as many as
   * are missing.
   */
  count: z
    .int()
    .min(1)
    .max(Math.max(...designCounts)),
  /** The same seed, prompt and settings give the same picture; null for a random one. */
  seed: z.int().min(seedLimits.min).max(seedLimits.max).nullable(),
});
export type GenerationSettings = z.infer<typeof generationSettingsSchema>;

export const initialSettings: GenerationSettings = {
  aspectRatio: '16:9',
  outputQuality: outputQualityLimits.initial,
  effort: 'high',
  creativity: creativityLimits.initial,
  preset: 'none',
  words: 'adventure',
  count: 1,
  seed: null,
};

/** The settings of what is made from a picture: its shape is the picture's. */
const ofAPicture = {
  outputQuality: 100,
  effort: 'high',
  creativity: null,
  preset: null,
  words: 'engine',
  count: 1,
  seed: null,
} as const;

/** The settings that each tool fixes. The user chooses the others. */
export const settingRules = {
  Thumbnail: { aspectRatio: '16:9', outputQuality: 100, effort: 'high', creativity: null, preset: null },
  ThumbnailsV2: { aspectRatio: '16:9', outputQuality: 100, effort: 'high', creativity: null },
  'Genesys Pro': { outputQuality: 100, effort: 'high', preset: null, words: 'engine' },
  'Genesys 1.0': { creativity: null, preset: null, words: 'engine' },
  Upscaler: ofAPicture,
  'Mask Edit': ofAPicture,
  'Image Edit': ofAPicture,
} as const satisfies Record<Tool, Partial<GenerationSettings>>;

/** Whether the user of a tool chooses a setting. */
export function hasSetting(tool: Tool, setting: keyof GenerationSettings): boolean {
  return !Object.hasOwn(settingRules[tool], setting);
}

type ChosenSettings = { [Name in keyof GenerationSettings]?: GenerationSettings[Name] | undefined };

/**
 * Returns the settings of a generation: the chosen ones that the tool has, and initial values for the rest.
 */
export function settingsFor(tool: Tool, chosen: ChosenSettings): GenerationSettings {
  const chosenEntries = Object.entries(chosen).filter(([, value]) => value !== undefined && value !== null);
  return { ...initialSettings, ...Object.fromEntries(chosenEntries), ...settingRules[tool] };
}

/**
 * Reads settings from a browser or the database, whichever version wrote them. Missing and unknown values
 * become the initial ones; a number out of range becomes the nearest valid one.
 */
export function readSettings(stored: unknown): GenerationSettings {
  const known: Record<string, unknown> = { ...initialSettings, ...(typeof stored === 'object' && stored) };
  const read = generationSettingsSchema.safeParse(known);
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const name = String(issue.path[0]);
    if (issue.code === 'too_big') known[name] = issue.maximum;
    else known[name] = issue.code === 'too_small' ? issue.minimum : Reflect.get(initialSettings, name);
  }
  return generationSettingsSchema.safeParse(known).data ?? initialSettings;
}

/** The settings in a stored job, whichever version wrote it; see `readSettings`. */
export const storedSettingsSchema = z.unknown().transform(readSettings);

/** Whether a prompt has no visible character; it is refused like an empty one. */
export function isBlankPrompt(prompt: string): boolean {
  return isInvisible(prompt);
}
