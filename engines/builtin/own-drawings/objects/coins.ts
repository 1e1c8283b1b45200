/** Stacks of gold coins. */
import { glow, oval, over, short } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';
import { gold, polished } from './metals.ts';

const [wide, flat, thick] = [24, 9, 6.4];

function coin(x: number, y: number, at: number): string {
  const shift = ((at * 7) % 5) - 2;
  const left = x + shift * 0.7 - wide;
  const edge = `M${short(left)} ${short(y)} a${wide} ${flat} 0 0 0 ${2 * wide} 0 v${thick} a${wide} ${flat} 0 0 1 ${-2 * wide} 0 Z`;
  const ridges = Array.from({ length: 17 }, (_, rib) => {
    const along = -0.94 + rib * 0.1175;
    const drop = Math.sqrt(1 - along * along) * flat;
    return line(
      `M${short(left + wide + along * wide)} ${short(y + drop + 0.8)} v${thick - 1.4}`,
      '#7a4a06',
      0.8,
      'opacity=".45"',
    );
  });
  const middle = left + wide;
  return [
    `<g transform="translate(${short(middle)} 0)">`,
    shape(edge.replace(/^M\S+/, `M${-wide}`), 'url(#ce)', 'stroke="#6a3e04" stroke-width=".5"'),
    '</g>',
    ...ridges,
    oval(middle, y, wide, flat, 'url(#cf)', 'stroke="#a8740c" stroke-width=".6"'),
    oval(middle, y, wide * 0.8, flat * 0.78, 'none', 'stroke="#a8740c" stroke-width=".9"'),
    oval(
      middle,
      y + 0.6,
      wide * 0.8,
      flat * 0.78,
      'none',
      'stroke="#fffbe0" stroke-width=".5" stroke-opacity=".8"',
    ),
    line(
      `M${short(middle + 4)} ${short(y - 2.6)} c-4 -1.4 -9 .2 -8 2 c1 1.6 8.4 .6 9 2.6 c.4 2 -6 2.6 -10 1.2 M${short(middle)} ${short(y - 4.6)} v9.4`,
      '#8a5206',
      1.2,
    ),
    oval(middle - wide * 0.4, y - flat * 0.4, wide * 0.34, flat * 0.26, 'url(#hi)'),
  ].join('');
}

const stack = (x: number, foot: number, count: number) =>
  Array.from({ length: count }, (_, at) => coin(x, foot - thick - at * thick, at + count)).join('');

export const coins: OwnDrawing = drawing(
  [-84, -100, 84, 11],
  gold[1],
  [
    polished('ce', gold, -wide, wide),
    over('cf', ['#fffbd0', '#fbd24a', '#d8940c'], [-60, -80], [50, 0]),
    glow('hi', '#ffffff', 0.9),
  ],
  [stack(-22, -10, 9), stack(32, -12, 12), stack(-54, 0, 5), stack(6, 0, 7), stack(56, -1, 4)],
);
