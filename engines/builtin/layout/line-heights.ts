/** The heights of lines in a box: stretching their letters, and shrinking them to its height. */
import type { LineInk } from '../fonts/measure.ts';
import type { Reach } from '../styles/style.ts';

export interface LineInput {
  text: string;
  /** Its place in the headline, from 0. */
  at?: number;
  emphasis: boolean;
}

/** How a lettering changes the room that text needs; lengths are shares of the font size. */
export interface TextShape {
  letterSpacing: number;
  /** How far outlines, depth and other effects of a line extend beyond its ink. */
  reach: { emphasis: Reach; plain: Reach };
  /** The gap between the ink of two lines, in addition to what their outlines share. */
  lineGap: number;
  /** Degrees clockwise of the whole block. */
  tilt: number;
  /** Degrees by which lines lean in turn left and right, in addition to the block's tilt. */
  sway: number;
  /** The largest size of a plain line, as a share of the emphasised one. */
  plainRatio: number;
}

/** How many times larger than a plain line an emphasised one is seen first. */
export const clearlyLarger = 2.2;

/**
 * Long words in wide letters make a flat block. Their letters are stretched vertically until the block fills
 * this share of its box, up to a limit that does not show.
 */
const stretchTo = { share: 0.6, limit: 1.28 };
/** The same for words alone; the rest of the room goes between lines, up to a share of their heights. */
const fillTo = { share: 0.9, limit: 1.36, widestGap: 0.6 };

/** An emphasised line that shrinks stays at least this many times the minimum of a plain one. */
const stillLarger = 1.6;

interface Legibility {
  shape: TextShape;
  /** Lower lines are not legible. */
  leastSizePx: number;
}

export interface SizedLine {
  input: LineInput;
  ink: LineInk;
  sizePx: number;
  stretch: number;
}

/**
 * Stretches the letters of a flat block: first those of the emphasised lines, until they are clearly larger,
 * then all of them.
 */
export function stretched(
  lines: readonly SizedLine[],
  heightPx: number,
  shape: TextShape,
  isAlone = false,
): SizedLine[] {
  const { share: fill, limit } = isAlone ? fillTo : stretchTo;
  const sizesOf = (emphasis: boolean) =>
    lines.filter(({ input }) => input.emphasis === emphasis).map(({ sizePx }) => sizePx);
  const [hooks, others] = [sizesOf(true), sizesOf(false)];
  const isMixed = hooks.length > 0 && others.length > 0;
  const larger = isMixed ? Math.max(...hooks) / Math.max(...others) : clearlyLarger;
  const wanted = Math.min(tallestHook, Math.max(1, (clearlyLarger * rounding) / larger));
  const withHook = (share: number) =>
    lines.map((line) => (line.input.emphasis ? { ...line, stretch: 1 + (wanted - 1) * share } : line));
  const share = shares.find((part) => heightOf(withHook(part), shape) <= heightPx) ?? 0;
  const taller = withHook(share);
  if (larger * (1 + (wanted - 1) * share) < clearlyLarger * 0.99) return taller;
  const most = Math.max(1, Math.min(limit, tallest / (1 + (wanted - 1) * share)));
  const all = Math.min(most, Math.max(1, (heightPx * fill) / heightOf(taller, shape)));
  return taller.map((line) => ({ ...line, stretch: line.stretch * all }));
}

/** Returns the shape with more air between the lines, as far as the height has it. */
export function withWiderGaps(lines: readonly SizedLine[], heightPx: number, shape: TextShape): TextShape {
  const perGap = heightOf(lines, { ...shape, lineGap: 1 }) - heightOf(lines, { ...shape, lineGap: 0 });
  if (perGap <= 0) return shape;
  const free = heightPx * fillTo.share - heightOf(lines, shape);
  const lineGap = Math.min(fillTo.widestGap, shape.lineGap + free / perGap);
  return { ...shape, lineGap: Math.max(shape.lineGap, lineGap) };
}

/** The parts of the wanted stretch that are tried, for a box without room for all of it. */
const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.25];

/** The most that letters are stretched, and how much higher a hook is than a low line that is stretched. */
export const tallest = 1.36;
const hookShare = 1.15;
/** Sizes are rounded afterwards. */
const rounding = 1.003;
/** A long hook in wide letters may be a little taller, where it would not be clearly larger else. */
const tallestHook = 1.5;

/** How often, and to which share, the emphasised lines give way to lines that are too low. */
const givingWay = { rounds: 6, share: 0.95 };

/** Stretches the letters of lines that are too low, as far as the height allows it. */
export function withTallerLines(
  lines: SizedLine[],
  heightPx: number,
  { shape, leastSizePx }: Legibility,
): SizedLine[] {
  if (lines.every(({ sizePx, stretch }) => sizePx * stretch >= leastSizePx)) return lines;
  let taller = lines.map((line) => ({
    ...line,
    stretch: Math.max(
      line.stretch,
      Math.min(tallest, ((line.input.emphasis ? hookShare : 1) * leastSizePx) / line.sizePx),
    ),
  }));
  for (let round = 0; round <= givingWay.rounds; round += 1) {
    if (heightOf(taller, shape) <= heightPx) return withClearHook(taller, heightPx, shape);
    taller = taller.map((line) =>
      line.input.emphasis ? { ...line, sizePx: line.sizePx * givingWay.share } : line,
    );
  }
  return lines;
}

/** Stretches the emphasised lines until they are clearly larger, as far as the height allows it. */
function withClearHook(lines: SizedLine[], heightPx: number, shape: TextShape): SizedLine[] {
  const tallOf = (emphasis: boolean) =>
    Math.max(
      0,
      ...lines.flatMap(({ input, sizePx, stretch }) =>
        input.emphasis === emphasis ? [sizePx * stretch] : [],
      ),
    );
  const [hook, other] = [tallOf(true), tallOf(false)];
  if (hook === 0 || other === 0) return lines;
  const wanted = Math.max(1, (clearlyLarger * rounding * other) / hook);
  const withHook = (share: number) =>
    lines.map((line) => ({
      ...line,
      stretch: line.input.emphasis
        ? Math.max(line.stretch, Math.min(tallestHook, line.stretch * (1 + (wanted - 1) * share)))
        : line.stretch,
    }));
  return shares.map(withHook).find((taller) => heightOf(taller, shape) <= heightPx) ?? lines;
}

/** Shrinks lines to the height: first those that stay legible when smaller, then all equally. */
export function lowered(
  lines: readonly SizedLine[],
  heightPx: number,
  { shape, leastSizePx }: Legibility,
): SizedLine[] {
  let sized = [...lines];
  for (let round = 0; round < 16; round++) {
    const over = heightOf(sized, shape) / heightPx;
    if (over <= 1) return sized;
    // The emphasised line stays clearly larger.
    const least = ({ input }: SizedLine) => leastSizePx * (input.emphasis ? stillLarger : 1);
    const canGive = sized.some((line) => line.sizePx > least(line));
    sized = sized.map((line) => {
      if (!canGive) return { ...line, sizePx: line.sizePx / over };
      return { ...line, sizePx: Math.min(line.sizePx, Math.max(least(line), line.sizePx / over)) };
    });
  }
  const shrink = Math.min(1, heightPx / heightOf(sized, shape));
  return sized.map((line) => ({ ...line, sizePx: line.sizePx * shrink }));
}

export function reachIn({ reach }: TextShape, { emphasis }: { emphasis: boolean }): Reach {
  return emphasis ? reach.emphasis : reach.plain;
}

/**
 * The gap from one line's ink to the next line's: outlines may overlap slightly, so that the block holds
 * together.
 */
export function gapBetween(above: SizedLine, below: SizedLine, shape: TextShape): number {
  const [upper, lower] = [above.sizePx * above.stretch, below.sizePx * below.stretch];
  const outlines = upper * reachIn(shape, above.input).bottom + lower * reachIn(shape, below.input).top;
  return Math.min(upper, lower) * shape.lineGap + outlines * 0.8;
}

export function heightOf(lines: readonly SizedLine[], shape: TextShape): number {
  let height = 0;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const tallPx = line.sizePx * line.stretch;
    height += tallPx * (line.ink.ascent + line.ink.descent);
    const reach = reachIn(shape, line.input);
    height += above ? gapBetween(above, line, shape) : tallPx * reach.top;
    if (index === lines.length - 1) height += tallPx * reach.bottom;
  });
  return height;
}
