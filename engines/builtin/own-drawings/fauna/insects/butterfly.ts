/** A butterfly. */
import { grain, limb, type Point } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, glow, outline, oval, over, short, type Tones, within } from '../paint.ts';
import { fuzz } from './parts.ts';

const monarch: Tones = ['#ffc24a', '#f2780c', '#b23c04'];

export function butterfly(): OwnDrawing {
  const fore: readonly Point[] = [
    [3, -12],
    [20, -40],
    [48, -62],
    [70, -64],
    [74, -52],
    [66, -32],
    [46, -12],
    [20, -2],
    [4, -2],
  ];
  const hind: readonly Point[] = [
    [4, -2],
    [24, 0],
    [46, 6],
    [56, 22],
    [50, 40],
    [36, 50],
    [20, 42],
    [8, 20],
  ];
  const side = (id: string) => {
    const [f, h] = [outline(fore), outline(hind)];
    const inner = (points: readonly Point[], root: Point, share: number) =>
      outline(
        points.map(([x, y]) => [root[0] + (x - root[0]) * share, root[1] + (y - root[1]) * share] as const),
      );
    const dots = [...fore.slice(2, 7), ...hind.slice(2, 6)].flatMap(([x, y], at) => [
      oval(x * 0.95 - 1, y * 0.95, 2 - (at % 2) * 0.5, 1.7, '#ffffff'),
      oval(x * 0.9 + grain(at), y * 0.91 + 3, 1.2, 1.1, '#fff2d8'),
    ]);
    const veins = [
      ...fore
        .slice(1, 8)
        .map(([x, y]) =>
          line(`M4 -8 Q${short(x * 0.5)} ${short(y * 0.42)} ${short(x)} ${short(y)}`, '#1c100a', 1.5),
        ),
      ...hind
        .slice(1, 7)
        .map(([x, y]) =>
          line(`M5 0 Q${short(x * 0.5)} ${short(y * 0.38)} ${short(x)} ${short(y)}`, '#1c100a', 1.4),
        ),
    ];
    return `<defs>${clip(`${id}f`, f)}${clip(`${id}h`, h)}</defs>${shape(h, '#1c100a')}${within(`${id}h`, shape(inner(hind, [10, 6], 0.84), 'url(#wg)'), ...veins, ...dots)}${shape(f, '#1c100a')}${within(`${id}f`, shape(inner(fore, [8, -8], 0.86), 'url(#wg)'), ...veins, ...dots, oval(34, -38, 26, 12, 'url(#hi)', 'opacity=".5"'))}`;
  };
  return drawing(
    [-84, -88, 72, 66],
    monarch[1],
    [
      `<radialGradient id="wg" gradientUnits="userSpaceOnUse" cx="10" cy="-8" r="72"><stop offset="0" stop-color="${monarch[2]}"/><stop offset=".3" stop-color="${monarch[1]}"/><stop offset="1" stop-color="${monarch[0]}"/></radialGradient>`,
      over('bd', ['#5c4a40', '#2a1c16', '#0c0806'], [-4, -20], [5, 30]),
      glow('hi', '#ffffff', 0.8),
    ],
    [
      '<g transform="rotate(-16)">',
      side('r'),
      `<g transform="scale(-1 1)">${side('l')}</g>`,
      line('M-1.4 -24 C-4 -36 -8 -46 -15 -54 M1.4 -24 C4 -36 8 -46 15 -54', '#1c100a', 1.2),
      oval(-15, -54, 1.9, 1.9, '#1c100a'),
      oval(15, -54, 1.9, 1.9, '#1c100a'),
      shape(
        limb([
          [0, -22, 3.4],
          [0, -12, 4.4],
          [0, 4, 3.6],
          [0, 30, 1.4],
        ]),
        'url(#bd)',
      ),
      ...Array.from({ length: 8 }, (_, at) =>
        line(`M-3.2 ${at * 4} q3.2 1.6 6.4 0`, '#8a6a52', 0.6, 'opacity=".6"'),
      ),
      fuzz(0, -11, 3.4, 7, 34, ['#8a705c', '#3c2a20', '#ffffff'], 2),
      oval(-2.4, -23.4, 1.6, 1.7, '#0c0806'),
      oval(2.4, -23.4, 1.6, 1.7, '#0c0806'),
      '</g>',
    ],
  );
}
