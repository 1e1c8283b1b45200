import { createHash } from 'node:crypto';
import {
  type GenerateForm,
  type GenerateThumbnailForm,
  readGenerateForm,
  readImageAnalysis,
  readThumbnailForm,
} from '#contract/documented-forms.ts';
import { errors } from '#contract/errors.ts';
import { type GenerationSettings, isBlankPrompt } from '#contract/generation.ts';
import { promptLimits, uploadLimits } from '#contract/limits.ts';
import { photoUse, type ReferenceSettings } from '#contract/references.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { AppError } from '#server/platform/app-error.ts';

/** A user's validated request; the style is still as sent. */
export interface GenerationRequest {
  tool: GenerateTool;
  prompt: string;
  /** What the user typed, if the prompt is an enhanced one. */
  originalPrompt: string | null;
  style: string | undefined;
  settings: GenerationSettings;
  /** A face of the user's library, or `auto`; it comes before the photos. Null without one. */
  face: string | null;
  /** One per file of the request: the user's own photos first, then the reference images. */
  references: ReferenceSettings[];
  /** Whether the engine gets the reference pictures, or only their description. */
  sendsReferences: boolean;
  /** The reference picture in words; null if the user sent none. */
  referenceDescription: string | null;
}

/** How many files a request has. */
interface Files {
  photos: number;
  references: number;
}

/**
 * Reads the form of all tools but ThumbnailsV2. Throws `prompt_required`,
 * `prompt_too_long`, `prompt_invalid`, `too_many_files`.
 */
export function readRequest(form: GenerateForm, files: Files): GenerationRequest {
  return {
    ...readGenerateForm(form),
    ...readPrompts(form),
    style: form.style,
    face: readFace(form, files),
    references: readReferences(form, files),
    sendsReferences: form.sendReferenceToModel,
    referenceDescription: readDescription(form.imageAnalysis),
  };
}

/** Reads the form of ThumbnailsV2; throws like `readRequest`. */
export function readThumbnailRequest(form: GenerateThumbnailForm, files: Files): GenerationRequest {
  return {
    ...readThumbnailForm(form),
    ...readPrompts(form, 'Please enter a valid prompt'),
    style: undefined,
    face: readFace(form, files),
    references: readReferences(form, files),
    sendsReferences: true,
    referenceDescription: null,
  };
}

/** `required` is the message for a missing prompt; default: the error's own. */
function readPrompts(form: { prompt: string; originalPrompt?: string | undefined }, required?: string) {
  const prompt = readPrompt(form.prompt, required);
  const { originalPrompt = '' } = form;
  const original = isBlankPrompt(originalPrompt) ? null : readPrompt(originalPrompt);
  return { prompt, originalPrompt: original === prompt ? null : original };
}

function readDescription(sent: string | undefined): string | null {
  const text = readImageAnalysis(sent);
  return text === null ? null : readText(text);
}

/** A face counts as one of the own photos. */
function readFace({ faceId }: Pick<GenerateForm, 'faceId'>, { photos }: Files): string | null {
  if (faceId === undefined) return null;
  if (photos >= uploadLimits.maxPhotos) throw new AppError('too_many_files');
  return faceId;
}

/** Settings for each file: those sent, and the default for the others. */
function readReferences(
  { photos, references }: Pick<GenerateForm, 'photos' | 'references'>,
  files: Files,
): ReferenceSettings[] {
  return [
    ...Array.from({ length: files.photos }, (_, at) => photos?.[at] ?? { use: photoUse, strokes: [] }),
    ...Array.from(
      { length: files.references },
      (_, at) => references?.[at] ?? { use: 'auto' as const, strokes: [] },
    ),
  ];
}

/** A prompt as stored: trimmed. */
export function readPrompt(text: string, required: string = errors.prompt_required.message): string {
  const prompt = readText(text);
  if (isBlankPrompt(prompt)) throw new AppError('prompt_required', { message: required });
  // Code points, not UTF-16 units.
  if ([...prompt].length > promptLimits.maxCharacters) throw new AppError('prompt_too_long');
  return prompt;
}

/** Trims a text. Throws `prompt_invalid` for one that cannot be stored. */
export function readText(text: string): string {
  // PostgreSQL stores no NUL, and an unpaired surrogate cannot be encoded as UTF-8.
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError('prompt_invalid');
  return text.trim();
}

/** A digest of a request: its fields and its files. */
export function hashRequest(request: GenerationRequest, files: readonly { sha256: string }[]): string {
  const { tool, prompt, originalPrompt, style, settings, references, face } = request;
  const { sendsReferences, referenceDescription } = request;
  const sums = files.map((file) => file.sha256);
  const reference = [references, sums, sendsReferences, referenceDescription];
  const parts = [tool, prompt, originalPrompt, style ?? null, settings, ...reference, face];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
