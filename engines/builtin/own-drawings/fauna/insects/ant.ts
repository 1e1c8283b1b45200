/** An ant, alone and with a leaf. */
import { limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { eye, glow, outline, oval, over, type Tones } from '../paint.ts';
import { leg } from './parts.ts';

/** A piece of leaf, as leaf-cutters carry it. */
const leaf = `<g transform="translate(-58 -19) rotate(-36)"><defs><linearGradient id="lf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b4e878"/><stop offset=".5" stop-color="#5cac34"/><stop offset="1" stop-color="#24601c"/></linearGradient></defs>${shape('M0 0 C-30 -8 -44 -40 -22 -78 C-6 -70 18 -66 40 -72 C44 -40 30 -10 0 0 Z', 'url(#lf)', 'stroke="#1f5218" stroke-width=".9"')}${line('M0 0 C-2 -28 2 -50 8 -70 M-1 -20 L-26 -36 M-1 -36 L-26 -58 M0 -18 L28 -34 M2 -36 L34 -54', '#d4f4a4', 1.2, 'opacity=".7"')}</g>`;

export function ant(hasLeaf: boolean): OwnDrawing {
  const black: Tones = ['#b06a4a', '#5c2a1a', '#1f0c08'];
  const shine = (x: number, y: number, rx: number, ry: number) => oval(x, y, rx, ry, 'url(#hi)');
  return drawing(
    hasLeaf ? [-134, -112, 82, 6] : [-72, -62, 82, 6],
    black[1],
    [
      over('bo', black, [-10, -50], [10, -14]),
      over('ga', black, [30, -50], [60, -14]),
      over('hd', black, [-48, -50], [-34, -20]),
      glow('hi', '#ffffff', 0.85),
    ],
    [
      leg(
        [
          [-8, -26],
          [-34, -38],
          [-48, -16],
          [-58, 3],
        ],
        2.6,
        '#3c1a10',
        '#a4664a',
      ),
      leg(
        [
          [2, -26],
          [4, -46],
          [14, -20],
          [10, 3],
        ],
        2.6,
        '#3c1a10',
        '#a4664a',
      ),
      leg(
        [
          [8, -26],
          [34, -44],
          [52, -20],
          [66, 3],
        ],
        2.6,
        '#3c1a10',
        '#a4664a',
      ),
      shape(
        outline([
          [20, -30],
          [30, -46],
          [52, -50],
          [72, -40],
          [80, -26],
          [68, -16],
          [44, -14],
          [26, -18],
        ]),
        'url(#ga)',
        'stroke="#1f0c08" stroke-width=".8"',
      ),
      ...[38, 52, 65].map((x) => line(`M${x} -49 Q${x + 7} -32 ${x - 1} -14`, '#1f0c08', 1, 'opacity=".6"')),
      shine(46, -42, 17, 5),
      oval(17, -26, 4.6, 5.6, 'url(#bo)'),
      shape(
        limb([
          [-22, -32, 5],
          [-10, -33, 9],
          [4, -30, 8],
          [14, -26, 4],
        ]),
        'url(#bo)',
        'stroke="#1f0c08" stroke-width=".8"',
      ),
      shine(-8, -38, 9, 3),
      leg(
        [
          [-12, -24],
          [-30, -30],
          [-38, -8],
          [-46, 5],
        ],
        2.8,
        '#4a2014',
        '#c07a58',
      ),
      leg(
        [
          [-2, -24],
          [-8, -38],
          [0, -12],
          [-8, 5],
        ],
        2.8,
        '#4a2014',
        '#c07a58',
      ),
      leg(
        [
          [8, -23],
          [26, -36],
          [38, -10],
          [48, 5],
        ],
        2.8,
        '#4a2014',
        '#c07a58',
      ),
      shape(
        outline([
          [-22, -34],
          [-30, -46],
          [-44, -47],
          [-54, -38],
          [-56, -26],
          [-46, -20],
          [-32, -22],
        ]),
        'url(#hd)',
        'stroke="#1f0c08" stroke-width=".8"',
      ),
      shine(-40, -42, 10, 3.6),
      shape(
        'M-54 -28 C-62 -28 -66 -22 -64 -16 C-60 -16 -58 -20 -54 -22 Z M-50 -22 C-56 -18 -58 -14 -55 -10 C-50 -12 -48 -16 -46 -20 Z',
        '#2a120a',
      ),
      line('M-50 -40 L-58 -54 L-70 -58 M-44 -45 L-50 -59 L-62 -61', '#3c1a10', 1.9),
      eye(-42, -36, 3.4, '#1c0c08', 0.7),
      ...(hasLeaf ? [leaf] : []),
    ],
  );
}
