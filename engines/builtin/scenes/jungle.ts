import type { Point } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix } from './paint/color.ts';
import { fillAround, paintMist } from './paint/fill.ts';
import { type Heap, paintHeaps } from './paint/heaps.ts';
import { type LeafColors, paintBroadLeaf, paintFrond } from './paint/leaves.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** A steaming clearing framed by big leaves. */
interface JunglePaint {
  light: string;
  mist: readonly [string, string, string];
  /** Leaves from deepest shade into the light. */
  leaf: readonly [string, string, string, string];
  flower: string;
}

const { darkMood } = moodsOf<JunglePaint, string>((paint, accent) => ({
  primary: paint.leaf[2],
  secondary: paint.mist[1],
  accent,
  glow: paint.light,
  shadow: mix(paint.leaf[0], '#000000', 0.45),
}));

export const jungle = defineScene<JunglePaint>(
  'jungle',
  [
    darkMood('emerald', '#ffe14d', {
      light: '#fcffdc',
      mist: ['#dcf7a8', '#4fc07a', '#064a3c'],
      leaf: ['#021f18', '#08523a', '#1fa04a', '#b8f05a'],
      flower: '#ff4f7a',
    }),
    darkMood('sunrise', '#ffffff', {
      light: '#fff6d0',
      mist: ['#ffe28a', '#f0903f', '#5a2a3a'],
      leaf: ['#14140f', '#3a4a1a', '#a08a1f', '#ffd95a'],
      flower: '#ff4f3d',
    }),
    darkMood('night', '#e8ff5a', {
      light: '#d0fff4',
      mist: ['#7fe8e0', '#1a78a0', '#06184a'],
      leaf: ['#010a1c', '#052c48', '#0f7080', '#5ff0c8'],
      flower: '#c45fff',
    }),
  ],
  { bloom: 0.18, vignette: 0.45 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const light = { x: focus.x, y: height * 0.36 };
    const side = focus.x > width / 2 ? 1 : -1;
    fillAround(stage, light.x, light.y, Math.hypot(width, height) * 0.7, [
      [0, paint.light],
      [0.16, paint.mist[0]],
      [0.5, paint.mist[1]],
      [1, paint.mist[2]],
    ]);
    paintCanopies(stage, random, light, paint);
    lightRays(stage, random.fork('rays'), {
      x: light.x + side * width * 0.06,
      y: -height * 0.25,
      color: paint.light,
      strength: 0.6,
      reach: height * 1.3,
      count: 38,
      direction: Math.PI / 2 + side * 0.15,
      spread: 1,
    });
    glow(context, { ...light, radius: 380, color: paint.light, strength: 0.4 });
    paintVines(stage, random.fork('vines'), paint);
    paintLeaves(stage, random, paint);
    paintSparks(stage, random.fork('motes'), {
      count: 60,
      color: paint.light,
      halo: paint.mist[0],
      size: [0.9, 4.4],
      opacity: 0.85,
    });
  },
);

/** Tree crowns that stand behind one another in the steam. */
function paintCanopies(stage: Stage, random: Random, light: Point, paint: JunglePaint): void {
  const { width, height } = stage;
  const rows = [
    { air: 0.66, y: 0.72, count: 6, size: [150, 260], edge: 0 },
    { air: 0.44, y: 0.84, count: 6, size: [140, 260], edge: 0.2 },
    { air: 0.14, y: 0.98, count: 8, size: [120, 220], edge: 0.3 },
  ] as const;
  for (const [index, row] of rows.entries()) {
    const draws = random.fork(`canopy ${index}`);
    const air = mix(paint.mist[0], paint.mist[1], 0.3 + index * 0.3);
    const tint = (color: string) => mix(color, air, row.air);
    const heaps: Heap[] = [];
    for (let crown = 0; crown < row.count; crown++) {
      const across = (crown + draws.next()) / row.count;
      const aside = Math.min(1, Math.abs(across - light.x / width) * 2.4 + 0.25);
      const size = draws.between(row.size[0], row.size[1]) * (0.45 + aside * 0.75);
      heaps.push({ x: across * width, y: height * row.y + 30, width: size * 1.7, height: size });
    }
    paintHeaps(stage, draws, {
      heaps,
      light,
      bump: 19 + index * 3,
      roughness: 1.15 + index * 0.25,
      baseFade: 0.05,
      fineness: 300,
      stops: [
        [0, tint(paint.leaf[0])],
        [0.45, tint(paint.leaf[1])],
        [0.75, tint(paint.leaf[2])],
        [1, tint(paint.leaf[3])],
      ],
    });
    const top = height * (row.y - 0.3);
    const thick = 0.62 - index * 0.14;
    paintMist(stage, air, top, height, [
      [0, 0],
      [(height * row.y + 20 - top) / (height - top), thick],
      [1, thick],
    ]);
  }
  paintMist(stage, paint.leaf[0], height * 0.82, height, evenStops(0, 0.85));
}

/** Lianas in long loops from one side of the picture's top to the other, set with small leaves. */
function paintVines(stage: Stage, random: Random, paint: JunglePaint): void {
  const { context, width, height, focus } = stage;
  const away = focus.x > width / 2 ? 0 : 1;
  for (let vine = 0; vine < 5; vine++) {
    const near = vine / 4;
    const from = width * (away + (away ? -1 : 1) * random.between(-0.06, 0.3));
    const to = from + (away ? -1 : 1) * random.between(180, 460);
    const sag = height * random.between(0.16, 0.4);
    const color = mix(paint.leaf[0], mix(paint.mist[1], paint.leaf[1], 0.5), 0.75 - near * 0.75);
    context.strokeStyle = color;
    context.lineWidth = 2 + near * 4;
    context.beginPath();
    context.moveTo(from, -20);
    context.quadraticCurveTo((from + to) / 2 + random.between(-40, 40), sag * 2, to, -20);
    context.stroke();
    context.fillStyle = mix(color, paint.leaf[2], 0.4);
    context.beginPath();
    for (let leaf = 1; leaf < 22; leaf++) {
      const along = leaf / 22;
      const x = from + (to - from) * along;
      const y = -20 + 4 * sag * along * (1 - along);
      const size = (7 + near * 9) * random.between(0.6, 1.1);
      const lean = random.between(-0.9, 0.9);
      context.moveTo(x, y);
      context.quadraticCurveTo(x + lean * size + size * 0.5, y + size * 0.5, x + lean * size, y + size * 1.7);
      context.quadraticCurveTo(x + lean * size - size * 0.5, y + size * 0.7, x, y);
    }
    context.fill();
  }
}

/** Fronds and broad leaves that reach in from the edges: dark and big in front, lighter behind. */
function paintLeaves(stage: Stage, random: Random, paint: JunglePaint): void {
  const { context, width, height } = stage;
  const [deep, shade, body, lit] = paint.leaf;
  const behind: LeafColors = { dark: mix(shade, body, 0.4), light: mix(body, lit, 0.35), rim: lit };
  const front: LeafColors = { dark: deep, light: mix(deep, shade, 0.85), rim: mix(body, lit, 0.3) };
  const draws = random.fork('leaves');
  const corners = [
    { x: -0.03, y: 1.03, angle: -0.95 },
    { x: 1.03, y: 1.03, angle: -Math.PI + 0.95 },
    { x: -0.03, y: -0.03, angle: 0.75 },
    { x: 1.03, y: -0.03, angle: Math.PI - 0.75 },
  ];
  for (const [colors, reach, perCorner] of [
    [behind, 330, 4],
    [front, 270, 4],
  ] as const) {
    for (const [index, corner] of corners.entries()) {
      for (let leaf = 0; leaf < perCorner; leaf++) {
        const spread = (leaf / (perCorner - 1) - 0.5) * 1.7;
        const length = reach * draws.between(0.75, 1.12) * (index < 2 ? 1 : 0.82);
        const place = {
          x: corner.x * width + draws.between(-30, 30),
          y: corner.y * height + draws.between(-20, 20),
          angle: corner.angle + spread + draws.between(-0.1, 0.1),
          length,
          width: length * draws.between(0.34, 0.44),
          bend: draws.between(0.08, 0.26) * (corner.x < 0.5 ? 1 : -1),
        };
        if ((leaf + index) % 2 === 0) paintBroadLeaf(context, place, colors);
        else paintFrond(context, draws, { ...place, length: length * 1.15, width: length * 0.62 }, colors);
      }
    }
  }
  paintFlowers(stage, random.fork('flowers'), paint.flower);
}

function paintFlowers(stage: Stage, random: Random, color: string): void {
  const { context, width, height } = stage;
  for (let flower = 0; flower < 5; flower++) {
    const x = width * (flower % 2 ? random.between(0.87, 0.97) : random.between(0.03, 0.14));
    const y = height * random.between(0.86, 0.97);
    const size = random.between(13, 23);
    const turn = random.between(0, 1);
    for (let petal = 0; petal < 5; petal++) {
      const angle = turn + (petal / 5) * Math.PI * 2;
      context.fillStyle = petal % 2 ? mix(color, '#ffffff', 0.22) : color;
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * size * 0.6,
        y + Math.sin(angle) * size * 0.5,
        size * 0.62,
        size * 0.36,
        angle,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.fillStyle = fade('#fff0a0', 0.95);
    context.beginPath();
    context.arc(x, y, size * 0.24, 0, Math.PI * 2);
    context.fill();
  }
}
