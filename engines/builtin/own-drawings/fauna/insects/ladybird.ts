/** A ladybird. */
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, glow, outline, oval, over, within } from '../paint.ts';
import { leg } from './parts.ts';

export function ladybird(): OwnDrawing {
  const dome = outline([
    [-34, -10],
    [-32, -32],
    [-10, -50],
    [20, -50],
    [44, -34],
    [52, -10],
    [30, -5],
    [-10, -5],
  ]);
  return drawing(
    [-66, -54, 56, 8],
    '#d8281c',
    [
      clip('dm', dome),
      `<radialGradient id="rd" gradientUnits="userSpaceOnUse" cx="-6" cy="-38" r="68"><stop offset="0" stop-color="#ff8a6a"/><stop offset=".36" stop-color="#ec2c1c"/><stop offset="1" stop-color="#7a0a10"/></radialGradient>`,
      over('bk', ['#6a6a74', '#232329', '#08080a'], [-50, -34], [-36, -6]),
      glow('hi', '#ffffff', 0.95),
      fade('lo', '#1c0004', [0.55, 0], [10, -4], [8, -26]),
    ],
    [
      ...[
        [-26, -8, -34, -2, -40, 6],
        [0, -6, -4, 0, -8, 7],
        [24, -6, 30, 0, 28, 7],
      ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        leg(
          [
            [a, b],
            [c, d],
            [e, f],
          ],
          3,
          '#141418',
          '#6a6a74',
        ),
      ),
      shape(
        outline([
          [-30, -8],
          [-30, -28],
          [-42, -32],
          [-56, -24],
          [-60, -12],
          [-52, -5],
          [-36, -4],
        ]),
        'url(#bk)',
      ),
      oval(-50, -22, 5, 4.4, '#ffffff'),
      eye(-54, -13, 3.4, '#2c2420', 0.66),
      line('M-56 -22 C-60 -28 -64 -30 -65 -34 M-50 -28 C-52 -34 -56 -38 -60 -40', '#141418', 1.5),
      shape(
        outline([
          [-34, -10],
          [-34, -30],
          [-26, -40],
          [-20, -44],
          [-26, -26],
          [-26, -8],
        ]),
        '#16161a',
      ),
      oval(-31, -32, 3, 5, '#ffffff'),
      shape(dome, 'url(#rd)', 'stroke="#5c060c" stroke-width=".9"'),
      within(
        'dm',
        line('M-22 -44 C4 -36 34 -26 54 -10', '#5c060c', 1.4),
        ...[
          [-14, -30, 6.4],
          [12, -44, 5.6],
          [10, -18, 7],
          [34, -20, 6],
          [32, -38, 4.6],
          [-18, -10, 5],
        ].map(
          ([x = 0, y = 0, r = 0]) =>
            oval(x, y, r, r * 0.9, '#140a0c') +
            oval(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.3, '#5c4a50', 'opacity=".6"'),
        ),
        shape(dome, 'url(#lo)'),
        oval(-4, -42, 18, 6, 'url(#hi)', 'transform="rotate(-8)"'),
      ),
    ],
  );
}

/** @param hasLeaf whether it carries a leaf over its head */
