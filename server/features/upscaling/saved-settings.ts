import * as z from 'zod';
import { numberField } from '#contract/form-fields.ts';
import { promptLimits } from '#contract/limits.ts';
import { type UpscaleSettings, upscaleFactors, upscaleSettingsSchema } from '#contract/upscale.ts';

const slider = numberField(z.number().min(0).max(100).optional()).catch(undefined);

/** Settings as clients of the specification send them; unreadable ones are dropped. */
const savedSettingsSchema = z.object({
  scaleFactor: upscaleSettingsSchema.shape.scaleFactor.catch(2),
  outputFormat: upscaleSettingsSchema.shape.outputFormat.catch('webp'),
  dynamic: slider,
  creativity: slider,
  resemblance: slider,
  /** The database stores neither NUL nor unpaired surrogates. */
  prompt: z
    .string()
    .max(promptLimits.maxCharacters)
    .refine((prompt) => !prompt.includes('\0') && prompt.isWellFormed())
    .optional()
    .catch(undefined),
});

/** Reads the settings that a client sends; derives the factor from the widths if given. */
export function readSavedSettings(
  sent: Record<string, unknown>,
  width: { before: number; after: number },
): Partial<UpscaleSettings> {
  const { scaleFactor, outputFormat, dynamic, creativity, resemblance, prompt } =
    savedSettingsSchema.parse(sent);
  return {
    scaleFactor: upscaleFactors.find((one) => one * width.before === width.after) ?? scaleFactor,
    outputFormat,
    ...(dynamic !== undefined && { dynamic }),
    ...(creativity !== undefined && { creativity }),
    ...(resemblance !== undefined && { resemblance }),
    ...(prompt !== undefined && { prompt }),
  };
}
