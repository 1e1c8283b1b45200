import type { Canvas } from '@napi-rs/canvas';
import type { DrawingContext, Surface } from '../../../canvas/drawing/surface.ts';

/** A canvas as the editor's drawing takes it: the same calls under a type of its own. */
export function surfaceOf(canvas: Canvas): Surface {
  const context: unknown = canvas.getContext('2d');
  return { context: context as DrawingContext, image: canvas, width: canvas.width, height: canvas.height };
}
