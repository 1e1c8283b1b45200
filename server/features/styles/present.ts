import type * as z from 'zod';
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
export function presentThumbnailStyle(row: typeof customThumbnailStyles.$inferSelect): CustomThumbnailStyle {
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
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

export function presentImageStyle(row: typeof customImageStyles.$inferSelect): CustomImageStyle {
  const { id, name, description, originalDescription } = row;
  return { id, name, description, originalDescription };
}
