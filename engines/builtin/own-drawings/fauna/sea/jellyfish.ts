/** A jellyfish. */
import { grain, type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, glow, outline, oval, over, short, within } from '../paint.ts';

export function jellyfish(): OwnDrawing {
  const bell = outline([
    [-46, 0],
    [-46, -20],
    [-34, -44],
    [0, -56],
    [34, -44],
    [46, -20],
    [46, 0],
    [34, 6],
    [22, 0],
    [11, 7],
    [0, 1],
    [-11, 7],
    [-22, 0],
    [-34, 6],
  ]);
  const strands = Array.from({ length: 15 }, (_, at) => {
    const x = -40 + at * 5.7;
    const sway = grain(at) * 10;
    const long = 74 + 30 * grain(at + 4);
    return line(
      `M${short(x)} 2 C${short(x + sway)} ${short(long * 0.3)} ${short(x - sway)} ${short(long * 0.6)} ${short(x + sway * 1.4)} ${short(long)}`,
      at % 2 ? '#e8b4ff' : '#a4d0ff',
      1.1,
      'opacity=".7"',
    );
  });
  const frills = [-16, -2, 14].map((x, at) => {
    const list = Array.from(
      { length: 9 },
      (_, step): Joint => [x + Math.sin(step * 1.2 + at) * 5, 2 + step * 9.5, 8.5 - step * 0.86],
    );
    return (
      shape(limb(list, 2.4), 'url(#fr)', 'opacity=".86"') +
      shape(limb(list.map(([jx, y, r]) => [jx - r * 0.2, y, r * 0.4] as const)), '#ffffff', 'opacity=".34"')
    );
  });
  return drawing(
    [-54, -58, 54, 106],
    '#b08ae8',
    [
      clip('b', bell),
      `<radialGradient id="be" gradientUnits="userSpaceOnUse" cx="-12" cy="-38" r="66"><stop offset="0" stop-color="#fdf0ff" stop-opacity=".96"/><stop offset=".4" stop-color="#d89af4" stop-opacity=".88"/><stop offset=".8" stop-color="#7a5ae0" stop-opacity=".86"/><stop offset="1" stop-color="#3a2a9c" stop-opacity=".9"/></radialGradient>`,
      over('fr', ['#fff0fb', '#f4a8dc', '#9a54c4'], [0, 0], [6, 80]),
      glow('hi', '#ffffff', 0.9),
      glow('in', '#ff9ad8', 0.75),
    ],
    [
      ...strands,
      ...frills,
      shape(bell, 'url(#be)', 'stroke="#f0dcff" stroke-width="1" stroke-opacity=".8"'),
      within(
        'b',
        ...[-1, 0, 1, 2].map((at) => oval(-13 + at * 9, -22 + Math.abs(at - 0.5) * 3, 7, 9, 'url(#in)')),
        ...Array.from({ length: 9 }, (_, at) =>
          line(
            `M${short(-4 + (at - 4) * 1.4)} -54 Q${short((at - 4) * 12)} -30 ${short((at - 4) * 10.6)} 2`,
            '#ffffff',
            0.8,
            'opacity=".34"',
          ),
        ),
        ...Array.from({ length: 30 }, (_, at) =>
          oval(grain(at) * 40, -24 + grain(at + 60) * 26, 1.2, 1.2, '#ffffff', 'opacity=".5"'),
        ),
        oval(-16, -40, 16, 8, 'url(#hi)'),
      ),
    ],
  );
}
