import {
  fitsUpscale,
  initialUpscaleSettings,
  type UpscaleFactor,
  type UpscaleSettings,
  upscaleFactors,
  upscaleSettingsSchema,
} from '#contract/upscale.ts';

const fields = Object.keys(initialUpscaleSettings) as (keyof UpscaleSettings)[];

/**
 * Parses settings that were stored, or that another upscale had. Missing, damaged or obsolete fields fall
 * back to their defaults one by one.
 */
export function parseUpscaleSettings(stored: unknown): UpscaleSettings {
  const storedFields: Partial<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const read = fields.map((field) => {
    // Coercion is for forms: stored values have their type.
    const isLike = typeof storedFields[field] === typeof initialUpscaleSettings[field];
    const parsed = upscaleSettingsSchema.shape[field].safeParse(isLike ? storedFields[field] : undefined);
    return [field, parsed.success ? parsed.data : initialUpscaleSettings[field]];
  });
  return Object.fromEntries(read) as UpscaleSettings;
}

/** The settings with a factor that fits the picture: the chosen one, or the largest possible. */
export function fittedSettings(
  settings: UpscaleSettings,
  size: { width: number; height: number } | null,
): UpscaleSettings {
  if (size === null || fitsUpscale(size, settings.scaleFactor)) return settings;
  const best = largestFitting(size);
  return best === undefined ? settings : { ...settings, scaleFactor: best };
}

function largestFitting(size: { width: number; height: number }): UpscaleFactor | undefined {
  return upscaleFactors.findLast((factor) => fitsUpscale(size, factor));
}
