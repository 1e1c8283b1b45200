/** A flower on its stem. */
import { blade, oval, turned } from './fauna/paint.ts';
import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

const petals = Array.from({ length: 6 }, (_, at) => {
  const turn = at * 60 - 90;
  const [x, y] = turned(turn, 3);
  const tip = turned(turn, 17);
  return (
    shape(blade([32 + x, 22 + y], turn, 19, 8.4), 'url(#p)', 'stroke="#8a0f24" stroke-width=".3"') +
    line(`M${32 + x} ${22 + y} L${32 + tip[0]} ${22 + tip[1]}`, '#8a0f24', 0.6, 'opacity=".45"') +
    line(
      `M${32 + x * 1.6} ${22 + y * 1.6 - 1} L${32 + tip[0] * 0.9} ${22 + tip[1] * 0.9 - 1.4}`,
      '#ffffff',
      0.8,
      'opacity=".3"',
    )
  );
});

const leafAlong = (x: number, y: number, turn: number, long: number) => {
  const [dx, dy] = turned(turn, long * 0.9);
  return (
    shape(blade([x, y], turn, long, long * 0.26), 'url(#l)', 'stroke="#1f5218" stroke-width=".4"') +
    line(`M${x} ${y} l${dx} ${dy}`, '#c4ec94', 0.6, 'opacity=".7"')
  );
};

export const plants = {
  'garden-flower': drawing(
    [6, 0, 58, 96],
    '#d8304a',
    [
      round('p', ['#ff9aa8', '#e0284a', '#8a0f2a']),
      shade('l', ['#a4dc6a', '#4c9c34', '#1f5a1c']),
      shade('s', ['#8acc5a', '#2f7a2a'], 'side'),
      round('c', ['#fff4a8', '#f4b81c', '#a4660a']),
    ],
    [
      line('M32 24 C35 48 29 70 32 96', 'url(#s)', 2.6),
      line('M31.4 24 C34.4 48 28.4 70 31.4 94', '#c4ec94', 0.6, 'opacity=".6"'),
      leafAlong(32, 74, -150, 25),
      leafAlong(31, 62, -28, 25),
      leafAlong(32, 88, -20, 20),
      ...petals,
      ball(32, 22, 5.6, 'url(#c)'),
      ...Array.from({ length: 14 }, (_, at) => {
        const [x, y] = turned(at * 137.5, 1.2 + at * 0.26);
        return oval(32 + x, 22 + y, 0.6, 0.6, at % 2 ? '#fff6c4' : '#a4660a');
      }),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
