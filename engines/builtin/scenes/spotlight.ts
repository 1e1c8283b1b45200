import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { paintField, writeRamp } from './paint/field.ts';
import { fillAround, fillDown } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** A stage with beams on the hero's place. */
interface SpotlightPaint {
  /** Backdrop in full shade, at rest and in the light. */
  wall: readonly [string, string, string];
  floor: readonly [string, string];
  beam: string;
  side: readonly [string, string];
  isCurtain: boolean;
}

const { darkMood, lightMood } = moodsOf<SpotlightPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.side[0],
    accent,
    glow: paint.beam,
    shadow: mix(paint.wall[0], '#000000', 0.5),
  }),
);

export const spotlight = defineScene<SpotlightPaint>(
  'spotlight',
  [
    darkMood('blue', ['#2f8aff', '#ffe14d'], {
      wall: ['#020720', '#0a2a7a', '#3f9cff'],
      floor: ['#1a5fc8', '#020820'],
      beam: '#e4f6ff',
      side: ['#2f7dff', '#8a4fff'],
      isCurtain: false,
    }),
    darkMood('curtain', ['#e0202a', '#ffe14d'], {
      wall: ['#1c0206', '#8a0a18', '#f0382f'],
      floor: ['#a8502a', '#200808'],
      beam: '#fff2d0',
      side: ['#ffb04a', '#ff5f3d'],
      isCurtain: true,
    }),
    darkMood('violet', ['#b03fff', '#ffe14d'], {
      wall: ['#0c0224', '#4a128f', '#c84fff'],
      floor: ['#8a2fd0', '#0c0328'],
      beam: '#ffe8ff',
      side: ['#ff3fb8', '#3fd8ff'],
      isCurtain: false,
    }),
    darkMood('gold', ['#f0a81f', '#ffffff'], {
      wall: ['#140a02', '#7a480a', '#ffc23d'],
      floor: ['#c8861f', '#170b02'],
      beam: '#fff8dc',
      side: ['#ffd04a', '#ff8a2a'],
      isCurtain: true,
    }),
    lightMood('studio', ['#4f8fd8', '#e8233f'], {
      wall: ['#7f97b8', '#c8d6e8', '#ffffff'],
      floor: ['#ffffff', '#93a8c4'],
      beam: '#ffffff',
      side: ['#bfe0ff', '#ffe0c8'],
      isCurtain: false,
    }),
  ],
  { bloom: 0.32, vignette: 0.6 },
  (stage, { paint, dark }) => {
    const { width, height, focus, random } = stage;
    const floor = height * (stage.isTall ? 0.78 : 0.78);
    fillAround(stage, focus.x, focus.y, Math.hypot(width, height) * 0.66, [
      [0, paint.wall[2]],
      [0.34, paint.wall[1]],
      [1, paint.wall[0]],
    ]);
    if (paint.isCurtain) paintCurtain(stage, random.fork('curtain'), floor, paint);
    else paintHaze(stage, random.fork('haze'), floor, paint);
    paintFloor(stage, floor, paint);
    paintBeams(stage, random.fork('beams'), floor, paint, dark ? 1 : 0.55);
    paintPool(stage, floor, paint);
    if (dark)
      paintSparks(stage, random.fork('dust'), {
        count: 90,
        color: paint.beam,
        halo: paint.side[0],
        size: [0.7, 4],
        opacity: 0.7,
      });
  },
);

/** Heavy cloth in folds: narrow bright crests, wide dark valleys, each fold a little different. */
function paintCurtain(stage: Stage, random: Random, floor: number, paint: SpotlightPaint): void {
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.42, 1], paint.wall));
  const { width, focus } = stage;
  paintField(
    stage,
    (x, y, out, at) => {
      const swing = noise.value(x / 210, y / 900) * 2.4;
      const fold = 0.5 + 0.5 * Math.sin(x / 15.5 + swing * 3 + Math.sin(y / 330) * 0.25);
      const light = Math.exp(-(((x - focus.x) / (width * 0.3)) ** 2) - ((y - focus.y) / 460) ** 2);
      const low = 0.75 + 0.25 * Math.min(1, y / floor);
      writeRamp(ramp, (0.06 + fold ** 1.7 * (0.26 + light * 0.52) + light * 0.12) * low, 255, out, at);
    },
    { area: { x: 0, y: 0, width, height: floor + 4 }, fineness: 400 },
  );
}

/** Smoke that hangs in the beams. */
function paintHaze(stage: Stage, random: Random, floor: number, paint: SpotlightPaint): void {
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(paint.wall[1], mix(paint.wall[2], paint.beam, 0.4)));
  paintField(
    stage,
    (x, y, out, at) => {
      const smoke = noise.fractal(x / 300, y / 170, 4);
      writeRamp(ramp, smoke, Math.max(0, smoke - 0.42) * 560 * (0.3 + (0.7 * y) / floor), out, at);
    },
    {
      area: { x: 0, y: 0, width: stage.width, height: floor },
      fineness: 200,
      blend: 'screen',
      opacity: 0.55,
    },
  );
}

/** A polished floor in perspective that mirrors the backdrop's light. */
function paintFloor(stage: Stage, floor: number, paint: SpotlightPaint): void {
  const { context, height, focus } = stage;
  fillDown(stage, floor, height, [
    [0, mix(paint.floor[0], paint.wall[1], 0.5)],
    [0.2, mix(paint.floor[0], paint.floor[1], 0.45)],
    [1, paint.floor[1]],
  ]);
  context.strokeStyle = fade(paint.wall[0], 0.28);
  context.lineWidth = 1.6;
  context.beginPath();
  for (let board = -24; board <= 24; board++) {
    context.moveTo(focus.x + board * 46, floor);
    context.lineTo(focus.x + board * 128, height);
  }
  context.stroke();
  glow(context, { x: focus.x, y: floor, radius: 620, color: paint.wall[2], strength: 0.55, flatness: 0.16 });
}

function paintBeams(
  stage: Stage,
  random: Random,
  floor: number,
  paint: SpotlightPaint,
  strength: number,
): void {
  const { width, focus } = stage;
  const layer = createLayer(stage, 0.25);
  const { context } = layer;
  context.globalCompositeOperation = 'lighter';
  const beam = (fromX: number, toX: number, toY: number, spread: number, color: string, opacity: number) => {
    const gradient = context.createLinearGradient(fromX, -30, toX, toY);
    gradient.addColorStop(0, fade(color, opacity));
    gradient.addColorStop(0.55, fade(color, opacity * 0.5));
    gradient.addColorStop(1, fade(color, opacity * 0.12));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(fromX - 9, -30);
    context.lineTo(fromX + 9, -30);
    context.lineTo(toX + spread, toY);
    context.lineTo(toX - spread, toY);
    context.closePath();
    context.fill();
  };
  const landing = floor + (stage.height - floor) * 0.42;
  beam(focus.x, focus.x, landing, 250, paint.beam, 0.62 * strength);
  beam(focus.x - 330, focus.x - 30, landing, 190, paint.side[0], 0.5 * strength);
  beam(focus.x + 330, focus.x + 30, landing, 190, paint.side[1], 0.5 * strength);
  for (let lamp = 0; lamp < 5; lamp++) {
    const x = width * ((lamp + 0.5) / 5);
    const isFirst = lamp % 2 === 0;
    beam(
      x,
      x + random.between(-260, 260),
      floor + 20,
      random.between(60, 120),
      paint.side[isFirst ? 0 : 1],
      0.26 * strength,
    );
  }
  drawLayer(stage, layer, { blend: 'screen', blur: 9 });
  for (const x of [focus.x, focus.x - 330, focus.x + 330]) {
    glow(stage.context, { x, y: -14, radius: 230, color: paint.side[0], strength: 0.7 * strength });
    glow(stage.context, { x, y: -14, radius: 110, color: paint.beam, strength: 0.95 * strength });
  }
}

/** Where the beams land. */
function paintPool(stage: Stage, floor: number, paint: SpotlightPaint): void {
  const { context, height, focus } = stage;
  const y = floor + (height - floor) * 0.42;
  glow(context, { x: focus.x, y, radius: 520, color: paint.side[0], strength: 0.5, flatness: 0.24 });
  glow(context, { x: focus.x, y, radius: 380, color: paint.beam, strength: 0.85, flatness: 0.22 });
  glow(context, { x: focus.x, y: focus.y, radius: 420, color: paint.wall[2], strength: 0.4 });
}
