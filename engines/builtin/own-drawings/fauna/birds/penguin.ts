/** Penguins: upright, with flippers; they swim as others fly. */
import { grain, type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, glow, outline, oval, over, short, stations, turned, within } from '../paint.ts';

export type PenguinPose = 'standing' | 'swimming';

const torso: readonly Joint[] = [
  [9, -6, 10],
  [6, -26, 23],
  [2, -50, 27],
  [0, -76, 23],
  [-2, -96, 15],
  [-6, -109, 14],
];
const belly: readonly Joint[] = [
  [2, -8, 12],
  [-8, -30, 21],
  [-13, -52, 21],
  [-13, -74, 15],
  [-12, -88, 8],
];

/** Short, dense feathers that all lie one way. */
const down = (joints: readonly Joint[], light: string, dark: string, seed: number) =>
  stations(joints, 26)
    .flatMap(({ x, y, r, turn }, column) =>
      Array.from({ length: 9 }, (_, row) => {
        const at = column * 9 + row + seed;
        const across = (row / 8) * 2 - 1 + grain(at) * 0.1;
        const [nx, ny] = turned(turn + 90, r * across * 0.94);
        const [dx, dy] = turned(turn + 180, r * 0.1);
        return line(
          `M${short(x + nx)} ${short(y + ny)} l${short(dx)} ${short(dy)}`,
          grain(at + 3) > 0 ? light : dark,
          0.45,
          'opacity=".3"',
        );
      }),
    )
    .join('');

const flipper = (side: 'near' | 'far', turn: number) => {
  const [x, y] = side === 'near' ? [10, -82] : [-14, -82];
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    shape(
      outline([
        [-6, -4],
        [4, -6],
        [11, 6],
        [13, 26],
        [9, 46],
        [3, 54],
        [-1, 46],
        [-3, 26],
        [-7, 8],
      ]),
      side === 'near' ? 'url(#fl)' : '#171a22',
    ) + line('M-4 4 C1 18 2 34 3 50', '#7a8498', 0.9, 'opacity=".6"')
  }</g>`;
};

const foot = (x: number, isFar: boolean) =>
  shape(
    `M${x + 6} -6 C${x} -7 ${x - 12} -4 ${x - 15} 0 Q${x - 10} 0 ${x - 9} 2 Q${x - 4} 1 ${x - 2} 2.4 Q${x + 5} 1.6 ${x + 8} 0 Z`,
    isFar ? '#8a4a14' : 'url(#ft)',
  ) + line(`M${x} -4 L${x - 12} -.4 M${x + 1} -3 L${x - 5} 1.4`, '#7a3a08', 0.8, 'opacity=".6"');

export function penguin(pose: PenguinPose): OwnDrawing {
  const body = limb(torso);
  const isUpright = pose === 'standing';
  const parts = [
    flipper('far', isUpright ? 34 : 60),
    ...(isUpright
      ? [foot(-6, true)]
      : [shape('M2 -8 L-8 14 L0 10 L4 -4 Z', '#8a4a14'), shape('M10 -8 L8 16 L16 10 L16 -6 Z', 'url(#ft)')]),
    shape('M12 -14 L30 0 L8 -1 Z', '#14161c'),
    shape(body, 'url(#bk)'),
    within(
      'b',
      shape(limb(belly), 'url(#wh)'),
      oval(-4, -92, 13, 8, 'url(#yl)'),
      down(torso, '#8c98b0', '#0a0c12', 0),
      down(belly, '#ffffff', '#b4bac6', 300),
      shape('M-24 -126 H14 V-98 C6 -96 0 -99 -4 -102 C-10 -98 -16 -98 -24 -96 Z', 'url(#hd)'),
      shape('M-1 -108 C6 -110 9 -102 5 -94 C1 -90 -6 -90 -10 -91 C-3 -95 -2 -101 -1 -108 Z', 'url(#ear)'),
      shape(body, 'url(#lo)'),
      oval(-14, -56, 14, 24, 'url(#hi)', 'opacity=".7"'),
      oval(-10, -114, 9, 5, 'url(#hi)', 'opacity=".5"'),
      oval(16, -40, 10, 34, 'url(#hi)', 'opacity=".16"'),
    ),
    isUpright ? '<g>' : '<g transform="rotate(52 -8 -110)">',
    shape('M-17 -112 C-24 -112 -31 -108 -34 -103 C-28 -105 -22 -105 -17 -105 Z', '#1a1c22'),
    shape('M-33 -103.4 C-28 -106 -22 -106 -17 -105.6 C-19 -102 -25 -101.6 -33 -103.4 Z', '#e88a4a'),
    line('M-18 -111 C-24 -111 -29 -108 -32 -105', '#8a92a0', 0.8, 'opacity=".8"'),
    eye(-10, -112, 2.5, '#6a3a1c', 0.6),
    '</g>',
    flipper('near', isUpright ? -8 : -28),
    ...(isUpright ? [foot(10, false)] : []),
  ];
  const defs = [
    clip('b', body),
    over('bk', ['#5a6478', '#232833', '#0c0e13'], [-26, -90], [34, -20]),
    over('hd', ['#4c5466', '#1c2028', '#0a0b10'], [-20, -122], [10, -98]),
    over('wh', ['#ffffff', '#f4f3f0', '#b8bccb'], [-30, -70], [14, -14]),
    over('fl', ['#5c6678', '#262b36', '#0c0e13'], [-8, 0], [16, 40]),
    over('ft', ['#7a7480', '#3c3840', '#1a181c'], [0, -6], [0, 3]),
    over('ear', ['#ffe27a', '#ffb41c', '#ee8a12'], [4, -108], [-8, -90]),
    glow('yl', '#ffcf4a', 0.9),
    fade('lo', '#080814', [0.5, 0], [32, -10], [-6, -50]),
    glow('hi', '#ffffff', 0.6),
  ];
  if (isUpright) return drawing([-36, -125, 37, 3], '#5a6274', defs, parts);
  return drawing([-138, -46, 30, 58], '#5a6274', defs, [
    `<g transform="rotate(-82) translate(0 4)">${parts.join('')}</g>`,
  ]);
}
