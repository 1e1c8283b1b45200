/** Measures text in shares of the font size, with the same library that draws it. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { FontId } from '../catalogue.ts';
import { fontStack } from './font-stack.ts';

/** Everything is a share of the font size; the origin is the start of the baseline. */
export interface LineInk {
  /** How far the ink extends to the left of the origin (negative: it starts to the right of it). */
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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The arrangements that are tried for one design measure the same words again and again. */
const measured = new Map<string, LineInk>();
const mostMeasured = 2_000;

/**
 * Measures without letter spacing and adds it afterwards: releases of the drawing library disagree on whether
 * measured sizes include it, while all of them draw it.
 * @param letterSpacing share of the font size added after each character
 */
export function measureLine(text: string, font: FontId, letterSpacing: number): LineInk {
  const key = `${font} ${letterSpacing} ${text}`;
  const known = measured.get(key);
  if (known) return known;
  if (measured.size >= mostMeasured) measured.clear();
  const ink = measureUncached(text, font, letterSpacing);
  measured.set(key, ink);
  return ink;
}

function measureUncached(text: string, font: FontId, letterSpacing: number): LineInk {
  const stack = fontStack(font, text);
  context ??= createCanvas(1, 1).getContext('2d');
  applyFont(context, stack.families, measuringSizePx, 0);
  const parts = [...graphemes.segment(stack.text)].map(({ segment }) => segment);
  const box = measureBox(context, stack.text, parts);
  return {
    left: box.left / measuringSizePx,
    right: box.right / measuringSizePx + Math.max(0, parts.length - 1) * letterSpacing,
    ascent: box.ascent / measuringSizePx,
    descent: box.descent / measuringSizePx,
    families: stack.families,
    text: stack.text,
  };
}

interface Box {
  left: number;
  right: number;
  ascent: number;
  descent: number;
}

/**
 * Returns the box of the ink, in pixels at the measuring size. Some releases of the library report the box of
 * a single glyph for a line in scripts without spaces. There the box is built from the advance, hardly wider
 * than the ink, and the tallest of the characters.
 */
function measureBox(target: SKRSContext2D, text: string, parts: readonly string[]): Box {
  const metrics = target.measureText(text);
  const { width } = metrics;
  const line = toBox(metrics);
  if (line.right > width - measuringSizePx / 2) return line;
  const boxes = parts.map((part) => toBox(target.measureText(part)));
  return {
    left: line.left,
    right: width,
    ascent: Math.max(...boxes.map((box) => box.ascent)),
    descent: Math.max(...boxes.map((box) => box.descent)),
  };
}

function toBox(metrics: ReturnType<SKRSContext2D['measureText']>): Box {
  return {
    left: metrics.actualBoundingBoxLeft,
    right: metrics.actualBoundingBoxRight,
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
  };
}
