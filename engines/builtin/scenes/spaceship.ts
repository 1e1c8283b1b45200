import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { paintPlanet } from './moon.ts';
import { createRamp, evenStops, fade, mix } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { fillDown, linear, vertical } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { fillPath } from './paint/old-houses.ts';
import { paintStars } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** The bridge of a spaceship: a wide window onto space, consoles with lit screens, a floor of plates. */
interface BridgePaint {
  space: readonly [string, string, string];
  nebula: readonly [string, string, string];
  planet: readonly [string, string, string, string];
  hull: readonly [string, string, string];
  screens: readonly [string, string, string];
}

const { darkMood } = moodsOf<BridgePaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.hull[1],
  accent,
  glow: paint.screens[0],
  shadow: mix(paint.hull[0], '#000000', 0.5),
}));

export const spaceship = defineScene<BridgePaint>(
  'spaceship',
  [
    darkMood('blue', ['#3aa0f0', '#ffe14d'], {
      space: ['#01030c', '#060c2a', '#101f52'],
      nebula: ['#0c1440', '#3a48b0', '#a07ae8'],
      planet: ['#06163a', '#1f6ac8', '#7ac0f4', '#ffffff'],
      hull: ['#0c1424', '#2c3d58', '#8aa4c4'],
      screens: ['#3ad0ff', '#6affd0', '#ffb84a'],
    }),
    darkMood('red', ['#ff5a4a', '#ffe14d'], {
      space: ['#060106', '#1a0410', '#3a0a18'],
      nebula: ['#2a0614', '#a02430', '#ff8a4a'],
      planet: ['#2a0a08', '#c85a2a', '#ffc07a', '#ffe8c0'],
      hull: ['#180a0e', '#4a2a30', '#b07a74'],
      screens: ['#ff4a3a', '#ffb84a', '#ffe8a0'],
    }),
    darkMood('violet', ['#a86af0', '#6affd0'], {
      space: ['#05010f', '#1a0838', '#381468'],
      nebula: ['#240a4a', '#8a2fc0', '#ff7ad0'],
      planet: ['#10203a', '#2fa090', '#a8f0c8', '#ffffff'],
      hull: ['#120c22', '#3c3060', '#9a8ac8'],
      screens: ['#c47aff', '#5ae8ff', '#ffd24a'],
    }),
  ],
  { bloom: 0.36, vignette: 0.44 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const floor = height * 0.74;
    fillDown(stage, 0, height, evenStops(...paint.space));
    paintNebula(stage, random.fork('nebula'), paint.nebula);
    paintStars(stage, random.fork('stars'), {
      count: 260,
      bottom: floor,
      color: '#ffffff',
      halo: paint.nebula[2],
    });
    const side = focus.x > width / 2 ? -1 : 1;
    paintPlanet(
      stage,
      random.fork('planet'),
      { x: width / 2 + side * width * 0.24, y: height * 0.42, radius: height * 0.2 },
      paint.planet,
    );
    paintHull(stage, floor, paint);
    paintFloor(stage, floor, paint);
    for (const one of [-1, 1]) paintConsole(stage, random.fork(`console ${one}`), one, floor, paint);
    glow(context, {
      x: focus.x,
      y: height * 0.92,
      radius: 460,
      color: paint.screens[0],
      strength: 0.3,
      flatness: 0.3,
    });
  },
);

function paintNebula(stage: Stage, random: Random, colors: BridgePaint['nebula']): void {
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(...colors));
  paintField(
    stage,
    (x, y, out, at) => {
      const drift = noise.fractal(x / 300, y / 240, 5);
      const veil = smoothstep(0.44, 0.74, drift);
      writeRamp(ramp, noise.fractal(x / 210 + 8, y / 170, 4) * 1.3 - 0.2, veil * 200, out, at);
    },
    { fineness: 240 },
  );
}

/** The frame of the window: beams that meet above, with strips of light. */
function paintHull({ context, width, height }: Stage, floor: number, { hull, screens }: BridgePaint): void {
  const top = height * 0.1;
  const reach = width * 0.13;
  context.fillStyle = vertical(context, 0, top * 1.6, [
    [0, hull[0]],
    [0.7, hull[1]],
    [1, mix(hull[1], hull[2], 0.5)],
  ]);
  fillPath(context, [
    [0, 0],
    [width, 0],
    [width, top * 1.5],
    [width - reach, top],
    [reach, top],
    [0, top * 1.5],
  ]);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    const inner = edge - side * reach;
    const foot = edge - side * reach * 0.52;
    context.fillStyle = linear(
      context,
      [edge, 0],
      [inner, 0],
      [
        [0, hull[0]],
        [0.7, hull[1]],
        [1, mix(hull[1], hull[2], 0.7)],
      ],
    );
    fillPath(context, [
      [edge, 0],
      [inner, top],
      [inner - side * -6, top + 6],
      [foot, floor + 4],
      [edge, floor + 40],
    ]);
  }
  for (const share of [1 / 3, 2 / 3]) {
    const above = reach + (width - 2 * reach) * share;
    const below = width * 0.07 + width * 0.86 * share;
    context.fillStyle = linear(
      context,
      [above - 14, 0],
      [above + 16, 0],
      [
        [0, mix(hull[1], hull[2], 0.6)],
        [0.5, hull[1]],
        [1, hull[0]],
      ],
    );
    fillPath(context, [
      [above - 12, top],
      [above + 12, top],
      [below + 17, floor],
      [below - 17, floor],
    ]);
  }
  context.fillStyle = screens[0];
  for (const [from, to] of [
    [0.2, 0.44],
    [0.56, 0.8],
  ] as const) {
    context.fillRect(width * from, top * 0.44, width * (to - from), 7);
    glow(context, {
      x: (width * (from + to)) / 2,
      y: top * 0.44,
      radius: 200,
      color: screens[0],
      strength: 0.5,
      flatness: 0.3,
    });
  }
  context.fillStyle = vertical(context, floor - height * 0.05, floor + 6, [
    [0, mix(hull[1], hull[2], 0.6)],
    [1, hull[0]],
  ]);
  context.fillRect(width * 0.06, floor - height * 0.05, width * 0.88, height * 0.06);
}

function paintFloor({ context, width, height }: Stage, floor: number, { hull, screens }: BridgePaint): void {
  context.fillStyle = vertical(context, floor, height, [
    [0, mix(hull[1], hull[2], 0.24)],
    [0.4, hull[1]],
    [1, hull[0]],
  ]);
  context.fillRect(0, floor, width, height - floor + 2);
  context.strokeStyle = fade(hull[0], 0.8);
  context.lineWidth = 3;
  context.beginPath();
  for (let plate = -7; plate <= 7; plate += 1) {
    context.moveTo(width / 2 + plate * 70, floor);
    context.lineTo(width / 2 + plate * 190, height);
  }
  for (const share of [0.16, 0.42, 0.76]) {
    context.moveTo(0, floor + (height - floor) * share);
    context.lineTo(width, floor + (height - floor) * share);
  }
  context.stroke();
  for (const side of [-1, 1]) {
    context.fillStyle = fade(screens[0], 0.85);
    fillPath(context, [
      [width / 2 + side * 150, floor],
      [width / 2 + side * 158, floor],
      [width / 2 + side * 420, height],
      [width / 2 + side * 396, height],
    ]);
    glow(context, {
      x: width / 2 + side * 270,
      y: height * 0.88,
      radius: 220,
      color: screens[0],
      strength: 0.3,
      flatness: 0.5,
    });
  }
}

/** A desk at the side with tilted screens: graphs, a radar and rows of keys. */
function paintConsole(
  { context, width, height }: Stage,
  random: Random,
  side: number,
  floor: number,
  { hull, screens }: BridgePaint,
): void {
  const edge = side < 0 ? 0 : width;
  const at = (share: number) => edge - side * width * share;
  const top = floor - height * 0.07;
  context.fillStyle = vertical(context, top, height, [
    [0, mix(hull[1], hull[2], 0.7)],
    [0.16, hull[1]],
    [1, hull[0]],
  ]);
  fillPath(context, [
    [edge, top - 10],
    [at(0.2), top + 20],
    [at(0.25), floor + height * 0.06],
    [at(0.19), height],
    [edge, height],
  ]);
  for (let screen = 0; screen < 3; screen += 1) {
    const color = screens[screen % 3] ?? screens[0];
    const [x, wide, tall] = [at(0.036 + screen * 0.062), width * 0.052, height * 0.1];
    const left = side < 0 ? x - wide * 0.4 : x - wide * 0.6;
    const y = top - height * 0.055 + screen * 9;
    context.fillStyle = hull[0];
    context.beginPath();
    context.roundRect(left - 4, y - 4, wide + 8, tall + 8, 7);
    context.fill();
    context.fillStyle = mix(color, '#02060c', 0.72);
    context.beginPath();
    context.roundRect(left, y, wide, tall, 5);
    context.fill();
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.beginPath();
    if (screen === 1) {
      for (const share of [0.18, 0.34]) {
        context.moveTo(left + wide / 2 + tall * share, y + tall / 2);
        context.arc(left + wide / 2, y + tall / 2, tall * share, 0, 2 * Math.PI);
      }
      context.moveTo(left + wide / 2, y + tall / 2);
      context.lineTo(left + wide * 0.82, y + tall * 0.24);
    } else
      for (let step = 0; step <= 8; step += 1) {
        const px = left + 4 + ((wide - 8) * step) / 8;
        const py = y + tall * random.between(0.25, 0.8);
        if (step === 0) context.moveTo(px, py);
        else context.lineTo(px, py);
      }
    context.stroke();
    glow(context, { x: left + wide / 2, y: y + tall / 2, radius: wide * 1.5, color, strength: 0.44 });
  }
  for (let row = 0; row < 3; row += 1)
    for (let key = 0; key < 9; key += 1) {
      context.fillStyle = fade(random.pick(screens), random.between(0.35, 1));
      context.beginPath();
      context.roundRect(at(0.03 + key * 0.02) - 5, floor - 4 + row * 17 + key * 1.6, 12, 8, 2);
      context.fill();
    }
}
