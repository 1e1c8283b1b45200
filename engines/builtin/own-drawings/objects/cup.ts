/** A cup of gold that was won. */
import { clip, glow, oval, over, short, turned, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { gold, polished } from './metals.ts';

const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, at) => {
    const [dx, dy] = turned(at * 36 - 90, at % 2 ? r * 0.42 : r);
    return `${short(x + dx)} ${short(y + dy)}`;
  }).join(' L')} Z`;

const cup =
  'M-34 -112 H34 C34 -84 28 -62 10 -54 C6 -52 5 -48 5 -44 H-5 C-5 -48 -6 -52 -10 -54 C-28 -62 -34 -84 -34 -112 Z';

export const trophy: OwnDrawing = drawing(
  [-60, -120, 60, 1],
  gold[1],
  [
    polished('g', gold, -34, 34),
    polished('s', gold, -10, 10),
    over('h', gold, [-56, -106], [-30, -66]),
    over('m', ['#5c6070', '#2a2c36', '#0e0f14'], [-26, -26], [20, 0]),
    over('in', ['#7a4a06', '#b87a10', '#ffe27a'], [-30, -116], [34, -108]),
    over('pl', ['#fff6c8', '#e8b83c', '#9a6408'], [-12, -20], [12, -8]),
    clip('c', cup),
    glow('hi', '#ffffff', 0.9),
  ],
  [
    ...[-1, 1].map((side) =>
      [
        `<g transform="scale(${side} 1)">`,
        line('M-33 -102 C-52 -108 -58 -96 -54 -84 C-50 -72 -38 -66 -24 -66', 'url(#h)', 6),
        line('M-34 -104 C-50 -109 -56 -98 -52.6 -86', '#fffbe0', 1.4, 'opacity=".8"'),
        '</g>',
      ].join(''),
    ),
    shape('M-5 -46 H5 L8 -34 H-8 Z', 'url(#s)'),
    oval(0, -45, 8, 3, 'url(#s)', 'stroke="#8a5206" stroke-width=".5"'),
    shape('M-8 -36 H8 C10 -31 14 -29 18 -28 H-18 C-14 -29 -10 -31 -8 -36 Z', 'url(#s)'),
    shape(cup, 'url(#g)', 'stroke="#7a4a06" stroke-width=".7"'),
    within(
      'c',
      shape('M-36 -74 C-20 -66 20 -66 36 -74 L36 -40 H-36 Z', '#5c3204', 'opacity=".28"'),
      ...[-22, -11, 0, 11, 22].map((x) =>
        line(
          `M${x} -74 C${short(x * 0.8)} -64 ${short(x * 0.4)} -58 ${short(x * 0.2)} -54`,
          '#7a4a06',
          0.8,
          'opacity=".5"',
        ),
      ),
      oval(-18, -92, 6, 22, 'url(#hi)'),
      shape(star(0, -88, 13), '#fff6c0', 'stroke="#9a6408" stroke-width=".9"'),
      shape(star(0, -88, 13), 'url(#pl)', 'opacity=".6"'),
    ),
    oval(0, -112, 34, 5.4, 'url(#in)', 'stroke="#8a5206" stroke-width=".7"'),
    line('M-34 -112 C-20 -105.6 20 -105.6 34 -112', '#fffbe0', 1.5, 'opacity=".9"'),
    shape('M-20 -28 H20 L25 0 H-25 Z', 'url(#m)', 'stroke="#0a0b0f" stroke-width=".7"'),
    shape('M-22 -30 H22 V-26 H-22 Z', 'url(#s)'),
    shape('M-27 -5 H27 V0 H-27 Z', '#1c1e26'),
    line('M-18 -25 L-22 -7', '#8a8fa0', 1.2, 'opacity=".7"'),
    shape('M-13 -20 H13 V-10 H-13 Z', 'url(#pl)', 'stroke="#7a4a06" stroke-width=".5"'),
    line('M-9 -16.6 H9 M-7 -13.4 H7', '#7a4a06', 0.8, 'opacity=".7"'),
  ],
);
