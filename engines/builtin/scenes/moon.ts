import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, fade, mix } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { fillDown } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** The ground of a world without life: dust, craters and rocks up to a near horizon. */
interface MoonPaint {
  sky: readonly [string, string, string];
  ground: readonly [string, string, string, string];
  /** The planet in the sky: its shade, colour, light, and the colour of its clouds. */
  planet: readonly [string, string, string, string] | null;
  light: string;
  hasStars: boolean;
}

const { darkMood, lightMood } = moodsOf<MoonPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.ground[2],
    accent,
    glow: paint.light,
    shadow: mix(paint.ground[0], '#000000', 0.5),
  }),
);

export const moon = defineScene<MoonPaint>(
  'moon',
  [
    darkMood('moon', ['#8fa8d0', '#ffe14d'], {
      sky: ['#010208', '#040818', '#0a1024'],
      ground: ['#1c1e24', '#5c5e66', '#a0a2a6', '#e8e8e4'],
      planet: ['#06163a', '#1f6ac8', '#7ac0f4', '#ffffff'],
      light: '#ffffff',
      hasStars: true,
    }),
    lightMood('mars', ['#e07a4a', '#8a1f3a'], {
      sky: ['#a8613a', '#e0a070', '#f8d8b0'],
      ground: ['#4a1c10', '#9a4424', '#d07a44', '#f4b47c'],
      planet: null,
      light: '#ffe8c8',
      hasStars: false,
    }),
    darkMood('alien', ['#a050e0', '#6affd0'], {
      sky: ['#0c0430', '#4a1a8a', '#e060b8'],
      ground: ['#1a0a3a', '#48288a', '#8a58d0', '#d8a8ff'],
      planet: ['#2a0a3a', '#e0703a', '#ffd08a', '#ffe8c0'],
      light: '#ffc8f0',
      hasStars: true,
    }),
  ],
  { bloom: 0.24, vignette: 0.4 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const horizon = height * 0.62;
    fillDown(stage, 0, height, evenStops(...paint.sky, paint.sky[2]));
    if (paint.hasStars)
      paintStars(stage, random.fork('stars'), {
        count: 320,
        bottom: height * 0.8,
        color: '#ffffff',
        halo: '#a8c8ff',
      });
    const side = focus.x > width / 2 ? -1 : 1;
    const center = { x: width / 2 + side * width * 0.26, y: height * 0.24, radius: height * 0.17 };
    if (paint.planet) paintPlanet(stage, random.fork('planet'), center, paint.planet);
    else glow(context, { x: center.x, y: height * 0.3, radius: 260, color: '#ffffff', strength: 0.8 });
    paintFarRidge(stage, random.fork('ridge'), horizon, paint);
    paintDust(stage, random.fork('dust'), horizon, paint);
    paintStones(stage, random.fork('stones'), horizon, paint);
    glow(context, {
      x: focus.x,
      y: height * 0.92,
      radius: 460,
      color: paint.light,
      strength: 0.22,
      flatness: 0.3,
    });
  },
);

export function paintPlanet(
  stage: Stage,
  random: Random,
  { x: cx, y: cy, radius }: { x: number; y: number; radius: number },
  [shade, color, light, cloud]: NonNullable<MoonPaint['planet']>,
): void {
  const noise = createNoise(random);
  const seas = createRamp(evenStops(shade, color, light));
  const lands = createRamp(evenStops(mix(shade, '#0a2410', 0.6), mix('#4a8a4a', color, 0.2), '#d8cc90'));
  const clouds = createRamp(evenStops(mix(shade, cloud, 0.2), cloud, '#ffffff'));
  glow(stage.context, { x: cx, y: cy, radius: radius * 1.6, color: light, strength: 0.34 });
  paintField(
    stage,
    (x, y, out, at) => {
      const [u, v] = [(x - cx) / radius, (y - cy) / radius];
      const flat = u * u + v * v;
      const covered = smoothstep(1.012, 0.985, flat);
      if (covered <= 0) {
        out[at + 3] = 0;
        return;
      }
      const bulge = Math.sqrt(Math.max(0, 1 - flat));
      const lit = Math.max(0, (-u * 0.62 - v * 0.5 + bulge * 0.62) * 0.95 + 0.06);
      const [a, b] = [u / (0.5 + bulge * 0.6), v / (0.5 + bulge * 0.6)];
      const veil = noise.fractal(a * 2.2 + 9, b * 4 + 3, 4);
      if (veil > 0.55) writeRamp(clouds, lit * 1.1, covered * 255, out, at);
      else if (noise.fractal(a * 1.5 + 30, b * 1.5, 4) > 0.53) writeRamp(lands, lit, covered * 255, out, at);
      else writeRamp(seas, lit * 0.94 + (1 - bulge) * 0.12 * lit, covered * 255, out, at);
    },
    {
      area: { x: cx - radius * 1.1, y: cy - radius * 1.1, width: radius * 2.2, height: radius * 2.2 },
      fineness: 900,
    },
  );
}

function paintFarRidge(stage: Stage, random: Random, horizon: number, { ground, sky }: MoonPaint): void {
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(ground[0], ground[1], ground[2]));
  const line = (x: number) => horizon - 6 - (noise.fractal(x / 330, 2, 4) - 0.32) * 150;
  paintField(
    stage,
    (x, y, out, at) => {
      const covered = smoothstep(-1.5, 1.5, y - line(x));
      const slope = line(x + 14) - line(x - 14);
      writeRamp(
        ramp,
        0.55 + slope * 0.03 + (noise.fractal(x / 40, y / 40, 3) - 0.5) * 0.6,
        covered * 255,
        out,
        at,
      );
    },
    { area: { x: 0, y: horizon - 130, width: stage.width, height: 150 }, fineness: 480 },
  );
  glow(stage.context, {
    x: stage.width / 2,
    y: horizon,
    radius: 620,
    color: sky[2],
    strength: 0.2,
    flatness: 0.2,
  });
}

/** Dust with craters: bowls with a shaded near side and a lit far rim. */
function paintDust(stage: Stage, random: Random, horizon: number, { ground }: MoonPaint): void {
  const { width, height } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(...ground));
  const craters = Array.from({ length: 30 }, (_, index) => {
    const near = ((index + 0.5) / 30) ** 1.6;
    return {
      x: random.next() * width,
      y: horizon + 10 + near * (height - horizon),
      radius: (14 + near * 120) * random.between(0.4, 1),
    };
  });
  paintField(
    stage,
    (x, y, out, at) => {
      const near = Math.max(0, (y - horizon) / (height - horizon));
      const distance = 1 / (0.12 + near);
      const grainy = noise.fractal(((x - width / 2) / 60) * distance * 0.3, distance * 5, 4) - 0.5;
      let tone = 0.74 - near * 0.34 + grainy * 0.34;
      for (const crater of craters) {
        const u = (x - crater.x) / crater.radius;
        const v = (y - crater.y) / (crater.radius * 0.26);
        const off = u * u + v * v;
        if (off > 1.5) continue;
        // Lit from the upper left: the left wall is dark, the right one light, and the rim catches the light.
        if (off < 1) tone += (u * 0.5 + v * 0.34) * smoothstep(1, 0.5, off) - 0.16 * (1 - off);
        else tone += (1.5 - off) * (0.22 - u * 0.3);
      }
      writeRamp(ramp, tone, 255, out, at);
    },
    { area: { x: 0, y: horizon, width, height: height - horizon }, fineness: 480 },
  );
}

function paintStones(
  { context, width, height }: Stage,
  random: Random,
  horizon: number,
  { ground }: MoonPaint,
): void {
  for (let stone = 0; stone < 60; stone += 1) {
    const near = (stone / 60) ** 1.8;
    const y = horizon + 14 + near * (height - horizon);
    const x = random.next() * width;
    const size = (3 + near * 22) * random.between(0.4, 1);
    context.fillStyle = fade(ground[0], 0.6);
    context.beginPath();
    context.ellipse(x + size * 0.7, y + size * 0.24, size * 1.3, size * 0.28, 0, 0, 2 * Math.PI);
    context.fill();
    const body = context.createLinearGradient(x - size, y - size * 0.6, x + size, y + size * 0.5);
    body.addColorStop(0, ground[3]);
    body.addColorStop(0.5, ground[2]);
    body.addColorStop(1, ground[0]);
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(x - size, y + size * 0.3);
    context.lineTo(x - size * 0.7, y - size * 0.3);
    context.lineTo(x - size * 0.1, y - size * 0.6);
    context.lineTo(x + size * 0.6, y - size * 0.36);
    context.lineTo(x + size, y + size * 0.3);
    context.closePath();
    context.fill();
  }
}
