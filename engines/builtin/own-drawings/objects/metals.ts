/** Gold, steel and dark paint. */
import type { Tones } from '../fauna/paint.ts';

export const gold: Tones = ['#fff6b8', '#f2b824', '#8a5206'];

/** Polished metal, lit from the left with a second light at its right. */
export const polished = (id: string, [light, middle, dark]: Tones, left: number, right: number) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${left}" y1="0" x2="${right}" y2="0"><stop offset="0" stop-color="${middle}"/><stop offset=".16" stop-color="${light}"/><stop offset=".3" stop-color="${middle}"/><stop offset=".62" stop-color="${dark}"/><stop offset=".8" stop-color="${middle}"/><stop offset=".9" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

export const dark: Tones = ['#6c727c', '#2c3037', '#0e1014'];
export const steel: Tones = ['#ffffff', '#b4bcc6', '#5c6672'];
