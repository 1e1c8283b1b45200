import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';
import { fade } from './color.ts';
import { glow } from './light.ts';
import { createLayer, drawLayer, type Stage } from './stage.ts';

/** Stars: many faint ones, few bright ones with a halo. */
export function paintStars(
  stage: Stage,
  random: Random,
  options: { count: number; bottom: number; color: string; halo: string; brightest?: number },
): void {
  const { context, width } = stage;
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let star = 0; star < options.count; star++) {
    const x = random.next() * width;
    const y = random.next() * options.bottom;
    const size = 0.5 + random.next() ** 7 * (options.brightest ?? 2.2);
    const dim = 1 - (y / options.bottom) ** 3;
    context.fillStyle = fade(options.color, random.between(0.3, 0.95) * dim);
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
    if (size > 1.5)
      glow(context, { x, y, radius: size * 7, color: options.halo, strength: 0.4 * dim, blend: 'lighter' });
  }
  context.restore();
}

/** Glowing specks that fly from below or around: sparks, embers, fireflies, dust in a beam. */
export function paintSparks(
  stage: Stage,
  random: Random,
  options: {
    count: number;
    color: string;
    halo: string;
    /** Radius of the smallest and the biggest, in units. */
    size: readonly [number, number];
    /** Where they are: a place between 0 and 1 each, from two random numbers. */
    place?: (random: Random) => { x: number; y: number };
    /** Their length along the flight over their width; 1 is round. */
    stretch?: number;
    /** Direction of flight, radians. */
    angle?: number;
    opacity?: number;
  },
): void {
  const { context, width, height } = stage;
  const { count, color, halo, size, stretch = 1, angle = -Math.PI / 2, opacity = 1 } = options;
  const place = options.place ?? ((draws: Random) => ({ x: draws.next(), y: draws.next() }));
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let spark = 0; spark < count; spark++) {
    const at = place(random);
    const radius = size[0] + (size[1] - size[0]) * random.next() ** 4;
    const strength = random.between(0.35, 1) * opacity;
    const x = at.x * width;
    const y = at.y * height;
    if (radius > size[0] + (size[1] - size[0]) * 0.12) {
      glow(context, { x, y, radius: radius * 5, color: halo, strength: strength * 0.55, blend: 'lighter' });
    }
    context.fillStyle = fade(color, strength);
    context.beginPath();
    const length = radius * random.between(1, stretch);
    context.ellipse(x, y, length, radius * 0.8, angle + random.between(-0.4, 0.4), 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** A lens's disc of light out of focus: nearly flat, brighter at the rim. */
export function bokehDisc(
  context: SKRSContext2D,
  disc: { x: number; y: number; radius: number; color: string; opacity: number },
): void {
  const { x, y, radius, color, opacity } = disc;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, fade(color, opacity * 0.55));
  gradient.addColorStop(0.72, fade(color, opacity * 0.66));
  gradient.addColorStop(0.9, fade(color, opacity));
  gradient.addColorStop(0.97, fade(color, opacity * 0.75));
  gradient.addColorStop(1, fade(color, 0));
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Snow or dust in the air: small and sharp far away, big and soft near. */
export function paintFlakes(
  stage: Stage,
  random: Random,
  options: { count: number; color: string; opacity: number; biggest: number },
): void {
  const { context, width, height } = stage;
  const near = createLayer(stage, 0.25);
  for (let flake = 0; flake < options.count; flake++) {
    const nearness = random.next() ** 5;
    const radius = 1.2 + nearness * options.biggest;
    const brush = nearness > 0.12 ? near.context : context;
    brush.fillStyle = fade(options.color, options.opacity * random.between(0.4, 1) * (1 - nearness * 0.55));
    brush.beginPath();
    brush.arc(random.next() * width, random.next() * height, radius, 0, Math.PI * 2);
    brush.fill();
  }
  drawLayer(stage, near, { blur: 3 });
}
