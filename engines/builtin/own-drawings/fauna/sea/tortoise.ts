/** A turtle that walks on land. */
import { type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, outline, oval, over, within } from '../paint.ts';
import { defs, plates, scaly, type Turtle } from './shell.ts';

const land: Turtle = {
  shell: ['#c8a262', '#86622e', '#3c2a12'],
  plate: '#e6c684',
  skin: ['#b4a67c', '#7c6e48', '#3e3620'],
  spots: '#4c4328',
};

export function tortoise(): OwnDrawing {
  const kind = land;
  const dome = outline([
    [-48, -16],
    [-46, -34],
    [-30, -56],
    [0, -68],
    [30, -58],
    [50, -36],
    [56, -14],
    [30, -9],
    [0, -8],
    [-30, -9],
  ]);
  const leg = (x: number, isFar: boolean, id: string) =>
    `<g ${isFar ? 'opacity=".85"' : ''}>${scaly(
      limb([
        [x, -20, 11],
        [x - 3, -9, 10],
        [x - 5, -4, 9],
      ]),
      id,
      [x - 18, -34, x + 14, 6],
      kind,
      5,
    )}${[-11, -6, -1].map((shift) => shape(`M${x + shift} 3 q2 -5 4 0 q-1 3 -4 0 Z`, '#e6dcc0')).join('')}</g>`;
  const head: readonly Joint[] = [
    [-40, -24, 11],
    [-58, -34, 9],
    [-70, -42, 11],
    [-78, -41, 8],
  ];
  return drawing(
    [-90, -71, 66, 5],
    kind.shell[1],
    [
      ...defs(kind),
      over('sh', kind.shell, [-30, -70], [24, -10]),
      clip('d', dome),
      fade('lo2', '#0a0806', [0.6, 0], [24, -8], [0, -46]),
    ].filter((_, at) => at !== 2),
    [
      leg(-22, true, 'l0'),
      leg(42, true, 'l1'),
      shape('M48 -20 C58 -20 64 -14 66 -8 C58 -8 52 -10 48 -14 Z', kind.skin[1]),
      scaly(limb(head), 'c2', [-92, -58, -30, -10], kind, 4.6),
      shape(dome, 'url(#sh)'),
      within(
        'd',
        plates(
          [
            [
              [-48, -16],
              [-46, -34],
              [-30, -38],
              [-26, -18],
              [-34, -10],
            ],
            [
              [-30, -38],
              [-6, -42],
              [-2, -20],
              [-26, -18],
            ],
            [
              [-6, -42],
              [20, -40],
              [24, -19],
              [-2, -20],
            ],
            [
              [20, -40],
              [42, -34],
              [48, -18],
              [24, -19],
            ],
            [
              [-46, -34],
              [-30, -56],
              [-14, -62],
              [-8, -43],
              [-30, -38],
            ],
            [
              [-14, -62],
              [10, -67],
              [18, -41],
              [-8, -43],
            ],
            [
              [10, -67],
              [32, -56],
              [44, -38],
              [18, -41],
            ],
            [
              [-34, -10],
              [-26, -18],
              [-2, -20],
              [0, -8],
            ],
            [
              [0, -8],
              [-2, -20],
              [24, -19],
              [28, -8],
            ],
            [
              [28, -8],
              [24, -19],
              [48, -18],
              [56, -14],
            ],
          ],
          kind,
        ),
        shape(dome, 'url(#lo2)'),
        oval(-10, -54, 26, 10, 'url(#hi)', 'opacity=".7"'),
      ),
      shape(dome, 'none', `stroke="${kind.shell[2]}" stroke-width="1.4"`),
      leg(-32, false, 'l2'),
      leg(34, false, 'l3'),
      line('M-86 -39 C-82 -36 -76 -36 -71 -38', '#2c2614', 1.3),
      eye(-75, -46, 2.6, '#3a2c18', 0.66),
    ],
  );
}
