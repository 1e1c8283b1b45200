import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';

/** Small samples of the preset styles, drawn by the built-in engine: see `scripts/make-swatches.ts`. */
const files: Record<string, string> = import.meta.glob('./swatches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a preset style's sample; undefined for a style without one. */
export function swatchOf(styleId: string): string | undefined {
  const thumbnail = findThumbnailStyle(styleId);
  // Under an address of their own, which the server's style lists name, too.
  if (thumbnail !== undefined) return `/styles/${thumbnail.slug}.webp`;
  const image = findImageStyle(styleId);
  return files[`./swatches/${image?.id.toLowerCase().replaceAll(' ', '-')}.webp`];
}
