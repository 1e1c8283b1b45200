/** Wheels with tyres, rims and brakes. */
import { oval, short, turned } from '../fauna/paint.ts';
import { line, shape } from '../own-drawing.ts';

export type Rim = 'alloy' | 'classic' | 'steel' | 'rough';

/** The gradients of wheels, once for a drawing. */
export const wheelDefs = [
  '<radialGradient id="ty" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#5a5d64"/><stop offset=".5" stop-color="#26282c"/><stop offset="1" stop-color="#0b0c0e"/></radialGradient>',
  '<linearGradient id="rm" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".45" stop-color="#b9c0c9"/><stop offset="1" stop-color="#5c646f"/></linearGradient>',
  '<radialGradient id="dk" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#4a4e55"/><stop offset="1" stop-color="#101114"/></radialGradient>',
];

export function wheel(x: number, y: number, r: number, rim: Rim): string {
  const inner = r * (rim === 'classic' ? 0.6 : rim === 'rough' ? 0.56 : 0.72);
  const at = (degrees: number, share: number) => {
    const [dx, dy] = turned(degrees, inner * share);
    return `${short(x + dx)} ${short(y + dy)}`;
  };
  const treads =
    rim === 'rough'
      ? Array.from({ length: 26 }, (_, index) => {
          const [dx, dy] = turned(index * (360 / 26), r);
          return oval(x + dx, y + dy, r * 0.075, r * 0.075, '#17181b');
        }).join('')
      : '';
  const spokes = Array.from({ length: rim === 'alloy' ? 10 : rim === 'classic' ? 5 : 6 }, (_, index) => {
    const turn = index * (rim === 'alloy' ? 36 : rim === 'classic' ? 72 : 60) - 90;
    if (rim === 'alloy')
      return shape(
        `M${at(turn - 10, 0.2)} L${at(turn - 5, 0.96)} L${at(turn + 5, 0.96)} L${at(turn + 10, 0.2)} Z`,
        'url(#rm)',
        'stroke="#5c646f" stroke-width=".3"',
      );
    if (rim === 'classic')
      return shape(
        `M${at(turn - 30, 0.26)} L${at(turn - 16, 0.9)} Q${at(turn, 1)} ${at(turn + 16, 0.9)} L${at(turn + 30, 0.26)} Z`,
        'url(#rm)',
        'stroke="#4a515a" stroke-width=".4"',
      );
    return oval(
      x + turned(turn, inner * 0.62)[0],
      y + turned(turn, inner * 0.62)[1],
      inner * 0.17,
      inner * 0.17,
      '#2c2f35',
    );
  }).join('');
  return [
    treads,
    oval(x, y, r, r, 'url(#ty)'),
    oval(x, y, r * 0.9, r * 0.9, 'none', 'stroke="#6c7078" stroke-width=".5" stroke-opacity=".6"'),
    oval(x, y, inner * 1.06, inner * 1.06, 'url(#rm)'),
    oval(x, y, inner * 0.94, inner * 0.94, rim === 'steel' || rim === 'rough' ? '#8d949e' : 'url(#dk)'),
    rim === 'alloy'
      ? oval(x, y, inner * 0.62, inner * 0.62, '#7d838c', 'opacity=".8"') +
        shape(
          `M${at(-170, 0.7)} A${short(inner * 0.7)} ${short(inner * 0.7)} 0 0 1 ${at(-120, 0.7)} L${at(-120, 0.44)} A${short(inner * 0.44)} ${short(inner * 0.44)} 0 0 0 ${at(-170, 0.44)} Z`,
          '#d8281c',
        )
      : '',
    spokes,
    oval(x, y, inner * 0.24, inner * 0.24, 'url(#rm)', 'stroke="#4a515a" stroke-width=".4"'),
    line(
      `M${short(x - r * 0.62)} ${short(y - r * 0.66)} Q${short(x)} ${short(y - r * 1.1)} ${short(x + r * 0.5)} ${short(y - r * 0.76)}`,
      '#ffffff',
      r * 0.05,
      'opacity=".35"',
    ),
  ].join('');
}
