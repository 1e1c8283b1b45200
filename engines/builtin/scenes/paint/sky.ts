import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type ColorStop, createRamp, fade } from './color.ts';
import { paintField, smoothstep, writeRamp } from './field.ts';
import { fillStage, vertical } from './fill.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

/** A graded sky down to the horizon; below it the last colour goes on. */
export function paintSky(stage: Stage, horizon: number, stops: readonly ColorStop[]): void {
  fillStage(stage, vertical(stage.context, 0, horizon, stops));
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

/** Drifting clouds lit from one side: dense parts shade what lies behind them as seen from the light. */
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
  const middle = (top + bottom) / 2;
  paintField(
    stage,
    (x, y, out, at) => {
      const here = density(x, y);
      const covered = smoothstep(threshold, threshold + edge, here);
      if (covered <= 0) {
        out[at + 3] = 0;
        return;
      }
      const dx = light.x - x;
      const dy = light.y - y;
      const distance = Math.hypot(dx, dy) + 1;
      const nearer = density(x + (dx / distance) * 26, y + (dy / distance) * 18);
      const lit = 0.5 + (here - nearer) * 3.4 + smoothstep(620, 0, distance) * 0.34;
      const span =
        y < middle ? smoothstep(top, top + (middle - top) * 0.7, y) : smoothstep(bottom, middle, y);
      writeRamp(ramp, lit - covered * 0.1, covered * span * 255, out, at);
    },
    { area: { x: 0, y: top, width: stage.width, height: bottom - top }, opacity: options.opacity },
  );
}

export interface Cumulus {
  /** The middle of the flat base. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Heaped clouds as solid shapes: a height map of overlapping puffs, lit from the side of `light`. */
export function paintCumulus(
  stage: Stage,
  random: Random,
  options: {
    clouds: readonly Cumulus[];
    stops: readonly ColorStop[];
    light: { x: number; y: number };
    opacity?: number;
  },
): void {
  const noise = createNoise(random);
  const ramp = createRamp(options.stops);
  for (const cloud of options.clouds) {
    const area = {
      x: cloud.x - cloud.width * 0.62,
      y: cloud.y - cloud.height * 1.15,
      width: cloud.width * 1.24,
      height: cloud.height * 1.35,
    };
    const heights = heapPuffs(random, noise, cloud, area);
    paintField(stage, shadeHeap(heights, cloud, area, ramp, options.light), {
      area,
      fineness: heapFineness,
      opacity: options.opacity ?? 1,
    });
  }
}

const heapFineness = 400;

interface Heap {
  columns: number;
  rows: number;
  values: Float32Array;
}

function heapPuffs(
  random: Random,
  noise: ReturnType<typeof createNoise>,
  cloud: Cumulus,
  area: { x: number; y: number; width: number; height: number },
): Heap {
  const scale = heapFineness / 1280;
  const columns = Math.max(2, Math.round(area.width * scale));
  const rows = Math.max(2, Math.round(area.height * scale));
  const values = new Float32Array(columns * rows).fill(-1);
  const wobble = new Float32Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      wobble[at] = noise.fractal((area.x + column / scale) / 46, (area.y + row / scale) / 46, 4) - 0.5;
    }
  }
  const count = Math.round(16 + cloud.width / 14);
  for (let puff = 0; puff < count; puff++) {
    const across = random.between(-1, 1);
    const crown = (1 - across * across) ** 0.7;
    const radius = cloud.height * random.between(0.14, 0.34) * (0.45 + crown * 0.6);
    const rise = random.next() ** 1.2 * Math.max(0, crown * cloud.height - radius * 1.6);
    addPuff({ columns, rows, values }, wobble, {
      x: (cloud.x + across * (cloud.width / 2 - radius * 0.6) - area.x) * scale,
      y: (cloud.y - radius * 0.55 - rise - area.y) * scale,
      radius: radius * scale,
    });
  }
  return { columns, rows, values };
}

function addPuff(heap: Heap, wobble: Float32Array, puff: { x: number; y: number; radius: number }): void {
  const { columns, rows, values } = heap;
  const reach = puff.radius * 1.35;
  const fromRow = Math.max(0, Math.floor(puff.y - reach));
  const toRow = Math.min(rows - 1, Math.ceil(puff.y + reach));
  const fromColumn = Math.max(0, Math.floor(puff.x - reach));
  const toColumn = Math.min(columns - 1, Math.ceil(puff.x + reach));
  for (let row = fromRow; row <= toRow; row++) {
    for (let column = fromColumn; column <= toColumn; column++) {
      const at = row * columns + column;
      const dx = (column - puff.x) / puff.radius;
      const dy = (row - puff.y) / puff.radius;
      const height = 1 - dx * dx - dy * dy + (wobble[at] as number) * 1.1;
      const raised = height > 0 ? Math.sqrt(height) * puff.radius : height * puff.radius;
      if (raised > (values[at] as number)) values[at] = raised;
    }
  }
}

function shadeHeap(
  heap: Heap,
  cloud: Cumulus,
  area: { x: number; y: number; width: number; height: number },
  ramp: Uint8ClampedArray,
  light: { x: number; y: number },
) {
  const { columns, rows, values } = heap;
  const toLight = Math.atan2(light.y - (cloud.y - cloud.height * 0.4), light.x - cloud.x);
  const lightX = Math.cos(toLight);
  const lightY = Math.sin(toLight);
  return (x: number, y: number, out: Uint8ClampedArray, at: number) => {
    const column = Math.min(columns - 2, Math.max(1, Math.floor(((x - area.x) / area.width) * columns)));
    const row = Math.min(rows - 2, Math.max(1, Math.floor(((y - area.y) / area.height) * rows)));
    const place = row * columns + column;
    const height = values[place] as number;
    const slopeX = (values[place - 1] as number) - (values[place + 1] as number);
    const slopeY = (values[place - columns] as number) - (values[place + columns] as number);
    const length = Math.hypot(slopeX, slopeY, 1.6);
    const facing = (slopeX * lightX + slopeY * lightY + 0.5) / length;
    const fromBase = (cloud.y - y) / cloud.height;
    const lit = 0.32 + facing * 0.4 + fromBase * 0.36;
    const base = smoothstep(-0.1, 0.06, fromBase);
    writeRamp(ramp, lit, smoothstep(-0.4, 1.6, height) * base * 255, out, at);
  };
}

/** A sun or moon: a disc with a bright core, and the light around it. */
export function paintOrb(
  stage: Stage,
  orb: { x: number; y: number; radius: number; core: string; halo: string; strength?: number },
): void {
  const { context } = stage;
  const { x, y, radius, core, halo, strength = 1 } = orb;
  glow(context, { x, y, radius: radius * 9, color: halo, strength: 0.55 * strength });
  glow(context, { x, y, radius: radius * 3.4, color: halo, strength: 0.7 * strength });
  const disc = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.06);
  disc.addColorStop(0, core);
  disc.addColorStop(0.6, fade(core, 0.85));
  disc.addColorStop(1, fade(core, 0));
  context.fillStyle = disc;
  context.beginPath();
  context.arc(x, y, radius * 1.1, 0, Math.PI * 2);
  context.fill();
}
