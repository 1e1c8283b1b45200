/**
 * The looks of ThumbnailsV2. `none` is the tool's default; each of the others comes with its own reference
 * image.
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

/** Returns the style id by which engines recognise a preset; no other tool uses it. `''` gives the prefix. */
export function v2StyleId(preset: V2PresetId | ''): string {
  return `v2:${preset}`;
}

/** Whether a preset comes with a reference image, which replaces the user's. */
export function hasPresetReference(preset: V2PresetId | null): boolean {
  return preset !== null && preset !== defaultV2Preset;
}

/** Returns the English name of a preset. */
export function v2PresetLabel(preset: V2PresetId): string {
  return v2Presets.find(({ id }) => id === preset)?.label ?? preset;
}

export function isV2Preset(value: unknown): value is V2PresetId {
  return v2PresetIds.some((id) => id === value);
}
