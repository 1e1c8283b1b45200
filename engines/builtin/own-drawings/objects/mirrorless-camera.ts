/** A camera. */
import { clip, glow, oval, over, short, turned, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { steel } from './metals.ts';

const cameraBody =
  'M-66 -66 C-66 -72 -62 -76 -56 -76 H-26 L-18 -90 H20 L28 -76 H54 C62 -76 66 -72 66 -64 V-8 C66 -2 62 0 56 0 H-56 C-62 0 -66 -2 -66 -8 Z';
export const camera: OwnDrawing = drawing(
  [-68, -98, 68, 2],
  '#3c4148',
  [
    over('bd', ['#7a828e', '#343941', '#101216'], [-50, -90], [20, 0]),
    over('st', steel, [-20, -96], [20, -84]),
    `<radialGradient id="ln" gradientUnits="userSpaceOnUse" cx="-6" cy="-46" r="34"><stop offset="0" stop-color="#9ac4ff"/><stop offset=".26" stop-color="#3a56b8"/><stop offset=".6" stop-color="#281c58"/><stop offset="1" stop-color="#07070f"/></radialGradient>`,
    over('rg', ['#8a929c', '#3c4148', '#121418'], [-30, -66], [30, -8]),
    clip('b', cameraBody),
    glow('hi', '#ffffff', 0.8),
  ],
  [
    shape('M-54 -76 h18 v-6 h-18 Z', 'url(#st)', 'stroke="#3c444e" stroke-width=".5"'),
    oval(46, -79, 9, 4, 'url(#st)', 'stroke="#3c444e" stroke-width=".5"'),
    shape(cameraBody, 'url(#bd)', 'stroke="#07080a" stroke-width=".9"'),
    within(
      'b',
      shape('M-70 -62 H-40 C-36 -40 -36 -20 -40 2 H-70 Z', '#16181c'),
      ...Array.from({ length: 90 }, (_, at) =>
        oval(
          -66 + (at % 9) * 3.2,
          -58 + Math.floor(at / 9) * 6 + (at % 2) * 3,
          0.8,
          0.8,
          '#4c525a',
          'opacity=".8"',
        ),
      ),
      shape('M34 -62 H70 V2 H34 C40 -20 40 -40 34 -62 Z', '#1a1c21'),
      ...Array.from({ length: 60 }, (_, at) =>
        oval(
          42 + (at % 6) * 4,
          -58 + Math.floor(at / 6) * 6 + (at % 2) * 3,
          0.8,
          0.8,
          '#4c525a',
          'opacity=".7"',
        ),
      ),
      line('M-66 -63 H66', '#9aa2ac', 1, 'opacity=".6"'),
      oval(-30, -72, 40, 5, 'url(#hi)', 'opacity=".5"'),
    ),
    shape('M-12 -86 H14 V-78 H-12 Z', '#0c0d10', 'stroke="#4c525a" stroke-width=".7"'),
    oval(-50, -68, 2.6, 2.6, '#e0201c'),
    oval(0, -36, 37, 37, 'url(#rg)', 'stroke="#07080a" stroke-width=".8"'),
    ...Array.from({ length: 48 }, (_, at) => {
      const [x, y] = turned(at * 7.5, 1);
      return line(
        `M${short(x * 33)} ${short(-36 + y * 33)} L${short(x * 36)} ${short(-36 + y * 36)}`,
        '#0a0b0d',
        1,
        'opacity=".7"',
      );
    }),
    oval(0, -36, 31.6, 31.6, '#14161a', 'stroke="#c8342c" stroke-width="1"'),
    oval(0, -36, 27, 27, 'url(#rg)'),
    oval(0, -36, 23, 23, '#0a0b10'),
    oval(0, -36, 20, 20, 'url(#ln)'),
    oval(0, -36, 9, 9, '#0a0a18', 'opacity=".75"'),
    oval(-7, -44, 7, 4.4, '#ffffff', 'opacity=".75" transform="rotate(-34 -7 -44)"'),
    oval(8, -27, 4, 2.4, '#c88aff', 'opacity=".6" transform="rotate(-34 8 -27)"'),
    oval(10, -40, 1.6, 1.6, '#8af0d8', 'opacity=".7"'),
  ],
);
