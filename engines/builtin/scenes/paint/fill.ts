import type { SKRSContext2D } from '@napi-rs/canvas';

import { type ColorStop, fade, refineStops } from './color.ts';
import type { Stage } from './stage.ts';

/*
 * Skia's CPU painter fills a gradient of two stops about four times as fast as one of more. Large areas are
 * therefore filled here piece by piece, each piece with two stops; `linear`, `vertical` and `radial` are for
 * small shapes.
 */

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;

/** A gradient along a line; with more than two stops its colours are blended in OKLab. */
export function linear(
  context: SKRSContext2D,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  stops: readonly ColorStop[],
): Gradient {
  return addStops(context.createLinearGradient(from[0], from[1], to[0], to[1]), stops);
}

/** A gradient downwards. */
export function vertical(
  context: SKRSContext2D,
  top: number,
  bottom: number,
  stops: readonly ColorStop[],
): Gradient {
  return linear(context, [0, top], [0, bottom], stops);
}

/** A gradient outwards from a centre. */
export function radial(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  stops: readonly ColorStop[],
): Gradient {
  return addStops(context.createRadialGradient(x, y, 0, x, y, radius), stops);
}

function addStops(gradient: Gradient, stops: readonly ColorStop[]): Gradient {
  for (const [offset, color] of stops.length > 2 ? refineStops(stops) : stops)
    gradient.addColorStop(offset, color);
  return gradient;
}

/** Fills the stage's whole width from one height to another with colours blended in OKLab. */
export function fillDown(stage: Stage, top: number, bottom: number, stops: readonly ColorStop[]): void {
  const { context } = stage;
  forEachSpan(refineStops(stops), ([from, fromColor], [to, toColor]) => {
    const gradient = context.createLinearGradient(
      0,
      top + (bottom - top) * from,
      0,
      top + (bottom - top) * to,
    );
    gradient.addColorStop(0, fromColor);
    gradient.addColorStop(1, toColor);
    fillBand(stage, top + (bottom - top) * from, top + (bottom - top) * to, gradient);
  });
}

/** Mist, shade or any other veil of one colour across the stage, its opacity changing downwards. */
export function paintMist(
  stage: Stage,
  color: string,
  top: number,
  bottom: number,
  opacities: readonly (readonly [offset: number, opacity: number])[],
): void {
  const { context } = stage;
  forEachSpan(opacities, ([from, fromOpacity], [to, toOpacity]) => {
    const gradient = context.createLinearGradient(
      0,
      top + (bottom - top) * from,
      0,
      top + (bottom - top) * to,
    );
    gradient.addColorStop(0, fade(color, fromOpacity));
    gradient.addColorStop(1, fade(color, toOpacity));
    fillBand(stage, top + (bottom - top) * from, top + (bottom - top) * to, gradient);
  });
}

/** Fills the whole stage with rings of colour about a centre; beyond `radius` the last colour continues. */
export function fillAround(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  stops: readonly ColorStop[],
): void {
  const { context } = stage;
  const rings = refineStops(stops, 5);
  for (let ring = rings.length - 2; ring >= 0; ring--) {
    const [from, fromColor] = rings[ring] as ColorStop;
    const [to, toColor] = rings[ring + 1] as ColorStop;
    const gradient = context.createRadialGradient(x, y, from * radius, x, y, to * radius);
    gradient.addColorStop(0, fromColor);
    gradient.addColorStop(1, toColor);
    context.fillStyle = gradient;
    if (ring === rings.length - 2) {
      context.fillRect(-1, -1, stage.width + 2, stage.height + 2);
    } else {
      context.beginPath();
      context.arc(x, y, to * radius, 0, Math.PI * 2);
      context.fill();
    }
  }
}

export function fillStage(stage: Stage, style: Gradient | string): void {
  stage.context.fillStyle = style;
  stage.context.fillRect(-1, -1, stage.width + 2, stage.height + 2);
}

/** Bands meet on whole pixels: two half-covered rows would let the background show through. */
function fillBand(stage: Stage, top: number, bottom: number, style: Gradient): void {
  const { context, pixelsPerUnit } = stage;
  const from = Math.round(top * pixelsPerUnit) / pixelsPerUnit;
  const to = Math.round(bottom * pixelsPerUnit) / pixelsPerUnit;
  if (to <= from) return;
  context.fillStyle = style;
  context.fillRect(-1, from, stage.width + 2, to - from);
}

function forEachSpan<Stop>(stops: readonly Stop[], visit: (from: Stop, to: Stop) => void): void {
  for (let index = 0; index < stops.length - 1; index++)
    visit(stops[index] as Stop, stops[index + 1] as Stop);
}
