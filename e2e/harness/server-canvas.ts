import { createCanvas } from '@napi-rs/canvas';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { LayerOf } from '#canvas/document/layer.ts';
import { drawDocument } from '#canvas/drawing/draw-document.ts';
import type { DrawingContext, Painter, Surface } from '#canvas/drawing/surface.ts';
import { measureText } from '#canvas/drawing/text-layout.ts';
import { fontIds } from '#engines/builtin/catalogue.ts';
import { fontStack } from '#engines/builtin/fonts/font-stack.ts';
import type { Pixels } from './canvas.ts';

/** The server's canvas with the engine's fonts. */

function createSurface(width: number, height: number): Surface {
  const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
  return { context: canvas.getContext('2d') as unknown as DrawingContext, image: canvas, width, height };
}

const painter: Painter = {
  roundsAscent: true,
  createSurface,
  findAsset: () => null,
  findSticker: () => null,
  familiesOf(font, text) {
    const id = fontIds.find((known) => known === font);
    if (id === undefined) throw new Error(`There is no font ${font}.`);
    return fontStack(id, text).families;
  },
};

/** Draws a document as the server does. */
export function drawOnServer(document: CanvasDocument): Pixels {
  const { width, height } = document;
  const surface = createSurface(width, height);
  drawDocument(surface, painter, document);
  return { width, height, rgba: new Uint8Array(surface.context.getImageData(0, 0, width, height).data) };
}

/** A text with the lines that the server measures. */
export function measuredOnServer(layer: LayerOf<'text'>): LayerOf<'text'> {
  return { ...layer, ...measureText(createSurface(1, 1).context, painter, layer) };
}
