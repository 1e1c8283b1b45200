/** Sizes and places lines of text in a box so that no part of them, outlines included, leaves it. */
import type { FontId } from '../catalogue.ts';
import { type LineInk, measureLine } from '../fonts/measure.ts';
import type { Reach } from '../styles/style.ts';
import type { TextBlock, TextLine } from './arrangement.ts';
import { type Box, centerOf, contains, turnedBounds, union } from './box.ts';

export interface LineInput {
  text: string;
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

export interface FitOptions {
  role: TextBlock['role'];
  box: Box;
  font: FontId;
  shape: TextShape;
  align: 'left' | 'center' | 'right';
  vertical: 'top' | 'middle' | 'bottom';
  /** A single line never exceeds this. */
  maxSizePx: number;
  /** Letters are not stretched beyond this size, beside a hook in another box; absent for no limit. */
  maxTallPx?: number;
  /** Smaller lines are not legible: in a full box, larger lines shrink first until they reach this. */
  leastSizePx: number;
}

/** The shorter of two emphasised lines may be up to this many times larger. */
const emphasisSpread = 1.3;

/**
 * Long words in wide letters make a flat block. Their letters are stretched vertically until the block fills
 * this share of its box, up to a limit that does not show.
 */
const stretchTo = { share: 0.6, limit: 1.28 };

/** An emphasised line that shrinks stays at least this many times the minimum of a plain one. */
const stillLarger = 1.6;

/** How many times larger than a plain line an emphasised one is seen first. */
export const clearlyLarger = 2.2;

/** How far plain lines may grow in a half-empty box: the emphasised line stays clearly larger. */
const mostPlain = (plainRatio: number) => Math.max(plainRatio, 1 / clearlyLarger) + 0.001;

interface SizedLine {
  input: LineInput;
  ink: LineInk;
  sizePx: number;
  stretch: number;
}

/** Measuring rounds to a sixty-fourth of the font size; this keeps the rounding inside. */
const measureSlack = 1 / 64;

/**
 * Fits lines into a box.
 * @returns null if no line has anything that can be drawn
 */
export function fitLines(lines: readonly LineInput[], options: FitOptions): TextBlock | null {
  const { font, shape, box } = options;
  const measured = lines
    .map((input) => ({ input, ink: measureLine(input.text, font, shape.letterSpacing) }))
    .filter(({ ink }) => ink.text !== '' && ink.right + ink.left > 0);
  if (measured.length === 0) return null;
  let [room, maxSizePx] = [box, options.maxSizePx];
  // Rotation makes the block wider and higher than its lines; each round fits it to the remaining room.
  for (let round = 0; round < 12; round++) {
    const block = place(sizeLines(measured, room, { ...options, maxSizePx }), options);
    if (contains(box, block.bounds)) return block;
    const overWidth = Math.max(1, block.bounds.width / box.width);
    const overHeight = Math.max(1, block.bounds.height / box.height);
    const shrink = 0.985 / Math.max(overWidth, overHeight, 1.0001);
    room = { ...room, width: room.width * shrink, height: room.height * shrink };
    maxSizePx *= shrink;
  }
  throw new RangeError(`text does not fit into ${Math.round(box.width)} × ${Math.round(box.height)} pixels`);
}

/**
 * Sizes every line to the box's width, limits plain lines below the emphasised one, then shrinks everything
 * to the box's height. If the box is then half empty, plain lines may grow up to the emphasised line's size.
 */
function sizeLines(
  measured: readonly { input: LineInput; ink: LineInk }[],
  room: Box,
  { shape, maxSizePx, leastSizePx, maxTallPx }: FitOptions,
): SizedLine[] {
  const natural = measured.map((line) => Math.min(maxSizePx, room.width / widthShare(line, shape)));
  const emphasised = natural.filter((_, index) => measured[index]?.input.emphasis);
  const leading = emphasised.length > 0 ? Math.min(...emphasised) : null;
  let sized: SizedLine[] = [];
  for (let ratio = shape.plainRatio; ratio <= mostPlain(shape.plainRatio); ratio += 0.04) {
    sized = measured.map((line, index) => {
      const plainLimit = Math.max((leading ?? 0) * ratio, Math.min(leastSizePx, (leading ?? 0) * 0.9));
      const beside = line.input.emphasis ? (leading ?? 0) * emphasisSpread : plainLimit;
      const limit = leading === null ? Math.min(...natural) * emphasisSpread : beside;
      return { ...line, sizePx: Math.min(natural[index] ?? 0, limit), stretch: 1 };
    });
    if (leading === null || heightOf(sized, shape) > room.height * 0.72) break;
  }
  const even = lowered(sized, room.height, { shape, leastSizePx });
  const tall = stretched(even, room.height, shape).map((line) => ({
    ...line,
    stretch: Math.max(1, Math.min(line.stretch, (maxTallPx ?? Number.POSITIVE_INFINITY) / line.sizePx)),
  }));
  return withTallerLines(tall, room.height, { shape, leastSizePx });
}

/**
 * Stretches the letters of a flat block: first those of the emphasised lines, until they are clearly larger,
 * then all of them.
 */
function stretched(lines: readonly SizedLine[], heightPx: number, shape: TextShape): SizedLine[] {
  const sizesOf = (emphasis: boolean) =>
    lines.filter(({ input }) => input.emphasis === emphasis).map(({ sizePx }) => sizePx);
  const [hooks, others] = [sizesOf(true), sizesOf(false)];
  const isMixed = hooks.length > 0 && others.length > 0;
  const larger = isMixed ? Math.max(...hooks) / Math.max(...others) : clearlyLarger;
  const wanted = Math.min(tallest, Math.max(1, clearlyLarger / larger));
  const withHook = (share: number) =>
    lines.map((line) => (line.input.emphasis ? { ...line, stretch: 1 + (wanted - 1) * share } : line));
  const share = shares.find((part) => heightOf(withHook(part), shape) <= heightPx) ?? 0;
  const taller = withHook(share);
  if (larger * (1 + (wanted - 1) * share) < clearlyLarger * 0.99) return taller;
  const most = Math.min(stretchTo.limit, tallest / (1 + (wanted - 1) * share));
  const all = Math.min(most, Math.max(1, (heightPx * stretchTo.share) / heightOf(taller, shape)));
  return taller.map((line) => ({ ...line, stretch: line.stretch * all }));
}

/** The parts of the wanted stretch that are tried, for a box without room for all of it. */
const shares = [1, 0.75, 0.5, 0.25];

/** The most that the letters of a low line are stretched, and how much higher a hook is than such a line. */
const tallest = 1.36;
const hookShare = 1.15;

/** How often, and to which share, the emphasised lines give way to lines that are too low. */
const givingWay = { rounds: 6, share: 0.95 };

/** Stretches the letters of lines that are too low, as far as the height allows it. */
function withTallerLines(
  lines: SizedLine[],
  heightPx: number,
  { shape, leastSizePx }: Pick<FitOptions, 'shape' | 'leastSizePx'>,
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
    if (heightOf(taller, shape) <= heightPx) return taller;
    taller = taller.map((line) =>
      line.input.emphasis ? { ...line, sizePx: line.sizePx * givingWay.share } : line,
    );
  }
  return lines;
}

/** Shrinks lines to the height: first those that stay legible when smaller, then all equally. */
function lowered(
  lines: readonly SizedLine[],
  heightPx: number,
  { shape, leastSizePx }: Pick<FitOptions, 'shape' | 'leastSizePx'>,
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

function reachIn({ reach }: TextShape, { emphasis }: { emphasis: boolean }): Reach {
  return emphasis ? reach.emphasis : reach.plain;
}

function widthShare({ input, ink }: Pick<SizedLine, 'input' | 'ink'>, shape: TextShape): number {
  const reach = reachIn(shape, input);
  return ink.left + ink.right + reach.left + reach.right + measureSlack;
}

/**
 * The gap from one line's ink to the next line's: outlines may overlap slightly, so that the block holds
 * together.
 */
function gapBetween(above: SizedLine, below: SizedLine, shape: TextShape): number {
  const [upper, lower] = [above.sizePx * above.stretch, below.sizePx * below.stretch];
  const outlines = upper * reachIn(shape, above.input).bottom + lower * reachIn(shape, below.input).top;
  return Math.min(upper, lower) * shape.lineGap + outlines * 0.8;
}

function heightOf(lines: readonly SizedLine[], shape: TextShape): number {
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

function place(lines: readonly SizedLine[], options: FitOptions): TextBlock {
  const { box, shape, align, vertical } = options;
  const pivot = centerOf(box);
  const height = heightOf(lines, shape);
  const free = { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }[vertical];
  let y = box.y + free;
  const placed: TextLine[] = lines.map((line, index) => {
    const { ink, sizePx, stretch } = line;
    const tallPx = sizePx * stretch;
    const above = lines[index - 1];
    const reach = reachIn(shape, line.input);
    y += above ? gapBetween(above, line, shape) : tallPx * reach.top;
    const width = (ink.left + ink.right) * sizePx;
    const left = {
      left: box.x + sizePx * reach.left,
      center: pivot.x - (width + sizePx * (reach.right - reach.left)) / 2,
      right: box.x + box.width - sizePx * reach.right - width,
    }[align];
    const inkBox = { x: left, y, width, height: tallPx * (ink.ascent + ink.descent) };
    const origin = { x: left + ink.left * sizePx, y: y + ink.ascent * tallPx };
    y += inkBox.height;
    const sway = lines.length > 1 ? shape.sway * (index % 2 === 0 ? -1 : 1) : 0;
    return {
      text: ink.text,
      families: ink.families,
      sizePx,
      origin,
      ink: inkBox,
      emphasis: line.input.emphasis,
      rotation: sway,
      stretch,
    };
  });
  const block = { role: options.role, lines: placed, font: options.font, letterSpacing: shape.letterSpacing };
  const bounds = blockBounds(placed, shape, pivot);
  return shiftInto(box, { ...block, rotation: shape.tilt, pivot, bounds });
}

function blockBounds(lines: readonly TextLine[], shape: TextShape, pivot: { x: number; y: number }): Box {
  return union(
    lines.map((line) => {
      const outlined = outlinedInk(line, reachIn(shape, line));
      const swayed = turnedBounds(outlined, line.rotation, centerOf(line.ink));
      return turnedBounds(swayed, shape.tilt, pivot);
    }),
  );
}

function outlinedInk({ ink, sizePx, stretch }: TextLine, reach: Reach): Box {
  return {
    x: ink.x - sizePx * reach.left,
    y: ink.y - sizePx * stretch * reach.top,
    width: ink.width + sizePx * (reach.left + reach.right),
    height: ink.height + sizePx * stretch * (reach.top + reach.bottom),
  };
}

/** Moves a rotated block back into its box if it only sticks out on one side. */
function shiftInto(box: Box, block: TextBlock): TextBlock {
  const { bounds } = block;
  const shift = (start: number, length: number, from: number, room: number) =>
    length > room
      ? from + (room - length) / 2 - start
      : Math.min(0, from + room - start - length) || Math.max(0, from - start);
  const dx = shift(bounds.x, bounds.width, box.x, box.width);
  const dy = shift(bounds.y, bounds.height, box.y, box.height);
  const moveBox = (moved: Box): Box => ({ ...moved, x: moved.x + dx, y: moved.y + dy });
  return {
    ...block,
    pivot: { x: block.pivot.x + dx, y: block.pivot.y + dy },
    bounds: moveBox(bounds),
    lines: block.lines.map((line) => ({
      ...line,
      ink: moveBox(line.ink),
      origin: { x: line.origin.x + dx, y: line.origin.y + dy },
    })),
  };
}
