import { tools } from '../../../contract/tools.ts';
import type { DesignTool } from '../recipe.ts';
import { genesysStyles } from './genesys-styles.ts';
import type { Style } from './style.ts';
import { thumbnailStyles } from './thumbnail-styles.ts';
import { v2Styles } from './v2-styles.ts';

const all = [...thumbnailStyles, ...v2Styles, ...genesysStyles];
const byName = new Map(
  all.flatMap((style) => [style.id, style.name, ...style.aliases].map((name) => [name.toLowerCase(), style])),
);

const defaults = {
  Thumbnail: 'MrBeast-tzdev',
  ThumbnailsV2: 'v2:none',
  'Genesys Pro': 'Photographic',
  'Genesys 1.0': 'Photographic',
} as const satisfies Record<DesignTool, string>;

/** Returns the style of a stored recipe. @throws RangeError if it does not exist */
export function styleOf(id: string): Style {
  const style = byName.get(id.toLowerCase());
  if (!style) throw new RangeError(`there is no style called "${id}"`);
  return style;
}

/** The style with an id or name, or else the tool's default: Thumbnails V2 has looks of its own. */
export function findStyle(idOrName: string, tool: DesignTool): { style: Style; isKnown: boolean } {
  const style = byName.get(idOrName.trim().toLowerCase());
  const isOfTool = style !== undefined && v2Styles.includes(style) === (tools[tool].styles === 'preset');
  return isOfTool ? { style, isKnown: true } : { style: styleOf(defaults[tool]), isKnown: false };
}
