import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, fade, mix, stopsAt } from './paint/color.ts';
import { paintField, writeRamp } from './paint/field.ts';
import { fillStage } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** Inside a cave: rough rock around a far light, stone teeth above and below. */
interface CavePaint {
  rock: readonly [string, string, string, string];
  light: string;
  crystal: string;
}

const { darkMood } = moodsOf<CavePaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.rock[1],
  accent,
  glow: paint.light,
  shadow: mix(paint.rock[0], '#000000', 0.5),
}));

export const cave = defineScene<CavePaint>(
  'cave',
  [
    darkMood('blue', ['#2f8fc0', '#ffd83d'], {
      rock: ['#040a12', '#12283a', '#2f5a74', '#8fc4d8'],
      light: '#a8ecff',
      crystal: '#4fd8ff',
    }),
    darkMood('torch', ['#d8843a', '#ffe14d'], {
      rock: ['#0c0604', '#33200f', '#7a4a24', '#e0a060'],
      light: '#ffc070',
      crystal: '#ff9a3a',
    }),
    darkMood('green', ['#3fb87a', '#ffe14d'], {
      rock: ['#030a08', '#12301f', '#2f6a48', '#8fd8a8'],
      light: '#b4ffce',
      crystal: '#4affa0',
    }),
    darkMood('magic', ['#a84fe0', '#ffe14d'], {
      rock: ['#0a0414', '#2a1444', '#6a3a94', '#d0a0f0'],
      light: '#f0b4ff',
      crystal: '#ff5ad8',
    }),
  ],
  { bloom: 0.34, vignette: 0.6 },
  (stage, { paint }) => {
    const { context, height, focus, random } = stage;
    fillStage(stage, paint.rock[0]);
    paintRock(stage, random.fork('rock'), paint);
    glow(context, { ...focus, radius: 560, color: paint.light, strength: 0.6 });
    lightRays(stage, random.fork('rays'), {
      x: focus.x,
      y: focus.y - height * 0.35,
      color: paint.light,
      strength: 0.35,
      reach: height * 1.1,
      count: 8,
      direction: Math.PI / 2,
      spread: 2,
    });
    paintTeeth(stage, random.fork('above'), 'above', paint);
    paintTeeth(stage, random.fork('below'), 'below', paint);
    paintCrystals(stage, random.fork('crystals'), paint);
    glow(context, {
      x: focus.x,
      y: height * 0.9,
      radius: 480,
      color: paint.light,
      strength: 0.4,
      flatness: 0.24,
    });
    paintSparks(stage, random.fork('dust'), {
      count: 70,
      color: paint.light,
      halo: paint.crystal,
      size: [0.7, 3.4],
      opacity: 0.7,
    });
  },
);

/** A tunnel: rings of rock that darken away from the light. */
function paintRock(stage: Stage, random: Random, { rock }: CavePaint): void {
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.34, 0.68, 1], rock));
  const { focus, width, height } = stage;
  paintField(
    stage,
    (x, y, out, at) => {
      const [dx, dy] = [(x - focus.x) / (width * 0.5), (y - focus.y) / (height * 0.62)];
      const reach = Math.hypot(dx, dy);
      const angle = Math.atan2(dy, dx);
      const ridges = noise.ridged(angle * 2.1 + 9, Math.log(reach + 0.12) * 3.2, 4);
      const rough = noise.fractal(x / 70, y / 70, 4) - 0.5;
      const light = Math.max(0, 1 - reach * 0.92);
      writeRamp(
        ramp,
        0.08 + light * 0.74 + (ridges - 0.5) * (0.16 + light * 0.5) + rough * 0.22,
        255,
        out,
        at,
      );
    },
    { fineness: 300 },
  );
}

function paintTeeth(
  { context, width, height, focus }: Stage,
  random: Random,
  where: 'above' | 'below',
  { rock, light }: CavePaint,
): void {
  const base = where === 'above' ? 0 : height;
  const towards = where === 'above' ? 1 : -1;
  for (let x = -20; x < width + 20; ) {
    const wide = random.between(34, 110);
    const away = Math.min(1, Math.abs(x + wide / 2 - focus.x) / (width * 0.5));
    const tall = (where === 'above' ? 250 : 130) * random.between(0.25, 1) * (0.3 + 0.7 * away);
    const tip = x + wide * random.between(0.35, 0.65);
    const color = mix(rock[0], rock[1], random.between(0.3, 0.9));
    const gradient = context.createLinearGradient(x, 0, x + wide, 0);
    const isLitFromRight = focus.x > x;
    gradient.addColorStop(isLitFromRight ? 0 : 1, color);
    gradient.addColorStop(isLitFromRight ? 1 : 0, mix(color, mix(rock[2], light, 0.2), 0.7));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x - 8, base);
    context.quadraticCurveTo(tip - wide * 0.16, base + towards * tall * 0.4, tip, base + towards * tall);
    context.quadraticCurveTo(tip + wide * 0.16, base + towards * tall * 0.4, x + wide + 8, base);
    context.closePath();
    context.fill();
    x += wide * random.between(0.55, 0.95);
  }
}

function paintCrystals(
  { context, width, height, focus }: Stage,
  random: Random,
  { crystal }: CavePaint,
): void {
  for (let cluster = 0; cluster < 4; cluster += 1) {
    const x = focus.x > width / 2 ? random.between(0.03, 0.3) * width : random.between(0.7, 0.97) * width;
    const y = height * random.between(0.86, 0.99);
    glow(context, { x, y: y - 30, radius: 130, color: crystal, strength: 0.5 });
    for (let shard = 0; shard < 4; shard += 1) {
      const lean = (shard - 1.5) * 0.32 + random.between(-0.1, 0.1);
      const tall = random.between(40, 92);
      const tip = { x: x + Math.sin(lean) * tall, y: y - Math.cos(lean) * tall };
      context.fillStyle = fade(mix(crystal, '#ffffff', 0.3), 0.85);
      context.beginPath();
      context.moveTo(x - 10, y);
      context.lineTo(tip.x, tip.y);
      context.lineTo(x + 1, y);
      context.fill();
      context.fillStyle = fade(mix(crystal, '#000000', 0.3), 0.85);
      context.beginPath();
      context.moveTo(x + 1, y);
      context.lineTo(tip.x, tip.y);
      context.lineTo(x + 11, y);
      context.fill();
    }
  }
}
