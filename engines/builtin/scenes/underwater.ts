import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { paintField, smoothstep } from './paint/field.ts';
import { fillDown, vertical } from './paint/fill.ts';
import { type Heap, paintHeaps } from './paint/heaps.ts';
import { fillGround, rollingGround } from './paint/hills.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import { paintCorals, paintFish } from './paint/reef-life.ts';
import type { Stage } from './paint/stage.ts';

/** Sunlight falling through water onto a reef. */
interface UnderwaterPaint {
  /** From the surface to the deep. */
  water: readonly [string, string, string, string];
  light: string;
  sand: readonly [string, string];
  rock: readonly [string, string, string];
  coral: readonly [string, string, string];
}

const { darkMood } = moodsOf<UnderwaterPaint, string>((paint, accent) => ({
  primary: paint.water[1],
  secondary: paint.coral[0],
  accent,
  glow: paint.light,
  shadow: mix(paint.water[3], '#000000', 0.5),
}));

export const underwater = defineScene<UnderwaterPaint>(
  'underwater',
  [
    darkMood('reef', '#ffe14d', {
      water: ['#7ff0ff', '#14a8e8', '#0a62c0', '#052f80'],
      light: '#e8ffff',
      sand: ['#7fd8e8', '#1f6fb0'],
      rock: ['#041f5a', '#0c4a94', '#4fb4e0'],
      coral: ['#ff5f8a', '#ff9a3d', '#b45fff'],
    }),
    darkMood('lagoon', '#ff5a3d', {
      water: ['#d0fff0', '#2fe0d0', '#0aa0b0', '#045a7a'],
      light: '#ffffe8',
      sand: ['#e8f5c0', '#4fb4a8'],
      rock: ['#044a5a', '#0c8a8f', '#7fe8c8'],
      coral: ['#ff7a5f', '#ffc83d', '#ff5fb0'],
    }),
    darkMood('deep', '#3dffe0', {
      water: ['#1f78c0', '#0a3a88', '#051c55', '#020a28'],
      light: '#a8e8ff',
      sand: ['#14508f', '#04143a'],
      rock: ['#010620', '#06205a', '#1f68b0'],
      coral: ['#3dffe0', '#5f9aff', '#c45fff'],
    }),
    darkMood('green', '#ffe14d', {
      water: ['#d8ff9a', '#4fc46a', '#147a5a', '#043a3a'],
      light: '#faffd8',
      sand: ['#b8d88a', '#2a6a5a'],
      rock: ['#022a2a', '#0c5a48', '#6ac080'],
      coral: ['#ffd03d', '#ff7f4f', '#e8ff6a'],
    }),
  ],
  { bloom: 0.22, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, height, focus, random } = stage;
    const source = { x: focus.x, y: -height * 0.1 };
    fillDown(stage, 0, height, stopsAt([0, 0.24, 0.64, 1], paint.water));
    glow(context, { ...source, radius: height * 1.05, color: paint.light, strength: 0.85 });
    glow(context, { x: focus.x, y: focus.y, radius: 480, color: paint.water[0], strength: 0.5 });
    paintSurface(stage, random.fork('surface'), focus.x, paint);
    paintReef(stage, random, paint);
    lightRays(stage, random.fork('rays'), {
      ...source,
      color: paint.light,
      strength: 0.62,
      reach: height * 1.15,
      count: 46,
      direction: Math.PI / 2,
      spread: 1.35,
    });
    paintBubbles(stage, random.fork('bubbles'), paint);
    paintSparks(stage, random.fork('plankton'), {
      count: 70,
      color: paint.light,
      halo: paint.water[0],
      size: [0.7, 3],
      opacity: 0.6,
    });
  },
);

/** The moving surface from below: a net of light that narrows towards the distance. */
function paintSurface(stage: Stage, random: Random, lightX: number, paint: UnderwaterPaint): void {
  const { width, height } = stage;
  const reach = height * 0.24;
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(paint.water[1], paint.water[0], '#ffffff'));
  paintField(
    stage,
    (x, y, out, at) => {
      const distance = 1 / (1.12 - Math.min(1, y / reach));
      const worldX = ((x - width / 2) / 640) * distance * 2.4;
      const net = noise.ridged(worldX, distance * 1.6, 3);
      const lit = Math.exp(-(((x - lightX) / 460) ** 2));
      const amount = smoothstep(0.42, 0.85, net) * (0.35 + lit * 0.65) * (1 - smoothstep(0.3, 1, y / reach));
      const step = Math.min(255, (0.3 + lit * 0.7) * 255) | 0;
      out[at] = ramp[step * 3] as number;
      out[at + 1] = ramp[step * 3 + 1] as number;
      out[at + 2] = ramp[step * 3 + 2] as number;
      out[at + 3] = amount * 235;
    },
    { area: { x: 0, y: 0, width, height: reach }, fineness: 320 },
  );
}

/** Rocks that sink into the blue with distance, sand with a net of light, and coral in the near corners. */
function paintReef(stage: Stage, random: Random, paint: UnderwaterPaint): void {
  const { context, width, height, focus } = stage;
  const light = { x: focus.x, y: -200 };
  const rocks = (
    label: string,
    row: { count: number; y: number; size: readonly [number, number]; air: number; edge: number },
  ) => {
    const draws = random.fork(label);
    const heaps: Heap[] = [];
    for (let rock = 0; rock < row.count; rock++) {
      const across =
        draws.next() < 0.5
          ? draws.between(-0.08, 0.5 - row.edge / 2)
          : draws.between(0.5 + row.edge / 2, 1.08);
      const size = draws.between(row.size[0], row.size[1]);
      heaps.push({ x: across * width, y: row.y, width: size * draws.between(1.4, 2.1), height: size });
    }
    const tint = (color: string) => mix(color, paint.water[2], row.air);
    paintHeaps(stage, draws, {
      heaps,
      light,
      bump: 34,
      roughness: 1.2,
      baseFade: 0.05,
      fineness: 400,
      stops: evenStops(tint(paint.rock[0]), tint(paint.rock[1]), tint(paint.rock[2])),
    });
  };
  rocks('far', { count: 5, y: height * 0.9, size: [110, 250], air: 0.72, edge: 0.1 });
  paintFish(stage, random.fork('fish'), mix(paint.rock[0], paint.water[2], 0.45));
  rocks('middle', { count: 4, y: height * 0.95, size: [110, 230], air: 0.36, edge: 0.4 });
  const floor = rollingGround(random.fork('floor'), { base: height * 0.91, rise: 22, swell: 420 });
  fillGround(stage, floor, vertical(context, height * 0.88, height, evenStops(...paint.sand)));
  context.save();
  context.clip();
  paintCaustics(stage, random.fork('caustics'), paint.light);
  context.restore();
  rocks('near', { count: 4, y: height * 1.05, size: [120, 210], air: 0, edge: 0.62 });
  paintCorals(stage, random.fork('coral'), { coral: paint.coral, light: paint.light, deep: paint.water[3] });
}

function paintCaustics(stage: Stage, random: Random, color: string): void {
  const { width, height } = stage;
  const noise = createNoise(random);
  const top = height * 0.86;
  const tint = createRamp(evenStops(color, color));
  paintField(
    stage,
    (x, y, out, at) => {
      const distance = 1 / (0.25 + (y - top) / (height - top));
      const net = noise.ridged(((x - width / 2) / 640) * distance * 6, distance * 4, 2);
      out[at] = tint[0] as number;
      out[at + 1] = tint[1] as number;
      out[at + 2] = tint[2] as number;
      out[at + 3] = smoothstep(0.55, 0.95, net) * 150;
    },
    { area: { x: 0, y: top, width, height: height - top }, fineness: 320, blend: 'screen' },
  );
}

function paintBubbles(stage: Stage, random: Random, paint: UnderwaterPaint): void {
  const { context, width, height } = stage;
  for (let bubble = 0; bubble < 34; bubble++) {
    const column = bubble % 2 === 0 ? random.between(0.04, 0.2) : random.between(0.78, 0.96);
    const x = column * width + random.between(-26, 26);
    const y = random.between(0.12, 0.95) * height;
    const radius = 2.5 + random.next() ** 3 * 17;
    const shell = context.createRadialGradient(
      x - radius * 0.3,
      y - radius * 0.3,
      radius * 0.2,
      x,
      y,
      radius,
    );
    shell.addColorStop(0, fade(paint.light, 0.08));
    shell.addColorStop(0.75, fade(paint.light, 0.16));
    shell.addColorStop(1, fade(paint.light, 0.75));
    context.fillStyle = shell;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = fade('#ffffff', 0.85);
    context.beginPath();
    context.ellipse(x - radius * 0.36, y - radius * 0.4, radius * 0.22, radius * 0.14, -0.7, 0, Math.PI * 2);
    context.fill();
  }
}
