/** A coral reef. */
import { grain, type Joint, limb, type Point } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, glow, mixed, outline, oval, over, short, type Tones, turned, within } from '../paint.ts';

/** A branching coral. */
function branches(
  x: number,
  y: number,
  turn: number,
  long: number,
  thick: number,
  depth: number,
  seed: number,
): string {
  const [dx, dy] = turned(turn, long);
  const end: Point = [x + dx, y + dy];
  const joints: Joint[] = [
    [x, y, thick],
    [x + dx * 0.5 + grain(seed) * 2, y + dy * 0.5, thick * 0.86],
    [end[0], end[1], thick * 0.74],
  ];
  const part =
    shape(limb(joints), `url(#br)`) +
    line(
      `M${short(x - thick * 0.3)} ${short(y)} L${short(end[0] - thick * 0.3)} ${short(end[1])}`,
      '#ffe0d0',
      short(thick * 0.3),
      'opacity=".5"',
    );
  if (depth === 0) return part + oval(end[0], end[1], thick * 0.9, thick * 0.9, '#ffd8c4');
  return (
    part +
    [-26, 22]
      .map((bend, at) =>
        branches(
          end[0],
          end[1],
          turn + bend + grain(seed + at) * 12,
          long * 0.8,
          thick * 0.74,
          depth - 1,
          seed * 2 + at,
        ),
      )
      .join('')
  );
}

export function reef(): OwnDrawing {
  const rock = outline([
    [-110, 4],
    [-96, -16],
    [-62, -30],
    [-24, -24],
    [10, -36],
    [52, -24],
    [88, -20],
    [112, 4],
  ]);
  const fan = Array.from({ length: 15 }, (_, at) => {
    const turn = -150 + at * 8.6;
    const [x, y] = turned(turn, 62 + grain(at) * 6);
    return (
      Array.from({ length: 3 }, (_, sub) => {
        const [bx, by] = turned(turn + (sub - 1) * 7, 22);
        return line(
          `M${short(62 + x * 0.55)} ${short(-22 + y * 0.55)} L${short(62 + x * 0.66 + bx)} ${short(-22 + y * 0.66 + by)}`,
          '#b45ae0',
          1.5,
        );
      }).join('') + line(`M62 -22 L${short(62 + x)} ${short(-22 + y)}`, '#8a34c4', 2.2)
    );
  });
  const brain = (x: number, y: number, r: number, tones: Tones, id: string) =>
    `<defs>${over(id, tones, [x - r * 0.6, y - r], [x + r * 0.5, y + r * 0.4])}${clip(`${id}c`, `M${x - r} ${y + r * 0.4} C${x - r} ${y - r * 1.1} ${x + r} ${y - r * 1.1} ${x + r} ${y + r * 0.4} Z`)}</defs>` +
    shape(
      `M${x - r} ${y + r * 0.4} C${x - r} ${y - r * 1.1} ${x + r} ${y - r * 1.1} ${x + r} ${y + r * 0.4} Z`,
      `url(#${id})`,
    ) +
    within(
      `${id}c`,
      ...Array.from({ length: 7 }, (_, at) =>
        line(
          `M${short(x - r)} ${short(y - r + at * r * 0.24)} q${short(r * 0.24)} ${short(-r * 0.22)} ${short(r * 0.5)} 0 t${short(r * 0.5)} 0 t${short(r * 0.5)} 0 t${short(r * 0.5)} 0`,
          tones[2],
          1.5,
          'opacity=".55"',
        ),
      ),
      oval(x - r * 0.3, y - r * 0.4, r * 0.5, r * 0.3, 'url(#hi)'),
    );
  const anemone = Array.from({ length: 26 }, (_, at) => {
    const [x, turn] = [-34 + (at % 13) * 2.6, -90 + ((at % 13) - 6) * 9 + grain(at) * 8];
    const [dx, dy] = turned(turn, 24 + grain(at + 5) * 5);
    return (
      line(
        `M${short(x)} -22 q${short(dx * 0.2 + grain(at + 9) * 4)} ${short(dy * 0.6)} ${short(dx)} ${short(dy)}`,
        at % 2 ? '#ff9ac4' : '#e85a9a',
        2.6,
      ) + oval(x + dx, -22 + dy, 2, 2, '#ffe0f0')
    );
  });
  const tubes = [
    [92, -46, 7],
    [103, -34, 6],
    [82, -34, 6],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      shape(
        limb([
          [x - 4, -8, r * 0.8],
          [x, y, r],
        ]),
        'url(#tu)',
      ) + oval(x, y - r * 0.5, r * 0.8, r * 0.42, '#7a5206'),
  );
  const weed = [-100, -94, -88].map((x, at) => {
    const joints = Array.from(
      { length: 7 },
      (_, step): Joint => [x + Math.sin(step * 1.1 + at * 2) * 5, -8 - step * (11 + at), 4 - step * 0.54],
    );
    return (
      shape(limb(joints), at % 2 ? '#3f9a5c' : '#2c7a4a') +
      line(
        `M${joints.map(([jx, jy]) => `${short(jx)} ${short(jy)}`).join(' L')}`,
        '#a4e0a8',
        0.8,
        'opacity=".6"',
      )
    );
  });
  return drawing(
    [-114, -100, 114, 8],
    '#d8705c',
    [
      clip('r', rock),
      over('ro', ['#a8968c', '#6a5c5c', '#2c2630'], [-40, -40], [0, 10]),
      over('br', ['#ffb494', '#f0583c', '#a02418'], [-80, -90], [-40, -10]),
      over('tu', ['#ffe88a', '#f4b424', '#a46a08'], [76, -50], [108, 0]),
      glow('hi', '#ffffff', 0.6),
    ],
    [
      ...weed,
      ...fan,
      branches(-66, -18, -96, 26, 6.4, 3, 3),
      branches(-44, -20, -70, 20, 5, 3, 8),
      ...tubes,
      shape(rock, 'url(#ro)'),
      within(
        'r',
        ...Array.from({ length: 46 }, (_, at) =>
          oval(
            grain(at) * 106,
            -10 + grain(at + 80) * 20,
            2 + 3 * Math.abs(grain(at + 7)),
            1.8,
            mixed('#4a3e44', ['#c88a9a', '#8ab47a', '#e0c08a'][at % 3]!, 0.6),
            'opacity=".5"',
          ),
        ),
      ),
      ...anemone,
      brain(16, -30, 20, ['#ffe8a0', '#d8a030', '#7a4e08'], 'b1'),
      brain(44, -18, 13, ['#a4f0d8', '#2fa88c', '#0f5448'], 'b2'),
      brain(-86, -12, 13, ['#ffc0d8', '#e0608c', '#7e1f44'], 'b3'),
    ],
  );
}
