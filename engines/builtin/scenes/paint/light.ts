import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';
import { fade } from './color.ts';
import { type Blend, createLayer, drawLayer, type Stage } from './stage.ts';

export interface Glow {
  x: number;
  y: number;
  radius: number;
  color: string;
  /** Opacity at the centre, 0 to 1. */
  strength: number;
  blend?: Blend;
  /** Height over width; 1 is round. */
  flatness?: number;
}

/**
 * Light scattered around a source, falling off like a bell: the sum of three cones with flat tops, because a
 * gradient of two stops is painted several times as fast as the bell itself. A small light is one cone.
 */
export function glow(context: SKRSContext2D, options: Glow): void {
  const { x, y, radius, color, strength, blend = 'screen', flatness = 1 } = options;
  context.save();
  context.globalCompositeOperation = blend;
  context.translate(x, y);
  context.scale(1, flatness);
  if (radius < 40) {
    fillCone(context, 0, radius * 0.9, color, strength);
  } else {
    // The layers together let through as much as the whole: the exponents add up to 1.
    fillCone(context, radius * 0.06, radius, color, 1 - (1 - strength) ** 0.24);
    fillCone(context, radius * 0.06, radius * 0.72, color, 1 - (1 - strength) ** 0.36);
    fillCone(context, radius * 0.02, radius * 0.42, color, 1 - (1 - strength) ** 0.4);
  }
  context.restore();
}

function fillCone(
  context: SKRSContext2D,
  inner: number,
  outer: number,
  color: string,
  opacity: number,
): void {
  const gradient = context.createRadialGradient(0, 0, inner, 0, 0, outer);
  gradient.addColorStop(0, fade(color, opacity));
  gradient.addColorStop(1, fade(color, 0));
  context.fillStyle = gradient;
  if (outer < roundFrom) {
    context.fillRect(-outer, -outer, outer * 2, outer * 2);
    return;
  }
  context.beginPath();
  context.arc(0, 0, outer, 0, Math.PI * 2);
  context.fill();
}

/** From this radius on, in units, a disc costs less than the square around it, whose corners stay empty. */
const roundFrom = 60;

export interface LightRays {
  x: number;
  y: number;
  color: string;
  /** Opacity of the brightest ray, 0 to 1. */
  strength: number;
  /** How far the rays carry, in units. */
  reach: number;
  /** Beams round the full circle. */
  count: number;
  /**
   * Keeps only the rays around this direction (radians, 0 to the right, downwards positive) within `spread`.
   */
  direction?: number;
  spread?: number;
  blend?: Blend;
}

/** Beams of light through haze, soft at their edges, of uneven width and strength. */
export function lightRays(stage: Stage, random: Random, options: LightRays): void {
  const { x, y, color, strength, reach, count, direction = 0, spread = Math.PI } = options;
  const layer = createLayer(stage, 0.25);
  const { context } = layer;
  const beams = context.createConicGradient(0, x, y);
  const steps = count * 2;
  const first = random.between(0.1, 0.3);
  for (let step = 0; step <= steps; step++) {
    const jitter = step === 0 || step === steps ? 0 : random.between(-0.35, 0.35);
    const place = (step + jitter) / steps;
    const isBright = step % 2 === 1;
    const opacity = isBright ? random.between(0.35, 1) : random.between(0, 0.18);
    const away = Math.abs(
      Math.atan2(Math.sin(place * 2 * Math.PI - direction), Math.cos(place * 2 * Math.PI - direction)),
    );
    const visible = spread >= Math.PI ? 1 : Math.max(0, Math.cos(Math.min(1, away / spread) * (Math.PI / 2)));
    const isSeam = step === 0 || step === steps;
    beams.addColorStop(place, fade(color, (isSeam ? first * 0.5 : opacity) * strength * visible));
  }
  context.fillStyle = beams;
  context.fillRect(0, 0, stage.width, stage.height);
  context.globalCompositeOperation = 'destination-in';
  const distance = context.createRadialGradient(x, y, 0, x, y, reach);
  distance.addColorStop(0, 'rgba(0,0,0,1)');
  distance.addColorStop(0.35, 'rgba(0,0,0,0.7)');
  distance.addColorStop(0.7, 'rgba(0,0,0,0.22)');
  distance.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = distance;
  context.fillRect(0, 0, stage.width, stage.height);
  drawLayer(stage, layer, { blend: options.blend ?? 'screen', blur: 3 });
}

/** Lets bright areas glow over their edges, as a lens does. `strength` 0 to 1. */
export function bloom(stage: Stage, strength: number, radius = 22): void {
  const layer = createLayer(stage, 0.25);
  const { context, canvas } = layer;
  context.drawImage(stage.context.canvas, 0, 0, stage.width, stage.height);
  // Multiplying the picture by itself twice leaves only its lights.
  context.globalCompositeOperation = 'multiply';
  for (let pass = 0; pass < 2; pass++) {
    context.drawImage(canvas, 0, 0, canvas.width / layer.pixelsPerUnit, canvas.height / layer.pixelsPerUnit);
  }
  drawLayer(stage, layer, { blend: 'screen', opacity: strength, blur: radius });
}

/** Darkens the edges towards `color`, away from the hero, so that the eye stays in the picture. */
export function vignette(stage: Stage, color: string, strength: number): void {
  const { context, width, height, focus } = stage;
  const x = width * 0.5 + (focus.x - width * 0.5) * 0.4;
  const y = height * 0.5 + (focus.y - height * 0.5) * 0.3;
  const reach = Math.hypot(width, height) * 0.62;
  // Two rings of two stops each, see `fill.ts`: a wide faint one and a strong one at the corners.
  for (const [from, opacity] of [
    [0.36, strength * 0.6],
    [0.62, strength * 0.5],
  ] as const) {
    const gradient = context.createRadialGradient(x, y, reach * from, x, y, reach);
    gradient.addColorStop(0, fade(color, 0));
    gradient.addColorStop(1, fade(color, opacity));
    context.fillStyle = gradient;
    fillBeyond(context, { x, y, radius: reach * from, width, height });
  }
}

/** Fills a picture outside of a circle, where a gradient begins that is transparent inside. */
export function fillBeyond(
  context: SKRSContext2D,
  { x, y, radius, width, height }: { x: number; y: number; radius: number; width: number; height: number },
): void {
  context.beginPath();
  context.rect(0, 0, width, height);
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill('evenodd');
}
