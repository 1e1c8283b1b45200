import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix } from './paint/color.ts';
import { addDot } from './paint/dots.ts';
import { fillAround } from './paint/fill.ts';
import { bloom, glow } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/**
 * Two halves with lightning between them, for versus pictures: left and right, or top and bottom in a tall
 * picture. The border runs through the middle wherever the focus is.
 */
interface SplitPaint {
  first: readonly [light: string, middle: string, dark: string];
  second: readonly [light: string, middle: string, dark: string];
  bolt: string;
}

const { darkMood } = moodsOf<SplitPaint, string>((paint, accent) => ({
  primary: paint.first[1],
  secondary: paint.second[1],
  accent,
  glow: paint.bolt,
  shadow: mix(mix(paint.first[2], paint.second[2], 0.5), '#000000', 0.6),
}));

export const split = defineScene<SplitPaint>(
  'split',
  [
    darkMood('blue-red', '#ffe14d', {
      first: ['#5fd0ff', '#0f62f0', '#04145c'],
      second: ['#ff9a5a', '#e8141c', '#560410'],
      bolt: '#fff2a8',
    }),
    darkMood('purple-orange', '#ffe14d', {
      first: ['#d48bff', '#7a22e8', '#220652'],
      second: ['#ffe07a', '#ff8a00', '#7a2400'],
      bolt: '#fff6d0',
    }),
    darkMood('green-pink', '#ffe14d', {
      first: ['#c4ff7a', '#12b04a', '#03361f'],
      second: ['#ffa8e0', '#f01f8f', '#520638'],
      bolt: '#ffffd8',
    }),
    darkMood('teal-black', '#ffe14d', {
      first: ['#8affea', '#00a8b8', '#012f3f'],
      second: ['#8a8fa8', '#2a2d42', '#06070f'],
      bolt: '#e0fffb',
    }),
    darkMood('gold-navy', '#ffe14d', {
      first: ['#fff0a0', '#f5b000', '#7a3f00'],
      second: ['#6fa8ff', '#1a3fb0', '#050f3d'],
      bolt: '#ffffff',
    }),
  ],
  { bloom: 0.2, vignette: 0.42 },
  (stage, { paint }) => {
    const { context, random } = stage;
    const border = borderLine(stage, random.fork('border'));
    paintHalf(stage, random.fork('first'), paint.first, 0);
    context.save();
    clipSecondHalf(stage, border);
    paintHalf(stage, random.fork('second'), paint.second, 1);
    context.restore();
    paintHalftone(stage);
    paintBolt(stage, random.fork('bolt'), border, paint);
  },
);

type Point = readonly [x: number, y: number];

/** The border's corners from end to end: a zigzag about a slanted line through the middle. */
function borderLine(stage: Stage, random: Random): Point[] {
  const { width, height, isTall } = stage;
  const along = isTall ? width : height;
  const across = isTall ? height : width;
  const corners = isTall ? 7 : 8;
  const line: Point[] = [];
  for (let corner = -1; corner <= corners + 1; corner++) {
    const share = corner / corners;
    const slant = (0.5 - share) * (isTall ? 0.11 : 0.13) * across;
    const zigzag = (corner % 2 ? 1 : -1) * random.between(20, 36);
    const place = across / 2 + slant + zigzag;
    const run = share * along + random.between(-14, 14);
    line.push(isTall ? [run, place] : [place, run]);
  }
  return line;
}

function clipSecondHalf(stage: Stage, border: readonly Point[]): void {
  const { context, width, height, isTall } = stage;
  context.beginPath();
  for (const [x, y] of border) context.lineTo(x, y);
  const corners: Point[] = isTall
    ? [
        [width * 1.3, height * 1.2],
        [-width * 0.3, height * 1.2],
      ]
    : [
        [width * 1.2, height * 1.3],
        [width * 1.2, -height * 0.3],
      ];
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.clip();
}

function paintHalf(stage: Stage, random: Random, colors: SplitPaint['first'], half: 0 | 1): void {
  const { context, width, height, isTall } = stage;
  const x = isTall ? width / 2 : width * (half === 0 ? 0.24 : 0.76);
  const y = isTall ? height * (half === 0 ? 0.25 : 0.75) : height * 0.48;
  const reach = isTall ? height * 0.5 : width * 0.56;
  fillAround(stage, x, y, reach, [
    [0, colors[0]],
    [0.22, mix(colors[0], colors[1], 0.55)],
    [0.55, colors[1]],
    [1, colors[2]],
  ]);
  const turn = random.between(0, 1);
  const gradient = context.createRadialGradient(x, y, reach * 0.2, x, y, reach * 1.2);
  gradient.addColorStop(0, fade(colors[0], 0.34));
  gradient.addColorStop(1, fade(colors[0], 0.05));
  context.fillStyle = gradient;
  context.beginPath();
  const rays = 16;
  for (let ray = 0; ray < rays; ray++) {
    const angle = ((ray + turn) / rays) * Math.PI * 2;
    const halfWidth = random.between(0.06, 0.12);
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle - halfWidth) * 2000, y + Math.sin(angle - halfWidth) * 2000);
    context.lineTo(x + Math.cos(angle + halfWidth) * 2000, y + Math.sin(angle + halfWidth) * 2000);
    context.closePath();
  }
  context.fill();
  glow(context, { x, y, radius: 360, color: colors[0], strength: 0.75 });
  glow(context, { x, y, radius: 210, color: '#ffffff', strength: 0.5 });
}

/** Printed dots along the outer edges. */
function paintHalftone(stage: Stage): void {
  const { context, width, height } = stage;
  const spacing = 19;
  context.fillStyle = 'rgba(0,0,0,0.26)';
  context.beginPath();
  for (let row = 0, y = 0; y < height + spacing; row++, y += spacing * 0.86) {
    const edge = Math.min(y, height - y) / 200;
    const radius = 8 * (1 - edge);
    if (radius < 0.8) continue;
    for (let x = (row % 2) * (spacing / 2); x < width + spacing; x += spacing) {
      addDot(context, x, y, radius);
    }
  }
  context.fill();
}

function paintBolt(stage: Stage, random: Random, border: readonly Point[], paint: SplitPaint): void {
  const { context, width, height } = stage;
  const trace = (brush: typeof context) => {
    brush.beginPath();
    for (const [x, y] of border) brush.lineTo(x, y);
  };
  const layer = createLayer(stage, 0.25);
  layer.context.strokeStyle = paint.bolt;
  layer.context.lineJoin = 'miter';
  for (const thickness of [90, 40]) {
    layer.context.lineWidth = thickness;
    layer.context.globalAlpha = thickness > 50 ? 0.5 : 1;
    trace(layer.context);
    layer.context.stroke();
  }
  drawLayer(stage, layer, { blend: 'screen', blur: 26 });
  paintBranches(stage, random, border, paint.bolt);
  context.lineJoin = 'miter';
  context.strokeStyle = fade(paint.bolt, 1);
  context.lineWidth = 17;
  trace(context);
  context.stroke();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 9;
  trace(context);
  context.stroke();
  bloom(stage, 0.35, 10);
  paintSparks(stage, random, {
    count: 60,
    color: '#ffffff',
    halo: paint.bolt,
    size: [1, 6],
    place: (draws) => {
      const [x, y] = draws.pick(border);
      return { x: x / width + draws.between(-0.09, 0.09), y: y / height + draws.between(-0.09, 0.09) };
    },
  });
}

/** Side arms of the lightning, thinner with every bend. */
function paintBranches(stage: Stage, random: Random, border: readonly Point[], color: string): void {
  const { context, isTall } = stage;
  context.strokeStyle = mix(color, '#ffffff', 0.5);
  context.lineJoin = 'miter';
  border.forEach(([startX, startY], corner) => {
    const side = corner % 2 ? 1 : -1;
    let [x, y] = [startX, startY];
    let thickness = random.between(3.5, 5.5);
    let angle = (isTall ? Math.PI / 2 : 0) + (side > 0 ? 0 : Math.PI) + random.between(-0.5, 0.5);
    for (let bend = 0; bend < random.integer(2, 4); bend++) {
      const length = random.between(22, 52);
      context.lineWidth = thickness;
      context.beginPath();
      context.moveTo(x, y);
      x += Math.cos(angle) * length;
      y += Math.sin(angle) * length;
      context.lineTo(x, y);
      context.stroke();
      angle += random.between(-0.9, 0.9);
      thickness *= 0.62;
    }
  });
}
