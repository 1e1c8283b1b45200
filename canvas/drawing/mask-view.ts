import { type Box, intersection, type Size, type View } from '../geometry.ts';
import type { MaskFacts } from '../mask/facts.ts';
import type { Mask } from '../mask/mask.ts';
import { boxOfTile, tilesIn } from '../mask/tiles.ts';

/** What a selection is shown on. */
export interface MaskContext {
  createImageData(width: number, height: number): { readonly data: Uint8ClampedArray };
  clearRect(x: number, y: number, width: number, height: number): void;
  putImageData(image: never, x: number, y: number): void;
}

/** A selection, with what is known of it. */
export interface ShownMask {
  readonly mask: Mask;
  readonly facts: MaskFacts;
}

/** A canvas over the stage, and where the picture is on it. All in pixels of the canvas. */
export interface MaskStage extends Size {
  readonly view: View;
  /** How thick lines are: 2 on a screen with two pixels for each of CSS. */
  readonly line: number;
}

/**
 * The tint of selected pixels, in stripes of two strengths, and the light and dark of the line around them.
 */
const tint = [139, 92, 246] as const;
const stripe = { strong: 120, weak: 70, width: 6 } as const;
const line = { light: 255, dark: 20 } as const;

/**
 * Shows a part of a selection as large as the screen shows it: a stroke's segment costs what its rectangle has
 * pixels on the screen, whatever the picture has, and a browser that copies the canvas for each frame copies no more.
 *
 * @param changed in pixels of the picture; null for the whole stage
 */
export function drawMask(
  context: MaskContext,
  shown: ShownMask,
  stage: MaskStage,
  changed: Box | null,
): void {
  const whole = { x: 0, y: 0, width: stage.width, height: stage.height };
  if (!changed) context.clearRect(0, 0, stage.width, stage.height);
  const wanted = changed ?? shown.facts.bounds;
  const box = wanted && intersection(onStage(wanted, stage), whole);
  if (!box) return;
  const sampled = sample(shown, stage, box);
  const image = context.createImageData(box.width, box.height);
  tintPixels(new Uint32Array(image.data.buffer, image.data.byteOffset), sampled, stage, box);
  context.putImageData(image as never, box.x, box.y);
}

/** A rectangle of the picture on the stage, with the line around it and the pixels that it touches. */
function onStage({ x, y, width, height }: Box, { view, line: margin }: MaskStage): Box {
  const left = Math.floor(x * view.zoom + view.left) - margin;
  const top = Math.floor(y * view.zoom + view.top) - margin;
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) * view.zoom + view.left) + margin - left,
    height: Math.ceil((y + height) * view.zoom + view.top) + margin - top,
  };
}

/** A part of the stage with a margin as wide as the line: how far each pixel is selected, 0 outside the picture. */
interface Sampled extends Size {
  readonly values: Uint8Array;
}

/**
 * Of all pixels of the picture that one of the stage shows, the most selected counts: a speck that a wand has left
 * is to be seen. Tiles that are known to be all or nothing are not looked at.
 */
function sample({ mask, facts }: ShownMask, { view, line: margin }: MaskStage, box: Box): Sampled {
  const width = box.width + 2 * margin;
  const height = box.height + 2 * margin;
  const sampled = { values: new Uint8Array(width * height), width, height };
  const columns = spansOf(box.x - margin, width, view.left, view.zoom, mask.width);
  const rows = spansOf(box.y - margin, height, view.top, view.zoom, mask.height);
  const seen = { x: columns.first, y: rows.first, width: columns.size, height: rows.size };
  for (const tile of tilesIn(mask, seen)) {
    const fill = facts.knownFillOf(tile);
    if (fill === 'none') continue;
    const part = intersection(boxOfTile(mask, tile), seen);
    if (!part) continue;
    const across = columns.showing(part.x, part.x + part.width);
    const down = rows.showing(part.y, part.y + part.height);
    if (fill === 'all') fillPixels(sampled, across, down);
    else samplePart(mask, sampled, part, { columns, rows, across, down });
  }
  return sampled;
}

/** From the first to before the last of something. */
interface Range {
  readonly from: number;
  readonly end: number;
}

function fillPixels({ values, width }: Sampled, across: Range, down: Range): void {
  for (let row = down.from; row < down.end; row += 1)
    values.fill(255, row * width + across.from, row * width + across.end);
}

interface Places {
  readonly columns: Spans;
  readonly rows: Spans;
  /** The pixels of the stage that show the part. */
  readonly across: Range;
  readonly down: Range;
}

/** Takes the largest value of each pixel's columns in its rows. A pixel may show parts of other tiles as well. */
function samplePart(
  { alpha, width: maskWidth }: Mask,
  { values, width }: Sampled,
  part: Box,
  { columns, rows, across, down }: Places,
): void {
  const [right, bottom] = [part.x + part.width, part.y + part.height];
  for (let row = down.from; row < down.end; row += 1) {
    const top = Math.max(part.y, rows.from[row] ?? 0);
    const below = Math.min(bottom, rows.end[row] ?? 0);
    for (let column = across.from; column < across.end; column += 1) {
      const from = Math.max(part.x, columns.from[column] ?? 0);
      const end = Math.min(right, columns.end[column] ?? 0);
      const at = row * width + column;
      let most = values[at] ?? 0;
      for (let y = top; y < below && most < 255; y += 1) {
        for (let index = y * maskWidth + from; index < y * maskWidth + end; index += 1) {
          const value = alpha[index] ?? 0;
          if (value > most) most = value;
        }
      }
      values[at] = most;
    }
  }
}

/** For each pixel along one side of the stage: which pixels of the picture it shows. */
interface Spans {
  readonly from: Int32Array;
  readonly end: Int32Array;
  /** The first pixel of the picture that is shown, and how many are. */
  readonly first: number;
  readonly size: number;
  /** The pixels of the stage that show one of these of the picture. */
  showing(from: number, end: number): Range;
}

function spansOf(start: number, length: number, left: number, zoom: number, size: number): Spans {
  const [from, end] = [new Int32Array(length), new Int32Array(length)];
  const reach = Math.max(0, 0.5 / zoom - 0.5);
  for (let index = 0; index < length; index += 1) {
    const middle = (start + index + 0.5 - left) / zoom;
    if (middle < 0 || middle >= size) continue;
    from[index] = Math.max(0, Math.floor(middle - reach));
    end[index] = Math.min(size, Math.floor(middle + reach) + 1);
  }
  const inside = (index: number) => (end[index] ?? 0) > 0;
  let [begin, stop] = [0, length];
  while (begin < stop && !inside(begin)) begin += 1;
  while (stop > begin && !inside(stop - 1)) stop -= 1;
  const first = from[begin] ?? 0;
  return {
    from,
    end,
    first,
    size: stop > begin ? (end[stop - 1] ?? 0) - first : 0,
    showing(wanted, wantedEnd) {
      let lower = begin;
      while (lower < stop && (end[lower] ?? 0) <= wanted) lower += 1;
      let upper = lower;
      while (upper < stop && (from[upper] ?? 0) < wantedEnd) upper += 1;
      return { from: lower, end: upper };
    },
  };
}

function tintPixels(
  pixels: Uint32Array,
  { values, width: stride }: Sampled,
  { view, line: reach }: MaskStage,
  box: Box,
): void {
  const wide = stripe.width * reach;
  // Stripes stay where they are on the picture while it is moved.
  const phase = modulo(box.x + box.y - Math.round(view.left) - Math.round(view.top), 2 * wide);
  const step = reach * stride;
  for (let row = 0; row < box.height; row += 1) {
    let along = (phase + row) % (2 * wide);
    let at = (row + reach) * stride + reach;
    for (let to = row * box.width; to < (row + 1) * box.width; to += 1, at += 1) {
      const { tints, edge } = along < wide ? strong : weak;
      along = along + 1 === 2 * wide ? 0 : along + 1;
      const value = values[at] ?? 0;
      if (value === 0) continue;
      // On the line are selected pixels that are at most `reach` pixels from one that is not.
      const isEdge =
        value > 127 &&
        ((values[at - reach] ?? 0) <= 127 ||
          (values[at + reach] ?? 0) <= 127 ||
          (values[at - step] ?? 0) <= 127 ||
          (values[at + step] ?? 0) <= 127);
      pixels[to] = isEdge ? edge : (tints[value] ?? 0);
    }
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Pixels of image data as whole numbers, lowest byte first: red, green, blue, alpha. */
const grey = (value: number) => ((255 << 24) | (value << 16) | (value << 8) | value) >>> 0;
const tinted = (alpha: number) => ((alpha << 24) | (tint[2] << 16) | (tint[1] << 8) | tint[0]) >>> 0;
const tintsOf = (most: number) =>
  Uint32Array.from({ length: 256 }, (_, value) => tinted((value * most) >> 8));
const strong = { tints: tintsOf(stripe.strong), edge: grey(line.light) };
const weak = { tints: tintsOf(stripe.weak), edge: grey(line.dark) };
