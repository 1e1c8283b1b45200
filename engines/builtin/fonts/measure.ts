/** Sizes of text, in shares of the font size, measured by the same library that draws it. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { FontId } from '../catalogue.ts';
import { fontStack } from './font-stack.ts';

/** Everything is a share of the font size; the origin is the start of the baseline. */
export interface LineInk {
  /** How far the ink reaches to the left of the origin (negative: it starts to the right of it). */
  left: number;
  right: number;
  ascent: number;
  descent: number;
  /** Families and drawable text, as measured. */
  families: string;
  text: string;
}

/** Large enough that rounding to pixels does not show after scaling. */
const measuringSizePx = 400;
let context: SKRSContext2D | null = null;

/** Sets everything that decides how a text is shaped, so that measuring and drawing agree. */
export function applyFont(
  target: SKRSContext2D,
  families: string,
  sizePx: number,
  letterSpacing: number,
): void {
  target.font = `${sizePx}px ${families || '"anton latin"'}`;
  target.letterSpacing = `${(letterSpacing * sizePx).toFixed(2)}px`;
  target.lang = 'en';
  target.fontKerning = 'normal';
  target.textAlign = 'left';
  target.textBaseline = 'alphabetic';
}

/** @param letterSpacing share of the font size added after each character. */
export function measureLine(text: string, font: FontId, letterSpacing: number): LineInk {
  const stack = fontStack(font, text);
  context ??= createCanvas(1, 1).getContext('2d');
  applyFont(context, stack.families, measuringSizePx, letterSpacing);
  const metrics = context.measureText(stack.text);
  return {
    left: metrics.actualBoundingBoxLeft / measuringSizePx,
    right: metrics.actualBoundingBoxRight / measuringSizePx,
    ascent: metrics.actualBoundingBoxAscent / measuringSizePx,
    descent: metrics.actualBoundingBoxDescent / measuringSizePx,
    families: stack.families,
    text: stack.text,
  };
}
