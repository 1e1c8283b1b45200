/** Sizes and places lines of text in a box so that no part of them, outlines included, leaves it. */
import type { FontId } from '../catalogue.ts';
import { type LineInk, measureLine } from '../fonts/measure.ts';
import type { Reach } from '../styles/style.ts';
import type { TextBlock, TextLine } from './arrangement.ts';
import { type Box, centerOf, contains, turnedBounds, union } from './box.ts';
import {
  clearlyLarger,
  gapBetween,
  heightOf,
  type LineInput,
  lowered,
  reachIn,
  type SizedLine,
  stretched,
  type TextShape,
  withTallerLines,
  withWiderGaps,
} from './line-heights.ts';

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
  /** Whether nothing else is in the picture, so that the words fill their box as far as they can. */
  isAlone?: boolean;
}

/** The shorter of two emphasised lines may be up to this many times larger. */
const emphasisSpread = 1.3;

/** How far plain lines may grow in a half-empty box: the emphasised line stays clearly larger. */
const mostPlain = (plainRatio: number) => Math.max(plainRatio, 1 / clearlyLarger) + 0.001;

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
    const sized = sizeLines(measured, room, { ...options, maxSizePx });
    const spread = options.isAlone ? withWiderGaps(sized, room.height, shape) : shape;
    const block = place(sized, { ...options, shape: spread });
    if (contains(box, block.bounds)) return block;
    const overWidth = block.bounds.width / box.width;
    const overHeight = block.bounds.height / box.height;
    const isTooWide = overWidth > 1.0001;
    const isTooHigh = overHeight > 1.0001 || !isTooWide;
    room = {
      ...room,
      width: isTooWide ? (room.width * 0.985) / overWidth : room.width,
      height: isTooHigh ? (room.height * 0.985) / Math.max(1, overHeight) : room.height,
    };
    maxSizePx *= 0.985 / Math.max(overWidth, overHeight, 1.0001);
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
  { shape, maxSizePx, leastSizePx, maxTallPx, isAlone }: FitOptions,
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
  const tall = stretched(even, room.height, shape, isAlone).map((line) => ({
    ...line,
    stretch: Math.max(1, Math.min(line.stretch, (maxTallPx ?? Number.POSITIVE_INFINITY) / line.sizePx)),
  }));
  return withTallerLines(tall, room.height, { shape, leastSizePx });
}

function widthShare({ input, ink }: Pick<SizedLine, 'input' | 'ink'>, shape: TextShape): number {
  const reach = reachIn(shape, input);
  return ink.left + ink.right + reach.left + reach.right + measureSlack;
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
      ...(line.input.at !== undefined && { at: line.input.at }),
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

/** A line's ink with its outlines, before rotation. */
export function outlinedInk({ ink, sizePx, stretch }: TextLine, reach: Reach): Box {
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
