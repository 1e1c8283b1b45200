/** Bars of gold, and bundles of notes. */
import { oval, over } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { gold } from './metals.ts';

/** A bar of gold, seen from above its left end. */
const bar = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${shape('M0 0 L8 -18 H46 L54 0 Z', 'url(#bf)', 'stroke="#7a4a06" stroke-width=".5"')}${shape('M8 -18 L24 -27 H60 L46 -18 Z', 'url(#bt)', 'stroke="#a8740c" stroke-width=".5"')}${shape('M46 -18 L60 -27 L69 -9 L54 0 Z', 'url(#bs)', 'stroke="#5c3404" stroke-width=".5"')}${line('M8.6 -17.6 H45.6', '#fffbe0', 1, 'opacity=".9"')}${shape('M14 -14 H40 L44 -4 H10 Z', 'none', 'stroke="#8a5206" stroke-width=".7" stroke-opacity=".8"')}${line('M17 -10.6 H37 M15.6 -7.4 H38', '#8a5206', 1, 'opacity=".65"')}${shape('M3 -1 L10 -17 H18 L9 -1 Z', '#ffffff', 'opacity=".28"')}</g>`;

export const bars: OwnDrawing = drawing(
  [-1, -84, 173, 2],
  gold[1],
  [
    over('bf', ['#ffe88a', '#eeb224', '#a86c08'], [4, -18], [40, 2]),
    over('bt', ['#fffbd8', '#ffe27a', '#e8ac20'], [14, -27], [54, -17]),
    over('bs', ['#d8961c', '#a4660a', '#5c3404'], [50, -24], [62, -2]),
  ],
  [bar(26, -27), bar(86, -27), bar(0, 0), bar(56, 0), bar(102, -1), bar(54, -54)]
    .slice(0, 2)
    .concat([bar(0, 0), bar(51, 0), bar(102, 0), bar(52, -54)]),
);

/** A bundle of notes with its band. */
const bundle = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${shape('M0 -8 L56 -2 V12 L0 6 Z', 'url(#nf)', 'stroke="#2c4a2c" stroke-width=".4"')}${shape('M56 -2 L84 -16 V-2 L56 12 Z', 'url(#ns)', 'stroke="#2c4a2c" stroke-width=".4"')}${[0, 1, 2, 3, 4, 5].map((at) => line(`M0 ${-5.6 + at * 2} L56 ${0.4 + at * 2} L84 ${-13.6 + at * 2}`, '#4c7a4c', 0.4, 'opacity=".7"')).join('')}${shape('M0 -8 L28 -22 L84 -16 L56 -2 Z', 'url(#nt)', 'stroke="#2c5a34" stroke-width=".5"')}${shape('M5 -8.4 L29.4 -20.4 L78.6 -15.4 L54.6 -3.4 Z', 'none', 'stroke="#2c6a3c" stroke-width=".7"')}${oval(42, -12, 9.4, 4.2, '#e4f4dc', 'stroke="#2c6a3c" stroke-width=".6" transform="rotate(4 42 -12)"')}${line('M42 -15 V-9 M39.4 -10.4 C40.4 -9.4 44.4 -9.6 44 -11.4 C43.6 -12.8 39.8 -12 40 -13.6 C40.2 -15 43.6 -14.8 44.6 -13.8', '#2c6a3c', 0.9)}${shape('M17 -6.2 L45 -20.2 L55 -19.1 L27 -5.1 Z', '#fff6e0', 'opacity=".95" stroke="#c8b48a" stroke-width=".4"')}${shape('M17 -6.2 L27 -5.1 V8.9 L17 7.8 Z', '#e8d8b0', 'stroke="#b09c70" stroke-width=".4"')}</g>`;

export const cash: OwnDrawing = drawing(
  [-4, -92, 178, 16],
  '#5c9c5c',
  [
    over('nt', ['#d4f0cc', '#8cc48a', '#4a8a52'], [10, -20], [70, -2]),
    over('nf', ['#e0f0d8', '#a4c89c', '#5c8a5c'], [0, -6], [56, 10]),
    over('ns', ['#8ab088', '#5c8a5c', '#2c5434'], [56, -10], [84, 4]),
  ],
  [
    bundle(60, -26),
    bundle(0, 0),
    bundle(88, -12),
    bundle(60, -42),
    bundle(86, 2),
    bundle(2, -16),
    bundle(44, 0),
    bundle(70, -58),
    bundle(40, -16),
    bundle(86, -14),
    bundle(14, -32),
    bundle(58, -30),
    bundle(40, -48),
    bundle(48, -64),
  ],
);
