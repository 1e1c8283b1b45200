/** Birds of the water and its banks. */
import type { Bird } from './look.ts';
import { black, grey, orange, white, wing, yellow } from './tones.ts';

export const waterbirds = {
  gull: {
    long: 60,
    deep: 36,
    pitch: 14,
    neck: [
      [-9, -10, 13],
      [-16, -22, 11.5],
    ],
    inFlight: [
      [-12, -3, 13],
      [-25, -4, 11],
    ],
    head: { beak: 'gull', beakTones: yellow, iris: '#f0e090', eye: 0.2 },
    leg: { kind: 'webbed', long: 20, thick: 2.4, tones: ['#f8c8a8', '#e89a70', '#a0603c'] },
    tail: { kind: 'fan', long: 34, wide: 19, turn: 0, tones: white },
    wing: wing(
      ['#dce4ec', '#aab6c4', '#76828f'],
      ['#ccd6e0', '#9aa7b6', '#66727f'],
      ['#a4b0be', '#7c8998', '#4c5866'],
      {
        long: 78,
        deep: 24,
        turn: 0,
        near: 46,
        far: 92,
        tips: '#23262e',
      },
    ),
    colors: (_, u) => (u < -0.5 ? ['#f4f7fa', '#dfe5ea', '#a4aeb8'] : white),
    tones: white,
  },
  duck: {
    long: 66,
    deep: 42,
    pitch: 10,
    neck: [
      [-4, -15, 11],
      [-8, -30, 13],
    ],
    inFlight: [
      [-15, -5, 10],
      [-34, -9, 11],
    ],
    head: { beak: 'duck', beakTones: ['#ffe680', '#e8b81c', '#98700a'], iris: '#2a1c12', eye: 0.2 },
    leg: { kind: 'webbed', long: 10, thick: 3, tones: orange },
    tail: { kind: 'short', long: 24, wide: 15, turn: -14, tones: ['#ffffff', '#e6e2da', '#a8a298'] },
    wing: wing(
      ['#c8c0b6', '#9a9086', '#5e564e'],
      ['#7aa0f0', '#2c54b8', '#142a6a'],
      ['#a89a8a', '#74685c', '#423a34'],
      {
        long: 62,
        deep: 26,
        turn: -2,
        near: 42,
        far: 62,
      },
    ),
    colors: (t, u) =>
      t > 0.74
        ? ['#4fc07a', '#146a44', '#073322']
        : t > 0.705
          ? white
          : t > 0.52
            ? ['#9a5a3c', '#69301c', '#34160c']
            : u < -0.4
              ? ['#a8a098', '#7e766e', '#484240']
              : ['#f0ece6', '#cfc9c0', '#938c84'],
    tones: ['#d8d2c8', '#b0a89e', '#6e665e'],
    rows: 10,
  },
  'white-duck': {
    long: 64,
    deep: 42,
    pitch: 14,
    neck: [
      [-4, -16, 11],
      [-7, -32, 13],
    ],
    inFlight: [
      [-15, -5, 10],
      [-34, -9, 11],
    ],
    head: { beak: 'duck', beakTones: orange, iris: '#1c1410', eye: 0.2 },
    leg: { kind: 'webbed', long: 11, thick: 3, tones: orange },
    tail: { kind: 'short', long: 24, wide: 15, turn: -16, tones: white },
    wing: wing(white, white, ['#ffffff', '#e8ebf0', '#aab2c0'], {
      long: 58,
      deep: 26,
      turn: -2,
      near: 42,
      far: 60,
    }),
    colors: () => white,
    tones: white,
    rows: 10,
  },
  goose: {
    long: 72,
    deep: 46,
    pitch: 12,
    neck: [
      [-4, -18, 10.5],
      [-3, -40, 7.6],
      [-8, -56, 10],
    ],
    inFlight: [
      [-18, -6, 9],
      [-40, -10, 7],
      [-54, -12, 9.5],
    ],
    head: { beak: 'duck', beakTones: orange, iris: '#2a1c12', eye: 0.2 },
    leg: { kind: 'webbed', long: 16, thick: 3.2, tones: orange },
    tail: { kind: 'short', long: 26, wide: 16, turn: -10, tones: white },
    wing: wing(
      ['#d8d2c8', '#a89e92', '#6a6056'],
      ['#c8c0b4', '#948a7e', '#584f46'],
      ['#8e8478', '#60564c', '#342e28'],
      {
        long: 72,
        deep: 28,
        turn: -2,
        near: 50,
        far: 78,
      },
    ),
    colors: (t, u) =>
      t > 0.5 ? ['#dcd2c4', '#a89a88', '#66594a'] : u > 0.2 ? white : ['#d2c8ba', '#a0958a', '#625850'],
    tones: ['#d2c8ba', '#a0958a', '#625850'],
    rows: 10,
  },
  swan: {
    long: 78,
    deep: 50,
    pitch: 8,
    neck: [
      [-10, -14, 12],
      [-3, -36, 8],
      [2, -58, 7],
      [-7, -74, 7.6],
      [-17, -74, 9.4],
    ],
    inFlight: [
      [-20, -6, 10],
      [-44, -10, 7],
      [-66, -12, 7],
      [-76, -12, 9],
    ],
    head: { beak: 'swan', beakTones: orange, tip: '#1c1a1e', iris: '#1c1410', eye: 0.2 },
    leg: { kind: 'webbed', long: 14, thick: 3.4, tones: black },
    tail: { kind: 'short', long: 30, wide: 18, turn: -20, tones: white },
    wing: wing(white, white, ['#ffffff', '#eef0f4', '#aab6c8'], {
      long: 76,
      deep: 38,
      turn: -10,
      near: 60,
      far: 90,
    }),
    colors: () => white,
    tones: white,
    rows: 11,
  },
  flamingo: {
    long: 50,
    deep: 36,
    pitch: 16,
    neck: [
      [-10, -10, 8],
      [-14, -30, 5.4],
      [-4, -48, 4.8],
      [-2, -66, 4.8],
      [-12, -76, 5.4],
      [-19, -74, 7],
    ],
    inFlight: [
      [-20, -4, 7],
      [-44, -6, 4.8],
      [-64, -6, 5],
      [-72, -6, 7],
    ],
    head: {
      beak: 'flamingo',
      beakTones: ['#fff0ea', '#ffc8c0', '#d8807a'],
      tip: '#231c20',
      iris: '#f8dc6a',
      eye: 0.24,
    },
    leg: { kind: 'wading', long: 74, thick: 2, tones: ['#ffb4c0', '#f0788c', '#b0405a'] },
    tail: { kind: 'short', long: 24, wide: 14, turn: 8, tones: ['#ffc8d0', '#f88aa0', '#c04a68'] },
    wing: wing(
      ['#ffc0cc', '#fb8aa4', '#cc4a70'],
      ['#ff9ab0', '#f0668a', '#b8345e'],
      ['#ff8aa0', '#e04a74', '#8a2048'],
      {
        long: 58,
        deep: 28,
        turn: 4,
        near: 46,
        far: 70,
        tips: '#2a1c24',
      },
    ),
    colors: (t, u) =>
      t > 0.5
        ? ['#ffc4ce', '#fb92a8', '#cc5474']
        : u > 0.3
          ? ['#ffdce2', '#ffb0be', '#d8708a']
          : ['#ffc0ca', '#fa8ca4', '#c84c6e'],
    tones: ['#ffc0ca', '#fa8ca4', '#c84c6e'],
    rows: 8,
  },
  heron: {
    long: 54,
    deep: 32,
    pitch: 34,
    neck: [
      [-8, -12, 8],
      [-3, -30, 5],
      [4, -46, 4.6],
      [-4, -60, 5],
      [-11, -62, 7],
    ],
    inFlight: [
      [-10, -2, 8],
      [-8, -14, 6],
      [-20, -14, 6.6],
    ],
    head: {
      beak: 'heron',
      beakTones: yellow,
      iris: '#f4e27a',
      eye: 0.24,
      comb: 'crest',
      crest: ['#4a5266', '#232838', '#10131c'],
    },
    leg: { kind: 'wading', long: 62, thick: 2, tones: ['#d8c088', '#a08848', '#5c4c24'] },
    tail: { kind: 'short', long: 26, wide: 14, turn: 2, tones: grey },
    wing: wing(
      ['#ccd6e2', '#8e9cae', '#566274'],
      ['#b4c0ce', '#77869a', '#465264'],
      ['#5c6678', '#343c4c', '#181c26'],
      {
        long: 58,
        deep: 26,
        turn: 2,
        near: 54,
        far: 84,
      },
    ),
    colors: (t, u) => (t > 0.52 ? white : u > 0.2 ? white : ['#c4d0dc', '#93a1b2', '#5a6678']),
    tones: grey,
    rows: 8,
  },
} satisfies Record<string, Bird>;
