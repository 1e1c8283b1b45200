/** The bearings and things that several poses share. */
import { ball, line, rect, shape } from '../../own-drawing.ts';
import type { Joints } from '../joints.ts';

export const upright: Joints = {
  head: [31, 12],
  neck: [32, 20],
  hip: [33, 39],
  nearArm: [
    [36.5, 31],
    [35, 40],
  ],
  farArm: [
    [26.5, 30],
    [26, 39],
  ],
  nearLeg: [
    [34.6, 50],
    [35, 60],
  ],
  farLeg: [
    [30.4, 50],
    [29.4, 60],
  ],
};
export const seated: Joints = {
  ...upright,
  head: [34, 17],
  neck: [35, 25],
  hip: [38, 43],
  nearArm: [
    [35, 36],
    [26, 38],
  ],
  farArm: [
    [31, 35],
    [23, 37],
  ],
  nearLeg: [
    [26, 45],
    [25, 60],
  ],
  farLeg: [
    [24, 45],
    [21, 60],
  ],
};
export const body = [18, 0, 46, 63] as const;
export const wood = ['#c08a55', '#8a5a30', '#59371b'] as const;
export const steel = ['#eef2f7', '#aab4c2', '#5f6977'] as const;

export const stool = [
  rect(31, 48, 15, 3.4, wood[1], 1.4),
  line('M34 51 L32.6 61 M43 51 L44.6 61', wood[2], 2),
];
export const desk = (top = 44) => [
  rect(2, top, 29, 3, wood[0], 1),
  rect(2, top + 2.2, 29, 1.4, wood[2], 0.6),
  rect(4, top + 3, 2.6, 62 - top - 3, wood[1], 0.6),
  rect(25.4, top + 3, 2.6, 62 - top - 3, wood[1], 0.6),
];
export const laptop = [
  shape('M5.4 43.6 L2.6 29 H18 L20.4 43.6 Z', steel[2]),
  shape('M6.6 42 L4.4 30.4 H16.8 L18.8 42 Z', '#7fd0ff'),
  shape('M6 43.8 H25 L24 45.4 H5 Z', steel[1]),
];
export const guitar = `<g transform="rotate(24 27 39)">${[
  shape(
    'M33 32 C40 30 45 36 41 40 C45 44 40 50 33 47.4 C29 51.4 20 49.6 20 40 C20 30.6 29 28.4 33 32 Z',
    '#c77a34',
  ),
  shape(
    'M32 33.4 C38 32 42.4 36 39.4 40 C42 44 38 48 32.4 46 C29 49 22 47.6 22 40 C22 32 29 30.4 32 33.4 Z',
    '#e69a4c',
  ),
  ball(30, 40, 3.2, '#4a2810'),
  rect(-3, 38.6, 32, 2.8, '#5b3418', 0.8),
  rect(-8, 37.6, 6.4, 4.8, '#3c2110', 1),
  line('M-6 39.4 H38 M-6 40.6 H38', '#f4e6c8', 0.3),
  rect(36.6, 37, 1.6, 6, '#3c2110', 0.4),
].join('')}</g>`;
export const book = (x: number, y: number, cover = '#c23a4a') =>
  shape(
    `M${x} ${y} L${x - 7} ${y - 2.6} V${y + 7} L${x} ${y + 9.6} L${x + 7} ${y + 7} V${y - 2.6} Z`,
    cover,
  ) +
  shape(`M${x} ${y + 0.6} L${x - 6} ${y - 2} V${y + 5.6} L${x} ${y + 8.2} Z`, '#fffaf0') +
  shape(`M${x} ${y + 0.6} L${x + 6} ${y - 2} V${y + 5.6} L${x} ${y + 8.2} Z`, '#eadfca');
export const stove = [
  rect(1, 44, 23, 18.6, '#d9dee6', 1.6),
  rect(1, 44, 23, 3.4, '#6d7684', 1.2),
  rect(4, 51, 17, 8.6, '#2c3440', 1.4),
  rect(5.4, 52.4, 14.2, 5.8, '#f0983a', 1),
  ball(5, 49.2, 0.9, '#6d7684'),
  ball(9, 49.2, 0.9, '#6d7684'),
  ball(13, 49.2, 0.9, '#6d7684'),
];
export const steam = line(
  'M8 29 C5 26 10 24 7.4 20 M13 29 C10 25 15.4 23 12.6 18',
  '#ffffff',
  1.3,
  'opacity=".7"',
);
export const pot = [
  steam,
  shape('M3.6 34 H18.4 V42.4 Q18.4 44 16.6 44 H5.4 Q3.6 44 3.6 42.4 Z', '#8d98a8'),
  rect(2.6, 32.6, 16.8, 2.6, '#c3ccd8', 1.2),
  line('M5.6 36 V42', '#dfe6ee', 1.2),
  rect(0.4, 35.6, 3, 1.8, '#39414d', 0.8),
  rect(18.6, 35.6, 3, 1.8, '#39414d', 0.8),
];
export const wheel = (x: number, y: number, r: number) =>
  ball(x, y, r, '#23252c') + ball(x, y, r * 0.62, '#9aa2ae') + ball(x, y, r * 0.34, '#e6eaf0');
export const hollow = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#23252c" stroke-width="1.8"/><circle cx="${x}" cy="${y}" r="${r - 1.3}" fill="none" stroke="#aab4c2" stroke-width=".7"/>` +
  line(
    `M${x - r + 1} ${y} H${x + r - 1} M${x} ${y - r + 1} V${y + r - 1} M${x - r * 0.7} ${y - r * 0.7} L${x + r * 0.7} ${y + r * 0.7} M${x + r * 0.7} ${y - r * 0.7} L${x - r * 0.7} ${y + r * 0.7}`,
    '#c3ccd8',
    0.35,
  );
export const mattress = [
  rect(0, 51, 64, 4, wood[1], 1),
  rect(2, 54, 3, 8, wood[2], 0.6),
  rect(58, 54, 3, 8, wood[2], 0.6),
  rect(-1, 36, 4, 26, wood[0], 1.4),
  rect(2.4, 45, 60, 7, '#f4f6fa', 3),
  shape('M3 46 C2 39 17 37.6 18 43 C18.6 48 4 50 3 46 Z', '#ffffff'),
];
export const quilt = [
  shape('M21 45 C28 38 54 38 62 43 V53 H20 C18.6 50 18.8 47.4 21 45 Z', '#5f7fd6'),
  shape('M20.6 45.4 C24 42 28 41.6 30 44 L28 53 H20 C18.6 50 18.8 47.4 20.6 45.4 Z', '#dfe7fb'),
];
/** A ball of light, or of glass. */
export const glow = (opacity: number, x: number, y: number, rx: number, fill: string, ry = rx) =>
  `<g opacity="${opacity}">${ball(x, y, rx, fill, ry)}</g>`;
/** On one knee. */
export const kneeling = {
  ...upright,
  head: [36, 24],
  neck: [37, 32],
  hip: [41, 49],
  nearLeg: [
    [32, 56],
    [44, 60],
  ],
  farLeg: [
    [29, 50],
    [28, 60.6],
  ],
} as const;
