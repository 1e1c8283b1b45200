import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type ColorStop, createRamp, fade } from './color.ts';
import { paintField, smoothstep, writeRamp } from './field.ts';
import { fillDown } from './fill.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

/** A graded sky down to the horizon; below it the last colour continues. */
export function paintSky(stage: Stage, horizon: number, stops: readonly ColorStop[]): void {
  const { context, width, height } = stage;
  context.fillStyle = stops.at(-1)?.[1] ?? '#000000';
  context.fillRect(0, Math.floor(horizon), width, height - Math.floor(horizon) + 1);
  fillDown(stage, 0, horizon, stops);
}

export interface CloudVeil {
  /** Where the clouds begin, are densest and end, in units from the top. */
  top: number;
  bottom: number;
  /** From the shaded underside to the lit edge. */
  stops: readonly ColorStop[];
  /** How much of the sky is covered, 0 to 1. */
  cover: number;
  opacity: number;
  /** Size of one cloud across and upwards, in units. */
  width: number;
  height: number;
  /** Where the light comes from, in units. */
  light: { x: number; y: number };
  /** How sharply the clouds' edges stand out; 1 is soft, 3 crisp. */
  crispness?: number;
}

/** Drifting clouds lit from one side: dense parts shade the parts behind them, seen from the light. */
export function paintCloudVeil(stage: Stage, random: Random, options: CloudVeil): void {
  const { top, bottom, cover, light, crispness = 1.4 } = options;
  const noise = createNoise(random);
  const ramp = createRamp(options.stops);
  const threshold = 0.68 - cover * 0.4;
  const edge = 0.26 / crispness;
  const perX = 1 / options.width;
  const perY = 1 / options.height;
  const density = (x: number, y: number) => {
    const u = x * perX;
    const v = y * perY;
    const warp = noise.value(u * 0.7 + 31, v * 0.7) * 1.1;
    return noise.fractal(u + warp, v + warp * 0.4, 5);
  };
  const area = { x: 0, y: top, width: stage.width, height: bottom - top };
  const columns = Math.ceil(area.width / cloudStep) + 1;
  const rows = Math.ceil(area.height / cloudStep) + 1;
  const densities = new Float32Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      densities[at] = density((column + 0.5) * cloudStep, top + (row + 0.5) * cloudStep);
    }
  }
  const densityAt = (x: number, y: number) => {
    const column = Math.max(0, Math.min(columns - 1, (x / cloudStep) | 0));
    const row = Math.max(0, Math.min(rows - 1, ((y - top) / cloudStep) | 0));
    return densities[row * columns + column] as number;
  };
  const middle = (top + bottom) / 2;
  paintField(
    stage,
    (x, y, out, at) => {
      const here = densityAt(x, y);
      const covered = smoothstep(threshold, threshold + edge, here);
      if (covered <= 0) {
        out[at + 3] = 0;
        return;
      }
      const dx = light.x - x;
      const dy = light.y - y;
      const distance = Math.hypot(dx, dy) + 1;
      const nearer = densityAt(x + (dx / distance) * 26, y + (dy / distance) * 18);
      const lit = 0.5 + (here - nearer) * 3.4 + smoothstep(620, 0, distance) * 0.34;
      const span =
        y < middle ? smoothstep(top, top + (middle - top) * 0.7, y) : smoothstep(bottom, middle, y);
      writeRamp(ramp, lit - covered * 0.1, covered * span * 255, out, at);
    },
    { area, fineness: 1280 / cloudStep, opacity: options.opacity },
  );
}

/** Units between the samples of a cloud veil. */
const cloudStep = 5;

/** A sun or moon: a disc with a bright core, and the light around it. */
export function paintOrb(
  stage: Stage,
  orb: {
    x: number;
    y: number;
    radius: number;
    core: string;
    /** Light close to the disc, and the wide light it throws on the sky. */
    halo: string;
    aura: string;
    strength?: number;
  },
): void {
  const { context } = stage;
  const { x, y, radius, core, halo, aura, strength = 1 } = orb;
  glow(context, { x, y, radius: radius * 6.5, color: aura, strength: 0.5 * strength });
  glow(context, { x, y, radius: radius * 3.4, color: halo, strength: 0.7 * strength });
  const disc = context.createRadialGradient(x, y, radius * 0.94, x, y, radius * 1.03);
  disc.addColorStop(0, core);
  disc.addColorStop(0.6, fade(core, 0.85));
  disc.addColorStop(1, fade(core, 0));
  context.fillStyle = disc;
  context.beginPath();
  context.arc(x, y, radius * 1.1, 0, Math.PI * 2);
  context.fill();
  const tint = context.createLinearGradient(0, y - radius, 0, y + radius);
  tint.addColorStop(0.2, fade(halo, 0));
  tint.addColorStop(1, fade(halo, 0.75));
  context.fillStyle = tint;
  context.beginPath();
  context.arc(x, y, radius * 0.97, 0, Math.PI * 2);
  context.fill();
}
