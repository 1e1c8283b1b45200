import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import { v2Presets, v2StyleId } from '#contract/v2-presets.ts';

/** Swatches of the preset styles, drawn by the built-in engine: see `scripts/make-swatches.ts`. */
const files: Record<string, string> = import.meta.glob('./swatches/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a preset style's swatch; undefined if it has none. */
export function swatchOf(styleId: string): string | undefined {
  const thumbnail = findDesignStyle(styleId);
  // These have public addresses, which the server's style lists contain too.
  if (thumbnail !== undefined) return `/styles/${thumbnail.slug}.webp`;
  const image = findImageStyle(styleId);
  return files[`./swatches/${image && imageSlug(image.id)}.webp`];
}

/** The address of a preset style's sample, 640 by 360 pixels; undefined if it has none. */
export function styleSampleOf(styleId: string): string | undefined {
  const thumbnail = findDesignStyle(styleId);
  if (thumbnail !== undefined) return `/styles/${thumbnail.slug}-640.webp`;
  const image = findImageStyle(styleId);
  return image && `/styles/images/${imageSlug(image.id)}.webp`;
}

const imageSlug = (id: string) => id.toLowerCase().replaceAll(' ', '-');

function findDesignStyle(styleId: string): { slug: string } | undefined {
  return findThumbnailStyle(styleId) ?? v2Presets.find(({ id }) => v2StyleId(id) === styleId.toLowerCase());
}

interface StyleSwatchProps {
  /** The address of the sample; undefined leaves its place empty, so that labels stay aligned. */
  src: string | undefined;
}

/** A small 16:9 sample of a style, beside its name in a list. */
export function StyleSwatch({ src }: StyleSwatchProps) {
  const place = 'h-6 w-[43px] flex-none rounded-badge bg-over';
  if (src === undefined) return <span aria-hidden="true" className={place} />;
  return <img src={src} alt="" width={43} height={24} loading="lazy" className={`${place} object-cover`} />;
}
