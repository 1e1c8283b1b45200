/**
 * Clothes over a figure's top, on an upright trunk: the neck at the origin, the hip at 0 19, and the front at
 * the left.
 */
import { ball, line, shape } from '../own-drawing.ts';
import type { Garment, Look, Tones } from './look.ts';
import { mixed } from './mixed.ts';

const chest = 'M-2.6 .4 C-6.6 .2 -7.2 3 -6.8 6 L-5 20 C-4.6 23.4 4.6 23.4 5 20 L6.4 6 C7 3 6.2 .2 2.6 .4 Z';
const gold = '#f2bf3c';
/** Of scarves and bows without a colour. */
const scarfTones: Tones = ['#f2806e', '#e0483a', '#a42e26'];

type Draw = (look: Look) => string;

/** Behind the body: wings and packs. */
const behind: Partial<Record<Garment, Draw>> = {
  wings: () =>
    shape(
      'M2 5 C10 -12 26 -16 31 -8 C32 -2 28 2 25 3 C28 5 26 10 21 11 C22 14 18 18 12 17 C7 17 3 13 2 5 Z',
      '#ffffff',
    ) + line('M5 6 C12 -4 22 -9 29 -7 M6 9 C13 3 20 2 25 3 M6 12 C11 9 17 10 21 11', '#c3cedd', 0.9),
  'fairy-wings': () =>
    shape('M2 5 C8 -14 24 -20 30 -10 C32 0 18 8 2 8 Z', '#bff2ff', 'opacity=".78"') +
    shape('M2 8 C14 8 22 14 20 22 C14 28 5 20 2 8 Z', '#d9c6ff', 'opacity=".8"') +
    line('M3 6 C11 -4 19 -10 27 -10 M3 9 C9 12 14 16 17 21', '#ffffff', 0.7),
  backpack: () =>
    shape('M4 1 C13 -1 17 5 16 13 C15.6 21 11 23 4 22 Z', '#3f7d4a') +
    shape('M8 -4 H17 Q18.6 -1.4 17 1 H8 Q6.4 -1.4 8 -4 Z', '#e6a23c') +
    shape('M11 8 H16.4 V17 H11 Z', '#2c5a35'),
};

const over: Partial<Record<Garment, Draw>> = {
  'lab-coat': ({ bottom }) =>
    shape(chest, 'url(#white)') +
    shape('M-4.6 .6 L-1.2 .4 L-3 13 L-5.9 12.4 Z', bottom[0]) +
    line('M-1.2 .6 L-3.2 14 L-3.6 21', '#b4bcc8', 0.6) +
    shape('M-1.4 .4 L.8 .6 L-.6 7.6 L-2.4 5.6 Z', '#f4f6fa') +
    line('M1 14.6 h3.6 v3.4 h-3.4', '#b4bcc8', 0.6) +
    line('M3.4 8 v2.4', '#2f7fd0', 0.8),
  lapels: ({ top }) =>
    shape('M-5 .4 L-1 .4 L-3.2 9 Z', '#ffffff') +
    shape('M-3.6 1.6 L-2.6 1.6 L-2.4 8 L-3.2 9.4 L-4 7.6 Z', '#c2283a') +
    line('M-5.4 1 L-3.4 10 L-.6 .8', top[2], 1) +
    line('M-3.4 10 L-3.6 21', top[2], 0.6) +
    ball(-2.4, 13, 0.5, top[2]) +
    ball(-2.4, 16.4, 0.5, top[2]),
  stripes: () =>
    line(
      'M-6.6 6 Q0 8.4 6.4 6.4 M-6.2 9.6 Q0 12 6 10 M-5.8 13.2 Q0 15.6 5.6 13.6 M-5.4 16.8 Q0 19 5.2 17.2',
      '#22408c',
      1.5,
    ) +
    shape('M-4.6 .2 L3.4 .2 L5.6 6 L1.6 4.6 L-2.4 7 Z', '#22408c') +
    line('M-3.4 2 L-2 5.6 M4.4 4.6 L1.8 3.8', '#ffffff', 0.5),
  overalls: ({ bottom }) =>
    shape('M-5.9 9 L4.6 9 L5 20 C4.6 23.4 -4.6 23.4 -5 20 Z', bottom[1]) +
    line('M-4.8 9.4 L-3.6 .8 M3.8 9.4 L3 .8', bottom[2], 1.6) +
    ball(-4.8, 9.8, 0.8, gold) +
    ball(3.8, 9.8, 0.8, gold) +
    line('M-3.4 12.6 h5 v4 h-5 Z', bottom[2], 0.6),
  vest: ({ bottom, garmentTones }) =>
    shape('M1 .6 C6.2 .2 7 3 6.4 6 L5 20.4 L-2 20.6 L.2 8 Z', garmentTones?.vest?.[1] ?? bottom[2]) +
    shape(
      'M-5 .8 C-7 1.4 -7.2 3.4 -6.8 6 L-5.2 20 L-3.6 20.4 L-4 8 Z',
      garmentTones?.vest?.[1] ?? bottom[2],
    ) +
    line('M.2 8 L-2 20.4', '#000000', 0.5, 'opacity=".35"'),
  tutu: ({ top }) =>
    shape(
      'M-5 15 C-16 14 -20 21 -17.6 23.6 C-10 26 10 26 17.6 22.8 C19.6 19 14 13.6 5 15 Z',
      top[0],
      'opacity=".95"',
    ) +
    line('M-5 16 L-15 22.6 M-3 17 L-8.6 24 M0 17.4 L-1 24.6 M3 17 L7 24 M5 16 L13.6 22', top[1], 0.7) +
    line('M-5.2 15.4 Q0 17.4 5.2 15.4', top[2], 1.2),
  ruffles: ({ top }) =>
    line('M-6.4 4 q1.6 1.6 3.2 .2 q1.6 1.6 3.2 0 q1.6 1.6 3.2 0 q1.6 1.2 3 -.4', top[0], 1.4),
  kimono: ({ bottom, top }) =>
    shape('M-4.4 .2 L-1.4 .2 L-3.4 7 Z', '#ffffff') +
    line('M-4.8 .6 L-2.8 13 M1.8 .2 L-4.4 11.6', top[0], 1.3) +
    shape('M-5.8 12.4 L5.6 12.4 L5.2 18 L-5.2 18 Z', bottom[0]) +
    line('M-5.6 15.2 H5.4', bottom[2], 0.7) +
    shape('M5 11.6 C9 11 10 14 9.4 18 L5.4 18 Z', bottom[1]),
  ermine: () =>
    shape('M-6.8 2.4 C-8 .4 8 -1 7.4 2.4 C7.4 6 -6.4 6.4 -6.8 2.4 Z', 'url(#white)') +
    [-4.8, -1.6, 1.8, 5].map((x) => shape(`M${x} 2.6 l.5 1.6 l-1 0 Z`, '#23202a')).join(''),
  'gold-trim': () =>
    line('M-2.6 5 L-2.6 20', gold, 1.2) + line('M-5.2 19.6 H5', gold, 1.6) + ball(-2.6, 9, 0.8, '#d9263a'),
  collar: () => shape('M-5 -.2 L-1.8 .8 L-3.8 4 Z M.6 .6 L3.6 0 L2 3.6 Z', '#ffffff'),
  scarf: ({ top, garmentTones: { scarf: [, lit, dim] = scarfTones } = {} }) =>
    shape(
      'M-5.4 -1.6 C-2 -2.6 3 -2.6 5.6 -1 C6.6 1 5.6 2.6 4 3 C0 4 -4 3.6 -5.4 2.6 C-6.6 1.4 -6.4 -.8 -5.4 -1.6 Z',
      lit,
    ) +
    shape('M-4.4 2.6 L-1 3.2 L-2.4 12 L-6 11.4 Z', mixed(lit, dim)) +
    line('M-5.8 10 l-.3 2.4 M-4.2 10.4 l-.2 2.4 M-2.8 10.6 l0 2.2', mixed(top[0], '#ffffff'), 0.6),
  backpack: () => line('M-2.6 .8 C-5.4 5 -5 10 -1.6 14', '#2c5a35', 1.7),
  buttons: () =>
    line('M-3.4 1.4 L-3.8 20', '#000000', 0.4, 'opacity=".3"') +
    [5, 9, 13, 17].map((y) => ball(-2.4, y, 0.7, gold)).join('') +
    line('M2.6 1.4 L6.4 2', gold, 1.2),
  fur: () =>
    shape(
      'M-7 1.6 C-8 -1.6 -4 -2.4 -2.6 -1.4 C0 -3 4 -2.6 5 -1.4 C8 -1.6 8.6 2 7 4 C6 7 3 6 1.6 7 C-1 8 -3 6.4 -4.4 6.8 C-6.6 6.6 -7.6 4 -7 1.6 Z',
      '#8f7355',
    ) + line('M-5 1 l-.8 2.4 M-2.6 2 l-.4 2.6 M.4 2 l.2 2.8 M3.2 1.4 l.8 2.6 M5.4 .6 l1 2', '#5e4630', 0.8),
  plate: () =>
    shape(chest, '#aab4c2') +
    shape('M-5.4 2 C-2 .6 0 1.4 -.4 8 L-3 17 L-5 16 Z', '#eef2f7', 'opacity=".8"') +
    line('M-6.4 8.6 Q0 12 6 8.6 M-5.8 13 Q0 16 5.6 13', '#5f6977', 0.8),
  cross: () => line('M-3.4 4.6 L-3.2 10', '#cbb26a', 0.5) + line('M-3.2 9.6 v4.4 M-4.8 11 h3.2', gold, 1),
  stole: () =>
    shape('M-5.2 .6 L-2.8 .4 L-3 21 L-5.2 20.6 Z', '#ffffff') +
    line('M-4.2 15 v3.6 M-5 16.2 h1.8', gold, 0.8) +
    shape('M-2.6 .2 L2 .2 L1.6 2 L-2.2 2 Z', '#ffffff'),
  number: () => line('M-2.6 6.6 l1.4 -1 v7.4 M1 6 h2.8 l-2 7', '#ffffff', 1.2),
  lace: () =>
    line('M-6.6 3.4 Q0 7.4 6.4 3 M-6.2 5 Q0 9 6 4.6', '#ffffff', 0.9, 'opacity=".9"') +
    line('M-5.2 16 Q0 18 5.2 16', '#f7dfe6', 1.4),
  shawl: ({ top }) =>
    shape('M-6.8 3 C-7 -1.6 7 -2 7.4 3 L8 12 C4 9.6 1 9 -2.6 13.6 C-5 10 -6.6 7 -6.8 3 Z', top[2]) +
    line('M-5.6 4 Q0 7.4 6.4 4.4 M-4.6 7.4 Q1 9 7 7.8', top[0], 0.7),
  stethoscope: () =>
    line('M-4.2 .6 C-5.6 6 -5 9 -3 9.6 M2.2 .6 C2.6 6 0 9.4 -2.8 9.6 L-2.8 12.6', '#2a2f3a', 0.8) +
    ball(-2.8, 13.4, 1.1, '#c3ccd8'),
  belt: () =>
    line('M-5.4 17.4 Q0 19.4 5.4 17.4', '#4a2d17', 2.2) +
    `<rect x="-4.6" y="16.6" width="3" height="2.8" rx=".6" fill="${gold}"/>`,
  'bow-tie': ({ garmentTones: { 'bow-tie': [lit, body, dim] = scarfTones } = {} }) =>
    shape('M-3.4 2 L-8.2 -.8 L-8.2 5 Z M-3.4 2 L1.4 -.4 L1.6 4.8 Z', body) +
    line('M-7.4 .4 L-4.4 1.8 M.8 .6 L-2.4 1.8', lit, 0.7) +
    ball(-3.4, 2.1, 1.4, dim),
  poncho: () =>
    shape('M-3.6 -.6 C-9 2 -12.6 10 -12.4 17 L-2.6 22.6 L11 17.4 C11.6 9 8 1.6 3.6 -.8 Z', '#b8322c') +
    line('M-9.4 6 Q-1 10.6 8.6 6.2', '#f2bf3c', 1.5) +
    line('M-11 10 Q-1 15 10.2 10.2', '#2f9c8f', 1.7) +
    line('M-12 14 Q-2 19.4 11 13.8', '#f4ead2', 1.3) +
    line('M-12.2 16.8 L-2.6 22.2 L10.8 17', '#6f1a1c', 1) +
    line(
      'M-10 18 l-.4 2 M-7 19.6 l-.3 2 M-4.4 21.2 l-.2 2 M0 21.6 l.2 2 M4 20 l.4 2 M8 18.6 l.6 2',
      '#f2bf3c',
      0.7,
    ),
  cuirass: () =>
    shape(chest, '#c9953f') +
    shape('M-5.4 2.2 C-3 1 -1 1.4 -1 6 L-3.2 15 L-5 14.6 Z', '#f2d08a', 'opacity=".7"') +
    line('M-6 8 Q-1.6 11.6 1 8 Q4 11 6 7.6 M0 9 L-.4 17', '#7d5518', 0.8),
  hoodie: ({ top }) =>
    shape('M-5.4 -.8 C-2 1.6 3 1.6 6 -1.6 C8.6 0 8 4.6 4.6 5.4 C0 5.4 -4.4 3.4 -5.4 -.8 Z', top[2]) +
    line('M-3.6 3 v4.4 M-1.6 3.6 v4', '#ffffff', 0.5) +
    shape('M-4.6 13.6 L3.4 13.6 L4.6 18.6 L-5 18.6 Z', top[2], 'opacity=".45"'),
};

const drawn = (set: Partial<Record<Garment, Draw>>, look: Look) =>
  (look.worn ?? []).map((garment) => set[garment]?.(look) ?? '').join('');

export const garmentsBehind = (look: Look): string => drawn(behind, look);
export const garmentsOver = (look: Look): string => drawn(over, look);
