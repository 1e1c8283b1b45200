import type { LayerOf } from '../document/layer.ts';
import type { Fill } from '../document/paint.ts';
import { type Box, union } from '../geometry.ts';
import { type Matrix, mapPoint, radians } from '../layout/matrix.ts';
import { withFill } from './fill.ts';
import type { DrawingContext, Painter, Surface } from './surface.ts';
import { drawBoxes } from './text-boxes.ts';
import { applyStyle } from './text-layout.ts';
import { type Piece, piecesOf } from './text-pieces.ts';

type TextLayer = LayerOf<'text'>;

/**
 * Paints a text layer about its middle: its box, its body, its outlines from the widest, its letters. Each
 * outline is drawn for all letters before the next, so that none covers its neighbour's face. `matrix` is the
 * context's map from the layer's own pixels to the surface's.
 */
export function paintText(context: DrawingContext, painter: Painter, layer: TextLayer, matrix: Matrix): void {
  drawBoxes(context, painter, layer);
  drawDepth(context, painter, layer);
  for (let round = layer.outlines.length - 1; round >= 0; round -= 1) {
    drawOutline(context, painter, layer, round);
  }
  drawLetters(context, painter, layer, matrix);
}

const allPieces = (context: DrawingContext, painter: Painter, layer: TextLayer) =>
  layer.lines.flatMap((line) => piecesOf(context, painter, layer, line));

/** Draws one outline of all letters; they are counted from the innermost. */
export function drawOutline(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  round: number,
): void {
  const { color, width } = layer.outlines[layer.outlines.length - 1 - round] ?? { color: '', width: 0 };
  if (width === 0) return;
  setJoins(context);
  for (const piece of allPieces(context, painter, layer)) {
    atPiece(context, painter, layer, piece, () => {
      context.strokeStyle = color;
      context.lineWidth = width * 2;
      strokeLetters(context, painter, piece.text, 0, 0);
    });
  }
}

function setJoins(context: DrawingContext): void {
  context.lineJoin = 'round';
  context.miterLimit = 2;
}

/** Draws the body behind the outlined letters, from its far end. */
export function drawDepth(context: DrawingContext, painter: Painter, layer: TextLayer): void {
  const { depth } = layer;
  if (!depth || depth.length === 0) return;
  const outline = Math.max(0, ...layer.outlines.map(({ width }) => width));
  const half = depth.length / 2;
  const steps = Math.max(1, Math.ceil(half / stepBetween(outline)));
  const [cos, sin] = [Math.cos(radians(depth.angle)), Math.sin(radians(depth.angle))];
  setJoins(context);
  const pieces = allPieces(context, painter, layer);
  for (let step = 2 * steps; step >= 1; step -= 1) {
    const away = (half * step) / steps;
    for (const piece of pieces) {
      atPiece(context, painter, layer, piece, () => {
        const color = step > steps ? depth.far : depth.near;
        context.strokeStyle = color;
        context.fillStyle = color;
        context.lineWidth = Math.max(1, outline * 2);
        strokeLetters(context, painter, piece.text, cos * away, sin * away);
        // The outlines of the steps between cover the inside; without outlines every step must be filled.
        if (outline === 0 || step === 2 * steps)
          fillLetters(context, painter, piece.text, cos * away, sin * away);
      });
    }
  }
}

/** How far apart outlines of a width may lie so that their common edge swings by a tenth of a pixel at most. */
function stepBetween(width: number): number {
  return Math.max(2.2, Math.sqrt(8 * width * 0.1));
}

/** Draws the letters themselves with the light on them. */
export function drawLetters(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  matrix: Matrix,
): void {
  const pieces = allPieces(context, painter, layer);
  if (!layer.bevel && !layer.gloss) {
    drawFaces(context, painter, layer, pieces, matrix);
    return;
  }
  // On the surface's own pixels, and clipped to the letters: light beside an edge would blur it.
  const own = surfaceFor(painter, boxAround(layer), matrix);
  const { surface } = own;
  own.place(surface.context);
  const inside = { ...matrix, e: matrix.e - own.left, f: matrix.f - own.top };
  drawFaces(surface.context, painter, layer, pieces, inside);
  surface.context.globalCompositeOperation = 'source-atop';
  if (layer.bevel) drawBevel(own, painter, layer, pieces);
  if (layer.gloss) drawGloss(surface.context, painter, layer, { pieces, gloss: layer.gloss });
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(surface.image, own.left, own.top, surface.width, surface.height);
  context.restore();
}

/** Over whole boxes, which the letters clip: letters of the same gradient would leave their edges without. */
function drawGloss(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  { pieces, gloss }: { pieces: readonly Piece[]; gloss: Fill },
): void {
  for (const [index, piece] of pieces.entries()) {
    const { width, style } = piece.run;
    const isFirst = pieces[index - 1]?.y !== piece.y;
    const isLast = pieces[index + 1]?.y !== piece.y;
    const size = style.fontSize;
    const [left, right] = [isFirst ? -size : 0, width + (isLast ? size : 0)];
    atPiece(context, painter, layer, piece, () => {
      withFill(context, painter, gloss, boxOfLetters(size, width), (target) => {
        target.fillRect(left, -size * 1.2, right - left, size * 1.6);
      });
    });
  }
}

/** What the gradients of letters extend over. */
function boxOfLetters(size: number, width: number): Box {
  return { x: -size, y: -size * 0.74, width: width + 2 * size, height: size * 0.76 };
}

/** A surface over the part of another that a layer covers, pixel on pixel. */
interface Part {
  readonly surface: Surface;
  readonly left: number;
  readonly top: number;
  /** Sets the map from the layer's own pixels. */
  place(context: DrawingContext): void;
}

function boxAround({ width, height, fontSize: margin }: TextLayer): Box {
  return {
    x: -width / 2 - margin,
    y: -height / 2 - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

function surfaceFor(painter: Painter, { x, y, width, height }: Box, matrix: Matrix): Part {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => mapPoint(matrix, corner));
  const left = Math.floor(Math.min(...corners.map((corner) => corner.x)));
  const top = Math.floor(Math.min(...corners.map((corner) => corner.y)));
  const right = Math.ceil(Math.max(...corners.map((corner) => corner.x)));
  const bottom = Math.ceil(Math.max(...corners.map((corner) => corner.y)));
  const { a, b, c, d, e, f } = matrix;
  return {
    surface: painter.createSurface(Math.max(1, right - left), Math.max(1, bottom - top)),
    ...{ left, top },
    place: (context) => context.setTransform(a, b, c, d, e - left, f - top),
  };
}

/** How far a bevel reaches into a letter, in font sizes. */
const bevelReach = 0.022;

/** The two sides of a bevel: shade along the lower right edges, light along the upper left ones. */
const bevelSides = [
  { color: '#000000', opacity: 0.28, x: -0.5, y: -1.7 },
  { color: '#ffffff', opacity: 0.85, x: 0.6, y: 1.5 },
] as const;

/** Each side is what is left of the letters without their moved copy. */
function drawBevel(
  { surface, place }: Part,
  painter: Painter,
  layer: TextLayer,
  pieces: readonly Piece[],
): void {
  for (const { color, opacity, x, y } of bevelSides) {
    const side = painter.createSurface(surface.width, surface.height);
    place(side.context);
    for (const piece of pieces) {
      atPiece(side.context, painter, layer, piece, () => {
        side.context.fillStyle = color;
        fillLetters(side.context, painter, piece.text, 0, 0);
      });
    }
    side.context.globalCompositeOperation = 'destination-out';
    for (const piece of pieces) {
      const edge = piece.run.style.fontSize * bevelReach;
      atPiece(side.context, painter, layer, piece, () => {
        fillLetters(side.context, painter, piece.text, edge * x, edge * y);
      });
    }
    const { context } = surface;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity * (layer.bevel ?? 0);
    context.drawImage(side.image, 0, 0, surface.width, surface.height);
    context.restore();
  }
}

/** Draws the letters in their fills. One picture extends over all letters that it fills. */
function drawFaces(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  pieces: readonly Piece[],
  matrix: Matrix,
): void {
  const pictures = new Set<string>();
  for (const piece of pieces) {
    const { fill } = piece.run.style;
    if (fill.kind === 'picture') pictures.add(fill.asset);
    else drawPiece(context, painter, layer, piece);
  }
  for (const asset of pictures) {
    const filled = pieces.filter(({ run: { style } }) => isFilledWith(style.fill, asset));
    drawPictureFaces(context, painter, layer, { pieces: filled, asset, matrix });
  }
}

const isFilledWith = (fill: Fill, asset: string) => fill.kind === 'picture' && fill.asset === asset;

/** What is shown of letters whose picture is loading, or is gone. */
const missingPicture = { kind: 'color', color: '#808080' } as const;

/** On the surface's own pixels: a picture stays sharp on letters that are scaled up. */
function drawPictureFaces(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  { pieces, asset, matrix }: { pieces: readonly Piece[]; asset: string; matrix: Matrix },
): void {
  const box = pieces.map(boxOfPiece).reduce(union, null);
  if (!box) return;
  const { surface, left, top, place } = surfaceFor(painter, box, matrix);
  const own = surface.context;
  place(own);
  for (const piece of pieces) {
    const style = { ...piece.run.style, fill: missingPicture };
    drawPiece(own, painter, layer, { ...piece, run: { ...piece.run, style } });
  }
  const picture = painter.findAsset(asset);
  if (picture) {
    const scale = Math.max(box.width / picture.width, box.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
    own.globalCompositeOperation = 'source-in';
    own.drawImage(picture.image, x, y, width, height);
  }
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(surface.image, left, top, surface.width, surface.height);
  context.restore();
}

/** Somewhat more than the letters take up: some reach beyond their advances, and lines may be bent. */
function boxOfPiece({ x, y, angle, run: { width, style } }: Piece): Box {
  const size = style.fontSize;
  const beside = angle === 0 ? size * 0.15 : size * 0.6;
  return { x: x - beside, y: y - size, width: width + 2 * beside, height: size * 1.3 };
}

function drawPiece(context: DrawingContext, painter: Painter, layer: TextLayer, piece: Piece): void {
  const { style, width } = piece.run;
  const { fill } = style;
  const size = style.fontSize;
  const box = { x: -size, y: -size, width: width + 2 * size, height: size * 1.3 };
  const letters = boxOfLetters(size, width);
  atPiece(context, painter, layer, piece, () => {
    withFill(context, painter, fill, fill.kind === 'gradient' ? letters : box, (target) => {
      applyStyle(target, painter, layer, style, piece.text);
      fillLetters(target, painter, piece.text, 0, 0);
      if (style.isUnderlined) target.fillRect(0, size * 0.1, width, Math.max(1, size * 0.06));
      if (style.isStruckThrough) target.fillRect(0, -size * 0.3, width, Math.max(1, size * 0.06));
    });
  });
}

function atPiece(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  { text, run, x, y, angle }: Piece,
  paint: () => void,
): void {
  context.save();
  context.translate(x, y);
  if (angle !== 0) context.rotate(angle);
  applyStyle(context, painter, layer, run.style, text);
  paint();
  context.restore();
}

function fillLetters(context: DrawingContext, painter: Painter, text: string, x: number, y: number): void {
  context.fillText(text, x, y + ascentRounding(context, painter, text));
}

function strokeLetters(context: DrawingContext, painter: Painter, text: string, x: number, y: number): void {
  context.strokeText(text, x, y + ascentRounding(context, painter, text));
}

/** What a canvas that places letters by whole pixels of their ascent takes from the place of their baseline. */
function ascentRounding(context: DrawingContext, painter: Painter, text: string): number {
  if (!painter.roundsAscent) return 0;
  const ascent = context.measureText(text).fontBoundingBoxAscent;
  return ascent - Math.round(ascent);
}
