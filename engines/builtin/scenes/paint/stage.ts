import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';
import { scratchCanvas } from '../../scratch.ts';
import { softened } from '../../soften.ts';

/**
 * The surface that a scene paints on. Everything is measured in units of 1/720 of the picture's shorter side:
 * 16:9 is 1280 by 720 units, 1:1 is 720 by 720, 9:16 is 720 by 1280, whatever the pixels. The context is
 * already scaled to them.
 */
export interface Stage {
  context: SKRSContext2D;
  width: number;
  height: number;
  /** Pixels a unit. Only filters and offscreen canvases need it. */
  pixelsPerUnit: number;
  /** Where the hero will stand, in units. */
  focus: { x: number; y: number };
  /** Taller than wide by enough to be composed upwards instead of sideways. */
  isTall: boolean;
  random: Random;
}

export const unitsOfShorterSide = 720;

/** How paint is combined with the pixels beneath it: a canvas's composite operation. */
export type Blend = SKRSContext2D['globalCompositeOperation'];

/** An offscreen picture that covers the stage and is painted in the same units. */
export interface Layer {
  canvas: Canvas;
  context: SKRSContext2D;
  /** Pixels of the layer a unit. */
  pixelsPerUnit: number;
}

/**
 * Creates a transparent layer. `resolution` is its pixels per picture pixel on each side: a quarter is enough
 * for soft shapes, and sixteen times cheaper.
 */
export function createLayer(stage: Stage, resolution = 0.25): Layer {
  const pixelsPerUnit = stage.pixelsPerUnit * resolution;
  const canvas = scratchCanvas(
    Math.max(1, Math.ceil(stage.width * pixelsPerUnit)),
    Math.max(1, Math.ceil(stage.height * pixelsPerUnit)),
  );
  const context = canvas.getContext('2d');
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.imageSmoothingQuality = 'low';
  return { canvas, context, pixelsPerUnit };
}

export interface LayerOptions {
  blend?: Blend;
  opacity?: number;
  /** Blur radius in units (the standard deviation). Blurs at the layer's own resolution, so it is cheap. */
  blur?: number;
}

/** Lays a layer over the stage. */
export function drawLayer(stage: Stage, layer: Layer, options: LayerOptions = {}): void {
  const { context } = stage;
  const source = options.blur ? softened(layer.canvas, options.blur * layer.pixelsPerUnit) : layer.canvas;
  context.save();
  context.globalCompositeOperation = options.blend ?? 'source-over';
  context.globalAlpha = options.opacity ?? 1;
  context.drawImage(
    source,
    0,
    0,
    layer.canvas.width / layer.pixelsPerUnit,
    layer.canvas.height / layer.pixelsPerUnit,
  );
  context.restore();
}
