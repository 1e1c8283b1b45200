/** Birds of the farm, and those that run. */
import type { Bird } from './look.ts';
import { brown, orange, white, wing, yellow } from './tones.ts';

export const fowl = {
  ostrich: {
    long: 62,
    deep: 50,
    pitch: 6,
    neck: [
      [-6, -12, 11],
      [-10, -36, 5.6],
      [-6, -62, 5],
      [-10, -80, 7.4],
    ],
    head: { beak: 'duck', beakTones: ['#f4c8a8', '#d49a78', '#8a5a44'], iris: '#3a2416', eye: 0.34 },
    leg: {
      kind: 'wading',
      long: 76,
      thick: 4,
      tones: ['#f4d0b8', '#d8a488', '#93654e'],
      trousers: ['#f4d0b8', '#d8a488', '#93654e'],
    },
    tail: { kind: 'plume', long: 28, wide: 26, turn: -18, tones: white },
    wing: wing(
      ['#4a4a52', '#26262c', '#0e0e12'],
      ['#42424a', '#202026', '#0c0c10'],
      ['#ffffff', '#eeeae2', '#a8a298'],
      {
        long: 60,
        deep: 40,
        turn: -8,
        near: 50,
        far: 50,
      },
    ),
    colors: (t) => (t > 0.56 ? ['#f8d8c0', '#dcae92', '#966a54'] : ['#54545c', '#2a2a30', '#0e0e12']),
    tones: ['#54545c', '#2a2a30', '#0e0e12'],
    rows: 9,
  },
  rooster: {
    long: 52,
    deep: 42,
    pitch: 30,
    neck: [
      [-4, -16, 16],
      [-6, -32, 11],
      [-9, -42, 10],
    ],
    inFlight: [
      [-10, -6, 14],
      [-22, -10, 10],
    ],
    head: {
      beak: 'short',
      size: 0.9,
      beakTones: yellow,
      iris: '#f07a1c',
      eye: 0.22,
      face: '#d8303a',
      comb: 'rooster',
    },
    leg: { kind: 'talons', long: 22, thick: 2.8, tones: yellow, trousers: ['#3a6a5a', '#173a34', '#0a1c1a'] },
    tail: { kind: 'sickle', long: 54, wide: 9, turn: 0, tones: ['#3fa890', '#12564e', '#062824'] },
    wing: wing(
      ['#e0602a', '#a82c12', '#561006'],
      ['#ffb84a', '#d8741a', '#7e3a0a'],
      ['#6a4a34', '#3c2618', '#1c110a'],
      {
        long: 48,
        deep: 28,
        turn: -8,
        near: 40,
        far: 50,
      },
    ),
    colors: (t) =>
      t > 0.5
        ? ['#ffd46a', '#f0921c', '#a0500a']
        : t > 0.36
          ? ['#f09a3c', '#b8521a', '#6a2408']
          : ['#3a6a5a', '#173a34', '#0a1c1a'],
    tones: ['#b8602a', '#8a3c18', '#44180a'],
    rows: 10,
  },
  hen: {
    long: 50,
    deep: 46,
    pitch: 18,
    neck: [
      [-6, -13, 15],
      [-8, -28, 10.5],
      [-10, -36, 10],
    ],
    inFlight: [
      [-10, -6, 14],
      [-22, -10, 10],
    ],
    head: {
      beak: 'short',
      size: 0.9,
      beakTones: yellow,
      iris: '#e8741c',
      eye: 0.22,
      face: '#d8404a',
      comb: 'hen',
    },
    leg: { kind: 'talons', long: 18, thick: 2.5, tones: yellow, trousers: ['#e0a060', '#b06a30', '#6a3812'] },
    tail: { kind: 'fan', long: 34, wide: 22, turn: -52, tones: ['#a86a3c', '#6a3a1c', '#34190a'] },
    wing: wing(
      ['#d89458', '#a8602c', '#62300f'],
      ['#c88248', '#965224', '#54280c'],
      ['#a8683a', '#743f1c', '#3c1e0a'],
      {
        long: 46,
        deep: 28,
        turn: -10,
        near: 40,
        far: 48,
      },
    ),
    colors: (t, u) =>
      t > 0.6
        ? ['#f4b870', '#d08238', '#824614']
        : u > 0.3
          ? ['#f0b878', '#cc8444', '#844c1c']
          : ['#d89858', '#a8642e', '#623210'],
    tones: ['#e0a468', '#b87038', '#6c3a14'],
    rows: 10,
  },
  'white-hen': {
    long: 50,
    deep: 46,
    pitch: 18,
    neck: [
      [-6, -13, 15],
      [-8, -28, 10.5],
      [-10, -36, 10],
    ],
    inFlight: [
      [-10, -6, 14],
      [-22, -10, 10],
    ],
    head: {
      beak: 'short',
      size: 0.9,
      beakTones: yellow,
      iris: '#e8741c',
      eye: 0.22,
      face: '#d8404a',
      comb: 'hen',
    },
    leg: { kind: 'talons', long: 18, thick: 2.5, tones: yellow, trousers: white },
    tail: { kind: 'fan', long: 34, wide: 22, turn: -52, tones: white },
    wing: wing(white, white, ['#ffffff', '#e8e6e2', '#aaa8a8'], {
      long: 46,
      deep: 28,
      turn: -10,
      near: 40,
      far: 48,
    }),
    colors: () => white,
    tones: white,
    rows: 10,
  },
  chick: {
    long: 34,
    deep: 42,
    pitch: 24,
    neck: [
      [-3, -12, 20],
      [-6, -22, 19],
    ],
    inFlight: [
      [-6, -8, 19],
      [-12, -12, 18],
    ],
    head: { beak: 'cone', size: 0.72, beakTones: orange, iris: '#181210', eye: 0.2 },
    leg: { kind: 'perching', long: 13, thick: 2.1, tones: orange },
    tail: { kind: 'short', long: 14, wide: 12, turn: -20, tones: ['#fff0a0', '#fbd048', '#c8921a'] },
    wing: wing(
      ['#fff2b0', '#fbd658', '#cc9820'],
      ['#fff2b0', '#fad04c', '#c48e1a'],
      ['#fff0a8', '#f4c848', '#b8841a'],
      {
        long: 28,
        deep: 20,
        turn: -2,
        near: 22,
        far: 26,
      },
    ),
    colors: () => ['#fff6c0', '#fddc62', '#cf9a24'],
    tones: ['#fff6c0', '#fddc62', '#cf9a24'],
    rows: 14,
  },
  turkey: {
    long: 54,
    deep: 54,
    pitch: 30,
    neck: [
      [-6, -16, 14],
      [-12, -32, 7],
      [-17, -40, 7.6],
    ],
    inFlight: [
      [-12, -6, 12],
      [-26, -10, 8],
    ],
    head: {
      beak: 'short',
      size: 0.9,
      beakTones: ['#f4e0b0', '#d8b878', '#8a6c34'],
      iris: '#3a2416',
      eye: 0.24,
      face: '#7aa4d8',
      comb: 'turkey',
    },
    leg: { kind: 'talons', long: 22, thick: 2.8, tones: ['#f0b0a0', '#c87868', '#7c4038'], trousers: brown },
    tail: {
      kind: 'plume',
      long: 60,
      wide: 30,
      turn: -64,
      tones: ['#8a5c38', '#54341c', '#28170b'],
      tips: '#e8cfa0',
    },
    wing: wing(
      ['#8a6448', '#543a26', '#281a10'],
      ['#a88058', '#6c4a2e', '#382414'],
      ['#e0d0b8', '#a08c70', '#5c4c38'],
      {
        long: 52,
        deep: 32,
        turn: -6,
        near: 44,
        far: 52,
      },
    ),
    colors: (t) => (t > 0.74 ? ['#f08a8a', '#cc4048', '#7e1a22'] : ['#8a6040', '#523620', '#26170c']),
    tones: brown,
    rows: 11,
  },
  peacock: {
    long: 54,
    deep: 34,
    pitch: 26,
    neck: [
      [-8, -12, 12],
      [-10, -32, 7.4],
      [-10, -50, 6.6],
      [-14, -58, 7.4],
    ],
    inFlight: [
      [-14, -6, 11],
      [-32, -10, 7],
      [-42, -12, 7.4],
    ],
    head: {
      beak: 'short',
      size: 0.9,
      beakTones: ['#d8d0c0', '#948a7c', '#4c453c'],
      iris: '#2c1c12',
      eye: 0.24,
      face: '#f2f4f4',
      comb: 'crown',
      crest: ['#5ac4f0', '#1f6ac0', '#0c2f6a'],
    },
    leg: {
      kind: 'perching',
      long: 26,
      thick: 2.2,
      tones: ['#b8a894', '#7c6e5e', '#443a30'],
      trousers: ['#c8a878', '#947444', '#54401e'],
    },
    tail: { kind: 'train', long: 128, wide: 24, turn: -10, tones: ['#7ad890', '#1f8a5c', '#0c4630'] },
    wing: wing(
      ['#e0cba8', '#a88c60', '#60492a'],
      ['#c8ac80', '#8c6e46', '#4a361e'],
      ['#d88a4c', '#9c5424', '#50280e'],
      {
        long: 54,
        deep: 24,
        turn: 0,
        near: 50,
        far: 64,
      },
    ),
    colors: (t) =>
      t > 0.4
        ? ['#3fb4ff', '#1458d0', '#08246e']
        : t > 0.28
          ? ['#3ad0c0', '#0f7a88', '#063a48']
          : ['#6ad070', '#1f8a4c', '#0c4426'],
    tones: ['#3fb4ff', '#1458d0', '#08246e'],
    rows: 9,
  },
} satisfies Record<string, Bird>;
