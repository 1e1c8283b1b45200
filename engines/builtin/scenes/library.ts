import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintWall } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';

/** Shelves up to the ceiling, with lamps or candles before them. */
/** Rows of things on shelves. */
export interface ShelvesPaint {
  wood: readonly [string, string, string];
  floor: readonly [string, string];
  books: readonly string[];
  light: string;
  /** Boxes and tins of a shop rather than books. */
  isShop?: boolean;
}

const { darkMood } = moodsOf<ShelvesPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.wood[1],
  accent,
  glow: paint.light,
  shadow: mix(paint.wood[0], '#000000', 0.5),
}));

export const library = defineScene<ShelvesPaint>(
  'library',
  [
    darkMood('candles', ['#e09a3a', '#ffe14d'], {
      wood: ['#1c0d08', '#4a2614', '#8a5226'],
      floor: ['#6a3a1c', '#1f0f08'],
      books: ['#8a2a24', '#2a4a3a', '#6a4a1f', '#2a3458', '#7a5a30', '#4a1f2c', '#a8803a'],
      light: '#ffd890',
    }),
    darkMood('day', ['#d8a860', '#2f6ad8'], {
      wood: ['#4a2f1c', '#8a5c34', '#c89a60'],
      floor: ['#c8945a', '#5a3a20'],
      books: ['#c83a3a', '#2f7a5a', '#e0a83a', '#2f5aa8', '#e8d8b8', '#8a3a6a', '#3aa0b0'],
      light: '#fff4d8',
    }),
    darkMood('night', ['#4f7ac8', '#ffe14d'], {
      wood: ['#080a18', '#182444', '#34487a'],
      floor: ['#24345c', '#070a18'],
      books: ['#3a4a8a', '#2a5a6a', '#5a3a7a', '#6a6a9a', '#24406a', '#7a4a6a'],
      light: '#c8e0ff',
    }),
  ],
  { bloom: 0.3, vignette: 0.46 },
  (stage, { paint }) => paintShelvedRoom(stage, paint),
);

/** A room whose wall is shelves, lit before them. */
export function paintShelvedRoom(stage: Stage, paint: ShelvesPaint): void {
  const { context, width, height, focus, random } = stage;
  const floor = height * (stage.isTall ? 0.8 : 0.78);
  paintWall(stage, random.fork('wall'), floor, { colors: paint.wood, rough: 0.2 });
  paintShelves(stage, random.fork('books'), floor, paint);
  context.fillStyle = vertical(context, floor, height, [
    [0, paint.floor[0]],
    [1, paint.floor[1]],
  ]);
  context.fillRect(-2, floor, width + 4, height - floor + 4);
  context.strokeStyle = mix(paint.floor[1], paint.floor[0], 0.3);
  context.lineWidth = 2;
  for (let board = -12; board <= 12; board++) {
    context.beginPath();
    context.moveTo(width / 2 + board * 90, floor);
    context.lineTo(width / 2 + board * 220, height + 4);
    context.stroke();
  }
  for (const at of [0.08, 0.3, 0.7, 0.92]) {
    const x = width * at;
    glow(context, { x, y: floor - height * 0.3, radius: 330, color: paint.light, strength: 0.5 });
    glow(context, { x, y: floor - height * 0.3, radius: 46, color: '#fffbe8', strength: 1 });
  }
  glow(context, { x: focus.x, y: focus.y * 0.8, radius: 560, color: paint.light, strength: 0.4 });
  glow(context, {
    x: focus.x,
    y: height * 0.9,
    radius: 520,
    color: paint.light,
    strength: 0.4,
    flatness: 0.3,
  });
}

function paintShelves(
  stage: Stage,
  random: Random,
  floor: number,
  { wood, books, isShop = false }: ShelvesPaint,
): void {
  const { context, width } = stage;
  const shelf = 122;
  for (let bottom = floor - 16; bottom > -shelf; bottom -= shelf) {
    context.fillStyle = mix(wood[0], '#000000', 0.35);
    context.fillRect(-2, bottom - shelf + 14, width + 4, shelf - 14);
    for (let x = -8; x < width + 8; ) {
      const thick = isShop ? random.between(26, 54) : random.between(11, 26);
      const tall = shelf * random.between(0.58, 0.82);
      const isGap = random.next() < 0.05;
      if (!isGap) {
        const color = random.pick(books);
        const away = Math.abs(x - stage.focus.x) / width;
        const cover = mix(color, wood[0], Math.min(0.62, 0.12 + away * 0.7));
        context.fillStyle = cover;
        context.fillRect(x, bottom - tall, thick - 1.6, tall);
        context.fillStyle = mix(cover, '#ffffff', 0.24);
        context.fillRect(x + 1.4, bottom - tall, 2.2, tall);
        context.fillStyle = isShop ? mix(cover, '#ffffff', 0.6) : mix(cover, '#ffe0a0', 0.5);
        context.fillRect(x, bottom - tall * 0.82, thick - 1.6, isShop ? tall * 0.2 : 3);
        context.fillRect(x, bottom - tall * 0.2, thick - 1.6, 3);
      }
      x += thick;
    }
    context.fillStyle = vertical(context, bottom, bottom + 14, [
      [0, wood[2]],
      [1, wood[0]],
    ]);
    context.fillRect(-2, bottom, width + 4, 14);
  }
  context.fillStyle = wood[1];
  for (const at of [-0.01, 0.245, 0.495, 0.745, 0.99]) context.fillRect(width * at, -2, 22, floor + 2);
}
