import * as z from 'zod';
import { numberField } from './form-fields.ts';
import { promptLimits, uploadLimits } from './limits.ts';
import { tools } from './tools.ts';

export const upscaleFactors = [2, 4, 8] as const;
export type UpscaleFactor = (typeof upscaleFactors)[number];

export const upscaleFormats = ['png', 'jpg', 'webp'] as const;
export type UpscaleFormat = (typeof upscaleFormats)[number];

/** The sliders. `neutral` leaves the network's output unchanged. */
export const upscaleSliders = {
  /** Local contrast; called quality in the form. */
  dynamic: { min: 1, max: 50, initial: 10, neutral: 10 },
  /** Detail and grain. */
  creativity: { min: 0, max: 10, initial: 3, neutral: 0 },
  /** Lower is more stylised. */
  resemblance: { min: 1, max: 100, initial: 100, neutral: 100 },
} as const;
export type UpscaleSlider = keyof typeof upscaleSliders;

/** Form fields that an engine may use or ignore. */
export const upscaleInputs = ['dynamic', 'creativity', 'resemblance', 'prompt'] as const;
export type UpscaleInput = (typeof upscaleInputs)[number];

/** Width of the history's thumbnails in pixels. */
export const upscaleThumbnailWidth = 640;

export const upscaleLimits = {
  /** Limits of the result, in pixels and in pixels per side: as large as WebP allows. */
  maxPixels: uploadLimits.maxPixels,
  maxSide: uploadLimits.maxSide,
} as const;

/** Signatures of the built-in upscaler. Files carry them verbatim, screens translate them. */
export const upscaleSignatures = {
  network: 'Enlarged by the built-in network',
  resizing: 'Enlarged by resizing',
} as const;

/** Codes of the warnings that the network was slow, and that it was not available. */
export const upscaleWarnings = { slow: 'upscaled_slowly', noNetwork: 'upscaled_without_network' } as const;

/** Slider values of records that were saved without them. */
export const unknownSliders = { dynamic: 25, creativity: 0, resemblance: 0 } as const;

/** The settings of an upscale. */
export const upscaleSettingsSchema = z.object({
  scaleFactor: z.coerce
    .number()
    .pipe(z.union(upscaleFactors.map((factor) => z.literal(factor))))
    .default(2),
  outputFormat: z
    .string()
    .transform((format) => format.toLowerCase().replace(/^jpeg$/, 'jpg'))
    .pipe(z.enum(upscaleFormats))
    .default('webp'),
  dynamic: sliderSchema('dynamic'),
  creativity: sliderSchema('creativity'),
  resemblance: sliderSchema('resemblance'),
  /** Used only by engines that take a prompt; may be empty. */
  prompt: z
    .string()
    .transform((prompt) => prompt.trim())
    .refine((prompt) => [...prompt].length <= promptLimits.maxCharacters && !prompt.includes('\0'))
    .default(''),
});
export type UpscaleSettings = z.infer<typeof upscaleSettingsSchema>;

export const initialUpscaleSettings: UpscaleSettings = upscaleSettingsSchema.parse({});

function sliderSchema(name: UpscaleSlider) {
  const { min, max, initial } = upscaleSliders[name];
  return numberField(z.number().min(min).max(max).default(initial));
}

/** Returns the size of the result in pixels. */
export function upscaledSize(size: { width: number; height: number }, factor: UpscaleFactor) {
  return { width: size.width * factor, height: size.height * factor };
}

/** Whether the result of an upscale stays within `upscaleLimits`. */
export function fitsUpscale(size: { width: number; height: number }, factor: UpscaleFactor): boolean {
  const { width, height } = upscaledSize(size, factor);
  return Math.max(width, height) <= upscaleLimits.maxSide && width * height <= upscaleLimits.maxPixels;
}

/** Returns what prevents an upscale, before anything is sent; null if nothing does. */
export function upscaleObstacle(
  source: { width: number; height: number } | null,
  { scaleFactor }: Pick<UpscaleSettings, 'scaleFactor'>,
  coins: number,
): 'no_source' | 'too_large' | 'too_few_coins' | null {
  if (source === null) return 'no_source';
  if (!fitsUpscale(source, scaleFactor)) return 'too_large';
  return coins < tools.Upscaler.coins ? 'too_few_coins' : null;
}
