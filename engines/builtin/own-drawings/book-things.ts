/** Books that lie: open on a table, or in a stack that carries something. */
import { drawing, line, type OwnDrawing, rect, shade, shape } from './own-drawing.ts';

const covers = ['#b8443c', '#3a6ea8', '#d8a23a', '#4a8a5c', '#7a4f94'] as const;

/** One book of a stack: its spine towards the viewer at the left, its pages at the right. */
function lying(at: number): string {
  const y = 50 - at * 9.6;
  const x = 6 + [0, 5, -2, 4, 1][at]!;
  const wide = [58, 52, 60, 50, 54][at]!;
  const tone = covers[at]!;
  return (
    rect(x, y, wide, 9.4, tone, 1.6) +
    rect(x, y, wide, 2.2, '#ffffff', 1).replace('/>', ' opacity=".25"/>') +
    rect(x + 4, y + 1.5, wide - 3.4, 6.4, '#f6efdc', 0.6) +
    line(
      `M${x + 5} ${y + 3.2} H${x + wide} M${x + 5} ${y + 4.8} H${x + wide} M${x + 5} ${y + 6.4} H${x + wide}`,
      '#c9b894',
      0.4,
    ) +
    shape(
      `M${x + 4} ${y + 1.5} C${x + 2} ${y + 3} ${x + 2} ${y + 6.4} ${x + 4} ${y + 7.9} Z`,
      '#000000',
      'opacity=".18"',
    ) +
    rect(x, y + 7.8, wide, 1.6, '#000000', 0.8).replace('/>', ' opacity=".24"/>') +
    line(`M${x + 1.6} ${y + 1.4} V${y + 8}`, '#f2d89a', 0.8)
  );
}

export const bookThings = {
  'book-stack': drawing([2, 11, 70, 60], '#a87a4a', [], [0, 1, 2, 3, 4].map(lying)),
  'open-book-flat': drawing(
    [0, 36, 64, 62],
    '#efe6d2',
    [
      shade('l', ['#ffffff', '#f6efdf', '#d3c6a8'], 'side'),
      shade('r', ['#cfc2a4', '#fbf6ea', '#e8dfca'], 'side'),
      shade('c', ['#a8543c', '#6e2f20'], 'down'),
    ],
    [
      shape('M1 58 L9 39 H55 L63 58 C58 61.6 38 61.6 32 60.4 C26 61.6 6 61.6 1 58 Z', 'url(#c)'),
      shape('M3 55.6 L10.6 38 C18 35.6 27 36.4 32 39 L32 58 C25 54.6 11 54 3 55.6 Z', 'url(#l)'),
      shape('M61 55.6 L53.4 38 C46 35.6 37 36.4 32 39 L32 58 C39 54.6 53 54 61 55.6 Z', 'url(#r)'),
      line(
        'M3 55.6 C11 54 25 54.6 32 58 C39 54.6 53 54 61 55.6 M3 57 C11 55.6 25 56 32 59.4 C39 56 53 55.6 61 57',
        '#b8a884',
        0.5,
      ),
      ...[41, 43.6, 46.2, 48.8, 51.4].map((y, at) =>
        line(
          `M${11.4 - at * 0.9} ${y} C${17 - at} ${y - 1.6} ${24} ${y - 1.2} 29.6 ${y + 0.8} M${52.6 + at * 0.9} ${y} C${47 + at} ${y - 1.6} 40 ${y - 1.2} 34.4 ${y + 0.8}`,
          '#8a7f70',
          0.55,
          'opacity=".6"',
        ),
      ),
      line('M32 39 V58', '#8a7a58', 0.7, 'opacity=".7"'),
      line('M36 39 C37 46 36.6 54 39.4 63', '#c8303c', 1.1),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
