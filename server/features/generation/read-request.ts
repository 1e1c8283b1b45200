import { createHash } from 'node:crypto';
import { errors } from '#contract/errors.ts';
import { type GenerateForm, type GenerateThumbnailForm, isBlankPrompt } from '#contract/generation.ts';
import { promptLimits } from '#contract/limits.ts';
import type { ReferenceSettings } from '#contract/references.ts';
import type { AspectRatio } from '#contract/resolutions.ts';
import { type DesignCount, type GenerateTool, makesThumbnails } from '#contract/tools.ts';
import type { V2PresetId } from '#contract/v2-presets.ts';
import { AppError } from '#server/platform/app-error.ts';

/** What a user asked for, read and checked; the style is still as it was sent. */
export interface GenerationRequest {
  tool: GenerateTool;
  prompt: string;
  /** What the user had typed, where the prompt is an enhanced one. */
  originalPrompt: string | null;
  style: string | undefined;
  preset: V2PresetId | null;
  count: DesignCount;
  /** One for each file that came with the request. */
  references: ReferenceSettings[];
  aspectRatio: AspectRatio;
  quality: number;
  creativity: number | null;
  seed: number | null;
}

/**
 * Reads the form of all tools but ThumbnailsV2, with `files` reference pictures. Throws `prompt_required`,
 * `prompt_too_long`, `prompt_invalid`, `reference_not_marked`. Thumbnails are always 16:9, whatever the form says.
 */
export function readRequest(form: GenerateForm, files: number): GenerationRequest {
  return {
    tool: form.variant,
    ...readPrompts(form),
    style: form.style,
    preset: null,
    count: form.num_outputs,
    references: readReferences(form.references, files),
    aspectRatio: makesThumbnails(form.variant) ? '16:9' : form.aspectRatio,
    quality: Math.round(form.output_quality),
    creativity: form.variant === 'Genesys Pro' ? Math.round(form.interval) : null,
    seed: form.seed ?? null,
  };
}

/** Reads the form of ThumbnailsV2; throws as `readRequest` does. */
export function readThumbnailRequest(form: GenerateThumbnailForm, files: number): GenerationRequest {
  return {
    tool: 'ThumbnailsV2',
    ...readPrompts(form, 'Please enter a valid prompt'),
    style: undefined,
    preset: form.preset,
    count: form.num_outputs,
    references: readReferences(form.references, files),
    aspectRatio: '16:9',
    quality: 100,
    creativity: null,
    seed: form.seed ?? null,
  };
}

/** `required` is what is said where there is no prompt; the error's own sentence where it is not given. */
function readPrompts(form: { prompt: string; originalPrompt?: string | undefined }, required?: string) {
  const prompt = readPrompt(form.prompt, required);
  const { originalPrompt = '' } = form;
  const original = isBlankPrompt(originalPrompt) ? null : readPrompt(originalPrompt);
  return { prompt, originalPrompt: original === prompt ? null : original };
}

/** Settings for each file: those that came, and the default for the others. */
function readReferences(sent: readonly ReferenceSettings[] | undefined, files: number): ReferenceSettings[] {
  const settings = Array.from(
    { length: files },
    (_, at) => sent?.[at] ?? { use: 'auto' as const, strokes: [] },
  );
  const isMarked = ({ use, strokes }: ReferenceSettings) =>
    use !== 'cutout' || strokes.some(({ marks }) => marks === 'subject');
  if (!settings.every(isMarked)) throw new AppError('reference_not_marked');
  return settings;
}

/** A prompt as it is kept: without surrounding white space. */
export function readPrompt(text: string, required: string = errors.prompt_required.message): string {
  const prompt = readText(text);
  if (isBlankPrompt(prompt)) throw new AppError('prompt_required', { message: required });
  // Characters as the person at the keyboard counts them, not UTF-16 units.
  if ([...prompt].length > promptLimits.maxCharacters) throw new AppError('prompt_too_long');
  return prompt;
}

/** A text without surrounding white space. Throws `prompt_invalid` for one that cannot be stored. */
export function readText(text: string): string {
  // PostgreSQL stores no NUL, and a lone half of a surrogate pair cannot be encoded as UTF-8.
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError('prompt_invalid');
  return text.trim();
}

/** A digest of all that makes a request this request: its fields and its files. */
export function hashRequest(request: GenerationRequest, files: readonly { sha256: string }[]): string {
  const {
    tool,
    prompt,
    originalPrompt,
    style,
    aspectRatio,
    quality,
    creativity,
    seed,
    preset,
    count,
    references,
  } = request;
  const parts = [
    tool,
    prompt,
    originalPrompt,
    style ?? null,
    aspectRatio,
    quality,
    creativity,
    seed,
    preset,
    count,
    references,
    files.map((file) => file.sha256),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
