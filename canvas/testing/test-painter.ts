import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Asset, DrawingContext, Painter, Surface } from '../drawing/surface.ts';

/** A surface of the server's canvas. */
export function createSurface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height);
  return { context: canvas.getContext('2d') as unknown as DrawingContext, image: canvas, width, height };
}

/** Draws with the server's canvas, and pictures that a test paints by their ids. */
export function testPainter(assets: Readonly<Record<string, Asset>> = {}): Painter {
  return {
    roundsAscent: true,
    createSurface,
    findAsset: (id) => assets[id] ?? null,
    findSticker: (name) => assets[name] ?? null,
    familiesOf: (font) => `"${GlobalFonts.has(font) ? font : 'sans-serif'}"`,
  };
}

/** A picture of one colour. */
export function plainAsset(width: number, height: number, color: string): Asset {
  const surface = createSurface(width, height);
  surface.context.fillStyle = color;
  surface.context.fillRect(0, 0, width, height);
  return { image: surface.image, width, height };
}

/** Red, green, blue and alpha of one pixel. */
export function pixelAt({ context }: Surface, x: number, y: number): number[] {
  return [...context.getImageData(x, y, 1, 1).data];
}
