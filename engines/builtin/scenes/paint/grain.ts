import { type Canvas, createCanvas } from '@napi-rs/canvas';

import { createRandom } from '../../random.ts';
import type { Stage } from './stage.ts';
import { drawTiled } from './tile.ts';

const tileSize = 256;

/**
 * Highest opacity of one grain, of 255. A grain shifts a pixel by at most this many levels: enough to
 * dissolve the bands of an 8-bit gradient, little enough that a 1280×720 PNG stays under 2 MB.
 */
const strongestGrain = 5;

let tile: Canvas | undefined;

/**
 * Fine light and dark specks, the same on every picture. One small tile is cached for the life of the
 * process.
 */
export function grain(stage: Stage): void {
  tile ??= createTile();
  const { context, width, height, pixelsPerUnit } = stage;
  drawTiled(context, tile, width * pixelsPerUnit, height * pixelsPerUnit);
}

function createTile(): Canvas {
  const random = createRandom(7);
  const canvas = createCanvas(tileSize, tileSize);
  const context = canvas.getContext('2d');
  const image = context.createImageData(tileSize, tileSize);
  for (let index = 0; index < image.data.length; index += 4) {
    // The sum of two draws is a triangular distribution, the usual one for dither.
    const amount = Math.round((random.next() + random.next() - 1) * strongestGrain);
    const shade = amount > 0 ? 255 : 0;
    image.data[index] = shade;
    image.data[index + 1] = shade;
    image.data[index + 2] = shade;
    image.data[index + 3] = Math.abs(amount);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
