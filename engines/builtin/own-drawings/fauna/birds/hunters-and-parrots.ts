/** Birds of prey, parrots and crows. */
import type { Bird } from './look.ts';
import { black, brown, white, wing, yellow } from './tones.ts';

export const birdsOfTrees = {
  eagle: {
    long: 62,
    deep: 46,
    pitch: 52,
    neck: [
      [-6, -16, 17],
      [-13, -32, 14.5],
    ],
    inFlight: [
      [-12, -4, 15],
      [-27, -5, 13],
    ],
    head: { beak: 'hooked', beakTones: yellow, iris: '#f4c430', eye: 0.24, brow: '#b9a98a' },
    leg: { kind: 'talons', long: 20, thick: 3.6, tones: yellow, trousers: brown },
    tail: { kind: 'fan', long: 50, wide: 24, turn: 8, tones: white },
    wing: wing(brown, ['#75563a', '#49331f', '#24180d'], ['#54402c', '#33241a', '#160f0a'], {
      long: 82,
      deep: 34,
      turn: 4,
      near: 62,
      far: 96,
      isFingered: true,
    }),
    colors: (t, u) =>
      t > 0.71 + 0.03 * u
        ? white
        : t > 0.66
          ? ['#cbb89a', '#8a6a48', '#4a3420']
          : u > 0.4
            ? ['#7a5a3a', '#50381f', '#2a1c10']
            : brown,
    tones: brown,
  },
  parrot: {
    long: 56,
    deep: 34,
    pitch: 60,
    neck: [
      [-4, -12, 15],
      [-9, -24, 15],
    ],
    inFlight: [
      [-9, -4, 14],
      [-20, -5, 14],
    ],
    head: {
      beak: 'parrot',
      beakTones: ['#fff6e0', '#e8d8b4', '#8a7450'],
      tip: '#2a2420',
      iris: '#f6e27a',
      eye: 0.22,
      face: '#fbf6ee',
    },
    leg: {
      kind: 'perching',
      long: 9,
      thick: 3,
      tones: ['#8a8078', '#5c544e', '#332e2a'],
      trousers: ['#ff6a4a', '#d8281c', '#7e0f0c'],
    },
    tail: { kind: 'long', long: 74, wide: 15, turn: 6, tones: ['#ff5a44', '#d4221c', '#7a0c10'] },
    wing: wing(
      ['#ff5a3c', '#d8261c', '#7e0f0c'],
      ['#ffe45a', '#f4b814', '#b06a08'],
      ['#5aa4ff', '#1f5fd0', '#0c2a78'],
      {
        long: 70,
        deep: 26,
        turn: 4,
        near: 48,
        far: 76,
      },
    ),
    colors: () => ['#ff6a4a', '#dc2a1e', '#860f10'],
    tones: ['#ff6a4a', '#dc2a1e', '#860f10'],
  },
  'blue-macaw': {
    long: 56,
    deep: 34,
    pitch: 60,
    neck: [
      [-4, -12, 15],
      [-9, -24, 15],
    ],
    inFlight: [
      [-9, -4, 14],
      [-20, -5, 14],
    ],
    head: {
      beak: 'parrot',
      beakTones: ['#fff6e0', '#e8d8b4', '#8a7450'],
      tip: '#2a2420',
      iris: '#f6e27a',
      eye: 0.22,
      face: '#fbf6ee',
    },
    leg: {
      kind: 'perching',
      long: 9,
      thick: 3,
      tones: ['#8a8078', '#5c544e', '#332e2a'],
      trousers: ['#ffe45a', '#f4b814', '#b06a08'],
    },
    tail: { kind: 'long', long: 74, wide: 15, turn: 6, tones: ['#5aa4ff', '#1f5fd0', '#0c2a78'] },
    wing: wing(
      ['#6ab4ff', '#2470dc', '#0f3488'],
      ['#4f9cf4', '#1c5cc8', '#0c2a78'],
      ['#3a78d8', '#153f98', '#08205c'],
      {
        long: 70,
        deep: 26,
        turn: 4,
        near: 48,
        far: 76,
      },
    ),
    colors: () => ['#5fb0ff', '#2068d8', '#0e3288'],
    tones: ['#5fb0ff', '#2068d8', '#0e3288'],
  },
  toucan: {
    long: 52,
    deep: 36,
    pitch: 50,
    neck: [
      [-5, -12, 15],
      [-10, -25, 14],
    ],
    inFlight: [
      [-9, -3, 14],
      [-20, -3, 13.5],
    ],
    head: {
      beak: 'toucan',
      beakTones: ['#ffd24a', '#f58a14', '#c24408'],
      tip: '#1c1614',
      iris: '#3a6ad0',
      eye: 0.22,
      face: '#f2a63a',
    },
    leg: { kind: 'perching', long: 9, thick: 2.8, tones: ['#9ab4d8', '#5c7cae', '#32486e'], trousers: black },
    tail: { kind: 'long', long: 46, wide: 18, turn: 4, tones: black },
    wing: wing(black, black, ['#464c5a', '#1c2028', '#0a0b10'], {
      long: 56,
      deep: 26,
      turn: 5,
      near: 44,
      far: 62,
    }),
    colors: (t, u) =>
      t > 0.62 && u > -0.05
        ? ['#ffffff', '#fdf6dc', '#d9c48a']
        : t < 0.2 && u > 0
          ? ['#ff6a5a', '#d8281e', '#7e0f0c']
          : black,
    tones: black,
  },
  crow: {
    long: 56,
    deep: 34,
    pitch: 26,
    neck: [
      [-9, -10, 14],
      [-18, -20, 12.5],
    ],
    inFlight: [
      [-10, -3, 13],
      [-22, -4, 12],
    ],
    head: {
      beak: 'strong',
      size: 0.86,
      beakTones: ['#6a7080', '#2c3038', '#101216'],
      iris: '#3a2c20',
      eye: 0.2,
    },
    leg: {
      kind: 'perching',
      long: 20,
      thick: 2.4,
      tones: ['#5c626e', '#2a2e36', '#121418'],
      trousers: black,
    },
    tail: { kind: 'fan', long: 44, wide: 20, turn: 2, tones: black },
    wing: wing(
      ['#68708a', '#2c3142', '#0e1018'],
      ['#5c6480', '#262a3a', '#0c0e14'],
      ['#4c5470', '#1e2230', '#0a0b10'],
      {
        long: 72,
        deep: 26,
        turn: 2,
        near: 56,
        far: 80,
        isFingered: true,
      },
    ),
    colors: (t) => (t > 0.7 ? ['#626a84', '#2a2e3e', '#0e1018'] : black),
    tones: black,
  },
  phoenix: {
    long: 62,
    deep: 40,
    pitch: 48,
    flightPitch: 12,
    neck: [
      [-6, -16, 13],
      [-13, -34, 11],
    ],
    inFlight: [
      [-14, -8, 13],
      [-30, -16, 11],
    ],
    head: {
      beak: 'hooked',
      beakTones: yellow,
      iris: '#fff0a0',
      eye: 0.24,
      comb: 'crest',
      crest: ['#ffe04a', '#ff8a1c', '#d8380c'],
    },
    leg: { kind: 'talons', long: 20, thick: 3.2, tones: yellow, trousers: ['#ff9a2c', '#e04a10', '#8a1408'] },
    tail: {
      kind: 'long',
      long: 120,
      wide: 26,
      turn: 8,
      tones: ['#ffc23a', '#f0501c', '#9c140c'],
      tips: '#ffe45a',
    },
    wing: wing(
      ['#d83a1c', '#a81c14', '#5c0a0c'],
      ['#ff8a1c', '#f0500c', '#a81c08'],
      ['#ffd23a', '#ff8a14', '#d83c08'],
      {
        long: 82,
        deep: 32,
        turn: 4,
        near: 70,
        far: 108,
        isFingered: true,
        tips: '#fff08a',
      },
    ),
    colors: (t, u) =>
      t > 0.72
        ? ['#ff7a2c', '#d8281c', '#7e0a10']
        : u > 0.2
          ? ['#ffe05a', '#ff9a1c', '#d84a08']
          : ['#ff8a2c', '#e03c14', '#8c1208'],
    tones: ['#ff8a2c', '#e03c14', '#8c1208'],
  },
} satisfies Record<string, Bird>;
