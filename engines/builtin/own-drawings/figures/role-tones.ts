/** Cloths and hair that several roles share, and the old man that others are variations of. */
import type { Look, Tones } from './look.ts';
import { dark, grey, leather, man } from './people.ts';

export const red: Tones = ['#f2685a', '#c8202e', '#7c0f1c'];
export const navy: Tones = ['#5a76b8', '#2d4788', '#172856'];
export const cream: Tones = ['#fff6e2', '#ead9b6', '#b39b6c'];
export const khaki: Tones = ['#d8c090', '#b0925a', '#6f5a32'];
export const moss: Tones = ['#9fbf6c', '#5f8a3c', '#365724'];
export const plum: Tones = ['#b48ae0', '#7a45b0', '#472270'];
export const blond: Tones = ['#ffe08a', '#e8b545', '#a87a1c'];
export const ginger: Tones = ['#f2a05a', '#c8642a', '#803812'];
export const silk: Tones = ['#ffd6e6', '#f08fb4', '#b0507c'];
export const steel: Tones = ['#eef2f7', '#9aa5b4', '#545e6c'];
export const elder: Look = { ...man, hair: grey, beard: grey, isOld: true, shoes: leather, bottom: dark };
