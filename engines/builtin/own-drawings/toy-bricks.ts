/** Toy bricks. */
import { drawing, type OwnDrawing, rect, shape } from './own-drawing.ts';

type Tones = readonly [light: string, middle: string, dark: string];

/** A brick with knobs. */
function knobbed(x: number, y: number, width: number, [light, middle, dark]: Tones): string {
  const knobs = Math.round(width / 9);
  return [
    ...Array.from({ length: knobs }, (_, at) => {
      const left = x + 3 + at * ((width - 1) / knobs);
      return (
        rect(left + 1.6, y - 5.6, 5, 3.4, middle) +
        `<ellipse cx="${left + 4.1}" cy="${y - 2.4}" rx="2.5" ry="1" fill="${middle}"/>` +
        `<ellipse cx="${left + 4.1}" cy="${y - 5.6}" rx="2.5" ry="1.1" fill="${light}"/>`
      );
    }),
    shape(`M${x} ${y} l5 -3.4 h${width} l-5 3.4 Z`, light, 'opacity=".96"'),
    ...Array.from({ length: knobs }, (_, at) => {
      const left = x + 2.4 + at * ((width - 1) / knobs);
      return (
        rect(left + 1.6, y - 4.6, 5, 2.8, middle) +
        `<ellipse cx="${left + 4.1}" cy="${y - 1.8}" rx="2.5" ry="1" fill="${middle}"/>` +
        `<ellipse cx="${left + 4.1}" cy="${y - 4.6}" rx="2.5" ry="1.1" fill="${light}"/>`
      );
    }),
    rect(x, y, width, 8, middle, 0.4),
    shape(`M${x + width} ${y} l5 -3.4 v8 l-5 3.4 Z`, dark),
    rect(x, y, width, 1.2, light).replace('/>', ' opacity=".7"/>'),
    rect(x, y + 7, width, 1, dark).replace('/>', ' opacity=".6"/>'),
    rect(x + 1, y + 1.6, 2, 5, '#ffffff', 1).replace('/>', ' opacity=".28"/>'),
  ].join('');
}

const bricks: readonly Tones[] = [
  ['#ff8a7a', '#e0352b', '#8f1510'],
  ['#ffe88a', '#f5c21a', '#a87a04'],
  ['#8ac8ff', '#2f7ae0', '#12408f'],
  ['#9af0a8', '#2fb04c', '#0e6424'],
  ['#ffffff', '#e6ebf2', '#9aa6b8'],
];

/** A tower of toy bricks, drawn from its foot. */
export const toys = {
  'brick-tower': drawing(
    [4, -42, 62, 64],
    '#e0352b',
    [],
    (
      [
        [6, 54, 50, 0],
        [10, 46, 42, 2],
        [10, 38, 27, 1],
        [37, 38, 15, 4],
        [10, 30, 42, 3],
        [14, 22, 34, 0],
        [14, 14, 17, 2],
        [31, 14, 17, 1],
        [18, 6, 26, 4],
        [18, -2, 26, 3],
        [18, -10, 26, 0],
        [22, -18, 18, 1],
        [22, -26, 18, 2],
        [26, -34, 10, 0],
      ] as const
    ).map(([x, y, width, color]) => knobbed(x, y, width, bricks[color] ?? bricks[0]!)),
  ),
} as const satisfies Record<string, OwnDrawing>;
