import { type V2PresetId, v2Presets } from '#contract/v2-presets.ts';

/** The text key of each preset's name. */
export const presetNames = {
  none: 'presetNone',
  mrbeast: 'presetMrbeast',
  documentario: 'presetDocumentario',
  financas: 'presetFinancas',
} as const satisfies Record<V2PresetId, string>;

/** The address of a picture in the preset's style. */
export function presetPicture(preset: V2PresetId): string {
  return `/styles/${v2Presets.find(({ id }) => id === preset)?.slug ?? 'v2'}.webp`;
}
