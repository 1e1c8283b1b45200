import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { paintBroadleaf } from './paint/broadleaf.ts';
import { fade, mix } from './paint/color.ts';
import { linear, vertical } from './paint/fill.ts';
import { fillGround, paintGrass, rollingGround } from './paint/hills.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import { fillPath } from './paint/old-houses.ts';
import type { Stage } from './paint/stage.ts';
import { paintReflection } from './paint/water.ts';

/** A temple garden: cherry trees in blossom about a pond with a red bridge, and a pagoda behind. */
export const japaneseGarden = defineLandscape(
  'japanese-garden',
  { colors: ['#f0a0c0', '#7a9a5a'], hours: ['day', 'dawn', 'sunset', 'night', 'storm', 'autumn'] },
  (stage, hour) => {
    const { context, width, height, focus, random } = stage;
    const shore = height * 0.62;
    paintHour(stage, hour, shore);
    const side = focus.x > width / 2 ? -1 : 1;
    for (const [row, rise] of [120, 60].entries()) {
      const line = rollingGround(random.fork(`hill ${row}`), { base: shore - rise, rise: 40, swell: 380 });
      const green = inLight(hour, row === 0 ? '#8ab0a8' : '#6f9f78');
      fillGround(stage, line, mix(green, hour.sky[3], 0.5 - row * 0.16));
    }
    paintPagoda(stage, width / 2 + side * width * 0.13, shore - 6, height * 0.46, hour);
    for (let tree = 0; tree < 12; tree += 1)
      paintCherry(stage, random.fork(`far ${tree}`), {
        x: ((tree + random.next()) / 12) * width,
        foot: shore + 4,
        height: random.between(90, 150),
        haze: 0.26,
        hour,
      });
    context.fillStyle = inLight(hour, '#7aa858');
    context.fillRect(0, shore - 4, width, 14);
    paintRedBridge(stage, width / 2 - side * width * 0.1, shore + 12, width * 0.2, hour);
    context.fillStyle = vertical(context, shore, height, [
      [0, mix(inLight(hour, '#8fc4c0'), hour.sky[2], 0.4)],
      [1, inLight(hour, '#1f5a5c')],
    ]);
    context.fillRect(0, shore + 10, width, height);
    paintReflection(stage, random.fork('reflection'), { waterline: shore + 10, opacity: 0.7, ripple: 2.2 });
    paintLilies(stage, random.fork('lilies'), shore + 26, hour);
    paintNearBank(stage, random.fork('bank'), side, hour);
    for (const one of [-1, 1])
      paintCherry(stage, random.fork(`near ${one}`), {
        x: width / 2 + one * width * 0.44,
        foot: height * 0.86,
        height: height * (one === side ? 0.8 : 0.92),
        haze: 0,
        hour,
      });
    paintPetals(stage, random.fork('petals'), hour);
    lightGround(stage, hour);
  },
);

function paintCherry(
  stage: Stage,
  random: Random,
  { x, foot, height, haze, hour }: { x: number; foot: number; height: number; haze: number; hour: Hour },
): void {
  const isAutumn = hour.name === 'autumn';
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[3], haze);
  paintBroadleaf(stage, random, {
    x,
    foot,
    height,
    light: tone(isAutumn ? '#ff8a4a' : '#ffe4ee'),
    dark: tone(isAutumn ? '#a83020' : '#e0809f'),
    trunk: tone('#4a3434'),
    spread: 1.06,
    lightFrom: -1,
  });
}

/** Five roofs, one above the other, each with its wall and its turned-up eaves. */
function paintPagoda({ context }: Stage, x: number, foot: number, height: number, hour: Hour): void {
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[2], 0.16);
  const storey = height / 6.4;
  for (let floor = 0; floor < 5; floor += 1) {
    const wide = height * (0.34 - floor * 0.036);
    const base = foot - floor * storey;
    context.fillStyle = linear(
      context,
      [x - wide / 2, 0],
      [x + wide / 2, 0],
      [
        [0, tone('#d8563c')],
        [0.6, tone('#b03a2a')],
        [1, tone('#6a2020')],
      ],
    );
    context.fillRect(x - wide * 0.36, base - storey * 0.7, wide * 0.72, storey * 0.72);
    context.fillStyle = hour.lamps > 0.5 ? '#ffd27a' : tone('#f4e4c8');
    for (const at of [-0.22, -0.06, 0.1])
      context.fillRect(x + wide * at, base - storey * 0.5, wide * 0.11, storey * 0.34);
    context.fillStyle = vertical(context, base - storey * 1.06, base - storey * 0.5, [
      [0, tone('#7a8894')],
      [1, tone('#2f3a46')],
    ]);
    context.beginPath();
    context.moveTo(x - wide * 0.66, base - storey * 0.66);
    context.quadraticCurveTo(x - wide * 0.36, base - storey * 0.72, x - wide * 0.26, base - storey * 1.02);
    context.lineTo(x + wide * 0.26, base - storey * 1.02);
    context.quadraticCurveTo(x + wide * 0.36, base - storey * 0.72, x + wide * 0.66, base - storey * 0.66);
    context.quadraticCurveTo(x, base - storey * 0.5, x - wide * 0.66, base - storey * 0.66);
    context.fill();
  }
  context.fillStyle = tone('#d8a83c');
  context.fillRect(x - height * 0.006, foot - height * 1.0, height * 0.012, height * 0.22);
  for (const ring of [0.84, 0.88, 0.92])
    context.fillRect(x - height * 0.018, foot - height * ring, height * 0.036, height * 0.014);
  if (hour.lamps > 0.5)
    glow(context, { x, y: foot - height * 0.4, radius: height * 0.5, color: '#ffb860', strength: 0.4 });
}

function paintRedBridge({ context }: Stage, x: number, foot: number, width: number, hour: Hour): void {
  const red = inLight(hour, '#d23a2c');
  const arch = (rise: number) => {
    context.moveTo(x - width / 2, foot - rise * 0.2);
    context.quadraticCurveTo(x, foot - width * 0.3 - rise, x + width / 2, foot - rise * 0.2);
  };
  context.lineWidth = width * 0.05;
  context.strokeStyle = mix(red, '#200808', 0.4);
  context.beginPath();
  arch(0);
  context.stroke();
  context.lineWidth = width * 0.026;
  context.strokeStyle = red;
  context.beginPath();
  arch(width * 0.03);
  context.stroke();
  context.lineWidth = width * 0.018;
  context.strokeStyle = mix(red, '#ffb0a0', 0.3);
  context.beginPath();
  arch(width * 0.2);
  for (let post = 0; post <= 8; post += 1) {
    const share = post / 8;
    const left = x - width / 2 + share * width;
    const bow = 4 * share * (1 - share) * width * 0.15;
    context.moveTo(left, foot - bow);
    context.lineTo(left, foot - bow - width * (0.05 + 0.1 * 4 * share * (1 - share)));
  }
  context.stroke();
}

function paintLilies({ context, width, height }: Stage, random: Random, top: number, hour: Hour): void {
  for (let pad = 0; pad < 34; pad += 1) {
    const near = random.next();
    const y = top + near * height * 0.17;
    const x = random.next() * width;
    const size = 8 + near * 24;
    context.fillStyle = inLight(hour, random.pick(['#5aa84a', '#4a943f', '#7cbc58']));
    context.beginPath();
    context.ellipse(x, y, size, size * 0.3, 0, 0.3, 2 * Math.PI - 0.1);
    context.lineTo(x, y);
    context.fill();
    if (pad % 4 > 0) continue;
    context.fillStyle = inLight(hour, '#ffd4e4');
    context.beginPath();
    context.ellipse(x, y - size * 0.16, size * 0.3, size * 0.18, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Moss, stones and a stone lantern before the water. */
function paintNearBank(stage: Stage, random: Random, side: number, hour: Hour): void {
  const { context, width, height } = stage;
  const edge = (x: number) =>
    height * 0.86 - ((x / width - 0.5) * 2) ** 2 * height * 0.07 + Math.sin(x / 60) * 5;
  context.fillStyle = vertical(context, height * 0.79, height, [
    [0, inLight(hour, '#a4c85a')],
    [0.4, inLight(hour, '#5f9442')],
    [1, inLight(hour, '#284f2c')],
  ]);
  context.beginPath();
  context.moveTo(0, height + 4);
  for (let x = 0; x <= width; x += 12) context.lineTo(x, edge(x));
  context.lineTo(width, height + 4);
  context.fill();
  for (let stone = 0; stone < 16; stone += 1) {
    const x = random.next() * width;
    const size = random.between(12, 36);
    const y = edge(x) + random.between(-8, 8);
    context.fillStyle = vertical(context, y - size * 0.6, y + size * 0.5, [
      [0, inLight(hour, '#c8c8c0')],
      [1, inLight(hour, '#4a4e4c')],
    ]);
    context.beginPath();
    context.ellipse(x, y, size, size * 0.56, 0, 0, 2 * Math.PI);
    context.fill();
  }
  paintLantern(stage, width / 2 - side * width * 0.3, height * 0.87, height * 0.2, hour);
  paintGrass(stage, random, (x) => edge(x) + 36, inLight(hour, '#5a9440'), 24);
}

function paintLantern({ context }: Stage, x: number, foot: number, height: number, hour: Hour): void {
  const stone = inLight(hour, '#a8a8a0');
  context.fillStyle = linear(
    context,
    [x - height * 0.2, 0],
    [x + height * 0.2, 0],
    [
      [0, mix(stone, '#ffffff', 0.24)],
      [1, mix(stone, '#101418', 0.44)],
    ],
  );
  context.fillRect(x - height * 0.16, foot - height * 0.1, height * 0.32, height * 0.1);
  context.fillRect(x - height * 0.07, foot - height * 0.5, height * 0.14, height * 0.42);
  context.fillRect(x - height * 0.17, foot - height * 0.56, height * 0.34, height * 0.07);
  context.fillRect(x - height * 0.12, foot - height * 0.78, height * 0.24, height * 0.24);
  fillPath(context, [
    [x - height * 0.26, foot - height * 0.76],
    [x - height * 0.08, foot - height * 0.92],
    [x + height * 0.08, foot - height * 0.92],
    [x + height * 0.26, foot - height * 0.76],
  ]);
  context.beginPath();
  context.arc(x, foot - height * 0.95, height * 0.05, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = hour.lamps > 0.4 ? '#ffd88a' : mix(stone, '#101418', 0.7);
  context.fillRect(x - height * 0.06, foot - height * 0.72, height * 0.12, height * 0.13);
  if (hour.lamps > 0.4)
    glow(context, { x, y: foot - height * 0.66, radius: height * 0.8, color: '#ffc070', strength: 0.6 });
}

function paintPetals({ context, width, height }: Stage, random: Random, hour: Hour): void {
  const colors = hour.name === 'autumn' ? ['#ff9a4a', '#d8502a'] : ['#ffd4e4', '#ffffff', '#f4a0bc'];
  for (let petal = 0; petal < 130; petal += 1) {
    const size = 2 + random.next() ** 3 * 7;
    context.fillStyle = fade(mix(random.pick(colors), inLight(hour, '#ffffff'), 0.2), random.between(0.6, 1));
    context.beginPath();
    context.ellipse(
      random.next() * width,
      random.next() * height,
      size,
      size * 0.55,
      random.between(-1, 1),
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}
