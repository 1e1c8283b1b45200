/** Draws documents of the canvas editor with this engine's fonts and canvas. */
import { createCanvas } from '@napi-rs/canvas';
import type { Asset, Painter } from '../../../canvas/drawing/surface.ts';
import { type FontId, fontIds } from '../catalogue.ts';
import { surfaceOf } from '../drawing/surface.ts';
import { fontStack } from '../fonts/font-stack.ts';
import { scratchCanvas } from '../scratch.ts';
import type { CutPicture } from './extract.ts';

/** A painter over pictures by the ids that layers name them by. */
export function createPainter(assets: Readonly<Record<string, Asset>>): Painter {
  return {
    roundsAscent: true,
    createSurface: (width, height) => surfaceOf(scratchCanvas(width, height)),
    findAsset: (id) => assets[id] ?? null,
    findSticker: () => null,
    familiesOf: (font, text) => (isFont(font) ? fontStack(font, text).families : 'sans-serif'),
  };
}

const isFont = (id: string): id is FontId => fontIds.some((font) => font === id);

export function assetOf({ rgba, width, height }: Omit<CutPicture, 'x' | 'y'>): Asset {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return { image: canvas, width, height };
}
