/**
 * Screenshots of the running product, made by `npm run media`: WebP, 1280 × 800, in
 * `web/public/media/tutorial`.
 */
export const captures = [
  '01-prompt',
  '02-style',
  '03-progress',
  '04-result',
  '05-gallery',
  '06-feed',
] as const;
export type CaptureName = (typeof captures)[number];

export const captureSize = { width: 1280, height: 800 } as const;

export function captureAddress(name: CaptureName): string {
  return `/media/tutorial/${name}.webp`;
}
