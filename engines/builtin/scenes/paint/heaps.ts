import { createNoise, type Noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type ColorStop, createRamp } from './color.ts';
import { paintField, smoothstep, writeRamp } from './field.ts';
import type { Stage } from './stage.ts';

/** A heap's middle at its flat base, and its size, in units. */
export interface Heap {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HeapOptions {
  heaps: readonly Heap[];
  /** From the shaded underside to the lit crown. */
  stops: readonly ColorStop[];
  light: { x: number; y: number };
  opacity?: number;
  /** Size of the bumps on the surface, in units: clouds 46, leaves about 16. */
  bump?: number;
  /** How deep the bumps are; 1 for clouds. */
  roughness?: number;
  /** How far the base is dissolved, as a share of the height. */
  baseFade?: number;
  /** The field's pixels over a whole 16:9 stage's width. */
  fineness?: number;
}

/**
 * Solid heaped shapes, such as clouds, smoke or tree crowns: overlapping puffs as a height map, lit from one
 * side.
 */
export function paintHeaps(stage: Stage, random: Random, options: HeapOptions): void {
  const noise = createNoise(random);
  const ramp = createRamp(options.stops);
  for (const heap of options.heaps) {
    const area = {
      x: heap.x - heap.width * 0.62,
      y: heap.y - heap.height * 1.15,
      width: heap.width * 1.24,
      height: heap.height * 1.35,
    };
    const relief = pileUp(random, noise, heap, area, options);
    paintField(stage, shadeRelief(relief, heap, area, ramp, options), {
      area,
      fineness: options.fineness ?? 400,
      opacity: options.opacity ?? 1,
    });
  }
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Heights over an area, in field pixels; below zero is empty. */
interface Relief {
  columns: number;
  rows: number;
  values: Float32Array;
  bumps: Float32Array;
}

/** Below every height that is drawn. */
const emptyHeight = -9;

function pileUp(random: Random, noise: Noise, heap: Heap, area: Area, options: HeapOptions): Relief {
  const scale = (options.fineness ?? 400) / 1280;
  const bump = options.bump ?? 46;
  const roughness = options.roughness ?? 1;
  const columns = Math.max(2, Math.round(area.width * scale));
  const rows = Math.max(2, Math.round(area.height * scale));
  const bumps = new Float32Array(columns * rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const rough = noise.fractal((area.x + column / scale) / bump, (area.y + row / scale) / bump, 3);
      bumps[at] = (rough - 0.5) * roughness;
    }
  }
  const relief = { columns, rows, values: new Float32Array(columns * rows).fill(emptyHeight), bumps };
  const count = Math.round(14 + heap.width / 16);
  for (let puff = 0; puff < count; puff++) {
    const across = random.between(-1, 1);
    const crown = (1 - across * across) ** 0.7;
    const radius = heap.height * random.between(0.14, 0.34) * (0.45 + crown * 0.6);
    const rise = random.next() ** 1.2 * Math.max(0, crown * heap.height - radius * 1.6);
    addPuff(relief, {
      x: (heap.x + across * (heap.width / 2 - radius * 0.6) - area.x) * scale,
      y: (heap.y - radius * 0.55 - rise - area.y) * scale,
      radius: radius * scale,
    });
  }
  return relief;
}

function addPuff(relief: Relief, puff: { x: number; y: number; radius: number }): void {
  const { columns, rows, values, bumps } = relief;
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
      const height = 1 - dx * dx - dy * dy + (bumps[at] as number);
      const raised = height > 0 ? Math.sqrt(height) * puff.radius : height * puff.radius;
      if (raised > (values[at] as number)) values[at] = raised;
    }
  }
}

function shadeRelief(relief: Relief, heap: Heap, area: Area, ramp: Uint8ClampedArray, options: HeapOptions) {
  const { columns, rows, values } = relief;
  const { light, baseFade = 0.08 } = options;
  const toLight = Math.atan2(light.y - (heap.y - heap.height * 0.4), light.x - heap.x);
  const lightX = Math.cos(toLight);
  const lightY = Math.sin(toLight);
  return (x: number, y: number, out: Uint8ClampedArray, at: number) => {
    const column = Math.min(columns - 2, Math.max(1, Math.floor(((x - area.x) / area.width) * columns)));
    const row = Math.min(rows - 2, Math.max(1, Math.floor(((y - area.y) / area.height) * rows)));
    const place = row * columns + column;
    const height = values[place] as number;
    if (height <= -2.2) {
      out[at + 3] = 0;
      return;
    }
    const slopeX = (values[place - 1] as number) - (values[place + 1] as number);
    const slopeY = (values[place - columns] as number) - (values[place + columns] as number);
    const facing = (slopeX * lightX + slopeY * lightY + 0.5) / Math.hypot(slopeX, slopeY, 1.6);
    const fromBase = (heap.y - y) / heap.height;
    const lit = 0.32 + facing * 0.4 + fromBase * 0.36;
    const covered = smoothstep(-2.2, 0.3, height) * smoothstep(-baseFade, baseFade, fromBase);
    writeRamp(ramp, lit, covered * 255, out, at);
  };
}
