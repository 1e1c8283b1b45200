import type { SKRSContext2D } from '@napi-rs/canvas';

import { type ColorStop, fade, refineStops } from './color.ts';
import type { Stage } from './stage.ts';

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;

/** A gradient along a line, its colours blended in OKLab. */
export function linear(
  context: SKRSContext2D,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  stops: readonly ColorStop[],
): Gradient {
  const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [offset, color] of refineStops(stops)) gradient.addColorStop(offset, color);
  return gradient;
}

/** A gradient from the top of the stage to its bottom. */
export function vertical(
  context: SKRSContext2D,
  top: number,
  bottom: number,
  stops: readonly ColorStop[],
): Gradient {
  return linear(context, [0, top], [0, bottom], stops);
}

/** A gradient outwards from a centre, its colours blended in OKLab. */
export function radial(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  stops: readonly ColorStop[],
): Gradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, color] of refineStops(stops)) gradient.addColorStop(offset, color);
  return gradient;
}

/** One colour whose opacity changes along a line: mist, shade, a fading edge. */
export function veil(
  context: SKRSContext2D,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  color: string,
  opacities: readonly (readonly [offset: number, opacity: number])[],
): Gradient {
  const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [offset, opacity] of opacities) gradient.addColorStop(offset, fade(color, opacity));
  return gradient;
}

export function fillStage(stage: Stage, style: Gradient | string): void {
  stage.context.fillStyle = style;
  stage.context.fillRect(-1, -1, stage.width + 2, stage.height + 2);
}
