/** Sizes and places lines of text in a box so that nothing of them, outlines included, leaves it. */
import type { FontId } from '../catalogue.ts';
import { type LineInk, measureLine } from '../fonts/measure.ts';
import type { TextBlock, TextLine } from './arrangement.ts';
import { type Box, centerOf, contains, grow, turnedBounds, union } from './box.ts';

export interface LineInput {
  text: string;
  emphasis: boolean;
}

/** What a lettering does to the room that text needs; lengths are shares of the font size. */
export interface TextShape {
  letterSpacing: number;
  /** How far outlines, depth and the like reach beyond the ink, on the widest side. */
  reach: number;
  /** Room between the ink of two lines besides what their outlines share. */
  lineGap: number;
  /** Degrees clockwise of the whole block. */
  tilt: number;
  /** Degrees by which lines lean alternately, besides the block's tilt. */
  sway: number;
  /** Size of a plain line beside the emphasised one, at most. */
  plainRatio: number;
}

export interface FitOptions {
  role: TextBlock['role'];
  box: Box;
  font: FontId;
  shape: TextShape;
  align: 'left' | 'center' | 'right';
  vertical: 'top' | 'middle' | 'bottom';
  /** A single line never grows above this. */
  maxSizePx: number;
}

interface SizedLine {
  input: LineInput;
  ink: LineInk;
  sizePx: number;
}

/** Measuring rounds to a sixty-fourth of the font size; this keeps the rounding inside. */
const measureSlack = 1 / 64;

/** @returns null where no line has anything that can be drawn. */
export function fitLines(lines: readonly LineInput[], options: FitOptions): TextBlock | null {
  const { font, shape, box } = options;
  const measured = lines
    .map((input) => ({ input, ink: measureLine(input.text, font, shape.letterSpacing) }))
    .filter(({ ink }) => ink.text !== '' && ink.right + ink.left > 0);
  if (measured.length === 0) return null;
  let room = box;
  // Turning makes the block wider and higher than the lines; each round gives it the room that is left.
  for (let round = 0; round < 6; round++) {
    const block = place(sizeLines(measured, room, options), options);
    if (contains(box, block.bounds)) return block;
    const overWidth = Math.max(1, block.bounds.width / box.width);
    const overHeight = Math.max(1, block.bounds.height / box.height);
    const shrink = 0.985 / Math.max(overWidth, overHeight, 1.0001);
    room = { ...room, width: room.width * shrink, height: room.height * shrink };
  }
  throw new RangeError(`text does not fit into ${Math.round(box.width)} × ${Math.round(box.height)} pixels`);
}

/**
 * Every line as wide as the box, then the plain lines held below the emphasised one, then everything shrunk until it
 * is low enough. Where that leaves the box half empty, plain lines may grow up to the emphasised line's size.
 */
function sizeLines(
  measured: readonly { input: LineInput; ink: LineInk }[],
  room: Box,
  { shape, maxSizePx }: FitOptions,
): SizedLine[] {
  const natural = measured.map(({ ink }) => Math.min(maxSizePx, room.width / widthShare(ink, shape)));
  const emphasised = measured.findIndex(({ input }) => input.emphasis);
  const leading = emphasised >= 0 ? natural[emphasised] : undefined;
  let sized: SizedLine[] = [];
  for (let ratio = shape.plainRatio; ratio <= 1.001; ratio += 0.08) {
    const limit = leading === undefined ? maxSizePx : leading * ratio;
    sized = measured.map((line, index) => ({
      ...line,
      sizePx: index === emphasised ? (leading ?? 0) : Math.min(natural[index] ?? 0, limit),
    }));
    if (leading === undefined || heightOf(sized, shape) > room.height * 0.72) break;
  }
  const shrink = Math.min(1, room.height / heightOf(sized, shape));
  return sized.map((line) => ({ ...line, sizePx: line.sizePx * shrink }));
}

function widthShare(ink: LineInk, { reach }: TextShape): number {
  return ink.left + ink.right + 2 * reach + measureSlack;
}

/** From one line's ink to the next line's: outlines may overlap by half, so that the block holds together. */
function gapBetween(above: SizedLine, below: SizedLine, { reach, lineGap }: TextShape): number {
  return Math.min(above.sizePx, below.sizePx) * lineGap + (above.sizePx + below.sizePx) * reach * 0.42;
}

function heightOf(lines: readonly SizedLine[], shape: TextShape): number {
  let height = 0;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    height += line.sizePx * (line.ink.ascent + line.ink.descent);
    height += above ? gapBetween(above, line, shape) : line.sizePx * shape.reach;
    if (index === lines.length - 1) height += line.sizePx * shape.reach;
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
    const { ink, sizePx } = line;
    const above = lines[index - 1];
    y += above ? gapBetween(above, line, shape) : sizePx * shape.reach;
    const width = (ink.left + ink.right) * sizePx;
    const margin = sizePx * shape.reach;
    const left = {
      left: box.x + margin,
      center: pivot.x - width / 2,
      right: box.x + box.width - margin - width,
    }[align];
    const inkBox = { x: left, y, width, height: sizePx * (ink.ascent + ink.descent) };
    const origin = { x: left + ink.left * sizePx, y: y + ink.ascent * sizePx };
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
    };
  });
  const block = { role: options.role, lines: placed, font: options.font, letterSpacing: shape.letterSpacing };
  const bounds = blockBounds(placed, shape, pivot);
  return shiftInto(box, { ...block, rotation: shape.tilt, pivot, bounds });
}

function blockBounds(lines: readonly TextLine[], shape: TextShape, pivot: { x: number; y: number }): Box {
  return union(
    lines.map((line) => {
      const outlined = grow(line.ink, line.sizePx * shape.reach);
      const swayed = turnedBounds(outlined, line.rotation, centerOf(line.ink));
      return turnedBounds(swayed, shape.tilt, pivot);
    }),
  );
}

/** Moves a turned block back into its box where it only sticks out on one side. */
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
