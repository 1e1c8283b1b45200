/**
 * The looks of ThumbnailsV2. `none` is the tool's own; each of the others brings a reference picture of its
 * own along.
 */
export const v2Presets = [
  { id: 'none', label: 'None', slug: 'v2' },
  { id: 'mrbeast', label: 'MrBeast', slug: 'v2-mrbeast' },
  { id: 'documentario', label: 'Documentary', slug: 'v2-documentario' },
  { id: 'financas', label: 'Finance', slug: 'v2-financas' },
] as const;

export type V2PresetId = (typeof v2Presets)[number]['id'];
export const v2PresetIds = v2Presets.map(({ id }) => id) as [V2PresetId, ...V2PresetId[]];
export const defaultV2Preset: V2PresetId = 'none';

/** How an engine is told of a preset: a style's id that no other tool knows. */
export function v2StyleId(preset: V2PresetId): string {
  return `v2:${preset}`;
}

/** Whether a preset brings a reference picture along, in place of the user's own. */
export function bringsReference(preset: V2PresetId | null): boolean {
  return preset !== null && preset !== defaultV2Preset;
}

/** What a preset is called, in English. */
export function v2PresetLabel(preset: V2PresetId): string {
  return v2Presets.find(({ id }) => id === preset)?.label ?? preset;
}

export function isV2Preset(value: unknown): value is V2PresetId {
  return v2PresetIds.some((id) => id === value);
}
