import type * as z from 'zod';
import { errorCodeSchema, errors } from '#contract/errors.ts';
import type {
  CustomImageStyle,
  CustomThumbnailStyle,
  PresetThumbnailStyle,
  presetThumbnailStyleSchema,
} from '#contract/styles.ts';
import type { customImageStyles, customThumbnailStyles } from './schema.ts';

export function presentPreset(style: PresetThumbnailStyle): z.infer<typeof presetThumbnailStyleSchema> {
  const { id, styleName, trigger_word, slug } = style;
  return { id, styleName, trigger_word, previewUrl: `/styles/${slug}.webp` };
}

/** Each fact under every name that clients read it by. */
export function presentThumbnailStyle(
  row: typeof customThumbnailStyles.$inferSelect,
  sign: (key: string) => string,
): CustomThumbnailStyle {
  return {
    _id: row.id,
    id: row.id,
    styleId: row.id,
    styleName: row.name,
    name: row.name,
    triggerWord: row.triggerWord,
    trigger_word: row.triggerWord,
    mode: row.mode,
    status: row.status,
    progress: row.progress,
    pictures: row.pictureKeys.length,
    previewUrl: row.previewKey === null ? null : sign(row.previewKey),
    request_id: row.trainingId,
    finetune_id: row.trainingId,
    model_id: row.engine,
    description: row.description,
    error: presentError(row.errorCode),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
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
