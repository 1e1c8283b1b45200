/** What a figure does for itself and for others, and at leisure. */
import { ball, faint, line, rect, shape } from '../../own-drawing.ts';
import { arms, legs } from './limbs.ts';
import type { Pose } from './pose.ts';
import { kneeling, steel, upright, wheel } from './props.ts';

export const carePoses = {
  shaving: {
    joints: { ...upright, face: 'calm', ...arms([32, 31, 17, 23], [26.5, 30, 26, 39]) },
    front: [
      shape('M20.6 16 C20 22 24 24.4 29 23.6 C32 23 33.6 20 33.4 17 C30 20 25 20 20.6 16 Z', '#ffffff'),
      ball(23, 20.6, 2, '#eef4fa') + ball(28, 21.6, 2.2, '#eef4fa'),
      line('M17 23 L22 18', steel[2], 1.6),
      rect(20, 15.6, 5, 2, steel[0], 0.6),
      ball(17, 23, 2.6, 'url(#skin)'),
    ],
    ink: [13, 0, 46, 63],
  },
  hammock: {
    joints: {
      ...upright,
      head: [13, 38],
      nod: -62,
      neck: [20, 44],
      hip: [38, 49],
      face: 'asleep',
      lies: true,
      ...arms([27, 49, 34, 47], [13, 49, 8, 40]),
      ...legs([49, 47, 59, 42], [50, 49, 60, 44]),
    },
    behind: [
      shape('M-22 64 C-20 40 -20 20 -22 -2 H-16 C-15 20 -15 42 -13 64 Z', '#8a5e36'),
      shape('M77 64 C79 40 79 20 77 -2 H83 C84 20 84 42 87 64 Z', '#7a5230'),
      ball(-18, -8, 18, '#56a84b', 12) + ball(-26, -4, 12, '#3f8a3c', 9),
      ball(80, -8, 18, '#4f9f45', 12) + ball(88, -4, 12, '#3f8a3c', 9),
      line('M-18 22 L2 36 M80 22 L64 36', '#e9dcc0', 1.2),
      shape('M0 35 C14 50 52 50 66 35 L63 46 C50 60 16 60 4 46 Z', '#d8702c'),
    ],
    front: [
      shape('M0 35 C8 52 20 55 33 55 C46 55 58 52 66 35 C64 54 50 62 33 62 C16 62 3 54 0 35 Z', '#f0a03a'),
      line('M5 46 C16 58 50 58 61 46 M9 52 C20 60 46 60 57 52', '#ffffff', 1.6, 'opacity=".8"'),
    ],
    ink: [-39, -21, 101, 64],
    share: 1.2,
  },
  picking: {
    joints: { ...upright, nod: -10, face: 'glad', ...arms([31, 19, 20, 8], [25, 31, 19, 36]) },
    front: [
      `<path d="M12 39 C12 30 27 30 27 39" fill="none" stroke="#8a5226" stroke-width="1.4"/>`,
      shape('M8 38 H30 L27 50 H11 Z', '#c08a4a'),
      shape('M8 38 H30 L29.4 41 H8.6 Z', '#e0b070'),
      line('M9.6 44 H28.4 M10.4 47 H27.6', '#8a5a28', 0.8),
    ],
    ink: [6, 0, 46, 63],
    grip: { at: [19, 5], high: 12, of: 'handheld', by: 'middle' },
  },
  'roller-skates': {
    joints: {
      ...upright,
      head: [26, 13],
      neck: [28, 21],
      hip: [33, 38],
      face: 'glad',
      ...arms([38, 28, 45, 22], [20, 28, 12, 24]),
      ...legs([28, 47, 27, 56], [40, 46, 49, 50]),
    },
    front: [
      line('M22 57.6 H31', '#e0303a', 2.6),
      wheel(23, 60.4, 2) + wheel(29.6, 60.4, 2),
      `<g transform="rotate(34 49 51)">${line('M44 52 H53', '#e0303a', 2.6)}${wheel(45, 55, 2)}${wheel(52, 55, 2)}</g>`,
    ],
    ink: [8, 1, 58, 63],
  },
  trampoline: {
    joints: {
      ...upright,
      head: [31, -18],
      nod: -6,
      neck: [32, -10],
      hip: [33, 9],
      face: 'glad',
      ...arms([42, -16, 47, -27], [22, -16, 17, -27]),
      ...legs([41, 17, 46, 26], [25, 17, 20, 26]),
    },
    behind: [
      line('M-4 50 L-8 63 M68 50 L72 63 M18 54 L17 63 M46 54 L47 63', '#5f6977', 2.4),
      ball(32, 48, 40, '#2f6fd0', 8),
      ball(32, 47, 35, '#23262d', 6),
      ball(26, 46, 20, faint('#ffffff', 0.13), 2.6),
    ],
    ink: [-10, -31, 74, 64],
    share: 1.5,
  },
  'bathing-baby': {
    joints: { ...kneeling, nod: 8, ...arms([31, 43, 20, 44], [28, 42, 16, 45]) },
    front: [
      ball(9, 37, 6, '#fbd3b0') + ball(7.2, 36.4, 0.8, '#241a20') + ball(11.2, 36.4, 0.8, '#241a20'),
      line('M7.4 39.4 Q9.2 41 11 39.4', '#a0403a', 0.8) + line('M9 31.4 q2 -2 3 0', '#7a4a2a', 1),
      shape('M-6 46 H29 L25 61.6 H-2 Z', '#6fb2f0'),
      shape('M18 46 H29 L25 61.6 H18 Z', '#2f7fd0', 'opacity=".6"'),
      rect(-8, 44, 39, 3.4, '#9cd0f8', 1.6),
      ball(0, 44, 4, '#ffffff', 3) +
        ball(6, 45, 4, '#f3f9ff', 3) +
        ball(13, 44.6, 4, '#ffffff', 3) +
        ball(25, 44, 3.4, '#ffffff', 2.6),
      ball(-3, 37, 1.4, '#dff2ff') + ball(17, 34, 1.2, '#dff2ff'),
    ],
    ink: [-9, 12, 50, 63],
    share: 0.84,
  },
} satisfies Record<string, Pose>;
