/** What a figure plays, and how it bends and stretches. */
import { ball, faint, line, rect, shape } from '../../own-drawing.ts';
import { arms, astride, legs } from './limbs.ts';
import type { Pose } from './pose.ts';
import { kneeling, seated, steel, upright, wheel, wood } from './props.ts';

const ring = (x: number, y: number, rx: number, ry: number, color: string, width: number) =>
  `<path d="M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z" fill="none" stroke="${color}" stroke-width="${width}"/>`;

export const playPoses = {
  stretching: {
    joints: {
      ...upright,
      head: [25, 13],
      nod: -18,
      neck: [28, 21],
      hip: [34, 39],
      face: 'calm',
      ...arms([20, 12, 11, 3], [18, 14, 8, 7]),
      ...legs([39, 50, 45, 60], [29, 50, 26, 60]),
    },
    ink: [5, 0, 49, 63],
  },
  crawling: {
    joints: {
      ...upright,
      head: [13, 36],
      neck: [20, 42],
      hip: [39, 44],
      face: 'glad',
      ...arms([19, 51, 15, 60], [23, 51, 22, 60]),
      ...legs([36, 58, 50, 60], [32, 57, 45, 60]),
      lies: true,
    },
    ink: [2, 24, 66, 66],
    share: 0.56,
  },
  saluting: {
    joints: { ...upright, face: 'stern', ...arms([41, 15, 31, 5], [26.5, 30, 26, 39]) },
    ink: [18, 0, 46, 63],
  },
  pram: {
    joints: {
      ...upright,
      nod: 4,
      ...arms([31, 31, 21, 33], [28, 31, 20, 33]),
      ...legs([28, 49, 24, 60], [37, 50, 43, 58.6]),
    },
    behind: [
      line('M20 34 L12 46 L-14 58 M12 46 L4 58', steel[2], 1.6),
      shape('M-22 36 H10 C10 48 3 52 -6 52 C-16 52 -22 46 -22 36 Z', '#3f6fb5'),
      shape('M0 36 H10 C10 48 3 52 -6 52 C0 48 1 42 0 36 Z', '#27497f', 'opacity=".8"'),
      shape('M-22 36 C-22 24 -10 20 -4 22 L-6 36 Z', '#5b8dd6'),
      line('M-16 26 L-6 36 M-21 31 L-6 36', '#27497f', 0.8),
      ball(2, 33.6, 4.4, '#fbd3b0'),
      ball(0.6, 33.4, 0.6, '#241a20'),
      ball(3.2, 33.4, 0.6, '#241a20'),
      shape('M-4 36 C-2 32.6 8 33 9 36 Z', '#fff2c4'),
      wheel(-13, 57.4, 5),
      wheel(4, 57.4, 5),
    ],
    ink: [-24, 0, 46, 63],
  },
  lasso: {
    joints: { ...upright, face: 'stern', ...arms([43, 12, 42, -1], [25, 30, 21, 35]), ...astride },
    behind: [
      ring(30, -15, 26, 7, '#8a5a2c', 1.8),
      ring(30, -15.3, 26, 7, '#d9a860', 0.7),
      line('M42 -1 Q47 -6 50 -10.4', '#b9843f', 1.6),
    ],
    front: [
      line('M42 0 C50 14 48 30 40 34 C34 37 30 44 36 46 C42 47 43 40 38 38', '#b9843f', 1.3),
      ball(42, -1, 2.7, 'url(#skin)'),
    ],
    ink: [3, -24, 57, 63],
    share: 1.3,
  },
  swinging: {
    joints: {
      ...seated,
      head: [31, 15],
      nod: -8,
      neck: [33, 23],
      hip: [35, 41],
      face: 'glad',
      ...arms([28, 30, 27, 21], [26, 28, 26, 19]),
      ...legs([23, 42, 14, 49], [22, 41, 12, 47]),
    },
    behind: [line('M28 -28 L26 44', '#b08a54', 1.1), rect(24, 43.6, 20, 2.6, wood[1], 0.8)],
    front: [
      line('M30 -28 L30 22 L41 44', '#b08a54', 0),
      line('M38 -28 L27.6 20 M38 -28 L42 44', '#d9b27a', 1.1),
    ],
    ink: [6, -28, 46, 53],
    share: 1.2,
  },
  'jump-rope': {
    joints: {
      ...upright,
      head: [31, 6],
      neck: [32, 14],
      hip: [33, 33],
      face: 'glad',
      ...arms([40, 24, 44, 29], [24, 24, 18, 28]),
      ...legs([31, 44, 37, 53], [27, 43, 32, 52]),
    },
    behind: [line('M18 28 C-4 20 0 -14 31 -14 C64 -14 66 20 44 29', '#e0484f', 1.3)],
    ink: [-2, -15, 63, 56],
    share: 1.1,
  },
  hula: {
    joints: { ...upright, hip: [30, 39], face: 'glad', ...arms([43, 22, 46, 12], [22, 22, 17, 13]) },
    front: [ring(31, 36, 19, 5.4, '#ff5aa4', 1.8)],
    ink: [10, 0, 51, 63],
  },
  dunking: {
    joints: {
      ...upright,
      head: [27, 10],
      nod: -12,
      neck: [29, 18],
      hip: [35, 34],
      face: 'glad',
      ...arms([27, 8, 16, -3], [22, 20, 15, 14]),
      ...legs([30, 43, 40, 52], [41, 44, 50, 53]),
    },
    behind: [
      rect(-22, -24, 3, 87, '#5f6977', 1),
      rect(-20, -26, 4, 24, '#f4f6fa', 0.6),
      line('M-16 -6 H4', '#e0582a', 1.6),
      line('M-15 -5 L-11 7 H-1 L3 -5 M-9 -5 L-5 7 M-2 -5 L-9 7', '#ffffff', 0.7),
    ],
    front: [
      ball(11, -9, 6, '#e07a2a'),
      line('M5 -9 H17 M11 -15 V-3 M7 -13 Q11 -9 7 -5 M15 -13 Q11 -9 15 -5', '#5a2a10', 0.6),
      ball(16, -3.4, 2.7, 'url(#skin)'),
    ],
    ink: [-24, -27, 56, 63],
    share: 1.35,
  },
  tennis: {
    joints: { ...upright, face: 'stern', ...arms([42, 24, 48, 14], [24, 26, 15, 24]), ...astride },
    front: [
      line('M48 14 L52 4', '#343845', 1.8),
      `<g transform="rotate(22 56 -6)">${ball(56, -6, 6, faint('#ffffff', 0.27), 8)}${ring(56, -6, 6, 8, '#e0303a', 1.5)}${line('M52 -11 V0 M56 -14 V2 M60 -11 V0 M50 -8 H62 M50 -3 H62', '#f4f6fa', 0.4)}</g>`,
      ball(6, 14, 2.6, '#d8ee4a'),
      ball(48, 14, 2.7, 'url(#skin)'),
    ],
    ink: [2, -16, 66, 63],
    share: 1.15,
  },
  batting: {
    joints: { ...upright, face: 'stern', ...arms([40, 28, 42, 18], [33, 27, 40, 20]), ...astride },
    front: [
      shape('M40.4 19 L43 20 L55 -6 Q56 -10 53 -11 Q50 -11 49 -7.6 Z', '#d9a860'),
      shape('M53 -11 Q56 -10 55 -6 L43 20 L42 19.6 Z', '#9a6a30', 'opacity=".6"'),
      ball(42, 19, 2.7, 'url(#skin)'),
      ball(4, 22, 2.8, '#ffffff'),
      line('M2.6 20.4 q1.6 1.6 0 3.2 M5.4 20.4 q-1.6 1.6 0 3.2', '#e0303a', 0.4),
    ],
    ink: [0, -12, 57, 63],
    share: 1.12,
  },
  golf: {
    joints: { ...upright, nod: 8, face: 'calm', ...arms([33, 30, 24, 37], [28, 30, 23, 38]), ...astride },
    front: [
      line('M23.6 37 L11 60', '#8f99a7', 1.2),
      shape('M12 58.4 L7 60 L7 62.4 L12.4 62 Z', '#343845'),
      ball(4, 60.6, 1.8, '#ffffff'),
      ball(24, 37, 2.7, 'url(#skin)'),
    ],
    ink: [1, 0, 46, 63],
  },
  karate: {
    joints: {
      ...upright,
      head: [39, 14],
      neck: [39, 22],
      hip: [35, 38],
      face: 'stern',
      ...arms([33, 30, 27, 24], [44, 31, 40, 36]),
      ...legs([22, 33, 8, 29], [36, 50, 37, 60]),
    },
    ink: [0, 1, 50, 63],
  },
  bubbles: {
    joints: { ...upright, face: 'glad', ...arms([34, 30, 22, 20], [26, 31, 20, 34]) },
    front: [
      line('M22 21 L17 15', '#e0484f', 1.1),
      ring(15.4, 13.4, 2.2, 2.2, '#e0484f', 0.9),
      ...[
        [6, 8, 4.6],
        [-4, 16, 3.4],
        [-2, 1, 5],
        [9, -4, 3],
        [-12, 8, 3],
      ].flatMap(([x = 0, y = 0, r = 1]) => [
        ball(x, y, r, faint('#cfeaff', 0.4)),
        ring(x, y, r, r, '#ffffff', 0.5),
        ball(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff'),
      ]),
      rect(17, 32, 5, 6, '#2f86e0', 1),
      ball(22, 20.4, 2.6, 'url(#skin)'),
    ],
    ink: [-16, -8, 46, 63],
    share: 1.08,
  },
  harp: {
    joints: { ...seated, face: 'calm', ...arms([32, 35, 21, 30], [28, 34, 20, 36]) },
    behind: [rect(31, 48, 15, 3.4, wood[1], 1.4), line('M34 51 L32.6 61 M43 51 L44.6 61', wood[2], 2)],
    held: [
      line('M8 60 V8', '#d9a23a', 3),
      line('M8 9 C14 2 20 12 27 10', '#d9a23a', 2.8),
      line('M27 11 L20 58 H8', '#b97f22', 3.2),
      line('M11 12 V56 M14 12 V56 M17 13 V56 M20 14 V50 M23 14 V38', '#fff6d8', 0.4),
      ball(8, 7, 2.4, '#ffd87a'),
    ],
    front: [ball(21, 30, 2.6, 'url(#skin)')],
    ink: [5, 3, 50, 63],
    share: 0.92,
  },
  'lying-back': {
    joints: {
      ...upright,
      head: [12, 43],
      nod: -70,
      neck: [18, 50],
      hip: [37, 54],
      face: 'calm',
      lies: true,
      ...arms([24, 57, 31, 58], [12, 56, 6, 50]),
      ...legs([47, 48, 56, 57], [48, 56, 60, 57]),
    },
    behind: [
      shape('M-4 57 H66 L70 63 H-8 Z', '#e0565e'),
      line('M4 57 L1 63 M18 57 L16 63 M46 57 L48 63 M60 57 L63 63', '#ffffff', 2, 'opacity=".8"'),
    ],
    ink: [-8, 30, 70, 63],
    share: 0.5,
  },
  ladder: {
    joints: {
      ...upright,
      head: [29, 4],
      nod: -10,
      neck: [31, 12],
      hip: [35, 31],
      ...arms([26, 14, 17, 4], [24, 18, 16, 14]),
      ...legs([26, 36, 23, 46], [33, 43, 27, 53]),
    },
    behind: [
      line('M26 64 L10 -22', wood[1], 2),
      line('M36 64 L18 -22', wood[0], 2),
      line(
        'M12 -14 H19 M14 -4 H21 M16 6 H23.6 M18 16 H25.6 M20 26 H27.6 M22 36 H29.6 M23.6 46 H31.6 M25.4 56 H33.4',
        wood[0],
        1.6,
      ),
    ],
    ink: [8, -23, 47, 64],
    share: 1.3,
  },
  planting: {
    joints: { ...kneeling, nod: 10, ...arms([31, 44, 19, 52], [28, 43, 14, 52]) },
    behind: [
      shape('M-6 62.6 C0 54 26 54 30 62.6 Z', '#6b4526'),
      shape('M-3 61 C2 56 10 55.4 14 57 C8 57.4 2 59 -3 61 Z', '#94643a'),
    ],
    front: [
      line('M14 57 V46', '#4f9a3e', 1.3),
      shape('M14 49 C8 48 6 44 6 41 C11 41 14 44 14 49 Z', '#6cc04a'),
      shape('M14 51 C20 50 22 46 22 43 C17 43 14 46 14 51 Z', '#4fa83c'),
      ball(19, 52, 2.6, 'url(#skin)'),
    ],
    ink: [-6, 12, 50, 63],
    share: 0.84,
  },
} satisfies Record<string, Pose>;
