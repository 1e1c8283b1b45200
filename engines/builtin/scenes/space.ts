import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, mix, parseHex, stopsAt } from './paint/color.ts';
import { paintField, smoothstep } from './paint/field.ts';
import { glow } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** A planet before a nebula, with its sun rising behind the hero. */
interface SpacePaint {
  dark: string;
  /** The nebula's two gases and where they burn. */
  gas: readonly [string, string, string];
  /** Surface bands of the planet, from dark to bright. */
  planet: readonly [string, string, string];
  air: string;
  sun: string;
}

const { darkMood } = moodsOf<SpacePaint, string>((paint, accent) => ({
  primary: paint.gas[0],
  secondary: paint.gas[1],
  accent,
  glow: paint.air,
  shadow: mix(paint.dark, '#000000', 0.5),
}));

export const space = defineScene<SpacePaint>(
  'space',
  [
    darkMood('violet', '#ffe14d', {
      dark: '#070318',
      gas: ['#a02fff', '#2f5aff', '#ffa0f0'],
      planet: ['#2a1a6a', '#c85f9a', '#ffd0a0'],
      air: '#8fb4ff',
      sun: '#fff0ff',
    }),
    darkMood('blue', '#ffd83d', {
      dark: '#020614',
      gas: ['#1268e0', '#08b8d8', '#c0f8ff'],
      planet: ['#06285a', '#1f7ab8', '#d8f4ff'],
      air: '#5fd8ff',
      sun: '#f0fdff',
    }),
    darkMood('ember', '#5ff0ff', {
      dark: '#0c0308',
      gas: ['#e8401f', '#a0186a', '#ffd88a'],
      planet: ['#3a0c14', '#c84a1f', '#ffc26a'],
      air: '#ff9a4f',
      sun: '#fff4d8',
    }),
    darkMood('emerald', '#ffe14d', {
      dark: '#020c10',
      gas: ['#0fa870', '#1468b0', '#d0ff9a'],
      planet: ['#06303a', '#1f9a7a', '#e0ffb0'],
      air: '#6fffc8',
      sun: '#f4ffe8',
    }),
  ],
  { bloom: 0.4, vignette: 0.55 },
  (stage, { paint }) => {
    const { width, height, focus, random } = stage;
    const side = focus.x > width / 2 ? 1 : -1;
    paintNebula(stage, random.fork('nebula'), paint);
    paintStars(stage, random.fork('stars'), {
      count: 420,
      bottom: height * 1.3,
      color: '#ffffff',
      halo: paint.gas[2],
      brightest: 2.6,
    });
    const planet = {
      x: focus.x + side * width * 0.1,
      y: height * (stage.isTall ? 0.86 : 1.02),
      radius: (stage.isTall ? 0.36 : 0.6) * Math.min(width, height) * (stage.isTall ? 1.25 : 1),
    };
    const towards = Math.atan2(-1, -side * 0.55);
    const sun = {
      x: planet.x + Math.cos(towards) * planet.radius,
      y: planet.y + Math.sin(towards) * planet.radius,
    };
    glow(stage.context, { ...sun, radius: 520, color: paint.gas[0], strength: 0.75 });
    paintPlanet(stage, random.fork('planet'), planet, towards, paint);
    paintSun(stage, sun, towards, paint);
    paintMoonlet(stage, random.fork('moon'), side, paint);
  },
);

/** Two gases folded into one another, thin on the headline's side. */
function paintNebula(stage: Stage, random: Random, paint: SpacePaint): void {
  const { width, height, focus } = stage;
  const noise = createNoise(random);
  const [first, second, third] = paint.gas.map(parseHex) as [
    ReturnType<typeof parseHex>,
    ReturnType<typeof parseHex>,
    ReturnType<typeof parseHex>,
  ];
  const dark = parseHex(paint.dark);
  paintField(
    stage,
    (x, y, out, at) => {
      const u = x / 430;
      const v = y / 330;
      const warpX = noise.fractal(u + 3, v, 3);
      const warpY = noise.fractal(u, v + 8, 3);
      const cloud = noise.fractal(u * 1.1 + warpX * 2.1, v * 1.1 + warpY * 2.1, 5);
      const other = noise.fractal(u * 0.8 - warpY * 1.6 + 20, v * 0.8 + warpX * 1.6, 3);
      const near = Math.exp(
        -(((x - focus.x) / (width * 0.42)) ** 2) - ((y - focus.y) / (height * 0.55)) ** 2,
      );
      const a = smoothstep(0.36, 0.72, cloud) * (0.35 + near * 0.95);
      const b = smoothstep(0.4, 0.72, other) * (0.5 + near * 0.5);
      const c = smoothstep(0.55, 0.8, cloud * 0.6 + other * 0.5) * near * 1.1;
      const dust = 1 - smoothstep(0.5, 0.7, warpX) * 0.5;
      for (let channel = 0; channel < 3; channel++) {
        const light =
          (first[channel] as number) * a +
          (second[channel] as number) * b * 0.75 +
          (third[channel] as number) * c;
        out[at + channel] = (dark[channel] as number) + light * dust;
      }
      out[at + 3] = 255;
    },
    { fineness: 256 },
  );
}

interface Planet {
  x: number;
  y: number;
  radius: number;
}

/** A banded globe, lit from `towards`, within a thin bright atmosphere. */
function paintPlanet(stage: Stage, random: Random, planet: Planet, towards: number, paint: SpacePaint): void {
  const { context, width, height } = stage;
  const { x, y, radius } = planet;
  glow(context, {
    x: x + Math.cos(towards) * radius * 0.1,
    y: y + Math.sin(towards) * radius * 0.1,
    radius: radius * 1.24,
    color: paint.air,
    strength: 1,
  });
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.55, 1], paint.planet));
  const air = parseHex(paint.air);
  const dark = parseHex(mix(paint.dark, '#000000', 0.3));
  const lightX = Math.cos(towards) * 0.86;
  const lightY = Math.sin(towards) * 0.86;
  const left = Math.max(0, x - radius * 1.02);
  const top = Math.max(0, y - radius * 1.02);
  const area = {
    x: left,
    y: top,
    width: Math.min(width, x + radius * 1.02) - left,
    height: Math.min(height, y + radius * 1.02) - top,
  };
  paintField(
    stage,
    (px, py, out, at) => {
      const dx = (px - x) / radius;
      const dy = (py - y) / radius;
      const square = dx * dx + dy * dy;
      if (square > 1.02) {
        out[at + 3] = 0;
        return;
      }
      const depth = Math.sqrt(Math.max(0, 1 - square));
      const curl = noise.fractal((dx / (depth + 0.5)) * 1.5, (dy / (depth + 0.5)) * 1.5, 3);
      const bands = noise.fractal(dx * 0.7 + curl * 0.9, (dy * 0.9 + dx * 0.35) * 5.2 + curl * 2.4, 4);
      const lambert = dx * lightX + dy * lightY + depth * 0.36;
      const lit = smoothstep(-0.12, 0.95, lambert);
      const rim = (1 - depth) ** 2.6 * smoothstep(-0.3, 0.7, dx * lightX + dy * lightY);
      const step = Math.max(0, Math.min(255, ((bands - 0.22) * 1.75 * 255) | 0)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const surface = (ramp[step + channel] as number) * lit * 1.12 + (dark[channel] as number) * (1 - lit);
        out[at + channel] = surface + ((air[channel] as number) - surface * 0.4) * rim * 1.15;
      }
      out[at + 3] = smoothstep(1.006, 0.994, Math.sqrt(square)) * 255;
    },
    { area, fineness: 480 },
  );
}

/** The sun as it comes over the edge: a core, a flare along the edge and a cross of rays. */
function paintSun(stage: Stage, sun: { x: number; y: number }, towards: number, paint: SpacePaint): void {
  const { context } = stage;
  glow(context, { ...sun, radius: 340, color: paint.air, strength: 0.9 });
  context.save();
  context.translate(sun.x, sun.y);
  context.rotate(towards + Math.PI / 2);
  glow(context, { x: 0, y: 0, radius: 520, color: paint.air, strength: 0.8, flatness: 0.09 });
  glow(context, { x: 0, y: 0, radius: 300, color: paint.sun, strength: 0.9, flatness: 0.05 });
  context.restore();
  for (const angle of [0.5, 1.5, 2.5]) {
    context.save();
    context.translate(sun.x, sun.y);
    context.rotate(angle);
    glow(context, { x: 0, y: 0, radius: 210, color: paint.sun, strength: 0.5, flatness: 0.03 });
    context.restore();
  }
  glow(context, { ...sun, radius: 110, color: paint.sun, strength: 1 });
  glow(context, { ...sun, radius: 46, color: '#ffffff', strength: 1 });
}

/** A small moon far off, a thin sickle. */
function paintMoonlet(stage: Stage, random: Random, side: number, paint: SpacePaint): void {
  const { context, width, height, focus } = stage;
  const radius = random.between(24, 38);
  const x = stage.isTall ? width * (0.5 - side * 0.3) : focus.x - side * width * random.between(0.24, 0.3);
  const y = height * random.between(0.16, 0.26);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  const body = context.createRadialGradient(
    x + side * radius * 0.9,
    y + radius * 0.9,
    radius * 0.4,
    x + side * radius * 0.5,
    y + radius * 0.5,
    radius * 2.1,
  );
  body.addColorStop(0, mix(paint.planet[2], '#ffffff', 0.35));
  body.addColorStop(0.42, mix(paint.planet[1], paint.dark, 0.45));
  body.addColorStop(1, paint.dark);
  context.fillStyle = body;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
