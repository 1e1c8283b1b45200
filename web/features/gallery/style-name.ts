import { styleLabel } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import { defaultV2Preset, v2StyleId } from '#contract/v2-presets.ts';

/** A style as a picture or a facet has it. */
interface NamedStyle {
  /** In any case. */
  id: string;
  name: string;
}

/** A picture's style beside its tool. Thumbnails V2 without a preset has no style to name. */
export function styleName({ id, name }: NamedStyle, noPreset: string): string {
  return id.toLowerCase() === v2StyleId(defaultV2Preset) ? noPreset : styleLabel(name);
}

/** A style among those of all tools: V2 has presets named like styles of Thumbnails. */
export function styleNameAmongAll(style: NamedStyle, noPreset: string): string {
  const name = styleName(style, noPreset);
  return style.id.toLowerCase().startsWith(v2StyleId('')) ? `${tools.ThumbnailsV2.label}: ${name}` : name;
}
