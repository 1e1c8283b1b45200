import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, mix, stopsAt } from './paint/color.ts';
import { paintDeadTree } from './paint/dead-tree.ts';
import { paintMist } from './paint/fill.ts';
import { fillGround, type GroundLine, rollingGround } from './paint/hills.ts';
import { glow } from './paint/light.ts';
import { paintMoon } from './paint/moon.ts';
import { paintCloudVeil, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';

/** A full moon over a graveyard and a lit house on the hill. */
interface HorrorPaint {
  sky: readonly [string, string, string, string];
  moon: string;
  fog: string;
  ink: string;
  window: string;
}

const { darkMood } = moodsOf<HorrorPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.sky[2],
  accent,
  glow: paint.moon,
  shadow: paint.ink,
}));

export const horror = defineScene<HorrorPaint>(
  'horror',
  [
    darkMood('moonlight', ['#2f88a8', '#ff2f2f'], {
      sky: ['#02081a', '#082244', '#14507a', '#4fa8b8'],
      moon: '#e4fff4',
      fog: '#5fb4c0',
      ink: '#01050d',
      window: '#ffc23d',
    }),
    darkMood('blood', ['#e02020', '#ffe14d'], {
      sky: ['#0c0206', '#3a0612', '#8f0f1a', '#f0482a'],
      moon: '#ffd0a0',
      fog: '#c8321f',
      ink: '#080103',
      window: '#ffdf6a',
    }),
    darkMood('toxic', ['#5fd030', '#c45fff'], {
      sky: ['#020c08', '#08301c', '#1f7a2a', '#9fe83d'],
      moon: '#f0ffc0',
      fog: '#6fc83a',
      ink: '#010804',
      window: '#d8ff5a',
    }),
    darkMood('halloween', ['#ff7a1f', '#8aff3d'], {
      sky: ['#0a0420', '#2f0f5a', '#8a2a7a', '#ff8a2a'],
      moon: '#fff0c0',
      fog: '#e8702a',
      ink: '#07020f',
      window: '#ffd23d',
    }),
  ],
  { bloom: 0.34, vignette: 0.72 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const side = focus.x > width / 2 ? 1 : -1;
    const ground = height * (stage.isTall ? 0.76 : 0.78);
    const moon = { x: focus.x - side * width * 0.02, y: height * (stage.isTall ? 0.36 : 0.37) };
    paintSky(stage, ground, stopsAt([0, 0.34, 0.72, 1], paint.sky));
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: height * 0.72,
      width: 520,
      height: 120,
      cover: 0.6,
      opacity: 0.9,
      light: moon,
      crispness: 1.8,
      stops: [
        [0, paint.sky[0]],
        [0.5, paint.sky[1]],
        [0.82, paint.sky[2]],
        [1, mix(paint.sky[3], paint.moon, 0.4)],
      ],
    });
    paintMoon(stage, random.fork('moon'), { ...moon, radius: 168, color: paint.moon, aura: paint.sky[3] });
    paintCloudVeil(stage, random.fork('wisps'), {
      top: moon.y - 10,
      bottom: moon.y + 190,
      width: 420,
      height: 60,
      cover: 0.5,
      opacity: 0.75,
      light: moon,
      crispness: 1.6,
      stops: [
        [0, paint.sky[1]],
        [0.6, paint.sky[2]],
        [1, paint.sky[3]],
      ],
    });
    glow(context, { ...moon, radius: 520, color: paint.sky[3], strength: 0.5 });
    paintBats(stage, random.fork('bats'), moon, paint.ink);
    paintLand(stage, random, ground, side, paint);
  },
);

function paintLand(stage: Stage, random: Random, ground: number, side: number, paint: HorrorPaint): void {
  const { context, width, height, focus } = stage;
  const farColor = mix(paint.ink, paint.sky[2], 0.62);
  const far = rollingGround(random.fork('far'), { base: ground - 30, rise: 60, swell: 300, octaves: 4 });
  fillGround(stage, far, farColor);
  fogBank(stage, ground - 110, ground + 40, paint.fog, 0.5);

  const houseX = stage.isTall ? width * (focus.x > width / 2 ? 0.24 : 0.76) : focus.x - side * width * 0.3;
  const rolling = rollingGround(random.fork('hill'), { base: ground + 34, rise: 26, swell: 360 });
  const hill: GroundLine = (x) => rolling(x) - 96 * Math.exp(-(((x - houseX) / 230) ** 2));
  const hillColor = mix(paint.ink, paint.sky[2], 0.26);
  paintHouse(stage, houseX, hill(houseX) + 12, hillColor, paint);
  fillGround(stage, hill, hillColor);
  fogBank(stage, ground - 30, ground + 130, paint.fog, 0.62);
  glow(context, { x: focus.x, y: ground + 20, radius: 520, color: paint.fog, strength: 0.55, flatness: 0.3 });

  paintCloudVeil(stage, random.fork('fog'), {
    top: ground - 20,
    bottom: height * 1.02,
    width: 520,
    height: 70,
    cover: 0.75,
    opacity: 0.6,
    light: { x: focus.x, y: ground - 200 },
    crispness: 0.8,
    stops: evenStops(mix(paint.fog, paint.sky[1], 0.5), mix(paint.fog, paint.moon, 0.4)),
  });
  const near = rollingGround(random.fork('near'), { base: height * 0.93, rise: 26, swell: 330 });
  paintGraves(stage, random.fork('graves'), near, paint);
  paintDeadTree(stage, random.fork('left tree'), {
    x: width * 0.03,
    y: height * 0.98,
    height: Math.min(height * 0.66, 500),
    color: paint.ink,
    lean: 0.16,
  });
  paintDeadTree(stage, random.fork('right tree'), {
    x: width * 0.98,
    y: height * 1.0,
    height: Math.min(height * 0.5, 380),
    color: paint.ink,
    lean: -0.2,
  });
  fillGround(stage, near, paint.ink);
  fogBank(stage, height * 0.88, height * 1.06, paint.fog, 0.34);
}

/** Fog that thickens towards its lower edge and stops there, behind the next ridge. */
function fogBank(stage: Stage, top: number, bottom: number, color: string, opacity: number): void {
  paintMist(stage, color, top, bottom, [
    [0, 0],
    [0.6, opacity * 0.6],
    [1, opacity],
  ]);
}

function paintHouse(stage: Stage, x: number, base: number, color: string, paint: HorrorPaint): void {
  const { context } = stage;
  context.fillStyle = color;
  const block = (left: number, width: number, height: number, roof: number) => {
    context.beginPath();
    context.moveTo(x + left, base);
    context.lineTo(x + left, base - height);
    context.lineTo(x + left - width * 0.12, base - height);
    context.lineTo(x + left + width / 2, base - height - roof);
    context.lineTo(x + left + width * 1.12, base - height);
    context.lineTo(x + left + width, base - height);
    context.lineTo(x + left + width, base);
    context.fill();
  };
  block(-70, 62, 66, 46);
  block(-20, 50, 92, 54);
  block(28, 30, 128, 74);
  block(56, 44, 56, 34);
  context.fillRect(x - 54, base - 132, 11, 50);
  context.fillRect(x + 41, base - 226, 3, 30);
  context.fillStyle = paint.window;
  const windows = [
    [-52, 46, 11, 17],
    [-26, 46, 11, 17],
    [-3, 72, 13, 21],
    [-3, 36, 13, 19],
    [37, 108, 11, 20],
    [37, 70, 11, 17],
    [72, 38, 12, 16],
  ] as const;
  for (const [left, up, width, height] of windows) {
    context.beginPath();
    context.moveTo(x + left, base - up + height);
    context.lineTo(x + left, base - up);
    context.quadraticCurveTo(x + left + width / 2, base - up - width * 0.8, x + left + width, base - up);
    context.lineTo(x + left + width, base - up + height);
    context.fill();
  }
  glow(context, { x, y: base - 66, radius: 150, color: paint.window, strength: 0.4 });
}

/** Crosses and stones that lean, and a fence between them. */
function paintGraves(stage: Stage, random: Random, ground: GroundLine, paint: HorrorPaint): void {
  const { context, width } = stage;
  context.fillStyle = paint.ink;
  for (let grave = 0; grave < (stage.isTall ? 5 : 8); grave++) {
    const x = ((grave + random.between(0.15, 0.85)) / (stage.isTall ? 5 : 8)) * width;
    const size = random.between(30, 54);
    context.save();
    context.translate(x, ground(x) + 8);
    context.rotate(random.between(-0.16, 0.16));
    context.beginPath();
    if (grave % 3 === 1) {
      context.rect(-size * 0.1, -size * 1.3, size * 0.2, size * 1.3);
      context.rect(-size * 0.38, -size * 0.98, size * 0.76, size * 0.18);
    } else {
      context.moveTo(-size * 0.4, 0);
      context.lineTo(-size * 0.4, -size * 0.7);
      context.quadraticCurveTo(-size * 0.4, -size * 1.15, 0, -size * 1.15);
      context.quadraticCurveTo(size * 0.4, -size * 1.15, size * 0.4, -size * 0.7);
      context.lineTo(size * 0.4, 0);
    }
    context.fill();
    context.restore();
  }
  context.beginPath();
  for (let x = -10; x < width + 10; x += 21) {
    if (Math.abs(x - stage.focus.x) < 190) continue;
    const y = ground(x) + 6;
    const tall = 40 + Math.sin(x * 0.3) * 4;
    context.rect(x, y - tall, 3.4, tall);
    context.moveTo(x - 2.4, y - tall);
    context.lineTo(x + 1.7, y - tall - 10);
    context.lineTo(x + 5.8, y - tall);
  }
  context.fill();
}

function paintBats(stage: Stage, random: Random, moon: { x: number; y: number }, color: string): void {
  const { context } = stage;
  context.fillStyle = color;
  for (let bat = 0; bat < 9; bat++) {
    const x = moon.x + random.between(-330, 330);
    const y = moon.y + random.between(-200, 120);
    const span = random.between(8, 24);
    context.save();
    context.translate(x, y);
    context.rotate(random.between(-0.4, 0.4));
    context.beginPath();
    context.moveTo(0, -span * 0.1);
    for (const wing of [1, -1]) {
      context.moveTo(0, -span * 0.12);
      context.quadraticCurveTo(wing * span * 0.5, -span * 0.75, wing * span, -span * 0.3);
      context.quadraticCurveTo(wing * span * 0.78, -span * 0.16, wing * span * 0.66, span * 0.14);
      context.quadraticCurveTo(wing * span * 0.46, -span * 0.1, wing * span * 0.3, span * 0.2);
      context.quadraticCurveTo(wing * span * 0.16, span * 0.02, 0, span * 0.3);
    }
    context.fill();
    context.restore();
  }
}
