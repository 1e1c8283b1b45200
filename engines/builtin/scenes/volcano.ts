import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { createRamp, evenStops, fade, mix } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { vertical } from './paint/fill.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** A volcano that erupts: a column of ash, streams of lava, and black rock with glowing cracks in front. */
export const volcano = defineLandscape(
  'volcano',
  {
    colors: ['#e0562a', '#4a3430'],
    hours: ['sunset', 'night', 'day', 'storm'],
    finish: { bloom: 0.5, vignette: 0.46 },
  },
  (stage, hour) => {
    const { width, height, focus, random, context } = stage;
    const foot = height * 0.72;
    const peak = {
      x: width / 2 + (focus.x > width / 2 ? -1 : 1) * width * 0.1,
      y: height * 0.28,
      crater: Math.max(46, width * 0.042),
    };
    paintHour(stage, hour, foot);
    paintAsh(stage, random.fork('ash'), peak, hour);
    glow(context, { x: peak.x, y: peak.y - 20, radius: height * 0.5, color: '#ff5a1e', strength: 0.72 });
    paintCone(stage, random.fork('cone'), peak, foot, hour);
    paintFountain(stage, random.fork('fountain'), peak);
    paintStreams(stage, random.fork('streams'), peak, foot);
    paintRocks(stage, random.fork('rocks'), foot, hour);
    paintSparks(stage, random.fork('sparks'), {
      count: 90,
      color: '#ffd08a',
      halo: '#ff6a1e',
      size: [0.8, 4],
      place: (draws) => ({
        x: peak.x / width + (draws.next() - 0.5) * 0.7,
        y: draws.next() * 0.7,
      }),
    });
    lightGround(stage, hour);
  },
);

interface Peak {
  x: number;
  y: number;
  crater: number;
}

/** Half the cone's width at a height: steep above, flat below. */
const reachAt = (peak: Peak, y: number, foot: number, width: number) => {
  const share = Math.max(0, (y - peak.y) / (foot - peak.y));
  return peak.crater + (Math.max(width * 0.4, 300) - peak.crater) * share ** 1.45;
};

function paintAsh(stage: Stage, random: Random, peak: Peak, hour: Hour): void {
  const noise = createNoise(random);
  const ramp = createRamp(
    evenStops(...['#171214', '#3a2f30', '#6f5f5c', '#a8968c'].map((color) => inLight(hour, color))),
  );
  const glowing = createRamp(evenStops('#3a1208', '#c8401a', '#ffb04a'));
  const { width } = stage;
  paintField(
    stage,
    (x, y, out, at) => {
      const rise = Math.max(0, (peak.y - y) / peak.y);
      const lean = rise * rise * width * 0.1;
      const half = peak.crater * 0.7 + rise ** 0.8 * width * 0.19;
      const billow = noise.fractal(x / 90, y / 80 + 7, 4);
      const off = Math.abs(x - peak.x - lean) / half + (billow - 0.5) * 0.9;
      const covered = smoothstep(1.05, 0.72, off) * smoothstep(peak.y + 14, peak.y - 6, y);
      if (covered <= 0) {
        out[at + 3] = 0;
        return;
      }
      const lit = noise.fractal(x / 70 + 3, y / 64 + 0.4, 4) - noise.fractal(x / 70 + 3.2, y / 64 + 0.62, 4);
      const fire = smoothstep(0.4, 0, rise) * (0.7 - off * 0.3);
      if (fire > 0.34) writeRamp(glowing, fire * 0.9 + lit, covered * 255, out, at);
      else writeRamp(ramp, 0.4 + lit * 2.4 + fire * 0.5, covered * 250, out, at);
    },
    { area: { x: 0, y: 0, width, height: peak.y + 16 }, fineness: 260 },
  );
}

function paintCone(stage: Stage, random: Random, peak: Peak, foot: number, hour: Hour): void {
  const noise = createNoise(random);
  const { width, height } = stage;
  const ramp = createRamp(
    evenStops(...['#120d10', '#332728', '#5f4a44', '#8f766a'].map((color) => inLight(hour, color))),
  );
  paintField(
    stage,
    (x, y, out, at) => {
      const rugged = (noise.fractal(x / 60, y / 60, 3) - 0.5) * 34;
      const reach = reachAt(peak, y, foot, width) + rugged;
      const off = (x - peak.x) / reach;
      const covered =
        smoothstep(1, 0.985, Math.abs(off)) * smoothstep(peak.y - 2 + rugged * 0.1, peak.y + 4, y);
      // Ridges run down from the crater.
      const ridge = noise.fractal(off * 5.4 + 20, y / 240, 4) - 0.5;
      const tone = 0.42 - off * 0.26 + ridge * 1.1 + (noise.value(x / 9, y / 9) - 0.5) * 0.14;
      writeRamp(ramp, tone, covered * 255, out, at);
    },
    { area: { x: 0, y: peak.y - 12, width, height: height - peak.y }, fineness: 340 },
  );
}

function paintFountain({ context }: Stage, random: Random, peak: Peak): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineWidth = 2.4;
  for (let jet = 0; jet < 60; jet += 1) {
    const lean = random.between(-1, 1);
    const rise = random.between(40, 150) * (1 - Math.abs(lean) * 0.4);
    const x = peak.x + random.between(-0.5, 0.5) * peak.crater;
    context.strokeStyle = fade(random.pick(['#ff5a1e', '#ff9a3a', '#ffd27a']), random.between(0.4, 0.9));
    context.beginPath();
    context.moveTo(x, peak.y + 4);
    context.quadraticCurveTo(x + lean * 40, peak.y - rise, x + lean * 110, peak.y - rise * 0.5);
    context.stroke();
  }
  context.restore();
  glow(context, {
    x: peak.x,
    y: peak.y,
    radius: peak.crater * 2.4,
    color: '#ffb04a',
    strength: 0.9,
    flatness: 0.6,
  });
}

function paintStreams(stage: Stage, random: Random, peak: Peak, foot: number): void {
  const { context, width } = stage;
  for (const lane of [-0.62, -0.2, 0.16, 0.5]) {
    const length = random.between(0.6, 1);
    const points: [number, number][] = [];
    let drift = 0;
    for (let step = 0; step <= 16; step += 1) {
      const y = peak.y + 2 + ((foot - peak.y) * length * step) / 16;
      drift += random.between(-0.05, 0.05);
      points.push([peak.x + (lane + drift) * reachAt(peak, y, foot, width), y]);
    }
    for (const [thick, color, opacity] of [
      [26, '#ff3a10', 0.3],
      [12, '#f0401a', 1],
      [6, '#ff9a2e', 1],
      [2.4, '#ffe89a', 1],
    ] as const) {
      context.strokeStyle = fade(color, opacity);
      for (let step = 1; step < points.length; step += 1) {
        const [from, to] = [points[step - 1], points[step]];
        if (!from || !to) continue;
        context.lineWidth = thick * (0.5 + (step / 16) * 0.9);
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.stroke();
      }
    }
  }
}

/** The near ground: black rock, cracked. */
function paintRocks(stage: Stage, random: Random, foot: number, hour: Hour): void {
  const { context, width, height } = stage;
  const noise = createNoise(random);
  const rock = createRamp(
    evenStops(...['#0c090b', '#2a2224', '#4f4240', '#7a6a62'].map((color) => inLight(hour, color))),
  );
  const lava = createRamp(evenStops('#7a1a08', '#ff5a1e', '#ffd27a'));
  const edge = (x: number) => foot + 18 + (noise.fractal(x / 120, 5, 3) - 0.5) * 40;
  paintField(
    stage,
    (x, y, out, at) => {
      const near = (y - foot) / (height - foot);
      const distance = 1 / (0.2 + Math.max(0, near));
      const [u, v] = [((x - width / 2) / 190) * distance * 0.6, distance * 4];
      const crack = Math.abs(noise.fractal(u * 1.3, v * 1.3, 4) - 0.5);
      const covered = smoothstep(-2, 2, y - edge(x)) * 255;
      if (crack < 0.022 + near * 0.006) writeRamp(lava, 1 - crack * 44, covered, out, at);
      else writeRamp(rock, 0.2 + noise.fractal(u * 5, v * 4, 4) * 0.66 - near * 0.1, covered, out, at);
    },
    { area: { x: 0, y: foot - 20, width, height: height - foot + 20 }, fineness: 340 },
  );
  context.fillStyle = vertical(context, foot, foot + 60, [
    [0, fade(mix('#ff6a2a', hour.sky[3], 0.3), 0.3)],
    [1, fade('#ff6a2a', 0)],
  ]);
  context.fillRect(0, foot, width, 60);
}
