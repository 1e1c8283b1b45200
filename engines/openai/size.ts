import type { ImageDialect } from './dialects.ts';

/** OpenAI's limits for free sizes: 655,360 to 8,294,400 pixels. */
const fewestPixels = 655_360;

/**
 * The size to request, as `WxH`: the requested shape if any size is possible, otherwise the listed one of
 * the nearest shape. The picture is cropped to the requested shape afterwards.
 */
export function sizeFor({ sizes }: ImageDialect, wanted: { width: number; height: number }): string {
  if (sizes === 'multiples-of-16') {
    const grown = Math.max(1, Math.sqrt(fewestPixels / (wanted.width * wanted.height)));
    const side = (length: number) => Math.ceil((length * grown) / 16) * 16;
    return `${side(wanted.width)}x${side(wanted.height)}`;
  }
  const shape = Math.log(wanted.width / wanted.height);
  const far = ([width, height]: readonly [number, number]) => Math.abs(Math.log(width / height) - shape);
  const [nearest] = [...sizes].sort((a, b) => far(a) - far(b));
  return nearest ? nearest.join('x') : 'auto';
}
