import { defineScene, moodsOf } from './define-scene.ts';
import { paintShelvedRoom, type ShelvesPaint } from './library.ts';
import { mix } from './paint/color.ts';

const { darkMood, lightMood } = moodsOf<ShelvesPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.wood[1],
    accent,
    glow: paint.light,
    shadow: mix(paint.wood[0], '#000000', 0.5),
  }),
);
const goods = ['#e8403a', '#f2b82e', '#3aa84a', '#2f8fd8', '#f07a2a', '#b84aa0', '#f4f0e4', '#2ab8b0'];

/** The aisle of a supermarket. */
export const shop = defineScene<ShelvesPaint>(
  'shop',
  [
    darkMood('day', ['#3aa8d8', '#ffe14d'], {
      wood: ['#3a4a5c', '#7f93a8', '#dfe8f0'],
      floor: ['#e4ecf2', '#7a8a98'],
      books: goods,
      light: '#ffffff',
      isShop: true,
    }),
    lightMood('noon', ['#5ab8e0', '#d8335a'], {
      wood: ['#8fa0b0', '#c4d0da', '#f4f8fb'],
      floor: ['#f4f8fa', '#b0bcc6'],
      books: goods,
      light: '#ffffff',
      isShop: true,
    }),
    darkMood('night', ['#5a6ae0', '#ffe14d'], {
      wood: ['#0a1024', '#243458', '#5a78b0'],
      floor: ['#34487a', '#080e20'],
      books: goods,
      light: '#c8e4ff',
      isShop: true,
    }),
  ],
  { bloom: 0.24, vignette: 0.36 },
  (stage, { paint }) => paintShelvedRoom(stage, paint),
);
