import type * as z from 'zod';
import { errorCodeSchema } from '#contract/error-codes.ts';
import { errors } from '#contract/errors.ts';
import type {
  CustomImageStyle,
  CustomThumbnailStyle,
  PresetThumbnailStyle,
  presetThumbnailStyleSchema,
} from '#contract/styles.ts';
import type { customImageStyles } from './schema.ts';
import type { StyleInTraining } from './thumbnail-style-store.ts';

export function presentPreset(style: PresetThumbnailStyle): z.infer<typeof presetThumbnailStyleSchema> {
  const { id, styleName, trigger_word, slug } = style;
  return { id, styleName, trigger_word, previewUrl: `/styles/${slug}.webp` };
}

export type TrainingStatus = CustomThumbnailStyle['status'];

/** The training status of a style. */
export function statusOf({ style, training }: StyleInTraining): TrainingStatus {
  if (style.trainedAt !== null) return 'ready';
  if (training?.status === 'queued') return 'pending';
  return training?.status === 'processing' ? 'processing' : 'failed';
}

/** Includes every field name that clients of the specification read. */
export function presentThumbnailStyle(
  { style, training }: StyleInTraining,
  sign: (key: string) => string,
): CustomThumbnailStyle {
  const status = statusOf({ style, training });
  return {
    _id: style.id,
    id: style.id,
    styleId: style.id,
    styleName: style.name,
    name: style.name,
    triggerWord: style.triggerWord,
    trigger_word: style.triggerWord,
    mode: style.mode,
    status,
    progress: progressOf(status, training?.progressPercent ?? 0),
    pictures: style.pictureKeys.length,
    previewUrl: style.previewKey === null ? null : sign(style.previewKey),
    request_id: style.trainingId,
    finetune_id: style.trainingId,
    model_id: style.engine,
    description: style.description,
    error: presentError(training?.errorCode ?? null),
    createdAt: style.createdAt.toISOString(),
    completedAt: training?.finishedAt?.toISOString() ?? null,
  };
}

function progressOf(status: TrainingStatus, percent: number): number | null {
  if (status === 'ready') return 100;
  return status === 'processing' ? percent : null;
}

function presentError(code: string | null): CustomThumbnailStyle['error'] {
  if (code === null) return null;
  const known = errorCodeSchema.safeParse(code);
  const shown = known.success ? known.data : 'training_failed';
  return { code: shown, message: errors[shown].message };
}

export function presentImageStyle(
  row: typeof customImageStyles.$inferSelect,
  sign: (key: string) => string,
): CustomImageStyle {
  const { id, name, description, originalDescription, sampleKey } = row;
  return {
    id,
    name,
    description,
    originalDescription,
    previewUrl: sampleKey === null ? null : sign(sampleKey),
  };
}
