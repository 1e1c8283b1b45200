/** Plates, bowls, boards and steam, seen from a seat at the table. */
import { ball, line, shade, shape } from '../own-drawing.ts';

export type Tones = readonly [string, string, string];

const round = (value: number) => Math.round(value * 100) / 100;

/** A number from 0 to 1 that is always the same for the same place. */
export function grain(at: number): number {
  const wave = Math.sin(at * 91.17 + 3.1) * 43758.5453;
  return wave - Math.floor(wave);
}

export const clear = (part: string, opacity: number) => part.replace('/>', ` opacity="${opacity}"/>`);

/** An ellipse that is turned by some degrees. */
export const oval = (x: number, y: number, rx: number, ry: number, turn: number, fill: string) =>
  `<g transform="rotate(${round(turn)} ${round(x)} ${round(y)})">${ball(round(x), round(y), round(rx), fill, round(ry))}</g>`;

/** Places within an ellipse, the farther ones first. */
export function within(
  count: number,
  [x, y, rx, ry]: readonly [number, number, number, number],
  seed: number,
): [x: number, y: number, at: number][] {
  return Array.from({ length: count }, (_, at): [number, number, number] => {
    const turn = at * 2.39996 + seed;
    const reach = Math.sqrt((at + 0.5) / count);
    return [
      x + Math.cos(turn) * reach * rx + (grain(at + seed) - 0.5) * rx * 0.12,
      y + Math.sin(turn) * reach * ry + (grain(at * 3 + seed) - 0.5) * ry * 0.12,
      at,
    ];
  }).sort((one, other) => one[1] - other[1]);
}

/** What rises from a hot dish. */
export function steam(x: number, y: number, height: number): string {
  return [-10, 1, 11]
    .map((side, at) => {
      const h = height * [0.84, 1.1, 0.7][at]!;
      const [left, sway] = [x + side, at === 1 ? -5 : 5];
      const path = `M${left} ${y} C${left + sway} ${y - h * 0.3} ${left - sway} ${y - h * 0.6} ${left + sway * 0.4} ${y - h}`;
      return [8, 5, 2.4].map((wide) => line(path, '#ffffff', wide, 'opacity=".26"')).join('');
    })
    .join('');
}

export const china = [
  shade('pr', ['#ffffff', '#f2efe9', '#b9b2a8'], 'down'),
  shade('pi', ['#ddd7cd', '#f4f1eb', '#ffffff'], 'down'),
  shade('pe', ['#e9e4db', '#a8a094'], 'down'),
];

/** A white plate around a point. */
export const plate = (x: number, y: number, rx: number, ry: number) => [
  ball(x, y + ry * 0.16, rx, 'url(#pe)', ry),
  ball(x, y, rx, 'url(#pr)', ry),
  ball(x, y + ry * 0.04, rx * 0.72, 'url(#pi)', ry * 0.68),
  line(
    `M${x - rx * 0.9} ${y - ry * 0.2} A${rx * 0.94} ${ry * 0.94} 0 0 1 ${x - rx * 0.1} ${y - ry * 0.93}`,
    '#ffffff',
    1,
  ),
];

export const glaze = (tones: Tones, inside: Tones = tones) => [
  shade('bo', tones, 'side'),
  shade('bi', [inside[2], inside[1], inside[0]], 'down'),
];

/** The back of a bowl: its rim and inside. */
export const bowlBack = (x: number, y: number, rx: number, ry: number) => [
  ball(x, y, rx, 'url(#bo)', ry),
  ball(x, y + 0.6, rx * 0.95, 'url(#bi)', ry * 0.9),
];

/** The front of a bowl, drawn over what is in it. */
export const bowlFront = (x: number, y: number, rx: number, ry: number, deep: number, band = '') => [
  shape(
    `M${x - rx} ${y} A${rx} ${ry} 0 0 0 ${x + rx} ${y} C${x + rx * 0.96} ${y + deep * 0.6} ${x + rx * 0.6} ${y + deep * 0.86} ${x + rx * 0.4} ${y + deep * 0.9} L${x + rx * 0.38} ${y + deep} A${rx * 0.38} ${ry * 0.22} 0 0 1 ${x - rx * 0.38} ${y + deep} L${x - rx * 0.4} ${y + deep * 0.9} C${x - rx * 0.6} ${y + deep * 0.86} ${x - rx * 0.96} ${y + deep * 0.6} ${x - rx} ${y} Z`,
    'url(#bo)',
  ),
  ...(band
    ? [
        line(
          `M${x - rx * 0.97} ${y + deep * 0.2} A${rx * 0.98} ${ry} 0 0 0 ${x + rx * 0.97} ${y + deep * 0.2}`,
          band,
          1.6,
        ),
      ]
    : []),
  clear(
    line(
      `M${x - rx * 0.86} ${y + ry * 0.7} C${x - rx * 0.78} ${y + deep * 0.5} ${x - rx * 0.6} ${y + deep * 0.7} ${x - rx * 0.5} ${y + deep * 0.78}`,
      '#ffffff',
      2.4,
    ),
    0.4,
  ),
];

export const wood = shade('wo', ['#d9a066', '#b5763c', '#7a4820'], 'down');

/** A board of wood that lies on the table. */
export const board = (x: number, y: number, rx: number, ry: number) => [
  shape(
    `M${x - rx * 0.86} ${y - ry} L${x + rx * 0.86} ${y - ry} L${x + rx} ${y + ry * 0.7} L${x - rx} ${y + ry * 0.7} Z M${x - rx} ${y + ry * 0.7} h${2 * rx} v4 h${-2 * rx} Z`,
    'url(#wo)',
  ),
  ...[-0.6, -0.1, 0.36].map((up) =>
    clear(
      line(
        `M${x - rx * 0.9} ${y + ry * up} C${x - rx * 0.3} ${y + ry * (up - 0.1)} ${x + rx * 0.3} ${y + ry * (up + 0.12)} ${x + rx * 0.92} ${y + ry * up}`,
        '#6a3c18',
        0.5,
      ),
      0.5,
    ),
  ),
  line(`M${x - rx} ${y + ry * 0.7} h${2 * rx}`, '#e8b880', 0.8),
];

/** A leaf of basil, mint or parsley. */
export const leaf = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size})">${shape('M0 0 C-3 -3 -3 -8 0 -11 C3 -8 3 -3 0 0 Z', '#3f9a3a')}${shape('M0 0 C3 -3 3 -8 0 -11 Z', '#2c7a2c')}${line('M0 0 V-9.4', '#9ad48a', 0.5)}</g>`;

/** A slice of lemon or lime. */
export const citrus = (x: number, y: number, size: number, [light, peel]: readonly [string, string]) =>
  ball(x, y, size, peel, size * 0.72) +
  ball(x, y - 0.4, size * 0.86, '#fffbe6', size * 0.6) +
  Array.from({ length: 6 }, (_, at) => {
    const turn = (at / 6) * 2 * Math.PI;
    return oval(
      x + Math.cos(turn) * size * 0.44,
      y - 0.4 + Math.sin(turn) * size * 0.3,
      size * 0.26,
      size * 0.17,
      0,
      light,
    );
  }).join('');

/** Two sticks that lie across. */
export const chopsticks = (x: number, y: number, long: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})">${[0, 4].map((down) => shape(`M${x - long / 2} ${y + down} L${x + long / 2} ${y + down - 0.8} V${y + down + 1.8} L${x - long / 2} ${y + down + 1.2} Z`, '#8a3a1e') + line(`M${x - long / 2} ${y + down + 0.3} L${x + long / 2} ${y + down - 0.3}`, '#d98a5a', 0.5)).join('')}</g>`;
