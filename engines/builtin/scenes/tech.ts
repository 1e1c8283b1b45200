import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { fillAround, radial } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { bokehDisc } from './paint/particles.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** Circuit traces that run out from a glowing chip behind the hero. */
interface TechPaint {
  back: readonly [string, string, string];
  trace: string;
  pulse: string;
  second: string;
}

const { darkMood } = moodsOf<TechPaint, string>((paint, accent) => ({
  primary: paint.trace,
  secondary: paint.second,
  accent,
  glow: paint.pulse,
  shadow: mix(paint.back[2], '#000000', 0.5),
}));

export const tech = defineScene<TechPaint>(
  'tech',
  [
    darkMood('cyan', '#ffe14d', {
      back: ['#0f6ab8', '#06285f', '#020a24'],
      trace: '#1fb8ff',
      pulse: '#c8fbff',
      second: '#7a5fff',
    }),
    darkMood('matrix', '#ffe14d', {
      back: ['#0f8a4a', '#043a22', '#010f0a'],
      trace: '#2ff07a',
      pulse: '#e0ffd0',
      second: '#b8ff3d',
    }),
    darkMood('violet', '#ffe14d', {
      back: ['#6a2fd0', '#280c6a', '#0a0326'],
      trace: '#b45fff',
      pulse: '#ffe0ff',
      second: '#3dd8ff',
    }),
    darkMood('amber', '#5ff0ff', {
      back: ['#a8480a', '#4a1806', '#140604'],
      trace: '#ff9a2a',
      pulse: '#fff0c0',
      second: '#ff4f5a',
    }),
  ],
  { bloom: 0.6, vignette: 0.55 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    fillAround(stage, focus.x, focus.y, Math.hypot(width, height) * 0.68, stopsAt([0, 0.4, 1], paint.back));
    glow(context, { x: width - focus.x, y: height * 0.95, radius: 520, color: paint.second, strength: 0.34 });
    paintHexagons(stage, random.fork('hexagons'), paint);
    lightRays(stage, random.fork('rays'), {
      ...focus,
      color: paint.trace,
      strength: 0.4,
      reach: 760,
      count: 26,
    });
    paintTraces(stage, random.fork('traces'), paint);
    paintChip(stage, paint);
    glow(context, { ...focus, radius: 520, color: paint.trace, strength: 0.7 });
    glow(context, { ...focus, radius: 270, color: paint.pulse, strength: 0.75 });
    paintBits(stage, random.fork('bits'), paint);
  },
);

/** A honeycomb that shows in patches. */
function paintHexagons(stage: Stage, random: Random, paint: TechPaint): void {
  const { context, width, height, focus } = stage;
  const size = 46;
  const stepX = size * Math.sqrt(3);
  for (let row = 0, y = 0; y < height + size; row++, y += size * 1.5) {
    for (let x = (row % 2) * (stepX / 2); x < width + stepX; x += stepX) {
      const away = Math.hypot(x - focus.x, y - focus.y);
      const chance = random.next();
      const opacity = 0.16 * Math.exp(-(((away - 300) / 230) ** 2)) + (chance < 0.06 ? 0.1 : 0);
      if (opacity < 0.03) continue;
      context.beginPath();
      for (let corner = 0; corner < 6; corner++) {
        const angle = Math.PI / 6 + (corner * Math.PI) / 3;
        context.lineTo(x + Math.cos(angle) * size * 0.92, y + Math.sin(angle) * size * 0.92);
      }
      context.closePath();
      context.fillStyle = fade(
        chance < 0.2 ? paint.second : paint.trace,
        opacity * (chance < 0.3 ? 1.2 : 0.4),
      );
      context.fill();
      context.strokeStyle = fade(paint.trace, opacity * 1.5);
      context.lineWidth = 1.4;
      context.stroke();
    }
  }
}

interface Trace {
  points: [number, number][];
  isSecond: boolean;
  hasPulse: boolean;
}

/** Bundles of parallel lines that leave the chip on four sides and turn by 45 degrees on their way. */
function layTraces(stage: Stage, random: Random): Trace[] {
  const { width, height, focus } = stage;
  const traces: Trace[] = [];
  const half = 168;
  const perSide = 13;
  for (let side = 0; side < 4; side++) {
    const outX = [1, 0, -1, 0][side] as number;
    const outY = [0, 1, 0, -1][side] as number;
    for (let pin = 0; pin < perSide; pin++) {
      const along = ((pin + 0.5) / perSide - 0.5) * 2 * half * 0.92;
      let x = focus.x + outX * half + outY * along;
      let y = focus.y + outY * half + outX * along;
      const points: [number, number][] = [[x, y]];
      const lean = Math.sign(along) || 1;
      let isDiagonal = false;
      const bends = random.integer(2, 5);
      for (let bend = 0; bend < bends; bend++) {
        const length = isDiagonal ? random.between(26, 90) : random.between(60, 210) + Math.abs(along) * 0.25;
        x += (outX + (isDiagonal ? outY * lean : 0)) * length;
        y += (outY + (isDiagonal ? outX * lean : 0)) * length;
        points.push([x, y]);
        isDiagonal = !isDiagonal;
        if (x < -60 || y < -60 || x > width + 60 || y > height + 60) break;
      }
      traces.push({ points, isSecond: random.next() < 0.22, hasPulse: random.next() < 0.5 });
    }
  }
  return traces;
}

function paintTraces(stage: Stage, random: Random, paint: TechPaint): void {
  const { context } = stage;
  const traces = layTraces(stage, random);
  const follow = (brush: typeof context, chosen: readonly Trace[]) => {
    brush.beginPath();
    for (const { points } of chosen) {
      points.forEach(([x, y], index) => {
        if (index === 0) brush.moveTo(x, y);
        else brush.lineTo(x, y);
      });
    }
  };
  const layer = createLayer(stage, 0.25);
  for (const isSecond of [false, true]) {
    const chosen = traces.filter((trace) => trace.isSecond === isSecond);
    const color = isSecond ? paint.second : paint.trace;
    layer.context.strokeStyle = color;
    layer.context.lineWidth = 9;
    follow(layer.context, chosen);
    layer.context.stroke();
    context.strokeStyle = fade(mix(color, paint.back[1], 0.15), 0.85);
    context.lineWidth = 3;
    follow(context, chosen);
    context.stroke();
  }
  drawLayer(stage, layer, { blend: 'screen', blur: 8, opacity: 0.55 });
  for (const { points, isSecond, hasPulse } of traces) {
    const end = points.at(-1) as [number, number];
    const color = isSecond ? paint.second : paint.trace;
    context.fillStyle = paint.back[2];
    context.strokeStyle = mix(color, paint.pulse, 0.4);
    context.lineWidth = 3;
    context.beginPath();
    context.arc(end[0], end[1], 7, 0, Math.PI * 2);
    context.fill();
    context.stroke();
    if (hasPulse) paintPulse(stage, random, points, paint.pulse, color);
  }
}

/** A signal on its way: a bright stretch of the line with a glow at its head. */
function paintPulse(
  stage: Stage,
  random: Random,
  points: readonly [number, number][],
  color: string,
  halo: string,
): void {
  const { context } = stage;
  const index = random.integer(0, points.length - 2);
  const [fromX, fromY] = points[index] as [number, number];
  const [toX, toY] = points[index + 1] as [number, number];
  const head = random.between(0.5, 1);
  const x = fromX + (toX - fromX) * head;
  const y = fromY + (toY - fromY) * head;
  const tail = context.createLinearGradient(fromX, fromY, x, y);
  tail.addColorStop(0, fade(color, 0));
  tail.addColorStop(1, color);
  context.strokeStyle = tail;
  context.lineWidth = 4.4;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(x, y);
  context.stroke();
  glow(context, { x, y, radius: 34, color: halo, strength: 1 });
  glow(context, { x, y, radius: 11, color: '#ffffff', strength: 1 });
}

/** The chip's body under the hero: a dark plate with a lit edge. */
function paintChip(stage: Stage, paint: TechPaint): void {
  const { context, focus } = stage;
  const half = 160;
  const plate = (size: number) => {
    context.beginPath();
    context.roundRect(focus.x - size, focus.y - size, size * 2, size * 2, 22);
  };
  plate(half);
  context.fillStyle = radial(
    context,
    focus.x,
    focus.y,
    half * 1.5,
    evenStops(mix(paint.trace, paint.back[1], 0.4), paint.back[2]),
  );
  context.fill();
  context.strokeStyle = mix(paint.trace, paint.pulse, 0.5);
  context.lineWidth = 5;
  context.stroke();
  plate(half * 0.72);
  context.strokeStyle = fade(paint.pulse, 0.5);
  context.lineWidth = 2.5;
  context.stroke();
}

/** Specks of light out of focus. */
function paintBits(stage: Stage, random: Random, paint: TechPaint): void {
  const { width, height } = stage;
  const layer = createLayer(stage, 0.5);
  layer.context.globalCompositeOperation = 'lighter';
  for (let bit = 0; bit < 34; bit++) {
    const color = random.next() < 0.3 ? paint.second : paint.trace;
    bokehDisc(layer.context, {
      x: random.next() * width,
      y: random.next() * height,
      radius: 3 + random.next() ** 3 * 26,
      color,
      opacity: random.between(0.15, 0.5),
    });
  }
  drawLayer(stage, layer, { blend: 'screen' });
}
