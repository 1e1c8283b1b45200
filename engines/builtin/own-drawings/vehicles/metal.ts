/** Paint and chrome that several cars have. */
import type { Tones } from '../fauna/paint.ts';
import { shape } from '../own-drawing.ts';

export const red: Tones = ['#ff8a78', '#d8202a', '#6a0812'];

/** A part of polished metal. */
export const chrome = (d: string) => shape(d, 'url(#ch)', 'stroke="#4a515a" stroke-width=".5"');
