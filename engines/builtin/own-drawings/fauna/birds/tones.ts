/** Colours that several birds have. */
import type { Tones } from '../paint.ts';
import type { Bird } from './look.ts';

export const brown: Tones = ['#8a6844', '#5c4128', '#2e1f12'];
export const white: Tones = ['#ffffff', '#f2f1ee', '#b9bcc4'];
export const yellow: Tones = ['#ffe08a', '#f2b01e', '#a8690a'];
export const orange: Tones = ['#ffb25a', '#f07a1c', '#a8480a'];
export const black: Tones = ['#5a6070', '#262a34', '#0e1016'];
export const grey: Tones = ['#dfe4ea', '#aab3be', '#6c7683'];

/** A wing's colours and sizes. */
export const wing = (
  coverts: Tones,
  middle: Tones,
  flight: Tones,
  size: Omit<Bird['wing'], 'coverts' | 'middle' | 'flight'>,
) => ({
  coverts,
  middle,
  flight,
  ...size,
});
