import type { Size } from '../geometry.ts';
import type { Matrix } from '../layout/matrix.ts';
import type { DrawingContext, Painter, Surface } from './surface.ts';

type SurfaceMaker = Pick<Painter, 'createSurface'>;

/**
 * Letters that look the same on every canvas. Small letters are copied from masks, which each canvas makes in
 * its own way: with a gamma, hinted, at quarters of a pixel. Letters that are large in one direction are
 * filled as outlines, which all fill alike. So letters are drawn on a surface that is stretched sideways until
 * they are that large, and the mean of its columns is what is shown.
 */

/**
 * Skia fills outlines above this size. With a graphics card it does so from 324 pixels on, and below draws from
 * fields of distances, without hints and at any place: by the mean of columns nearly the same.
 */
const outlinedAbove = 256;
/** Letters of less than a dozen pixels may look like their canvas's. */
const mostStretch = 32;
/** Of one stretched surface. What is wider is drawn in columns. */
const mostWide = 16_384;
const mostPixels = 6_000_000;

/** A rectangle of whole pixels of a surface. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** The map to a stretched surface, from one to the surface that it is a part of. */
export type Stretched = (matrix: Matrix) => Matrix;

/** How many times as wide letters must be drawn: a power of two. */
export function stretchFor(fontSize: number, { a, b, c, d }: Matrix): number {
  const isOutlined = (stretch: number) =>
    fontSize * Math.max(Math.hypot(stretch * a, b), Math.hypot(stretch * c, d)) > outlinedAbove;
  let stretch = 1;
  while (stretch < mostStretch && !isOutlined(stretch)) stretch *= 2;
  return stretch;
}

/**
 * Returns what `paint` draws in an area. It is called once for each column of the area, with a context and the
 * map to it, and must set its transform by that.
 */
export function drawStretched(
  painter: SurfaceMaker,
  area: Area,
  stretch: number,
  paint: (context: DrawingContext, stretched: Stretched) => void,
): Surface {
  const { width, height } = area;
  const most = Math.max(16, Math.floor(Math.min(mostWide, mostPixels / height) / stretch));
  if (width <= most) return drawColumn(painter, area, stretch, paint);
  const whole = painter.createSurface(width, height);
  for (let left = 0; left < width; left += most) {
    const column = { ...area, left: area.left + left, width: Math.min(most, width - left) };
    const { image } = drawColumn(painter, column, stretch, paint);
    whole.context.drawImage(image, left, 0, column.width, height);
  }
  return whole;
}

function drawColumn(
  painter: SurfaceMaker,
  { left, top, width, height }: Area,
  stretch: number,
  paint: (context: DrawingContext, stretched: Stretched) => void,
): Surface {
  let surface = painter.createSurface(width * stretch, height);
  paint(surface.context, ({ a, b, c, d, e, f }) => {
    return { a: stretch * a, b, c: stretch * c, d, e: stretch * (e - left), f: f - top };
  });
  while (surface.width > width) {
    // Half as wide, bilinear gives the mean of two pixels.
    const half = painter.createSurface(surface.width / 2, height);
    half.context.imageSmoothingEnabled = true;
    half.context.imageSmoothingQuality = 'low';
    half.context.drawImage(surface.image, 0, 0, half.width, height);
    surface = half;
  }
  return surface;
}
