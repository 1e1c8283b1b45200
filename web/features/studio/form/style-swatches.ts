import { findThumbnailStyle } from '#contract/styles.ts';

/** Small samples of the preset styles, drawn by the built-in engine. */
const files: Record<string, string> = import.meta.glob('./swatches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a preset style's sample; undefined for a style without one. */
export function swatchOf(styleId: string): string | undefined {
  const slug = findThumbnailStyle(styleId)?.slug;
  return slug === undefined ? undefined : files[`./swatches/${slug}.webp`];
}
