import type { Box } from './box.ts';

/** A rectangle in shares of the picture's width and height: x, y, width, height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

export type Shape = 'wide' | 'square' | 'tall';

export interface Frame {
  width: number;
  height: number;
  shape: Shape;
  unit: number;
  safe: Box;
  corner: Box;
}

/** The share of each side that text keeps away from the edge: players and feeds round the corners. */
const safeMargin = 0.032;

/**
 * YouTube's length badge covers up to about 15 % × 13 % of a feed thumbnail's corner (measured on 320 × 180:
 * 8 px from the edges, up to 44 × 18 px for "12:34:56"); the rest is air.
 */
const cornerShare = { width: 0.17, height: 0.14 };

export function frameOf(width: number, height: number): Frame {
  const ratio = width / height;
  const margin = Math.min(width, height) * safeMargin;
  return {
    width,
    height,
    shape: ratio > 1.25 ? 'wide' : ratio < 0.8 ? 'tall' : 'square',
    unit: Math.min(width, height) / 720,
    safe: { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin },
    corner: {
      x: width * (1 - cornerShare.width),
      y: height * (1 - cornerShare.height),
      width: width * cornerShare.width,
      height: height * cornerShare.height,
    },
  };
}

/** The width of a picture in a feed on a phone, and the least height of a line there, in pixels. */
export const feed = { width: 168, leastLine: 9 };
/** Rounding may lower a line a little. */
const slack = 1.003;

/** Returns the least height of a capital, in pixels of the picture. */
export function leastCapital({ width }: Pick<Frame, 'width'>): number {
  return (width * feed.leastLine * slack) / feed.width;
}

export function boxOf(frame: Frame, [x, y, width, height]: Area): Box {
  return {
    x: x * frame.width,
    y: y * frame.height,
    width: width * frame.width,
    height: height * frame.height,
  };
}
