/** An octopus. */
import { grain, type Joint } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, fade, glow, outline, oval, over, short, within } from '../paint.ts';
import { red, tentacle } from './tentacle.ts';

const arms: readonly { joints: readonly Joint[]; isFar: boolean; side: 1 | -1 }[] = [
  {
    joints: [
      [-6, 4, 9],
      [-34, 0, 8],
      [-60, -20, 6],
      [-76, -12, 4],
      [-72, 0, 2.4],
      [-64, -2, 1],
    ],
    isFar: true,
    side: 1,
  },
  {
    joints: [
      [10, 4, 9],
      [40, -2, 8],
      [64, -22, 6],
      [80, -16, 4],
      [78, -4, 2.4],
      [70, -4, 1],
    ],
    isFar: true,
    side: 1,
  },
  {
    joints: [
      [2, 10, 9],
      [16, 34, 8],
      [40, 50, 5],
      [58, 44, 3],
      [60, 34, 1.4],
    ],
    isFar: true,
    side: -1,
  },
  {
    joints: [
      [-12, 8, 10],
      [-44, 20, 9],
      [-74, 16, 7],
      [-92, 30, 5],
      [-86, 46, 3],
      [-76, 42, 1.2],
    ],
    isFar: false,
    side: 1,
  },
  {
    joints: [
      [16, 8, 10],
      [48, 18, 9],
      [78, 12, 7],
      [96, 26, 5],
      [92, 42, 3],
      [82, 40, 1.2],
    ],
    isFar: false,
    side: 1,
  },
  {
    joints: [
      [-8, 12, 10],
      [-30, 36, 9],
      [-54, 52, 6.6],
      [-56, 72, 4.4],
      [-44, 78, 2.6],
      [-38, 70, 1],
    ],
    isFar: false,
    side: 1,
  },
  {
    joints: [
      [12, 12, 10],
      [32, 38, 9],
      [50, 62, 6.4],
      [40, 80, 4.2],
      [28, 78, 2.4],
      [30, 70, 1],
    ],
    isFar: false,
    side: -1,
  },
  {
    joints: [
      [0, 12, 10],
      [-2, 40, 9],
      [-14, 64, 6.6],
      [-10, 84, 4.4],
      [2, 88, 2.6],
      [6, 80, 1],
    ],
    isFar: false,
    side: 1,
  },
];

export function octopus(): OwnDrawing {
  const mantle = outline([
    [-26, 2],
    [-30, -14],
    [-38, -34],
    [-38, -58],
    [-20, -80],
    [6, -86],
    [30, -76],
    [42, -54],
    [38, -30],
    [30, -12],
    [28, 4],
    [14, 16],
    [-10, 16],
  ]);
  const spots = Array.from({ length: 54 }, (_, at) => {
    const [x, y] = [2 + grain(at) * 40, -42 + grain(at + 90) * 44];
    const size = 1.2 + 2.4 * Math.abs(grain(at + 31));
    return oval(x, y, size, size * 0.8, at % 3 ? '#8a2228' : '#ffd0b0', `opacity="${at % 3 ? 0.34 : 0.4}"`);
  });
  return drawing(
    [-100, -89, 104, 93],
    red[1],
    [
      clip('m', mantle),
      over('ma', ['#ffb894', '#dc5a40', '#84222a'], [-26, -80], [34, 6]),
      over('ar', red, [-60, -10], [20, 80]),
      over('fa', ['#b84a3c', '#8a2a2c', '#4a1218'], [-60, -30], [30, 40]),
      glow('hi', '#ffffff', 0.75),
      fade('lo', '#2a060c', [0.6, 0], [40, 6], [-10, -50]),
    ],
    [
      ...arms
        .filter(({ isFar }) => isFar)
        .map(({ joints, side }, at) => tentacle(joints, `t${at}`, true, side)),
      ...arms
        .filter(({ isFar }) => !isFar)
        .map(({ joints, side }, at) => tentacle(joints, `n${at}`, false, side)),
      shape(mantle, 'url(#ma)', 'stroke="#6a1a20" stroke-width=".9" stroke-opacity=".6"'),
      within('m', ...spots, shape(mantle, 'url(#lo)'), oval(-12, -62, 24, 18, 'url(#hi)', 'opacity=".75"')),
      ...[-1, 1].map((side) =>
        [
          oval(2 + side * 19, -12, 12, 11, '#c84a38'),
          oval(2 + side * 19, -13, 11, 9.6, '#ee7a58'),
          oval(2 + side * 19, -11.6, 8, 7.4, '#f8e6b0'),
          `<path d="M${short(2 + side * 19 - 6.4)} -11.6 q6.4 -4 12.8 0 q-6.4 4 -12.8 0 Z" fill="#120a0c"/>`,
          oval(2 + side * 19 - 2.6, -14.4, 1.9, 1.7, '#ffffff'),
          line(`M${short(2 + side * 19 - 10)} -17 q10 -6 20 0`, '#7a1f24', 1.6, 'opacity=".8"'),
        ].join(''),
      ),
    ],
  );
}
