import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';

/** Swatches of the preset styles, drawn by the built-in engine: see `scripts/make-swatches.ts`. */
const files: Record<string, string> = import.meta.glob('./swatches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a preset style's swatch; undefined if it has none. */
export function swatchOf(styleId: string): string | undefined {
  const thumbnail = findThumbnailStyle(styleId);
  // These have public addresses, which the server's style lists contain too.
  if (thumbnail !== undefined) return `/styles/${thumbnail.slug}.webp`;
  const image = findImageStyle(styleId);
  return files[`./swatches/${image?.id.toLowerCase().replaceAll(' ', '-')}.webp`];
}
