/** Clothes on shoulders from the front. */
import type { Garment, Look, Tones } from '../figures/look.ts';
import { mixed } from '../figures/mixed.ts';
import { ball, line, shape } from '../own-drawing.ts';
import { both } from './face.ts';

const gold = '#f2bf3c';
/** Of scarves and bows without a colour. */
const red: Tones = ['#f2806e', '#e0483a', '#a42e26'];
const chest = 'M2 76 C2 61 10 55.8 23 53.4 L41 53.4 C54 55.8 62 61 62 76 Z';

const over: Partial<Record<Garment, (look: Look) => string[]>> = {
  'lab-coat': ({ bottom }) => [
    shape('M22 54 L32 72 L42 54 L40 52 H24 Z', bottom[0]),
    ...both(
      shape('M23 53 L18 57 L24 66 L31.4 75 L32 72 Z', '#f7f9fc'),
      line('M23 53.4 L32 72 M18 57 L24.6 66.4', '#b4bcc8', 0.8),
    ),
    line('M32 72 V76', '#b4bcc8', 0.9),
    line('M46 66 h7 v8 M49 66 v-3', '#b4bcc8', 0.8),
    line('M49 62.6 v4', '#2f7fd0', 1.3),
  ],
  lapels: ({ top }) => [
    shape('M23.6 53 L32 70 L40.4 53 L38 51 H26 Z', '#ffffff'),
    shape('M30.4 56 H33.6 L34.6 70 L32 74 L29.4 70 Z', '#b3242a'),
    ...both(
      shape('M22.6 53 L16.6 57.4 L22 62 L20 64 L31.6 76 L32 70 Z', top[1]),
      line('M22.6 53.4 L32 71 M17 57.6 L22 62 L20.2 64 L31 75.6', top[2], 0.9),
      shape('M24.6 52 L32 57 L28 60 Z', '#f4f6fa'),
    ),
  ],
  stripes: () => [
    line('M8 62 Q32 72 56 62 M4 68 Q32 78 60 68 M14 57.6 Q32 66 50 57.6 M3 74 Q32 82 61 74', '#22408c', 2.2),
    shape('M20 53.6 L32 68 L44 53.6 L52 57 L40 70 L32 76 L24 70 L12 57 Z', '#22408c'),
    line('M16 57 L26 68.4 L32 73 L38 68.4 L48 57', '#ffffff', 0.8),
    shape('M24 53 Q32 62 40 53 L38 51 H26 Z', '#ffffff'),
  ],
  overalls: ({ bottom }) => [
    ...both(shape('M14 56 L19 54.6 L22 76 H15 Z', bottom[1]), ball(18.6, 70, 1.3, gold)),
    shape('M16 69 H48 V77 H16 Z', bottom[1]),
  ],
  vest: ({ bottom, garmentTones }) =>
    both(
      shape('M20 53.8 C12 56 6 59 4 66 L2.6 76 H27 Z', garmentTones?.vest?.[1] ?? bottom[2]),
      line('M20 54 L27 76', '#000000', 0.7, 'opacity=".35"'),
    ),
  ruffles: ({ top }) => [
    line(
      'M8 61 q3 4 6 1 q3 4 6 1.4 q3 4 6 1.2 q3 4 6 .6 q3 3.4 6 0 q3 3 6 -.6 q3 3 6 -1.4 q3 2 6 -2',
      top[0],
      2.4,
    ),
  ],
  kimono: ({ top, bottom }) => [
    shape('M24 52 L32 66 L40 52 Z', '#ffffff'),
    shape('M41.6 52 L46 54.4 L25 76 H18 Z', top[0]),
    shape('M22.4 52 L18 54.4 L33 76 H40 Z', top[2]),
    line('M22.6 52.4 L37 74', bottom[0], 1.2),
  ],
  ermine: () => [
    shape(
      'M12 57 C18 51 24 52 32 61 C40 52 46 51 52 57 C56 60 52 68 46 67 C40 66 36 70 32 71 C28 70 24 66 18 67 C12 68 8 60 12 57 Z',
      'url(#white)',
    ),
    ...both(shape('M17 59 l1.4 4 l-2.6 0 Z M24 59 l1.2 4 l-2.4 0 Z M12.6 62 l1.2 3 l-2 0 Z', '#23202a')),
    ball(32, 67, 3, gold),
    ball(32, 67, 1.6, '#d9263a'),
  ],
  'gold-trim': () => [line('M32 62 V76', gold, 2.6)],
  collar: () =>
    both(
      shape('M24.6 51.6 L32 58.6 L26.4 63 L21 54.6 Z', '#ffffff'),
      line('M32 58.6 L26.4 63 L21 54.6', '#b4bcc8', 0.7),
    ),
  scarf: ({ garmentTones: { scarf: [lit, body, dim] = red } = {} }) => [
    shape('M18 52 C24 49 40 49 46 52 C49 56 46 61 42 62 C36 64 28 64 22 62 C18 61 15 56 18 52 Z', body),
    line('M20 56 Q32 60 44 56 M21 59 Q32 63 43 59', dim, 0.8),
    line('M21 53.6 Q32 57 43 53.6', lit, 0.9, 'opacity=".7"'),
    shape('M38 60 L46 59 L48 76 H39 Z', mixed(body, dim)),
    line('M41 63 L42 76 M44.4 62.6 L45.8 76', dim, 0.6, 'opacity=".6"'),
  ],
  'bow-tie': ({ garmentTones: { 'bow-tie': [lit, body, dim] = red } = {} }) => [
    ...both(shape('M32 59 L22.6 54.6 C21.6 58 21.6 61 22.6 63.6 Z', body), line('M24 57 L30 59', lit, 0.8)),
    ball(32, 59, 2.4, dim),
  ],
  poncho: () => [
    shape('M22 53 C10 55 1 62 0 77 H64 C63 62 54 55 42 53 Q32 62 22 53 Z', '#b8322c'),
    line('M15 57.6 Q32 72 49 57.6', '#f2bf3c', 2),
    line('M9 61 Q32 80 55 61', '#2f9c8f', 2.6),
    line('M5 66 Q32 87 59 66', '#f4ead2', 1.8),
    line('M22 53 Q32 63 42 53', '#6f1a1c', 1.2),
  ],
  buttons: () => [
    line('M32 62 V76', '#000000', 0.7, 'opacity=".3"'),
    ball(30, 66, 1.3, gold),
    ball(30, 72, 1.3, gold),
    ball(34, 66, 1.3, gold),
    ball(34, 72, 1.3, gold),
    ...both(line('M6 60 L16 56.4', gold, 2.4)),
  ],
  fur: () => [
    shape(
      'M4 62 C8 53 18 51 23 53 Q32 61 41 53 C46 51 56 53 60 62 C60 68 54 66 50 69 C44 66 40 72 32 70 C24 72 20 66 14 69 C10 66 4 68 4 62 Z',
      '#8f7355',
    ),
    line(
      'M10 60 l-1 4 M16 58 l-1 5 M22 60 l0 5 M42 60 l0 5 M48 58 l1 5 M54 60 l1 4 M29 64 l-.6 4 M36 64 l.6 4',
      '#5e4630',
      1,
    ),
  ],
  plate: () => [
    shape(chest, '#aab4c2'),
    shape('M12 58 C20 55 26 56 30 62 L28 76 H8 Z', '#eef2f7', 'opacity=".7"'),
    line('M32 62 V76 M6 68 Q18 74 30 68 M34 68 Q46 74 58 68', '#5f6977', 1.1),
  ],
  cuirass: () => [
    shape(chest, '#c9953f'),
    shape('M12 58 C20 55 26 56 30 62 L28 76 H8 Z', '#f2d08a', 'opacity=".6"'),
    line('M32 62 V76 M8 68 Q18 73 30 67 M34 67 Q46 73 56 68', '#7d5518', 1.1),
  ],
  cross: () => [
    line('M24 54 Q28 66 32 68 Q36 66 40 54', '#cbb26a', 0.8),
    line('M32 67 V76 M28.6 70.6 H35.4', gold, 1.9),
  ],
  stole: () =>
    both(shape('M24 52.4 L19 55 L20 76 H26.4 Z', '#ffffff'), line('M23 66 v6 M20.8 68.4 h4.4', gold, 1)),
  lace: () => [
    line('M10 60 Q32 74 54 60 M8 63.4 Q32 78 56 63.4', '#ffffff', 1.6, 'opacity=".9"'),
    ...[20, 26, 32, 38, 44].map((x) => ball(x, 58.6 - Math.abs(x - 32) * 0.28, 1, '#fffaf2')),
  ],
  shawl: ({ top }) =>
    both(
      shape('M23 52 C10 55 2 60 2 76 H18 C20 68 24 62 31 66 Z', top[2]),
      line('M8 66 Q16 64 24 60', top[0], 0.9),
    ),
  stethoscope: () => [
    line('M22 53 C20 64 25 69 29 69 M42 53 C44 62 40 68 35 69 M32 69 V75', '#2a2f3a', 1.4),
    ball(32, 75, 2, '#c3ccd8'),
  ],
  hoodie: ({ top }) => [
    shape('M14 57 C18 50 26 54 32 61 C38 54 46 50 50 57 C48 63 38 66 32 66 C26 66 16 63 14 57 Z', top[2]),
    line('M28.6 63 V72 M35.4 63 V72', '#ffffff', 1),
  ],
  backpack: () => both(line('M15 56.4 C12 62 13 70 16 76', '#2c5a35', 3.4)),
  number: () => [],
};

export function clothesOn(look: Look): string[] {
  const { top } = look;
  const base = [
    shape(chest, 'url(#t)'),
    shape('M21.6 54 Q32 63 42.4 54 L40 51 H24 Z', top[2]),
    line('M12 59 C8 62 6 68 5.4 75', top[0], 1.2, 'opacity=".5"'),
    line('M50 62 C52 66 53 71 53 75 M14 66 C13 70 13 73 13.4 75.6', top[2], 0.8, 'opacity=".5"'),
  ];
  return [...base, ...(look.worn ?? []).flatMap((garment) => over[garment]?.(look) ?? [])];
}
