/** Materials, and the man and the woman that other looks are variations of. */
import type { Look, Tones } from './look.ts';

export const warm: Tones = ['#f2bd90', '#d99766', '#a9683e'];
export const deep: Tones = ['#b97a50', '#8f5532', '#5f351c'];
export const tan: Tones = ['#d99a68', '#b0703f', '#774524'];
export const light: Tones = ['#fbd3b0', '#eab18a', '#bd7f58'];
export const brown: Tones = ['#7a4a2a', '#4f2d17', '#2e180b'];
export const black: Tones = ['#4c4350', '#29232d', '#141016'];
export const grey: Tones = ['#f4f2ee', '#cfcac4', '#97918b'];
export const denim: Tones = ['#5d7fae', '#37557f', '#1f3350'];
export const dark: Tones = ['#5a5f6e', '#343845', '#1d2029'];
export const leather: Tones = ['#8a5a38', '#5b3820', '#361f10'];
export const white: Tones = ['#ffffff', '#e4e7ec', '#a8b0bb'];
export const trainers: Tones = ['#ffffff', '#dfe3ea', '#9aa2ae'];

export const man: Look = {
  skin: warm,
  hair: brown,
  cut: 'short',
  top: ['#6fb2f0', '#2f7fd0', '#174c8c'],
  bottom: denim,
  shoes: trainers,
};
export const woman: Look = {
  skin: light,
  hair: brown,
  cut: 'long',
  isWoman: true,
  top: ['#ff8d86', '#e0484f', '#98202f'],
  bottom: denim,
  shoes: trainers,
};
