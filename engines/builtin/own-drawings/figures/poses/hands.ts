/** What a figure does with a thing that its description names: the thing is drawn where its hands are. */
import { ball, faint, line, shape } from '../../own-drawing.ts';
import { arms, astride, legs } from './limbs.ts';
import type { Pose } from './pose.ts';
import { kneeling, upright, wood } from './props.ts';

export const handPoses = {
  // Eats or drinks what it holds before its mouth.
  biting: {
    joints: { ...upright, nod: 3, face: 'glad', ...arms([34, 31, 23, 24], [26, 30, 19, 24]) },
    ink: [10, 0, 46, 63],
    grip: { at: [19, 20], high: 15, of: 'handheld', by: 'middle' },
  },
  raising: {
    joints: { ...upright, nod: -4, face: 'stern', ...arms([43, 14, 40, 1], [21, 13, 22, 0]), ...astride },
    ink: [14, -3, 47, 63],
    grip: { at: [31, -1], high: 34, of: 'any', by: 'foot' },
  },
  throwing: {
    joints: {
      ...upright,
      head: [30, 12],
      neck: [32, 20],
      face: 'glad',
      ...arms([44, 19, 47, 7], [24, 24, 15, 21]),
      ...astride,
    },
    ink: [12, 0, 50, 63],
    grip: { at: [47, 4], high: 11, of: 'handheld', by: 'middle' },
  },
  catching: {
    joints: {
      ...upright,
      nod: -8,
      face: 'glad',
      ...arms([28, 23, 17, 15], [25, 20, 15, 12]),
      ...astride,
    },
    ink: [10, 0, 46, 63],
    grip: { at: [11, 11], high: 12, of: 'handheld', by: 'middle' },
  },
  pushing: {
    joints: {
      ...upright,
      head: [22, 16],
      nod: -4,
      neck: [25, 24],
      hip: [36, 40],
      face: 'stern',
      ...arms([19, 33, 9, 31], [17, 30, 8, 27]),
      ...legs([32, 50, 41, 60], [41, 50, 51, 60]),
    },
    ink: [6, 4, 55, 63],
    grip: { at: [8, 62], high: 60, of: 'any', by: 'side' },
  },
  pulling: {
    joints: {
      ...upright,
      head: [39, 15],
      nod: -6,
      neck: [38, 23],
      hip: [36, 40],
      face: 'stern',
      ...arms([30, 31, 19, 33], [28, 28, 17, 31]),
      ...legs([28, 48, 25, 60], [31, 50, 33, 60]),
    },
    behind: [
      line('M40 36 C30 31 16 34 2 38', '#b98a4e', 1.6),
      line('M40 35.6 C30 30.6 16 33.6 2 37.6', '#e2bd84', 0.5),
    ],
    ink: [1, 3, 53, 63],
    grip: { at: [3, 62], high: 60, of: 'any', by: 'side' },
  },
  tending: {
    joints: { ...kneeling, nod: 8, ...arms([32, 43, 20, 47], [29, 41, 19, 45]) },
    ink: [14, 12, 50, 63],
    share: 0.8,
    grip: { at: [18, 62], high: 34, of: 'any', by: 'side' },
  },
  feeding: {
    joints: { ...upright, nod: 8, face: 'glad', ...arms([31, 31, 19, 33], [27, 31, 22, 34]) },
    front: [
      shape('M22 33 C22 38 31 38 31 33 Z', '#b5733c'),
      shape('M22 33 C24 31.4 29 31.4 31 33 Z', '#f3d08a'),
      ball(17, 37, 0.8, '#e8b955'),
      ball(14.6, 41, 0.8, '#f3d08a'),
      ball(16, 46, 0.8, '#e8b955'),
      ball(12.6, 49, 0.8, '#f3d08a'),
      ball(14.8, 55, 0.8, '#e8b955'),
      ball(11, 59, 0.9, '#f3d08a'),
    ],
    ink: [9, 0, 46, 63],
  },
  // Listens to a chest, or looks into a throat.
  examining: {
    joints: {
      ...upright,
      head: [25, 15],
      nod: 8,
      neck: [28, 22],
      hip: [34, 39],
      face: 'calm',
      ...arms([24, 33, 11, 32], [22, 31, 14, 37]),
    },
    front: [
      line('M25 24 C20 32 22 38 15 36 C11 35 9 34 8 33', '#23303c', 1.3),
      ball(7.4, 32.6, 2.4, '#c3ccd8'),
      ball(7, 32.2, 1.4, '#eef2f7'),
    ],
    ink: [4, 3, 47, 63],
  },
  // On a ladder against a tree: what is rescued sits on the branch.
  'tree-rescue': {
    joints: {
      ...upright,
      head: [33, 2],
      nod: -10,
      neck: [35, 10],
      hip: [38, 29],
      face: 'glad',
      ...arms([28, 11, 19, 6], [26, 16, 18, 10]),
      ...legs([30, 35, 27, 45], [36, 41, 31, 52]),
    },
    behind: [
      shape('M-16 64 C-12 40 -13 10 -15 -26 H-3 C-4 6 -3 42 2 64 Z', '#7a5230'),
      shape('M-16 64 C-12 40 -13 10 -15 -26 H-11 C-10 6 -9 42 -10 64 Z', '#a0724a'),
      line('M-6 18 C4 15 14 15 24 17', '#7a5230', 3.4),
      line('M-6 17 C4 14 14 14 24 16', '#a0724a', 1.2),
      ball(-12, -34, 30, '#3f8a3c', 19),
      ball(8, -38, 20, '#4f9f45', 15),
      ball(-24, -32, 18, '#56a84b', 14),
      ball(-8, -42, 18, '#79c464', 10),
      ball(22, 12, 4, '#56a84b', 3),
      line('M30 64 L16 6', wood[1], 2),
      line('M41 64 L26 6', wood[0], 2),
      line('M19 14 H28 M21 23 H30.4 M23.4 32 H32.8 M25.6 41 H35 M27.8 50 H37.4 M29.4 58 H39.4', wood[0], 1.6),
    ],
    ink: [-43, -54, 50, 64],
    share: 1.6,
    grip: { at: [12, 6], high: 17, of: 'handheld', by: 'middle' },
  },
  'drinks-tray': {
    joints: { ...upright, face: 'glad', ...arms([42, 26, 45, 14], [26.5, 30, 26, 39]) },
    front: [
      ball(44, 11.4, 11, '#8f99a7', 2.2),
      ball(44, 10.6, 11, '#dfe6ee', 2),
      ...[37, 43, 49].map(
        (x, at) =>
          shape(
            `M${x - 2.6} -2 H${x + 2.6} C${x + 2.8} 3 ${x + 1} 5 ${x} 5 C${x - 1} 5 ${x - 2.8} 3 ${x - 2.6} -2 Z`,
            faint('#ffffff', 0.69),
          ) +
          shape(
            `M${x - 2.6} 0 H${x + 2.6} C${x + 2.5} 3.4 ${x + 1} 5 ${x} 5 C${x - 1} 5 ${x - 2.5} 3.4 ${x - 2.6} 0 Z`,
            at === 1 ? '#f0d070' : '#a3203c',
          ) +
          line(`M${x} 5 V9.6 M${x - 2} 10 H${x + 2}`, '#f4f8fc', 0.8),
      ),
      ball(45, 13.6, 2.7, 'url(#skin)'),
    ],
    ink: [18, -3, 56, 63],
    share: 1.05,
  },
} satisfies Record<string, Pose>;
