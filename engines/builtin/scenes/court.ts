import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix, parseHex } from './paint/color.ts';
import { scatterBits } from './paint/crowd.ts';
import { paintField } from './paint/field.ts';
import { fillStage, linear } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';
import { paintTable } from './paint/table.ts';

/** A basketball court: a hoop, the crowd in the dark, lamps and varnished boards with lines. */
interface CourtPaint {
  stand: readonly [string, string];
  crowd: readonly [string, string, string];
  wood: readonly [string, string, string, string];
  line: string;
  lamp: string;
}

const { darkMood } = moodsOf<CourtPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.wood[2],
  accent,
  glow: paint.lamp,
  shadow: mix(paint.stand[0], '#000000', 0.5),
}));

export const court = defineScene<CourtPaint>(
  'court',
  [
    darkMood('arena', ['#e08a3a', '#ffe14d'], {
      stand: ['#0a0a1c', '#2a2a58'],
      crowd: ['#8f9fe8', '#ffffff', '#ff9a5a'],
      wood: ['#4a2008', '#a8602a', '#d8944a', '#ffd08a'],
      line: '#ffffff',
      lamp: '#fff2d0',
    }),
    darkMood('final', ['#e0302a', '#ffe14d'], {
      stand: ['#14040c', '#5a1424'],
      crowd: ['#ff8a7a', '#ffffff', '#ffd84f'],
      wood: ['#3a1408', '#8f4420', '#c8763a', '#f8b87a'],
      line: '#ffffff',
      lamp: '#ffe4c4',
    }),
    darkMood('night', ['#3a5fd8', '#ffe14d'], {
      stand: ['#040a20', '#143070'],
      crowd: ['#7fb4ff', '#ffffff', '#b48aff'],
      wood: ['#1a1430', '#4a3a68', '#7f689a', '#c4aede'],
      line: '#bfe4ff',
      lamp: '#cfe8ff',
    }),
    darkMood('day', ['#3fa06a', '#ffe14d'], {
      stand: ['#1f4a5a', '#7fb8c8'],
      crowd: ['#ffffff', '#ffd84f', '#ff6a5a'],
      wood: ['#8a5a2a', '#c88f4f', '#eab878', '#ffe8b8'],
      line: '#1f6a9a',
      lamp: '#fffdf0',
    }),
  ],
  { bloom: 0.36, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const floor = height * 0.68;
    fillStage(stage, paint.stand[0]);
    paintCrowd(stage, random.fork('crowd'), floor, paint);
    lightRays(stage, random.fork('rays'), {
      x: focus.x,
      y: -60,
      color: paint.lamp,
      strength: 0.4,
      reach: height * 1.1,
      count: 7,
      direction: Math.PI / 2,
      spread: 1.5,
    });
    for (let lamp = 0; lamp < 7; lamp += 1) {
      const x = (width * (lamp + 0.5)) / 7;
      glow(context, { x, y: 26, radius: 120, color: paint.lamp, strength: 0.8 });
      glow(context, { x, y: 26, radius: 34, color: '#ffffff', strength: 1 });
    }
    paintTable(stage, random.fork('floor'), floor, { wood: paint.wood, light: paint.lamp });
    paintLines(stage, floor, paint);
    paintHoop(stage, focus.x > width / 2 ? width * 0.22 : width * 0.78, height * 0.1, floor);
  },
);

function paintCrowd(stage: Stage, random: Random, floor: number, { stand, crowd }: CourtPaint): void {
  const seats = random.integer(0, 1 << 20);
  const colors = crowd.map(parseHex);
  const [dark, light] = [parseHex(stand[0]), parseHex(stand[1])];
  paintField(
    stage,
    (x, y, out, at) => {
      const depth = y / floor;
      const row = Math.floor(depth * 26);
      const seat = Math.floor(x / 9 + (row % 2) * 0.5);
      const chance = scatterBits(seat, row + seats);
      const person = colors[chance & 3 ? (chance >>> 4) % 2 : 2] ?? light;
      const near = Math.exp(-(((x - stage.focus.x) / (stage.width * 0.4)) ** 2));
      const lit = (0.12 + near * 0.34) * (0.35 + depth * 0.65) * ((chance >>> 8) % 5 === 0 ? 0.2 : 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const ground =
          (dark[channel] ?? 0) + ((light[channel] ?? 0) - (dark[channel] ?? 0)) * depth * (0.4 + near * 0.6);
        out[at + channel] = ground + ((person[channel] ?? 0) - ground) * lit;
      }
      out[at + 3] = 255;
    },
    { area: { x: 0, y: 0, width: stage.width, height: floor + 3 }, fineness: 330 },
  );
}

function paintLines({ context, width, height, focus }: Stage, floor: number, { line }: CourtPaint): void {
  context.save();
  context.strokeStyle = fade(line, 0.75);
  context.lineWidth = 7;
  context.beginPath();
  context.ellipse(focus.x, floor + (height - floor) * 0.52, 400, 76, 0, 0, 2 * Math.PI);
  context.moveTo(0, floor + 14);
  context.lineTo(width, floor + 14);
  context.moveTo(focus.x - 150, floor + 14);
  context.lineTo(focus.x - 360, height);
  context.moveTo(focus.x + 150, floor + 14);
  context.lineTo(focus.x + 360, height);
  context.stroke();
  context.restore();
}

function paintHoop({ context }: Stage, x: number, top: number, floor: number): void {
  context.fillStyle = '#23252d';
  context.fillRect(x - 9, top + 120, 18, floor - top - 110);
  context.fillStyle = linear(
    context,
    [0, top],
    [0, top + 170],
    [
      [0, 'rgba(255,255,255,0.95)'],
      [1, 'rgba(214,226,240,0.8)'],
    ],
  );
  context.fillRect(x - 130, top, 260, 165);
  context.strokeStyle = '#d8303a';
  context.lineWidth = 8;
  context.strokeRect(x - 126, top + 4, 252, 157);
  context.strokeRect(x - 46, top + 62, 92, 70);
  context.strokeStyle = 'rgba(255,255,255,0.85)';
  context.lineWidth = 3;
  context.beginPath();
  for (let cord = -4; cord <= 4; cord += 1) {
    context.moveTo(x + cord * 12, top + 142);
    context.lineTo(x + cord * 6.5 + 8, top + 216);
    context.moveTo(x + cord * 12, top + 142);
    context.lineTo(x + cord * 6.5 - 8, top + 216);
  }
  context.stroke();
  context.strokeStyle = '#ff6a2a';
  context.lineWidth = 9;
  context.beginPath();
  context.ellipse(x, top + 142, 52, 13, 0, 0, 2 * Math.PI);
  context.stroke();
}
