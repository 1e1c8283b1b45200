import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix, parseHex } from './paint/color.ts';
import { scatterBits } from './paint/crowd.ts';
import { paintField } from './paint/field.ts';
import { fillDown, paintMist, vertical } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import { paintCloudVeil, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';

/** A full stadium under floodlights, seen from the grass. */
interface StadiumPaint {
  sky: readonly [string, string, string];
  stand: readonly [string, string];
  crowd: readonly [string, string, string];
  grass: readonly [string, string, string];
  lamp: string;
  haze: string;
}

const { darkMood } = moodsOf<StadiumPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.sky[1],
  accent,
  glow: paint.lamp,
  shadow: mix(paint.sky[0], '#000000', 0.5),
}));

export const stadium = defineScene<StadiumPaint>(
  'stadium',
  [
    darkMood('night', ['#22b03a', '#ffe14d'], {
      sky: ['#030a24', '#0c2f7a', '#3f8fe8'],
      stand: ['#050d28', '#12306a'],
      crowd: ['#8fc0ff', '#ffffff', '#ff8a6a'],
      grass: ['#5fe04a', '#1c9a35', '#063a1f'],
      lamp: '#f2fbff',
      haze: '#6fb8ff',
    }),
    darkMood('day', ['#3fb83a', '#ffd83d'], {
      sky: ['#0f6ae0', '#49b0fa', '#d4f2ff'],
      stand: ['#1f3f7a', '#5f8ac8'],
      crowd: ['#ffffff', '#ffd84f', '#ff5f5f'],
      grass: ['#9cf05a', '#3fb83a', '#0f6a2a'],
      lamp: '#fffdf0',
      haze: '#d8f2ff',
    }),
    darkMood('sunset', ['#f0783f', '#ffe14d'], {
      sky: ['#2a1660', '#c83f7a', '#ffb45f'],
      stand: ['#1c0c38', '#6a2a5a'],
      crowd: ['#ffd08a', '#ffffff', '#ff7aa8'],
      grass: ['#d8d84a', '#5f9a2a', '#1a4a24'],
      lamp: '#fff4d0',
      haze: '#ffa06a',
    }),
    darkMood('final', ['#e0302a', '#ffe14d'], {
      sky: ['#140408', '#6a0c1f', '#f0503a'],
      stand: ['#120308', '#4a0c1a'],
      crowd: ['#ffb08a', '#ffffff', '#ffd84f'],
      grass: ['#7ae04a', '#248a2f', '#0a3818'],
      lamp: '#fff6e4',
      haze: '#ff7a5f',
    }),
  ],
  { bloom: 0.42, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, height, focus, random } = stage;
    const pitch = height * (stage.isTall ? 0.66 : 0.62);
    const rim = pitch - (stage.isTall ? 300 : 250);
    paintSky(stage, pitch, evenStops(...paint.sky));
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: pitch,
      width: 620,
      height: 130,
      cover: 0.42,
      opacity: 0.55,
      light: { x: focus.x, y: pitch },
      stops: evenStops(paint.sky[0], paint.sky[1], paint.haze),
    });
    glow(context, { x: focus.x, y: rim + 30, radius: 620, color: paint.haze, strength: 0.7, flatness: 0.6 });
    paintStands(stage, random.fork('stands'), rim, pitch, paint);
    paintPitch(stage, pitch, paint);
    paintLamps(stage, random.fork('lamps'), rim, paint);
    paintMist(stage, paint.haze, pitch - 120, pitch + 70, [
      [0, 0],
      [0.62, 0.36],
      [1, 0],
    ]);
    glow(context, {
      x: focus.x,
      y: pitch + 60,
      radius: 560,
      color: paint.lamp,
      strength: 0.5,
      flatness: 0.3,
    });
    paintSparks(stage, random.fork('confetti'), {
      count: 70,
      color: paint.lamp,
      halo: paint.haze,
      size: [0.9, 4.5],
      opacity: 0.7,
    });
  },
);

/** Height of the stands' upper edge: a bowl, lowest in the middle of the picture. */
function bowl(stage: Stage, edge: number, x: number): number {
  const off = (x - stage.width / 2) / 640;
  return edge - 78 * off * off;
}

/** Two tiers of people as flecks of colour, a dark gangway between them and a lit roof above. */
function paintStands(stage: Stage, random: Random, rim: number, pitch: number, paint: StadiumPaint): void {
  const { context, width, focus } = stage;
  const seats = random.integer(0, 1 << 20);
  const colors = paint.crowd.map(parseHex);
  const [dark, light] = paint.stand.map(parseHex) as [
    ReturnType<typeof parseHex>,
    ReturnType<typeof parseHex>,
  ];
  paintField(
    stage,
    (x, y, out, at) => {
      const top = bowl(stage, rim, x);
      const depth = (y - top) / (pitch - top);
      if (depth < 0) {
        out[at + 3] = 0;
        return;
      }
      const row = Math.floor(depth * 34);
      const seat = Math.floor(x / 5.2 + (row % 2) * 0.5);
      const chance = scatterBits(seat, row + seats);
      const isGangway = depth > 0.43 && depth < 0.5;
      const isStair = Math.abs(((x - width / 2) * (1 + depth * 0.1)) % 150) < 5;
      const near = Math.exp(-(((x - focus.x) / (width * 0.36)) ** 2));
      const lit = 0.24 + near * 0.56 + depth * 0.1;
      const person = colors[chance & 3 ? (chance >>> 4) % 2 : 2] as (typeof colors)[number];
      const share = isGangway || isStair ? 0 : ((chance >>> 8) & 255) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const base =
          (dark[channel] as number) * 0.5 + (light[channel] as number) * (isGangway ? 0.15 : 0.36 * lit);
        out[at + channel] = base + (person[channel] as number) * share ** 2.2 * lit * 0.72;
      }
      out[at + 3] = 255;
    },
    { area: { x: 0, y: rim - 90, width, height: pitch - rim + 92 }, fineness: 400 },
  );
  paintRoof(stage, rim, paint);
  for (let flash = 0; flash < 16; flash++) {
    const x = random.next() * width;
    glow(context, {
      x,
      y: bowl(stage, rim, x) + random.between(30, 200),
      radius: random.between(8, 20),
      color: '#ffffff',
      strength: random.between(0.6, 1),
    });
  }
}

function paintRoof(stage: Stage, rim: number, paint: StadiumPaint): void {
  const { context, width } = stage;
  context.beginPath();
  for (let x = -10; x <= width + 10; x += 20) context.lineTo(x, bowl(stage, rim, x) - 34);
  for (let x = width + 10; x >= -10; x -= 20) context.lineTo(x, bowl(stage, rim, x) + 12);
  context.closePath();
  context.fillStyle = vertical(
    context,
    rim - 110,
    rim + 12,
    evenStops(mix(paint.stand[1], paint.haze, 0.3), paint.stand[0]),
  );
  context.fill();
  context.strokeStyle = fade(paint.lamp, 0.85);
  context.lineWidth = 3;
  context.beginPath();
  for (let x = -10; x <= width + 10; x += 20) context.lineTo(x, bowl(stage, rim, x) + 10);
  context.stroke();
}

/** Mown stripes running to the vanishing point, and the chalk lines of a penalty area. */
function paintPitch(stage: Stage, pitch: number, paint: StadiumPaint): void {
  const { context, width, height, focus } = stage;
  const [light, body, dark] = paint.grass;
  fillDown(stage, pitch, height, [
    [0, light],
    [0.4, body],
    [1, dark],
  ]);
  context.fillStyle = fade(light, 0.3);
  context.beginPath();
  for (let stripe = -14; stripe < 14; stripe += 2) {
    context.moveTo(focus.x + stripe * 54, pitch);
    context.lineTo(focus.x + (stripe + 1) * 54, pitch);
    context.lineTo(focus.x + (stripe + 1) * 190, height + 4);
    context.lineTo(focus.x + stripe * 190, height + 4);
  }
  context.fill();
  const depth = height - pitch;
  context.strokeStyle = 'rgba(255,255,255,0.8)';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(-10, pitch + depth * 0.1);
  context.lineTo(width + 10, pitch + depth * 0.1);
  context.stroke();
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(focus.x - 330, pitch + depth * 0.1);
  context.lineTo(focus.x - 520, pitch + depth * 0.5);
  context.lineTo(focus.x + 520, pitch + depth * 0.5);
  context.lineTo(focus.x + 330, pitch + depth * 0.1);
  context.stroke();
  context.beginPath();
  context.ellipse(focus.x, pitch + depth * 0.5, 210, depth * 0.2, 0, 0, Math.PI);
  context.stroke();
  paintMist(stage, mix(dark, '#000000', 0.4), pitch + depth * 0.4, height, evenStops(0, 0.7));
}

/** Batteries of floodlights on masts at both sides, with their beams. */
function paintLamps(stage: Stage, random: Random, rim: number, paint: StadiumPaint): void {
  const { context, width, focus } = stage;
  for (const share of stage.isTall ? [0.16, 0.84] : [0.09, 0.37, 0.63, 0.91]) {
    const x = width * share;
    const foot = bowl(stage, rim, x) - 20;
    const y = foot - (Math.abs(share - 0.5) > 0.3 ? 110 : 74);
    context.strokeStyle = mix(paint.stand[0], paint.haze, 0.25);
    context.lineWidth = 6;
    context.beginPath();
    context.moveTo(x, foot);
    context.lineTo(x, y);
    context.stroke();
    glow(context, { x, y, radius: 190, color: paint.haze, strength: 0.85 });
    context.fillStyle = paint.lamp;
    for (let column = 0; column < 5; column++) {
      for (let row = 0; row < 3; row++) {
        context.beginPath();
        context.arc(x + (column - 2) * 15, y + (row - 1) * 15, 5.6, 0, Math.PI * 2);
        context.fill();
      }
    }
    glow(context, { x, y, radius: 110, color: paint.lamp, strength: 0.9 });
  }
  for (const share of stage.isTall ? [0.16, 0.84] : [0.09, 0.91]) {
    const x = width * share;
    const y = bowl(stage, rim, x) - 130;
    const direction = Math.atan2(stage.height * 0.72 - y, focus.x - x);
    lightRays(stage, random.fork(`beam ${share}`), {
      x,
      y,
      color: paint.lamp,
      strength: 0.6,
      reach: 900,
      count: 44,
      direction,
      spread: 0.62,
    });
  }
}
