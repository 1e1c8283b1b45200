import type { ThumbnailStyle } from '../form/use-styles.ts';

/** Keeps the picker short: the newest own styles, and the chosen one wherever it is. */
export const maxOwn = 7;

/** The picker's styles: all presets, then as many own styles as fit. */
export function pickerStyles(
  presets: readonly ThumbnailStyle[],
  own: readonly ThumbnailStyle[],
  chosen: string,
): ThumbnailStyle[] {
  const newest = own.slice(0, maxOwn);
  const further = own.slice(maxOwn).filter(({ id }) => id === chosen);
  return [...presets, ...newest, ...further];
}
