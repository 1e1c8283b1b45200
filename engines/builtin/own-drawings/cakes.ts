/** A cake with its candles lit. */
import { ball, line, type OwnDrawing, rect, round, shape } from './own-drawing.ts';
import { subjects } from './subjects.ts';

const candle = (x: number, y: number, tone: string) =>
  rect(x - 1.5, y - 13, 3, 13, tone, 0.8) +
  line(
    `M${x - 1.5} ${y - 3} l3 -2 M${x - 1.5} ${y - 6.4} l3 -2 M${x - 1.5} ${y - 9.8} l3 -2`,
    '#ffffff',
    0.8,
    'opacity=".85"',
  ) +
  line(`M${x} ${y - 13} v-1.4`, '#4a3a30', 0.6) +
  ball(x, y - 17, 5, 'url(#fl)').replace('/>', ' opacity=".22"/>') +
  shape(
    `M${x} ${y - 21} C${x + 2.4} ${y - 18} ${x + 2} ${y - 14.4} ${x} ${y - 14.2} C${x - 2} ${y - 14.4} ${x - 2.4} ${y - 18} ${x} ${y - 21} Z`,
    'url(#fl)',
  );

const { 'chocolate-cake': plain } = subjects;

export const cakes = {
  'chocolate-cake-lit': {
    ink: [2, -3, 62, 60],
    color: plain.color,
    body: `<defs>${round('fl', ['#fffbe0', '#ffc83a', '#f2761a'])}</defs>${[
      [22, 19, '#5fb4f4'],
      [42, 19, '#ff8fb4'],
    ]
      .map(([x, y, tone]) => candle(Number(x), Number(y), String(tone)))
      .join('')}${plain.body}${[
      [14, 24, '#ff8fb4'],
      [32, 23, '#ffd24a'],
      [50, 24, '#8fd47c'],
    ]
      .map(([x, y, tone]) => candle(Number(x), Number(y), String(tone)))
      .join('')}`,
  },
} satisfies Record<string, OwnDrawing>;
