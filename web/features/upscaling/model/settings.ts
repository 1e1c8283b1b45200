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
 * Reads settings that were stored, or that another upscale had. What is missing, damaged or no longer possible falls
 * back to its default, field by field.
 */
export function parseUpscaleSettings(stored: unknown): UpscaleSettings {
  const given: Partial<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  const read = fields.map((field) => {
    // Coercion is for forms: what was stored has its type.
    const isLike = typeof given[field] === typeof initialUpscaleSettings[field];
    const parsed = upscaleSettingsSchema.shape[field].safeParse(isLike ? given[field] : undefined);
    return [field, parsed.success ? parsed.data : initialUpscaleSettings[field]];
  });
  return Object.fromEntries(read) as UpscaleSettings;
}

/** The settings with a factor that the picture may be enlarged by: the chosen one, or the largest that fits. */
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
