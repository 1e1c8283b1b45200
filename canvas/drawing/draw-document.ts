import type { CanvasDocument } from '../document/document.ts';
import type { Layer, LayerOf } from '../document/layer.ts';
import type { Blend } from '../document/paint.ts';
import { childrenOf } from '../document/tree.ts';
import type { Size } from '../geometry.ts';
import type { Matrix } from '../layout/matrix.ts';
import { matrixOf, meanScaleOf, sizeOf } from '../layout/placed.ts';
import { drawEffects } from './effects.ts';
import { drawFrame, drawGrain, drawVignette } from './finish.ts';
import { drawText, drawTexts, type PlacedText, placeText, reachOf } from './lettering.ts';
import { drawPen } from './pen.ts';
import { drawPicture } from './picture.ts';
import { drawShape } from './shapes.ts';
import type { DrawingContext, Painter, Surface } from './surface.ts';
import { drawDepth, drawLetters, drawOutline } from './text.ts';
import { drawBoxes } from './text-boxes.ts';

/** One surface of the picture at a scale, and what drawing needs. */
export interface Target {
  readonly surface: Surface;
  readonly painter: Painter;
  readonly document: CanvasDocument;
  /** Pixels of the surface for each of the picture. */
  readonly scale: number;
}

/**
 * Draws a document onto a surface that is as large as the picture at `scale`. Layers whose pictures are still
 * loading are left out.
 */
export function drawDocument(surface: Surface, painter: Painter, document: CanvasDocument, scale = 1): void {
  const { context } = surface;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, surface.width, surface.height);
  fillBackground(surface, document);
  drawLayers({ surface, painter, document, scale }, childrenOf(document, null));
  context.restore();
}

export function fillBackground({ context, width, height }: Surface, { background }: CanvasDocument): void {
  if (background === null) return;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
}

/** Draws layers of the top, or of one group, over what is there. */
export function drawLayers(target: Target, layers: readonly Layer[]): void {
  for (const layer of layers) drawLayer(target, layer);
}

function drawLayer(target: Target, layer: Layer): void {
  if (!layer.isVisible || layer.opacity === 0) return;
  if (layer.kind === 'group') drawGroup(target, layer);
  else if (layer.kind === 'blur') drawBlur(target, layer);
  else drawSingle(target, layer);
}

/** A layer that is neither a group nor made of what is below it. */
function drawSingle(target: Target, layer: Exclude<Layer, { kind: 'group' | 'blur' }>): void {
  const { surface, painter, document, scale } = target;
  const { context } = surface;
  context.save();
  context.globalAlpha = layer.opacity;
  context.globalCompositeOperation = blendOf(layer.blend);
  if (layer.kind === 'frame' || layer.kind === 'finish') {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    if (layer.kind === 'frame') drawFrame(context, document, layer);
    else drawFinish(target, layer);
  } else {
    place(context, layer, scale);
    const needsOne = layer.effects.length > 0 || isTranslucentTwice(layer);
    if (needsOne) drawThroughSurface(surface, painter, layer, scale);
    else drawContent(surface, painter, layer, placedMatrix(layer, scale));
  }
  context.restore();
}

const blendOf = (blend: Blend) => (blend === 'normal' ? 'source-over' : blend);

/** Sets the map from the layer's own pixels to the surface's. */
function place(context: DrawingContext, layer: Layer, scale: number): void {
  const { a, b, c, d, e, f } = placedMatrix(layer, scale);
  context.setTransform(a, b, c, d, e, f);
}

function placedMatrix({ placement }: Layer, scale: number): Matrix {
  const { a, b, c, d, e, f } = matrixOf(placement);
  return { a: scale * a, b: scale * b, c: scale * c, d: scale * d, e: scale * e, f: scale * f };
}

type Content = Exclude<Layer, { kind: 'group' | 'blur' | 'frame' | 'finish' }>;

/** Outlined letters and shapes overlap themselves: with an opacity they are drawn at once. */
const isTranslucentTwice = (layer: Content) =>
  layer.opacity < 1 && (layer.kind === 'text' || layer.kind === 'shape' || layer.kind === 'pen');

function drawContent(surface: Surface, painter: Painter, layer: Content, matrix: Matrix): void {
  const { context } = surface;
  switch (layer.kind) {
    case 'base':
    case 'picture':
      drawPicture(context, painter, layer, matrix);
      return;
    case 'text':
      drawText(surface, painter, { layer, matrix });
      return;
    case 'shape':
      drawShape(context, painter, layer);
      return;
    case 'pen':
      drawPen(context, layer);
      return;
    case 'sticker': {
      const sticker = painter.findSticker(layer.sticker);
      const { width, height } = layer;
      if (sticker) context.drawImage(sticker.image, -width / 2, -height / 2, width, height);
    }
  }
}

/** The layer alone on a surface of its own resolution, with its effects below it. */
function drawThroughSurface(target: Surface, painter: Painter, layer: Content, scale: number): void {
  const { context } = target;
  const size = sizeOf(layer) ?? { width: 1, height: 1 };
  const margin = layer.kind === 'text' ? reachOf(layer) : 2 + ('outline' in layer ? layer.outline.width : 0);
  const resolution = Math.min(4, Math.max(0.05, scale * meanScaleOf(layer.placement)));
  const own = boxOf(size, Math.ceil(margin));
  const surface = painter.createSurface(
    Math.max(1, Math.ceil(own.width * resolution)),
    Math.max(1, Math.ceil(own.height * resolution)),
  );
  const [e, f] = [-own.x * resolution, -own.y * resolution];
  surface.context.setTransform(resolution, 0, 0, resolution, e, f);
  drawContent(surface, painter, layer, { a: resolution, b: 0, c: 0, d: resolution, e, f });
  const at = { left: own.x * resolution, top: own.y * resolution, scale: resolution };
  context.save();
  context.scale(1 / resolution, 1 / resolution);
  drawEffects(context, painter, surface, layer.effects, at);
  // Drawn at once where it may overlap itself; else again, since a turned surface would soften its edges.
  const isPlain = layer.opacity === 1 && layer.blend === 'normal';
  if (!isPlain) context.drawImage(surface.image, at.left, at.top, surface.width, surface.height);
  context.restore();
  if (isPlain) drawContent(target, painter, layer, placedMatrix(layer, scale));
}

function boxOf({ width, height }: Size, margin: number) {
  return {
    x: -width / 2 - margin,
    y: -height / 2 - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

/** The layers of a group together on one surface, so that its opacity and blend count once. */
function drawGroup(target: Target, group: LayerOf<'group'>): void {
  const { surface, painter, document, scale } = target;
  const layers = childrenOf(document, group.id);
  const isPlain = group.opacity === 1 && group.blend === 'normal' && group.effects.length === 0;
  if (isPlain && !group.isHeadline) {
    for (const layer of layers) drawLayer(target, layer);
    return;
  }
  const own = painter.createSurface(surface.width, surface.height);
  const headline = group.isHeadline ? headlineOf({ ...target, surface: own }, layers) : null;
  if (headline) headline.drawBodies();
  else for (const layer of layers) drawLayer({ ...target, surface: own }, layer);
  const { context } = surface;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = group.opacity;
  context.globalCompositeOperation = blendOf(group.blend);
  drawEffects(context, painter, own, group.effects, { left: 0, top: 0, scale });
  headline?.drawLetters();
  context.drawImage(own.image, 0, 0, own.width, own.height);
  context.restore();
}

/**
 * Lines of text that are drawn like one, with what else is in their group above them. Their bodies cast the
 * shadow: depth and outlines, or without any the letters.
 */
function headlineOf(target: Target, layers: readonly Layer[]) {
  const { surface, painter, scale } = target;
  const isLine = (layer: Layer): layer is LayerOf<'text'> =>
    layer.kind === 'text' && layer.opacity === 1 && layer.blend === 'normal' && layer.effects.length === 0;
  const lines = layers.filter(isLine).filter(({ isVisible }) => isVisible);
  const texts = lines.map((layer) => ({ layer, matrix: placedMatrix(layer, scale) }));
  const rounds = Math.max(0, ...lines.map(({ outlines }) => outlines.length));
  const letters = (context: DrawingContext, { layer, matrix }: PlacedText) =>
    drawLetters(context, painter, layer, matrix);
  return {
    drawBodies() {
      drawTexts(surface, painter, texts, (context, placed) => {
        const each = eachPlaced(context, placed);
        each(({ layer }) => drawBoxes(context, painter, layer));
        each(({ layer }) => drawDepth(context, painter, layer));
        for (let round = rounds - 1; round >= 0; round -= 1) {
          each(({ layer }) => drawOutline(context, painter, layer, round));
        }
        if (rounds === 0 && lines.every(({ depth }) => !depth)) each((text) => letters(context, text));
      });
    },
    drawLetters() {
      drawTexts(surface, painter, texts, (context, placed) => {
        eachPlaced(context, placed)((text) => letters(context, text));
      });
      for (const layer of layers) if (!isLine(layer)) drawLayer(target, layer);
    },
  };
}

/** Runs something for each text with the context's map set to it. */
const eachPlaced =
  (context: DrawingContext, texts: readonly PlacedText[]) => (paint: (text: PlacedText) => void) => {
    for (const text of texts) {
      context.save();
      placeText(context, text);
      paint(text);
      context.restore();
    }
  };

/** What is below, blurred or in squares, inside the layer's rectangle. */
function drawBlur({ surface, painter, scale }: Target, layer: LayerOf<'blur'>): void {
  const { context, width, height } = surface;
  const cell = Math.max(2, layer.strength * scale);
  const small = painter.createSurface(
    Math.max(1, Math.round(width / cell)),
    Math.max(1, Math.round(height / cell)),
  );
  small.context.imageSmoothingEnabled = true;
  small.context.imageSmoothingQuality = 'high';
  small.context.drawImage(surface.image, 0, 0, small.width, small.height);
  context.save();
  place(context, layer, scale);
  context.beginPath();
  context.rect(-layer.width / 2, -layer.height / 2, layer.width, layer.height);
  context.clip();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = layer.opacity;
  context.imageSmoothingEnabled = layer.look === 'blur';
  context.imageSmoothingQuality = 'high';
  context.drawImage(small.image, 0, 0, width, height);
  context.restore();
}

function drawFinish({ surface, painter, document }: Target, layer: LayerOf<'finish'>): void {
  if (layer.vignette > 0) drawVignette(surface.context, document, layer.vignette);
  if (layer.grain > 0) drawGrain(surface.context, painter, document, layer.grain);
}
