/** The lines of a headline as text layers of the canvas editor, styled and placed as they are drawn. */
import type { LayerOf } from '../../../canvas/document/layer.ts';
import { newShape, newText } from '../../../canvas/document/new-layers.ts';
import type { Effect, Fill } from '../../../canvas/document/paint.ts';
import { type Picture, tintOf } from '../drawing/picture.ts';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import { centerOf, type Point } from '../layout/box.ts';
import { mix, parseHex } from '../scenes/paint/color.ts';

/** A line of a headline as a layer. */
export function textLayer(
  picture: Picture,
  block: TextBlock,
  line: TextLine,
  { id, name }: { id: string; name: string },
): LayerOf<'text'> {
  const { lettering } = picture.style;
  const paint = line.emphasis ? lettering.emphasis : lettering.plain;
  const size = line.sizePx;
  const { lines, width, height } = measured(line, block);
  const { depth, bevel = 0 } = lettering;
  const gloss = glossOf(picture, line);
  const layer = newText({
    id,
    name,
    order: 'a0',
    x: 0,
    y: 0,
    content: line.text,
    font: block.font,
    fontSize: size,
  });
  return {
    ...layer,
    fill: fillOf(picture, line),
    outlines: paint.outlines
      .map(({ width: share, tint }) => ({ color: tintOf(tint, picture.palette), width: share * size }))
      .reverse(),
    alignment: 'left',
    letterSpacing: block.letterSpacing * 1000,
    ...(depth && {
      depth: {
        length: depth.length * size,
        angle: depth.angle,
        near: tintOf(depth.near, picture.palette),
        far: tintOf(depth.far, picture.palette),
      },
    }),
    ...(bevel > 0 && { bevel }),
    ...(gloss && { gloss }),
    ...{ lines, width, height },
    placement: placementOf(block, line, { x: -width / 2, y: lines[0]?.baseline ?? 0 }),
  };
}

/** One line, as the editor measures it, with its start on the baseline. */
function measured(line: TextLine, { letterSpacing }: TextBlock) {
  const size = line.sizePx;
  const width = Math.max(1, line.ink.width + (line.ink.x - line.origin.x) + letterSpacing * size);
  const height = size * newLineHeight;
  const lines = [{ from: 0, to: line.text.length, x: -width / 2, baseline: size * 0.36, width }];
  return { lines, width, height };
}

/** Of new text layers. */
const newLineHeight = 1.05;

/** Places a layer so that a point of it, the start of its baseline, is where the line begins. */
function placementOf(block: TextBlock, line: TextLine, start: Point) {
  const rotation = block.rotation + line.rotation;
  const begin = turned(block, line, line.origin);
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))];
  const { x, y } = { x: start.x, y: start.y * line.stretch };
  return {
    x: begin.x - (cos * x - sin * y),
    y: begin.y - (sin * x + cos * y),
    ...{ scaleX: 1, scaleY: line.stretch, rotation, skew: 0 },
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a point of a line is once the line and its block are turned. */
export function turned(block: TextBlock, line: TextLine, point: Point): Point {
  const middle = centerOf(line.ink);
  return about(block.pivot, block.rotation, about(middle, line.rotation, point));
}

function about(pivot: Point, degrees: number, { x, y }: Point): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const [dx, dy] = [x - pivot.x, y - pivot.y];
  return { x: pivot.x + cos * dx - sin * dy, y: pivot.y + sin * dx + cos * dy };
}

/**
 * Where the editor's gradients of letters begin and end, in font sizes from the baseline (`canvas/drawing`).
 */
const [gradientTop, gradientHeight] = [-0.74, 0.76];

/** The colours of a line's letters: from the top of its ink to the bottom. */
function fillOf(picture: Picture, line: TextLine): Fill {
  const tints = tintsOf(picture, line);
  const [first = '#ffffff'] = tints;
  if (tints.every((tint) => tint === first)) return { kind: 'color', color: first };
  const places = tints.map((_, index) => index / Math.max(1, tints.length - 1));
  return gradientOf(line, places, (at) => between(tints, at));
}

function tintsOf({ style, palette }: Picture, { emphasis }: TextLine): string[] {
  return style.lettering[emphasis ? 'emphasis' : 'plain'].fill.map((tint) => tintOf(tint, palette));
}

/** A gradient over the ink of a line, as one over the place that the editor gives to letters. */
function gradientOf(
  { ink, origin, stretch, sizePx }: TextLine,
  places: readonly number[],
  colorAt: (share: number) => string,
): Fill {
  const top = (ink.y - origin.y) / stretch / sizePx;
  const height = ink.height / stretch / sizePx;
  return {
    kind: 'gradient',
    angle: 90,
    stops: places.map((at) => ({ at, color: colorAt(at) })),
    // The tail of a Q, or an accent, is beyond the place of letters.
    reach: {
      from: (top - gradientTop) / gradientHeight,
      to: (top + height - gradientTop) / gradientHeight,
    },
  };
}

/** As `shineLetters` paints it: over the upper half, brightest at the top. */
function glossOf({ style }: Picture, line: TextLine): Fill | null {
  if (style.lettering.texture !== 'shine') return null;
  return gradientOf(line, [0, glossEnd * 0.96, glossEnd], (at) => `#ffffff${hex(glossAt(at))}`);
}

function between(tints: readonly string[], at: number): string {
  const place = Math.min(1, Math.max(0, at)) * (tints.length - 1);
  const index = Math.min(Math.floor(place), Math.max(0, tints.length - 2));
  return blend(tints[index] ?? '#ffffff', tints[index + 1] ?? tints[index] ?? '#ffffff', place - index);
}

/** Between two colours as a canvas blends them, in sRGB. */
function blend(from: string, to: string, share: number): string {
  const [one, other] = [parseHex(from), parseHex(to)];
  const channels = one.map((value, at) => Math.round(value + ((other[at] ?? value) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Where the gloss ends, as a share of the ink. */
const glossEnd = 0.52;

function glossAt(share: number): number {
  const at = share / glossEnd;
  if (at <= 0) return 0.75;
  if (at >= 1) return 0;
  return at < 0.96 ? 0.75 + ((0.12 - 0.75) * at) / 0.96 : 0.12 * (1 - (at - 0.96) / 0.04);
}

/** What is below all letters of a headline: the glow and the shadow of those of its lines that have them. */
export function headlineEffects(picture: Picture, lines: TextBlock['lines']): Effect[] {
  const { glow, shadow, band } = picture.style.lettering;
  // A bar's own shadow lifts the lines on it.
  const isOnBar = band !== undefined && band.kind !== 'rule' && lines.every(({ emphasis }) => emphasis);
  if (isOnBar) return [];
  const size = Math.max(...lines.map(({ sizePx }) => sizePx));
  const effects: Effect[] = [];
  if (glow) {
    for (const { share, opacity } of [
      { share: 1, opacity: 0.75 },
      { share: 0.35, opacity: 1 },
    ]) {
      const color = tintOf(glow.tint, picture.palette) + hex(glow.opacity * opacity);
      effects.push({ kind: 'glow', color, blur: Math.max(2, glow.blur * share * size), blend: 'screen' });
    }
  }
  if (shadow) {
    effects.push({
      kind: 'shadow',
      color: tintOf(shadow.tint, picture.palette) + hex(shadow.opacity),
      x: shadow.x * size,
      y: shadow.y * size,
      blur: Math.max(2, shadow.blur * size),
    });
  }
  return effects;
}

const hex = (share: number) =>
  Math.round(Math.min(1, share) * 255)
    .toString(16)
    .padStart(2, '0');

/** The bar behind an emphasised line, or the rule below it, as a shape; null for a brush stroke. */
export function bandLayer(
  picture: Picture,
  block: TextBlock,
  line: TextLine,
  { id, name }: { id: string; name: string },
): LayerOf<'shape'> | null {
  const { band, shadow } = picture.style.lettering;
  if (!band || band.kind === 'brush') return null;
  const { ink, sizePx } = line;
  const color = tintOf(band.tint, picture.palette);
  const placed = { id, name, order: 'a0', shape: 'rectangle', color } as const;
  if (band.kind === 'rule') {
    const width = Math.min(ink.width, sizePx * 1.5);
    const height = sizePx * 0.05;
    const middle = { x: ink.x + width / 2, y: ink.y + ink.height + sizePx * 0.075 + height / 2 };
    const shape = newShape({ ...placed, ...about(block.pivot, block.rotation, middle), width, height });
    return { ...shape, placement: { ...shape.placement, rotation: block.rotation } };
  }
  const width = ink.width + sizePx * 0.16;
  const height = ink.height + sizePx * 0.15;
  const shape = newShape({ ...placed, ...turned(block, line, centerOf(ink)), width, height });
  return {
    ...shape,
    fill: {
      kind: 'gradient',
      angle: 90,
      stops: [
        { at: 0, color: mix(color, '#ffffff', 0.22) },
        { at: 0.5, color },
        { at: 1, color: mix(color, '#000000', 0.28) },
      ],
    },
    effects: [
      {
        kind: 'shadow',
        color: `#000000${hex((shadow?.opacity ?? 0) * 0.65)}`,
        ...{ x: 0, y: 10 * picture.unit, blur: 26 * picture.unit },
      },
    ],
    placement: {
      ...shape.placement,
      rotation: block.rotation + line.rotation,
      // The upper edge leans to the right by a tenth of the height.
      skew: (Math.atan(0.1) * 180) / Math.PI,
    },
  };
}
