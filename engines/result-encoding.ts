import { findImageStyle } from '#contract/styles.ts';

/** How a generated picture is stored. */
export interface ResultEncoding {
  format: 'webp' | 'png';
  /** 1–100; ignored for PNG. */
  quality: number;
}

/**
 * Maps the output quality to WebP's. 100 is WebP 90: beyond it files grow and no difference shows. 0 is still
 * a picture.
 */
function toWebpQuality(outputQuality: number): number {
  return Math.round(30 + 0.6 * Math.min(100, Math.max(0, outputQuality)));
}

/** PNG for the style called PNG, WebP for all others. */
export function encodingOf(styleId: string, outputQuality: number): ResultEncoding {
  if (findImageStyle(styleId)?.id === 'PNG') return { format: 'png', quality: 100 };
  return { format: 'webp', quality: toWebpQuality(outputQuality) };
}
