/** A spider, on the ground and in its web. */
import { grain, type Point } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { glow, oval, over, short, type Tones, turned } from '../paint.ts';
import { fuzz, leg } from './parts.ts';

/** A web between what is out of the picture. */
const web = (() => {
  const spokes = Array.from({ length: 14 }, (_, at) => turned(at * (360 / 14) + 6, 112 + 12 * grain(at)));
  const rings = Array.from({ length: 11 }, (_, ring) => {
    const share = 0.12 + ring * 0.082;
    const points = spokes.map(([x, y]) => [x * share, y * share] as const);
    return points
      .map(([x, y], at) => {
        const [nx, ny] = points[(at + 1) % points.length]!;
        return `M${short(x)} ${short(y)} Q${short(((x + nx) / 2) * 0.9)} ${short(((y + ny) / 2) * 0.9)} ${short(nx)} ${short(ny)}`;
      })
      .join(' ');
  });
  const drops = spokes.flatMap(([x, y], at) =>
    [0.36, 0.6, 0.84].map((share) =>
      oval(x * share + grain(at), y * share, 1.3, 1.3, '#ffffff', 'opacity=".8"'),
    ),
  );
  return [
    line(rings.join(' '), '#2c3844', 2.2, 'opacity=".22"'),
    ...spokes.map(([x, y]) => line(`M0 0 L${short(x)} ${short(y)}`, '#f4f8fb', 1.5, 'opacity=".95"')),
    line(rings.join(' '), '#f4f8fb', 1.2, 'opacity=".9"'),
    ...drops,
  ].join('');
})();

/** @param hasWeb whether it sits in its web */
export function spider(hasWeb: boolean): OwnDrawing {
  const tones: Tones = ['#8a6a58', '#3f2c26', '#140c0a'];
  const legOf = (side: 1 | -1, at: number) => {
    const up = [-50, -40, -30, -22][at]!;
    const out = [44, 58, 62, 52][at]!;
    const foot: Point = [side * [34, 62, 80, 74][at]!, [-2, 2, 6, 12][at]!];
    const points: Point[] = [
      [side * 9, -24 + at * 2.4],
      [side * out * 0.5, up - 8],
      [side * out, up + 8],
      foot,
    ];
    return (
      leg(points, 4.2, '#2a1c18', '#a4826c') +
      points
        .slice(0, -1)
        .map(([x, y], index) => {
          const [ex, ey] = points[index + 1]!;
          return Array.from({ length: 9 }, (_, hair) => {
            const t = hair / 9;
            return line(
              `M${short(x + (ex - x) * t)} ${short(y + (ey - y) * t)} l${short(side * 2.6 * (hair % 2 ? 1 : -1))} ${short(-2.4)}`,
              '#5c463c',
              0.5,
              'opacity=".8"',
            );
          }).join('');
        })
        .join('')
    );
  };
  return drawing(
    hasWeb ? [-122, -154, 122, 94] : [-86, -82, 86, 18],
    tones[1],
    [
      over('ab', tones, [-16, -74], [20, -24]),
      over('ce', tones, [-14, -34], [14, 4]),
      glow('hi', '#ffffff', 0.6),
    ],
    [
      ...(hasWeb ? [`<g transform="translate(0 -30)">${web}</g>`] : []),
      ...[3, 2, 1, 0].flatMap((at) => [legOf(-1, at), legOf(1, at)]),
      oval(0, -50, 26, 26, 'url(#ab)'),
      fuzz(0, -50, 25, 25, 170, ['#a4826c', '#1c1210', '#6a5044'], 3.4),
      shape(
        'M0 -74 C6 -66 6 -60 0 -54 C-6 -60 -6 -66 0 -74 Z M-12 -60 C-6 -56 -5 -50 -9 -44 C-14 -48 -15 -54 -12 -60 Z M12 -60 C6 -56 5 -50 9 -44 C14 -48 15 -54 12 -60 Z',
        '#c8582c',
        'opacity=".75"',
      ),
      oval(-8, -64, 12, 6, 'url(#hi)', 'opacity=".6"'),
      oval(0, -18, 19, 17, 'url(#ce)'),
      fuzz(0, -18, 18, 16, 110, ['#8a6a58', '#1c1210', '#5c463c'], 2.8),
      shape(
        'M-9 -6 C-11 2 -9 9 -5 13 C-2 9 -2 2 -2 -5 Z M9 -6 C11 2 9 9 5 13 C2 9 2 2 2 -5 Z',
        '#3c2620',
        'stroke="#140c0a" stroke-width=".6"',
      ),
      shape(
        'M-6.4 11 C-7 15 -5 17 -3 17 C-4 14.6 -3.4 13 -3 11 Z M6.4 11 C7 15 5 17 3 17 C4 14.6 3.4 13 3 11 Z',
        '#0c0706',
      ),
      ...(
        [
          [-5, -16, 4.4],
          [5, -16, 4.4],
          [-12, -19, 2.8],
          [12, -19, 2.8],
          [-6, -24, 2],
          [6, -24, 2],
          [-12.6, -25, 1.6],
          [12.6, -25, 1.6],
        ] as const
      ).map(
        ([x, y, r]) =>
          oval(x, y, r, r, '#060506') +
          oval(x - r * 0.3, y - r * 0.34, r * 0.34, r * 0.34, '#ffffff', 'opacity=".9"') +
          oval(x + r * 0.3, y + r * 0.4, r * 0.3, r * 0.2, '#c83c2c', 'opacity=".6"'),
      ),
    ],
  );
}
