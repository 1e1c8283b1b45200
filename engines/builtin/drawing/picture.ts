import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Arrangement } from '../layout/arrangement.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { Random } from '../random.ts';
import type { Palette } from '../recipe.ts';
import { mix, parseHex } from '../scenes/paint/color.ts';
import { discard, pictureCanvas } from '../scratch.ts';
import type { Style, Tint } from '../styles/style.ts';
import { deepen } from './deepen.ts';

/** The place's colours in a coarse grid. */
export interface Ambience {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The shared state of all parts of a drawing. */
export interface Picture {
  /** What is drawn so far. What reads the whole picture replaces it (`moveOn`). */
  canvas: Canvas;
  context: SKRSContext2D;
  width: number;
  height: number;
  /** Pixels per unit; the shorter side is 720 units. */
  unit: number;
  arrangement: Arrangement;
  style: Style;
  palette: Palette;
  random: Random;
  /** Colours of single illustrations, by their names. */
  dyes: Readonly<Record<string, string>>;
  /** The colours of the place, which light those who stand in it; absent where nothing is lit so. */
  ambience?: Ambience;
  /** What is drawn for a person whose face shows something, by the names of the drawings. */
  faces: Readonly<Record<string, string>>;
  /** Whether hero and scene are lit richly (see `recipe.ts`). */
  isRich: boolean;
  /** The photos that the arrangement shows, and possibly others. */
  photos: readonly PhotoPixels[];
}

/** An empty canvas for a picture. */
export function blankCanvas(width: number, height: number): Pick<Picture, 'canvas' | 'context'> {
  const canvas = pictureCanvas(width, height);
  const context = canvas.getContext('2d');
  // Bilinear copies pixel on pixel exactly. Bicubic, for what is scaled or turned, would soften such a copy
  // and take seven times as long.
  context.imageSmoothingQuality = 'low';
  return { canvas, context };
}

/**
 * Goes on with another canvas, onto which `paint` brings the old one. A canvas that is read and then drawn on
 * copies its pixels to fresh memory, and keeps both copies; the canvases of pictures are used again.
 */
export function moveOn(picture: Picture, paint: (context: SKRSContext2D, old: Canvas) => void): void {
  const old = picture.canvas;
  const { canvas, context } = blankCanvas(picture.width, picture.height);
  paint(context, old);
  discard(old);
  Object.assign(picture, { canvas, context });
}

const tintForm = /^(primary|secondary|accent|glow|shadow|#[0-9a-f]{6})([+-]\d+)?$/;

/** A style's colour in the recipe's palette, `#rrggbb`. */
export function tintOf(tint: Tint, palette: Palette): string {
  if (tint === 'against-accent') return luminance(palette.accent) > evenFrom ? '#0b0b10' : '#ffffff';
  if (tint === 'on-accent') return luminance(palette.accent) > lightFrom ? '#17151b' : '#ffffff';
  const [, name = '', shift = '0'] = tintForm.exec(tint) ?? [];
  if (!name) throw new RangeError(`not a tint: ${tint}`);
  const color = name.startsWith('#') ? name : palette[name as keyof Palette];
  const amount = Number(shift) / 100;
  return amount >= 0 ? mix(color, '#ffffff', amount) : deepen(color, -amount);
}

/**
 * Relative luminance (WCAG 2) above which black text reads better than white; a little above, since text is
 * large.
 */
const lightFrom = 0.4;
/** At this luminance black and white differ from a colour by the same contrast. */
const evenFrom = 0.179;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseHex(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
