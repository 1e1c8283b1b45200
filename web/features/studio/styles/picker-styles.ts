import type { ThumbnailStyle } from '../form/use-styles.ts';

/** The picker stays a page's glance: of many own styles the newest, and the chosen one wherever it stands. */
const mostOwn = 7;

/** The styles of the picker: all presets, then of the user's own as many as there is place for. */
export function pickerStyles(
  presets: readonly ThumbnailStyle[],
  own: readonly ThumbnailStyle[],
  chosen: string,
): ThumbnailStyle[] {
  const newest = own.slice(0, mostOwn);
  const further = own.slice(mostOwn).filter(({ id }) => id === chosen);
  return [...presets, ...newest, ...further];
}
