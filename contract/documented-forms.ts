import * as z from 'zod';
import { faceChoice } from './faces.ts';
import { booleanField, emptyIsAbsent, jsonField, numberField } from './form-fields.ts';
import { effortOf, type GenerationSettings, generationSettingsSchema, settingsFor } from './generation.ts';
import { creativityLimits, outputQualityLimits, promptLimits } from './limits.ts';
import { referenceListField } from './references.ts';
import { aspectRatios, defaultAspectRatio } from './resolutions.ts';
import { designCounts, formTools, type GenerateTool } from './tools.ts';
import { defaultV2Preset, v2PresetIds } from './v2-presets.ts';

/*
 * Request fields under the names of the specification. `documented-settings.ts` has those of responses. All
 * other code uses the names of `tools.ts` and `generation.ts`.
 */

const { seed } = generationSettingsSchema.shape;
const count = z.union(designCounts.map((one) => z.literal(one)));

/** Fields of both forms. */
const commonFields = {
  prompt: z.string().default(''),
  /** What the user typed, if `prompt` is an enhanced one. Checked like `prompt`; pictures carry both. */
  originalPrompt: z
    .string()
    .max(promptLimits.maxCharacters * 4)
    .optional(),
  num_outputs: numberField(count.default(1)),
  seed: numberField(seed.unwrap().optional()).optional(),
  /** Settings under the names of the contract, as JSON. They override the documented fields. */
  settings: jsonField(generationSettingsSchema.extend({ count }).partial(), 20_000).optional(),
  /** How each reference image is used. */
  references: referenceListField.optional(),
  /** How each own photo is used; whom it shows is the hero where nothing else is said. */
  photos: referenceListField.optional(),
  /** A stored face as the first own photo: its id, or `auto` for the one that suits the prompt. */
  faceId: z.preprocess(emptyIsAbsent, faceChoice.optional()),
};

/** Documented fields that are ignored: they control other engines, and the server sets prices. */
const ignored = z.string().optional();

/** The multipart fields of `POST /api/generate`. */
export const generateFormSchema = z.object({
  ...commonFields,
  variant: z.preprocess(emptyIsAbsent, z.enum(formTools).default('Thumbnail')),
  /** An id or a name, or JSON with name and description. */
  style: z.string().max(4_000).optional(),
  aspectRatio: z.preprocess(emptyIsAbsent, z.enum(aspectRatios).default(defaultAspectRatio)),
  /** Output quality; the effort follows from it. */
  output_quality: numberField(
    z.number().min(outputQualityLimits.min).max(outputQualityLimits.max).default(outputQualityLimits.initial),
  ),
  /** Creativity. */
  interval: numberField(
    z.number().min(creativityLimits.min).max(creativityLimits.max).default(creativityLimits.initial),
  ),
  cost: ignored,
  /** `false` gives the engine the reference image in words only: `imageAnalysis`, or else its measures. */
  sendReferenceToModel: booleanField(true),
  /** What `POST /api/analyze-image` said of the reference image: its text, or its answer as JSON. */
  imageAnalysis: z.string().max(20_000).optional(),
  steps: ignored,
  guidance: ignored,
  safety_tolerance: ignored,
  go_fast: ignored,
  megapixels: ignored,
  num_inference_steps: ignored,
});
export type GenerateForm = z.infer<typeof generateFormSchema>;

/** The fields of `POST /api/thumbnails/generate`; also accepted as JSON, without files. */
export const generateThumbnailFormSchema = z.object({
  ...commonFields,
  variant: z.preprocess(emptyIsAbsent, z.literal('ThumbnailsV2').default('ThumbnailsV2')),
  preset: z.preprocess(emptyIsAbsent, z.enum(v2PresetIds).default(defaultV2Preset)),
});
export type GenerateThumbnailForm = z.infer<typeof generateThumbnailFormSchema>;

const analysisAnswerSchema = jsonField(z.object({ enhancedPrompt: z.string() }), 20_000);

/** A generation under the contract's names. */
export interface ReadForm {
  tool: GenerateTool;
  settings: GenerationSettings;
}

export function readGenerateForm(form: GenerateForm): ReadForm {
  const outputQuality = Math.round(form.output_quality);
  const documented = {
    aspectRatio: form.aspectRatio,
    outputQuality,
    effort: effortOf(outputQuality),
    creativity: Math.round(form.interval),
    count: form.num_outputs,
    seed: form.seed,
  };
  return { tool: form.variant, settings: settingsFor(form.variant, { ...documented, ...form.settings }) };
}

/** Reads `imageAnalysis`: a text, or an answer of `POST /api/analyze-image`. Null without words. */
export function readImageAnalysis(sent: string | undefined): string | null {
  const text = (sent ?? '').trim();
  const answer = text.startsWith('{') ? analysisAnswerSchema.safeParse(text).data : undefined;
  return (answer?.enhancedPrompt ?? text).trim() || null;
}

export function readThumbnailForm(form: GenerateThumbnailForm): ReadForm {
  const documented = { preset: form.preset, count: form.num_outputs, seed: form.seed };
  return { tool: form.variant, settings: settingsFor(form.variant, { ...documented, ...form.settings }) };
}
