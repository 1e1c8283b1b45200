/** How animals on four legs hold themselves: joints in shares of a leg's length from where it begins. */
import { actPoses } from './acts.ts';
import type { Pose } from './pose.ts';

const upright = {
  front: {
    near: [
      [0.07, 0.34],
      [-0.02, 0.66],
      [0, 0.96],
    ],
    far: [
      [0.18, 0.34],
      [0.12, 0.66],
      [0.15, 0.94],
    ],
  },
  hind: {
    near: [
      [-0.16, 0.34],
      [0.17, 0.66],
      [0.06, 0.96],
    ],
    far: [
      [-0.3, 0.34],
      [0, 0.66],
      [-0.12, 0.94],
    ],
  },
} as const satisfies Pose;

const stretched = {
  front: {
    near: [
      [-0.34, 0.2],
      [-0.72, 0.26],
      [-1.06, 0.4],
    ],
    far: [
      [-0.2, 0.34],
      [-0.52, 0.46],
      [-0.78, 0.68],
    ],
  },
  hind: {
    near: [
      [0.06, 0.34],
      [0.56, 0.4],
      [0.94, 0.66],
    ],
    far: [
      [-0.02, 0.36],
      [0.38, 0.54],
      [0.68, 0.82],
    ],
  },
} as const satisfies Pose;

const walking = {
  front: {
    near: [
      [-0.06, 0.35],
      [-0.24, 0.64],
      [-0.36, 0.95],
    ],
    far: [
      [0.16, 0.34],
      [0.26, 0.64],
      [0.42, 0.9],
    ],
  },
  hind: {
    near: [
      [-0.04, 0.36],
      [0.36, 0.62],
      [0.4, 0.95],
    ],
    far: [
      [-0.34, 0.32],
      [-0.1, 0.64],
      [-0.34, 0.94],
    ],
  },
} as const satisfies Pose;

export const poses = {
  standing: upright,
  walking,
  running: { ...stretched, lift: 0.16, pitch: 5, tail: 'streaming' },
  jumping: { ...stretched, lift: 0.5, pitch: 18, tail: 'streaming' },
  grazing: { ...upright, neck: -60, head: -50, reachesDown: true },
  howling: { ...upright, neck: 58, head: 58, mouth: 'open' },
  roaring: { ...upright, head: 6, mouth: 'open' },
  sitting: {
    front: {
      near: [
        [0.1, 0.5],
        [-0.02, 0.96],
        [-0.04, 1.34],
      ],
      far: [
        [0.2, 0.5],
        [0.12, 0.94],
        [0.12, 1.32],
      ],
    },
    hind: {
      near: [
        [-0.46, 0.06],
        [0.02, 0.3],
        [-0.34, 0.42],
      ],
      far: [
        [-0.56, 0.06],
        [-0.1, 0.3],
        [-0.46, 0.4],
      ],
    },
    pitch: 50,
    lift: -0.26,
    tail: 'lying',
  },
  lying: {
    front: {
      near: [
        [0.14, 0.3],
        [-0.3, 0.36],
        [-0.66, 0.38],
      ],
      far: [
        [0.1, 0.3],
        [-0.4, 0.34],
        [-0.8, 0.36],
      ],
    },
    hind: {
      near: [
        [-0.5, 0.12],
        [0.02, 0.34],
        [-0.5, 0.37],
      ],
      far: [
        [-0.56, 0.1],
        [-0.1, 0.32],
        [-0.6, 0.36],
      ],
    },
    lift: -0.56,
    tail: 'lying',
  },
  asleep: {
    front: {
      near: [
        [0.1, 0.28],
        [-0.36, 0.36],
        [-0.74, 0.38],
      ],
      far: [
        [0.06, 0.3],
        [-0.5, 0.36],
        [-0.92, 0.38],
      ],
    },
    hind: {
      near: [
        [-0.5, 0.12],
        [0.02, 0.34],
        [-0.5, 0.37],
      ],
      far: [
        [-0.56, 0.1],
        [-0.1, 0.32],
        [-0.6, 0.36],
      ],
    },
    lift: -0.58,
    neck: -12,
    head: -6,
    isAsleep: true,
    tail: 'lying',
  },
  ...actPoses({ leaping: stretched, walking }),
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;
