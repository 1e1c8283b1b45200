/** Small birds, and pigeons. */
import type { Bird } from './look.ts';
import { grey, white, wing } from './tones.ts';

export const songbirds = {
  pigeon: {
    long: 54,
    deep: 38,
    pitch: 26,
    neck: [
      [-8, -13, 13],
      [-12, -26, 10.5],
    ],
    inFlight: [
      [-11, -3, 13],
      [-24, -5, 10],
    ],
    head: {
      beak: 'slim',
      size: 0.7,
      beakTones: ['#b0a8a4', '#5c5654', '#2c2828'],
      iris: '#f07a2c',
      eye: 0.24,
    },
    leg: { kind: 'perching', long: 14, thick: 2.4, tones: ['#f0a098', '#cc5c58', '#803030'] },
    tail: { kind: 'fan', long: 38, wide: 19, turn: 3, tones: grey, tips: '#3a4250' },
    wing: wing(
      ['#d4dce6', '#a4aebb', '#66707e'],
      ['#c4ccd8', '#8c97a6', '#4e5866'],
      ['#8a94a4', '#545e6e', '#2a323e'],
      {
        long: 66,
        deep: 28,
        turn: 2,
        near: 52,
        far: 72,
      },
    ),
    colors: (t, u) =>
      t > 0.83
        ? ['#8a98b0', '#5c6a82', '#333e52']
        : t > 0.66
          ? u > 0
            ? ['#a87ac0', '#6a4a90', '#3a2858']
            : ['#6ac0a0', '#2f7a68', '#164238']
          : grey,
    tones: grey,
  },
  dove: {
    long: 54,
    deep: 38,
    pitch: 26,
    neck: [
      [-8, -12, 13],
      [-13, -24, 10.5],
    ],
    inFlight: [
      [-11, -3, 13],
      [-24, -5, 10],
    ],
    head: {
      beak: 'slim',
      size: 0.7,
      beakTones: ['#ffd8c8', '#e8a890', '#a06a5a'],
      iris: '#8a3a20',
      eye: 0.22,
    },
    leg: { kind: 'perching', long: 14, thick: 2.4, tones: ['#f0a098', '#cc5c58', '#803030'] },
    tail: { kind: 'fan', long: 38, wide: 20, turn: 3, tones: white },
    wing: wing(white, white, ['#ffffff', '#eceef2', '#a8b2c2'], {
      long: 64,
      deep: 28,
      turn: 2,
      near: 54,
      far: 76,
    }),
    colors: () => white,
    tones: white,
  },
  sparrow: {
    long: 48,
    deep: 40,
    pitch: 32,
    neck: [
      [-7, -10, 17],
      [-12, -20, 15],
    ],
    inFlight: [
      [-9, -3, 16],
      [-20, -4, 14],
    ],
    head: {
      beak: 'cone',
      size: 0.72,
      beakTones: ['#8a7a68', '#4a4038', '#241e1a'],
      iris: '#2c1c12',
      eye: 0.22,
    },
    leg: { kind: 'perching', long: 15, thick: 1.9, tones: ['#d8a890', '#a87860', '#684838'] },
    tail: { kind: 'forked', long: 38, wide: 14, turn: 2, tones: ['#a88a68', '#6e543a', '#3a2a1c'] },
    wing: wing(
      ['#c88a54', '#935a2e', '#4e2c14'],
      ['#b58a5c', '#7a5636', '#3c2816'],
      ['#8a6e52', '#58422e', '#2c2016'],
      {
        long: 54,
        deep: 26,
        turn: 4,
        near: 40,
        far: 54,
      },
    ),
    colors: (t, u) =>
      t > 0.88 && u < 0.1
        ? ['#b07a4c', '#7a4a28', '#402412']
        : t > 0.66 && u > 0.55
          ? ['#4a4038', '#2c2420', '#14100e']
          : u > -0.1
            ? ['#f4ece0', '#d8c8b4', '#9a8872']
            : ['#b08a60', '#7c5a38', '#42301e'],
    tones: ['#e0d0b8', '#b49a7c', '#6e5a44'],
  },
  robin: {
    long: 46,
    deep: 42,
    pitch: 34,
    neck: [
      [-7, -10, 18],
      [-12, -20, 15.5],
    ],
    inFlight: [
      [-9, -3, 16],
      [-20, -4, 14],
    ],
    head: {
      beak: 'slim',
      size: 0.7,
      beakTones: ['#6a6058', '#38302a', '#181412'],
      iris: '#2c1c12',
      eye: 0.24,
    },
    leg: { kind: 'perching', long: 17, thick: 1.8, tones: ['#b88a70', '#7c5844', '#46302a'] },
    tail: { kind: 'forked', long: 34, wide: 13, turn: 2, tones: ['#a89070', '#74603e', '#3e3220'] },
    wing: wing(
      ['#b09a74', '#7e6a46', '#463a24'],
      ['#a08a66', '#6c5a3c', '#3a3020'],
      ['#84704e', '#574730', '#2c2418'],
      {
        long: 52,
        deep: 25,
        turn: 4,
        near: 40,
        far: 54,
      },
    ),
    colors: (t, u) =>
      t > 0.5 && u > -0.12 && (t < 0.9 || u > 0.1)
        ? ['#ffa85c', '#ee6a22', '#a83a0c']
        : u > 0.1
          ? ['#ffffff', '#eee6da', '#b0a492']
          : ['#b0986c', '#7e6842', '#443822'],
    tones: ['#c8a878', '#98743f', '#54401e'],
  },
  bluebird: {
    long: 48,
    deep: 40,
    pitch: 34,
    neck: [
      [-7, -10, 17],
      [-12, -20, 15],
    ],
    inFlight: [
      [-9, -3, 16],
      [-20, -4, 14],
    ],
    head: {
      beak: 'slim',
      size: 0.7,
      beakTones: ['#5c6068', '#2c2e34', '#121316'],
      iris: '#1c1612',
      eye: 0.23,
    },
    leg: { kind: 'perching', long: 15, thick: 1.8, tones: ['#6a6a72', '#3a3a42', '#1c1c22'] },
    tail: { kind: 'forked', long: 38, wide: 14, turn: 2, tones: ['#6ab4ff', '#2470d0', '#103a80'] },
    wing: wing(
      ['#7ac4ff', '#2e86e0', '#124a94'],
      ['#5aaaf4', '#2270cc', '#0e3c80'],
      ['#4a80c0', '#1f4a8c', '#0c2450'],
      {
        long: 54,
        deep: 26,
        turn: 4,
        near: 42,
        far: 58,
      },
    ),
    colors: (t, u) =>
      u > 0.05 && t < 0.8 && t > 0.36
        ? ['#ffb070', '#e07a34', '#8e4414']
        : u > 0.1 && t <= 0.36
          ? white
          : ['#6ab8ff', '#2c80dc', '#124688'],
    tones: ['#6ab8ff', '#2c80dc', '#124688'],
  },
  canary: {
    long: 46,
    deep: 38,
    pitch: 40,
    neck: [
      [-6, -10, 16],
      [-11, -20, 14.5],
    ],
    inFlight: [
      [-9, -3, 15],
      [-19, -4, 13.5],
    ],
    head: {
      beak: 'cone',
      size: 0.72,
      beakTones: ['#ffd8b8', '#f0a880', '#a86a48'],
      iris: '#1c1410',
      eye: 0.22,
    },
    leg: { kind: 'perching', long: 12, thick: 1.9, tones: ['#f4b8a0', '#d08870', '#8a5040'] },
    tail: { kind: 'forked', long: 40, wide: 13, turn: 3, tones: ['#fff09a', '#f4c414', '#b07a06'] },
    wing: wing(
      ['#fff4a8', '#fbd02c', '#c08a0a'],
      ['#ffee94', '#f4c41c', '#b07c08'],
      ['#fff6c4', '#f0cf5c', '#a8841c'],
      {
        long: 52,
        deep: 24,
        turn: 4,
        near: 40,
        far: 54,
      },
    ),
    colors: () => ['#fff4a0', '#fdd42c', '#c8900c'],
    tones: ['#fff4a0', '#fdd42c', '#c8900c'],
  },
  hummingbird: {
    long: 40,
    deep: 26,
    pitch: 44,
    flightPitch: 40,
    neck: [
      [-5, -9, 11],
      [-9, -18, 10.5],
    ],
    inFlight: [
      [-5, -9, 11],
      [-10, -17, 10.5],
    ],
    head: { beak: 'needle', beakTones: ['#5a5a60', '#26262c', '#0e0e12'], iris: '#14100c', eye: 0.24 },
    leg: { kind: 'perching', long: 6, thick: 1.2, tones: ['#6a6460', '#3a3634', '#1c1a18'] },
    tail: { kind: 'forked', long: 28, wide: 12, turn: 4, tones: ['#5fb8a0', '#1f6a60', '#0c302c'] },
    wing: wing(
      ['#8af0b8', '#2fa878', '#0f5a44'],
      ['#8ad0b4', '#3f8a78', '#1a4a44'],
      ['#b4c4c8', '#6c8088', '#34444c'],
      {
        long: 44,
        deep: 16,
        near: 26,
        far: 58,
      },
    ),
    colors: (t, u) =>
      t > 0.66 && t < 0.9 && u > -0.1
        ? ['#ff7a9a', '#e0184a', '#7e0624']
        : u > 0.2 && t < 0.7
          ? white
          : ['#8af4b0', '#26a86c', '#0a5238'],
    tones: ['#8af4b0', '#26a86c', '#0a5238'],
    rows: 11,
  },
} satisfies Record<string, Bird>;
