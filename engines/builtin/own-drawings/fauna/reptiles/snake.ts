/** A snake, coiled, with its head up. */
import type { Joint } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, glow, outline, oval, over, within } from '../paint.ts';
import { hide, type Skin } from './skin.ts';

export const snakes = {
  snake: {
    tones: ['#b8d070', '#5f8c34', '#24421a'],
    belly: ['#fbf8cc', '#e8e09a', '#a09a54'],
    marks: { kind: 'diamonds', color: '#2c4a1c', every: 4 },
  },
  python: {
    tones: ['#e0c48c', '#a8803f', '#523812'],
    belly: ['#fff6dc', '#eedcac', '#a8905c'],
    marks: { kind: 'diamonds', color: '#4c2f12', every: 4 },
  },
} satisfies Record<string, Skin>;

/** Half of a coil, from its left to its right end. */
const half = (y: number, rx: number, ry: number, r: number, isFront: boolean): Joint[] =>
  Array.from({ length: 7 }, (_, at) => {
    const turn = Math.PI - (at / 6) * Math.PI;
    return [Math.cos(turn) * rx, y + (isFront ? 1 : -1) * Math.sin(turn) * ry, r];
  });

export function snake(skin: Skin): OwnDrawing {
  const neck: Joint[] = [
    [26, -42, 9.6],
    [8, -54, 9.6],
    [4, -74, 8.6],
    [16, -92, 8],
    [14, -108, 7.6],
    [0, -118, 7],
  ];
  const tail: Joint[] = [
    [52, -6, 7],
    [76, -4, 5],
    [96, -7, 3],
    [108, -16, 0.8],
  ];
  const head = outline([
    [8, -122],
    [0, -128],
    [-14, -127],
    [-28, -120],
    [-34, -115],
    [-28, -110],
    [-12, -108],
    [2, -109],
  ]);
  return drawing(
    [-68, -132, 111, 3],
    skin.tones[1],
    [
      over('hd', skin.tones, [-20, -128], [-12, -106]),
      over('jw', skin.belly, [-20, -114], [-18, -106]),
      glow('hh', '#ffffff', 0.7),
      clip('hc', head),
    ],
    [
      hide(skin, { id: 'a', joints: tail }),
      hide(skin, { id: 'b', joints: half(-13, 54, 9, 10.6, false), isFar: true, columns: 14 }),
      hide(skin, { id: 'c', joints: half(-13, 54, 9, 11, true), columns: 34 }),
      hide(skin, { id: 'd', joints: half(-29, 41, 8, 10.4, false), isFar: true, columns: 14 }),
      hide(skin, { id: 'e', joints: half(-29, 41, 8, 10.6, true), columns: 28 }),
      hide(skin, { id: 'm', joints: half(-43, 27, 6, 9.8, false), isFar: true, columns: 14 }),
      hide(skin, { id: 'k', joints: half(-43, 27, 6, 10, true), columns: 22 }),
      hide(skin, { id: 'g', joints: neck, side: -1, columns: 30 }),
      line('M-32 -113.6 C-40 -112 -44 -114 -50 -118 M-44 -114.4 L-52 -112', '#d8283c', 1.5),
      shape(head, 'url(#hd)', `stroke="${skin.tones[2]}" stroke-width=".8"`),
      shape(
        'M-33 -114.6 C-24 -111 -10 -110 2 -112 C0 -108 -8 -107.4 -14 -107.6 C-24 -108 -31 -111 -33 -114.6 Z',
        'url(#jw)',
      ),
      line('M-33.6 -114.6 C-24 -112.4 -10 -111.6 0 -114', skin.tones[2], 1),
      oval(-12, -124, 12, 3, 'url(#hh)'),
      within(
        'hc',
        ...Array.from({ length: 22 }, (_, at) =>
          oval(
            -26 + ((at * 11) % 32),
            -125 + ((at * 5) % 10),
            1.4,
            1,
            at % 2 ? skin.tones[0] : skin.tones[2],
            'opacity=".4"',
          ),
        ),
      ),
      eye(-17, -119.6, 3, '#f0b41c', 0.34),
      oval(-30, -117.4, 0.8, 0.6, '#1c2210'),
    ],
  );
}
