import type { LayerOf } from '../document/layer.ts';
import { type Matrix, mapPoint, radians } from '../layout/matrix.ts';
import { type Area, drawStretched, stretchFor } from './stretched.ts';
import type { DrawingContext, Painter, Surface } from './surface.ts';
import { paintText } from './text.ts';

type TextLayer = LayerOf<'text'>;

/** A text and its map to a surface. */
export interface PlacedText {
  readonly layer: TextLayer;
  readonly matrix: Matrix;
}

/** Draws a text layer onto a surface, in the state of its context. */
export function drawText(surface: Surface, painter: Painter, placed: PlacedText): void {
  const { context } = surface;
  const area = areaOf(placed, surface);
  if (area === null) return;
  const draw = () =>
    stretchedTexts(painter, area, [placed], (stretched, [text]) => {
      if (text) paintText(stretched, painter, text.layer, text.matrix);
    });
  const key = painter.keptLetters ? keyOf(placed, area) : null;
  const letters = key === null ? draw() : (painter.keptLetters?.find(key, draw) ?? draw());
  copy(context, letters, area);
}

/** Draws several texts onto a surface as one: `paint` gets them with their maps to where it draws. */
export function drawTexts(
  surface: Surface,
  painter: Painter,
  texts: readonly PlacedText[],
  paint: (context: DrawingContext, texts: readonly PlacedText[]) => void,
): void {
  const area = texts.map((text) => areaOf(text, surface)).reduce(around, null);
  if (area !== null) copy(surface.context, stretchedTexts(painter, area, texts, paint), area);
}

/** Sets the map of a text that is drawn next. */
export function placeText(context: DrawingContext, { matrix: { a, b, c, d, e, f } }: PlacedText): void {
  context.setTransform(a, b, c, d, e, f);
}

function stretchedTexts(
  painter: Painter,
  area: Area,
  texts: readonly PlacedText[],
  paint: (context: DrawingContext, texts: readonly PlacedText[]) => void,
): Surface {
  const stretches = texts.map(({ layer, matrix }) => {
    return stretchFor(smallestSize(layer), matrix);
  });
  const stretch = Math.max(...stretches);
  return drawStretched(painter, area, stretch, (context, stretched) => {
    const placed = texts.map(({ layer, matrix }) => ({ layer, matrix: stretched(matrix) }));
    if (placed[0]) placeText(context, placed[0]);
    paint(context, placed);
  });
}

const smallestSize = ({ fontSize, parts }: TextLayer) =>
  Math.min(fontSize, ...parts.map(({ style }) => style.fontSize ?? fontSize));

function copy(context: DrawingContext, { image }: Surface, { left, top, width, height }: Area): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(image, left, top, width, height);
  context.restore();
}

/** The part of a surface that a text can reach; null if it is outside. */
function areaOf({ layer, matrix }: PlacedText, surface: Surface): Area | null {
  const margin = reachOf(layer);
  const [x, y] = [layer.width / 2 + margin, layer.height / 2 + margin];
  const corners = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => mapPoint(matrix, corner));
  const left = Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner.x))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner.y))));
  const right = Math.min(surface.width, Math.ceil(Math.max(...corners.map((corner) => corner.x))));
  const bottom = Math.min(surface.height, Math.ceil(Math.max(...corners.map((corner) => corner.y))));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** How far a text goes beyond its lines: swashes and accents, outlines, its body, its box, its arc. */
export function reachOf({ fontSize, parts, outlines, depth, box, arc, width }: TextLayer): number {
  const largest = Math.max(fontSize, ...parts.map(({ style }) => style.fontSize ?? 0));
  const outline = Math.max(0, ...outlines.map((one) => one.width));
  const padding = box ? Math.max(box.paddingX, box.paddingY) : 0;
  const sweep = Math.abs(radians(arc));
  const sag = sweep === 0 ? 0 : (width / sweep) * (1 - Math.cos(sweep / 2));
  return Math.ceil(Math.max(largest * 0.75 + outline + (depth?.length ?? 0), padding) + sag);
}

function around(one: Area | null, other: Area | null): Area | null {
  if (one === null || other === null) return one ?? other;
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** What decides how a text looks in its area; null if pictures do, which may be loading. */
function keyOf({ layer, matrix }: PlacedText, { left, top, width, height }: Area): string | null {
  const { id, name, parent, order, placement, isVisible, isLocked, opacity, blend, effects, ...look } = layer;
  const fills = [look.fill, look.gloss, ...look.parts.map(({ style }) => style.fill)];
  if (fills.some((fill) => fill?.kind === 'picture')) return null;
  const { a, b, c, d, e, f } = matrix;
  return JSON.stringify([look, a, b, c, d, (e - left).toFixed(3), (f - top).toFixed(3), width, height]);
}
