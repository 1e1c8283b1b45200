/** Large things that the packed set shows in water, or only a part of. */
import { type Joint, limb } from './beasts/limb.ts';
import { drawing, line, type OwnDrawing, shade, shape } from './own-drawing.ts';

/** A finger, or the hand and its arm: smooth, and lighter above. */
const skin = (joints: readonly Joint[], fill = 'url(#k)') => shape(limb(joints), fill);

export const largeThings = {
  'open-palm': drawing(
    [2, 6, 118, 62],
    '#dca07a',
    [
      shade('k', ['#ffd9bc', '#eab08a', '#b5714c'], 'down'),
      shade('d', ['#e8b08a', '#c98a64', '#9a5c3c'], 'down'),
      shade('c', ['#5f8fd0', '#35609e', '#1c3866'], 'down'),
    ],
    [
      skin(
        [
          [74, 30, 8],
          [64, 19, 6],
          [53, 12, 4.6],
        ],
        'url(#d)',
      ),
      skin(
        [
          [66, 26, 8],
          [44, 23, 5.6],
          [28, 18, 4.4],
          [18, 11, 3.4],
        ],
        'url(#d)',
      ),
      skin([
        [66, 29, 9],
        [42, 28, 6],
        [24, 23, 4.8],
        [12, 15, 3.8],
      ]),
      skin([
        [66, 33, 10],
        [42, 33, 6.2],
        [23, 29, 5],
        [9, 21, 4],
      ]),
      skin([
        [68, 38, 11],
        [46, 39, 6],
        [30, 37, 5],
        [17, 31, 4],
      ]),
      skin([
        [62, 36, 11],
        [80, 37, 13],
        [98, 43, 12],
        [112, 50, 11],
      ]),
      line('M44 27.6 C52 26 58 28 64 32 M40 33 C50 31 58 33 62 36', '#a8643f', 0.9, 'opacity=".6"'),
      line('M17 20 L21 23 M14 26 L18.6 29 M22 34.6 L26 36.4 M24 15 l3 2.4', '#b5714c', 0.8, 'opacity=".7"'),
      line('M12 12.6 C16 17 26 21 40 24', '#fff0e0', 1.3, 'opacity=".6"'),
      skin(
        [
          [106, 47, 13],
          [122, 54, 14],
        ],
        'url(#c)',
      ),
      line('M99 35 C95 43 95 51 98 59', '#9ac0f0', 1.4),
    ],
  ),
  'beached-boat': drawing(
    [1, 14, 99, 58],
    '#9a6234',
    [
      shade('h', ['#c98a4e', '#8f5a2c', '#4a2a12'], 'down'),
      shade('i', ['#5a3418', '#8a5a30'], 'down'),
      shade('r', ['#e8b67a', '#b57c42'], 'down'),
    ],
    [
      shape('M2 24 C20 30 76 30 98 16 C97 34 86 52 74 56 H26 C14 52 5 38 2 24 Z', 'url(#h)'),
      shape('M2 24 C18 15 78 13 98 16 C80 31 22 31 2 24 Z', 'url(#i)'),
      shape('M26 20 L36 18.6 L38 28 L28 28 Z M60 17.4 L70 17 L74 26 L63 27.4 Z', 'url(#r)'),
      line('M2 24 C20 31 76 31 98 16', '#e8b67a', 2),
      line('M6 34 C24 41 74 41 94 29 M11 43 C28 49 72 49 87 41 M18 50 C32 54 68 54 80 49', '#3f220e', 0.8),
      line('M8 37 C24 43.6 74 43.6 92 33', '#e0a868', 0.6, 'opacity=".6"'),
      line('M30 33 L12 56', '#d9a866', 2),
      shape('M14 52 L6 58 L9.6 60 L17 55 Z', '#c98e4c'),
      line('M2 24 C18 15 78 13 98 16', '#a86e38', 1.2),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
