/** Lizards, and a chameleon on its bough. */
import type { Joint } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { perch, perchReach } from '../birds/perch.ts';
import { clip, eye, glow, outline, oval, over, within } from '../paint.ts';
import { claws, hide, ridge, type Skin } from './skin.ts';

const green: Skin = {
  tones: ['#b0dc7c', '#5f9c40', '#234a20'],
  belly: ['#fbf6c8', '#e0da92', '#9a9450'],
  marks: { kind: 'bands', color: '#2a5424', every: 5 },
};
const bright: Skin = {
  tones: ['#c4f07a', '#4cb84c', '#12603c'],
  belly: ['#fff6b0', '#f0d858', '#b08a1c'],
  marks: { kind: 'bands', color: '#1f8aa0', every: 5 },
};

export function lizard(): OwnDrawing {
  const trunk: Joint[] = [
    [-54, -28, 10],
    [-36, -27, 14],
    [-6, -25, 18],
    [26, -21, 14],
    [50, -13, 8.6],
    [76, -8, 5.6],
    [100, -14, 3.6],
    [112, -30, 1.2],
  ];
  const leg = (x: number, isFront: boolean, isFar: boolean, id: string) => {
    const bend = isFront ? -8 : 9;
    return (
      hide(green, {
        id,
        isFar,
        isLimb: true,
        joints: [
          [x, -22, isFront ? 7 : 9],
          [x + bend, -13, 6],
          [x - 2, -3.4, 4],
        ],
      }) + claws(x - 3, -1, 3.6, green, 4, '#3c4424')
    );
  };
  const head = outline([
    [-46, -30],
    [-58, -38],
    [-72, -37],
    [-88, -28],
    [-91, -23],
    [-84, -18],
    [-66, -14],
    [-48, -15],
  ]);
  return drawing(
    [-110, -60, 115, 2],
    green.tones[1],
    [
      over('hd', green.tones, [-70, -38], [-62, -14]),
      over('jw', green.belly, [-70, -22], [-66, -14]),
      glow('hh', '#ffffff', 0.7),
      clip('hc', head),
    ],
    [
      leg(-28, true, true, 'l0'),
      leg(34, false, true, 'l1'),
      ridge(trunk, 40, 9, ['#9ac468', '#3f7a30', '#1c3c1a'], 1, 0, 0.62),
      hide(green, { id: 'tr', joints: trunk, columns: 44 }),
      leg(-38, true, false, 'l2'),
      leg(26, false, false, 'l3'),
      '<g transform="translate(6 0) scale(1.2)">',
      shape('M-62 -15 C-60 -4 -50 0 -44 -8 L-46 -16 Z', '#e0b85a', 'stroke="#8a6a24" stroke-width=".6"'),
      shape(head, 'url(#hd)', 'stroke="#234a20" stroke-width=".8"'),
      shape(
        'M-90 -22 C-78 -20 -66 -20 -56 -23 C-56 -16 -66 -13 -74 -15 C-82 -16 -88 -19 -90 -22 Z',
        'url(#jw)',
      ),
      within(
        'hc',
        ...Array.from({ length: 30 }, (_, at) =>
          oval(
            -84 + ((at * 11) % 36),
            -35 + ((at * 5) % 13),
            1.5,
            1.2,
            at % 2 ? '#cdeea0' : '#2a5424',
            'opacity=".42"',
          ),
        ),
      ),
      line('M-90.6 -22.6 C-78 -20.4 -66 -20.4 -57 -23', '#234a20', 1.1),
      oval(-58, -24, 3.6, 3.2, '#8ab858', 'stroke="#234a20" stroke-width=".5"'),
      oval(-68, -34, 12, 3, 'url(#hh)'),
      eye(-70, -30, 3.2, '#f0a81c', 0.5),
      oval(-87, -26.6, 0.8, 0.7, '#1c3014'),
      '</g>',
    ],
  );
}

export function chameleon(): OwnDrawing {
  const trunk: Joint[] = [
    [-30, -32, 12],
    [-12, -34, 18],
    [12, -32, 19],
    [32, -22, 12],
    [46, -10, 7],
    [54, 8, 5],
    [52, 26, 4],
    [40, 34, 3.2],
    [30, 28, 2.6],
    [32, 19, 2],
    [39, 20, 1.2],
  ];
  const foot = (x: number, top: number, isFar: boolean, id: string) =>
    hide(bright, {
      id,
      isFar,
      isLimb: true,
      joints: [
        [x, top, 6],
        [x - 5, top + 11, 4.4],
        [x - 1, -1, 3.8],
        [x - 3, 5, 4.2],
      ],
    });
  const head = outline([
    [-22, -44],
    [-24, -62],
    [-34, -70],
    [-44, -62],
    [-60, -46],
    [-66, -37],
    [-62, -30],
    [-44, -24],
    [-26, -24],
  ]);
  const [left, , right, bottom] = perchReach(66);
  return drawing(
    [left, -73, right, bottom],
    bright.tones[1],
    [
      over('hd', bright.tones, [-50, -66], [-34, -24]),
      over('jw', bright.belly, [-50, -34], [-46, -24]),
      glow('hh', '#ffffff', 0.7),
      clip('hc', head),
      over('tu', ['#fff0a0', '#e0b838', '#7a6412'], [-52, -54], [-42, -40]),
    ],
    [
      foot(-14, -22, true, 'l0'),
      foot(24, -20, true, 'l1'),
      perch(66),
      ridge(trunk, 46, 4.6, ['#d8f08a', '#3c9c54', '#12603c'], 1, 0, 0.42),
      hide(bright, { id: 'tr', joints: trunk, columns: 50 }),
      foot(-22, -22, false, 'l2'),
      foot(16, -18, false, 'l3'),
      shape(head, 'url(#hd)', 'stroke="#12603c" stroke-width=".8"'),
      shape(
        'M-65 -35 C-54 -30 -42 -30 -32 -33 C-30 -26 -36 -23.6 -44 -24 C-54 -26 -62 -30 -65 -35 Z',
        'url(#jw)',
      ),
      shape('M-26 -60 C-34 -54 -40 -50 -50 -46 C-42 -46 -32 -48 -25 -52 Z', '#1f8aa0', 'opacity=".5"'),
      within(
        'hc',
        ...Array.from({ length: 34 }, (_, at) =>
          oval(
            -58 + ((at * 11) % 34),
            -60 + ((at * 7) % 32),
            1.4,
            1.2,
            at % 2 ? '#e4ffa0' : '#12603c',
            'opacity=".34"',
          ),
        ),
      ),
      line('M-65 -36 C-54 -31.6 -42 -31.6 -31 -35', '#12603c', 1.2),
      oval(-47, -46, 9.4, 9, 'url(#tu)', 'stroke="#5c7a1c" stroke-width=".8"'),
      oval(-47, -46, 6.4, 6, 'none', 'stroke="#8a7a1c" stroke-width=".7"'),
      eye(-49, -46.6, 3.6, '#f0701c', 0.56),
      oval(-36, -60, 8, 4, 'url(#hh)'),
    ],
  );
}
