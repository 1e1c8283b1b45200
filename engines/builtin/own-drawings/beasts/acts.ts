/** What animals on four legs do beyond going and resting: they dig, rear, stretch and catch. */
import type { Pose } from './pose.ts';

type Legs = Pose['hind'];

const planted: Legs = {
  near: [
    [-0.16, 0.34],
    [0.2, 0.64],
    [0.06, 0.96],
  ],
  far: [
    [-0.24, 0.34],
    [0.08, 0.64],
    [-0.08, 0.94],
  ],
};

/** @param gaits the joints of who stands, walks and leaps */
export const actPoses = (gaits: { leaping: Pose; walking: Pose }) =>
  ({
    /** Leaps with something in its mouth. */
    catching: {
      ...gaits.leaping,
      lift: 0.42,
      pitch: 22,
      neck: 40,
      head: 16,
      mouth: 'open',
      tail: 'streaming',
    },
    /** Brings something in its mouth. */
    fetching: { ...gaits.walking, head: 4 },
    digging: {
      front: {
        near: [
          [-0.14, 0.4],
          [-0.36, 0.7],
          [-0.5, 0.96],
        ],
        far: [
          [0.04, 0.4],
          [-0.04, 0.7],
          [-0.16, 0.94],
        ],
      },
      hind: planted,
      bows: 20,
      neck: -20,
      head: -42,
    },
    rearing: {
      front: {
        near: [
          [-0.34, 0.12],
          [-0.4, 0.42],
          [-0.24, 0.56],
        ],
        far: [
          [-0.46, -0.06],
          [-0.66, 0.22],
          [-0.52, 0.4],
        ],
      },
      hind: {
        near: [
          [-0.2, 0.32],
          [0.16, 0.62],
          [0, 0.96],
        ],
        far: [
          [-0.06, 0.34],
          [0.36, 0.62],
          [0.24, 0.95],
        ],
      },
      pitch: 48,
      neck: 62,
      head: 0,
      mouth: 'open',
      tail: 'streaming',
    },
    stretching: {
      front: {
        near: [
          [-0.24, 0.5],
          [-0.5, 0.84],
          [-0.86, 0.96],
        ],
        far: [
          [-0.2, 0.5],
          [-0.44, 0.84],
          [-0.72, 0.94],
        ],
      },
      hind: planted,
      bows: 24,
      neck: 6,
      head: -4,
    },
  }) as const satisfies Record<string, Pose>;
