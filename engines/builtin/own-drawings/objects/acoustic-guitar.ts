/** A guitar. */
import { clip, fade, glow, oval, over, short, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';

const guitarBody =
  'M0 -12 C-14 -12 -25 -20 -27 -32 C-29 -42 -22 -48 -21 -55 C-20 -63 -22 -66 -20 -74 C-17 -82 -8 -85 0 -84 C8 -85 17 -82 20 -74 C22 -66 20 -63 21 -55 C22 -48 29 -42 27 -32 C25 -20 14 -12 0 -12 Z';
export const guitar: OwnDrawing = drawing(
  [-62, -172, 62, 2],
  '#c8803c',
  [
    over('to', ['#ffd08a', '#e09a44', '#8a4a14'], [-24, -80], [22, -14]),
    over('si', ['#a4602c', '#6a3414', '#2c1206'], [-24, -80], [24, -10]),
    over('ne', ['#8a5a34', '#4c2c16', '#20100a'], [-4, -160], [5, -60]),
    clip('g', guitarBody),
    glow('hi', '#ffffff', 0.8),
    fade('lo', '#3c1604', [0.5, 0], [24, -12], [-4, -50]),
  ],
  [
    '<g transform="rotate(20 0 -84)">',
    `<g transform="translate(3.4 2.4)">${shape(guitarBody, 'url(#si)', 'stroke="#200c04" stroke-width=".9"')}</g>`,
    shape(guitarBody, 'url(#to)', 'stroke="#4c2408" stroke-width="1.6"'),
    within(
      'g',
      ...Array.from({ length: 26 }, (_, at) =>
        line(`M${-26 + at * 2.1} -86 q${at % 3 ? 1 : -1} 36 0 76`, '#8a4a14', 0.5, 'opacity=".3"'),
      ),
      shape(guitarBody, 'url(#lo)'),
      oval(-12, -68, 6, 12, 'url(#hi)', 'opacity=".7"'),
      oval(-16, -32, 6, 12, 'url(#hi)', 'opacity=".5"'),
      shape('M7 -60 C16 -56 18 -46 12 -38 C6 -36 2 -40 2 -46 Z', '#3c1a0a', 'opacity=".85"'),
    ),
    shape(guitarBody, 'none', 'stroke="#fff0cc" stroke-width=".6" stroke-opacity=".7"'),
    oval(0, -54, 9.4, 9.4, '#3c1a0a', 'stroke="#f0d8a4" stroke-width="1"'),
    oval(0, -54, 8, 8, '#120804', 'stroke="#a4602c" stroke-width=".8"'),
    shape('M-11 -28 H11 L12 -24 H-12 Z', '#3c1c0c', 'stroke="#1c0a04" stroke-width=".5"'),
    shape('M-7 -29 H7 V-27.6 H-7 Z', '#f4ecd8'),
    shape('M-4 -142 H4 L4.6 -60 H-4.6 Z', 'url(#ne)', 'stroke="#1c0a04" stroke-width=".5"'),
    ...Array.from({ length: 16 }, (_, at) =>
      line(`M-4.4 ${short(-138 + at * 5.6 - at * at * 0.06)} H4.4`, '#d8dde4', 0.6),
    ),
    ...[-128, -116, -104, -92].map((y) => oval(0, y, 1.1, 1.1, '#f4f0e4')),
    shape(
      'M-4 -142 L-7 -148 L-6 -168 C-3 -171 3 -171 6 -168 L7 -148 L4 -142 Z',
      'url(#si)',
      'stroke="#1c0a04" stroke-width=".7"',
    ),
    ...[-150, -157, -164].flatMap((y) =>
      [-1, 1].map(
        (side) =>
          oval(side * 9, y, 2.4, 1.7, '#e8ecf0', 'stroke="#6c7682" stroke-width=".5"') +
          line(`M${side * 4} ${y} H${side * 7}`, '#b4bcc6', 1.2),
      ),
    ),
    ...[-3, -1.8, -0.6, 0.6, 1.8, 3].map((x, at) =>
      line(`M${short(x * 0.9)} -146 L${short(x * 1.5)} -28`, at < 3 ? '#d8b47a' : '#eef2f6', 0.45),
    ),
    '</g>',
  ],
);
