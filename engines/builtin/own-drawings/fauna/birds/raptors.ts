/** Hawks and vultures: built like an eagle, in other feathers. */
import { birdsOfTrees } from './hunters-and-parrots.ts';
import type { Bird } from './look.ts';
import { wing, yellow } from './tones.ts';

const { eagle } = birdsOfTrees;
const wingSize = { long: 82, deep: 34, turn: 4, near: 62, far: 96, isFingered: true };
const rust = ['#c98a56', '#96592a', '#552e10'] as const;
const pale = ['#fbf0dc', '#e4cda6', '#a98a5e'] as const;
const soot = ['#55504e', '#2c2827', '#100e0e'] as const;
const bald = ['#e8a49a', '#b8625a', '#6c2e2a'] as const;

export const raptors = {
  hawk: {
    ...eagle,
    head: { ...eagle.head, brow: '#6a4526' },
    leg: { kind: 'talons', long: 20, thick: 3.4, tones: yellow, trousers: pale },
    tail: { ...eagle.tail, tones: rust },
    wing: wing(rust, ['#a87246', '#6e421e', '#38200c'], ['#6e4c2c', '#40280f', '#1c1006'], wingSize),
    colors: (t, u) => (t > 0.66 ? rust : u > 0.6 ? pale : rust),
    tones: rust,
  },
  vulture: {
    ...eagle,
    pitch: 40,
    head: { ...eagle.head, beakTones: ['#fff6e0', '#e0d0b0', '#8a7858'], iris: '#5a3020', brow: '#8a463e' },
    leg: { kind: 'talons', long: 20, thick: 3.2, tones: ['#d8c8c0', '#a08c84', '#5c4c46'], trousers: soot },
    tail: { ...eagle.tail, tones: soot },
    wing: wing(soot, ['#4a4543', '#262221', '#0c0a0a'], ['#8a8480', '#58524f', '#242020'], wingSize),
    // The head and the neck are bald, with a ruff of down.
    colors: (t, u) => (t > 0.74 + 0.03 * u ? bald : t > 0.68 ? ['#f2ece6', '#cfc6be', '#8c827a'] : soot),
    tones: soot,
  },
} satisfies Record<string, Bird>;
