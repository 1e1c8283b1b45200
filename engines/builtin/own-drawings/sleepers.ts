import { ball, drawing, line, type OwnDrawing, round, shade, shape } from './own-drawing.ts';

type Coat = readonly [string, string, string];

/** An animal that sleeps, curled up, its head on its paws at the left. */
function asleep(
  coat: Coat,
  cream: string,
  ears: 'pointed' | 'round' | 'cat' | 'floppy',
  color: string,
  mane?: string,
): OwnDrawing {
  return drawing(
    [1, 26, 63, 62],
    color,
    [shade('c', coat, 'down'), round('h', coat)],
    [
      shape(
        'M16 60 C10 44 22 29 40 29 C56 29 63 42 62 52 C61.4 58 58 61.6 52 61.6 H22 C19 61.6 17 61.4 16 60 Z',
        'url(#c)',
      ),
      shape('M56 40 C64 46 63 60 50 61.6 H28 C24 61.6 24 56.6 28 56.4 C40 56 52 56 52 48 Z', coat[1]),
      line('M52 47 C53 55 42 56.4 29 57', coat[2], 0.9),
      ...(mane ? [ball(16, 48, 14.6, mane)] : []),
      ...(ears === 'floppy' ? [ball(5.6, 45, 3.6, coat[2], 8), ball(27, 45, 3.6, coat[2], 8)] : []),
      ...(ears === 'pointed' || ears === 'cat'
        ? [shape('M8 40 L8.6 29 L17 36 Z', 'url(#h)'), shape('M19 36 L27 29 L27 41 Z', 'url(#h)')]
        : ears === 'round'
          ? [ball(7.4, 38, 4, 'url(#h)'), ball(25, 37.4, 4, 'url(#h)')]
          : []),
      ball(16.4, 48, 12.4, 'url(#h)', 11.6),
      ...(ears === 'cat'
        ? [
            line(
              'M34 31 q-2 6 1 11 M42 29.6 q-2 7 1 13 M50 31.6 q-2 6 1 11 M14 38.4 v4 M17.4 38 v4.6 M20.8 38.4 v4',
              coat[2],
              2,
            ),
            ball(13.4, 53.6, 5, cream, 3.4),
          ]
        : [ball(13, 53, 6.4, cream, 4.8)]),
      ears === 'cat'
        ? shape('M11.6 50.6 h3.6 l-1.8 2 Z', '#e0707a') +
          line('M8 53 L1.4 51.6 M8 54.6 L1.6 56 M19 53 L26 51.4 M19 54.6 L26 56', '#ffffff', 0.6)
        : ball(12, 50.6, 1.9, '#2a2026', 1.4),
      line('M7.6 46.4 q2 1.7 4 0 M17 46.4 q2 1.7 4 0', '#2a2026', 1.1),
      line('M12 52.4 V54 M9.4 55.4 q2.6 1 5 0', '#5a464a', 0.8),
      shape('M16 61.6 C14 57.6 24 56.4 28 58.4 C31 60 30 62 27 62 H18 Z', cream),
    ],
  );
}

/** By the animal's own name. */
export const sleepers = {
  'cat-asleep': asleep(['#ffc27a', '#ee9440', '#b0601c'], '#fff4e4', 'cat', '#e89a4a'),
  'dog-asleep': asleep(['#d8a870', '#b07a42', '#704820'], '#f6e4cc', 'floppy', '#b07a42'),
  'fox-asleep': asleep(['#ffa94d', '#f2741d', '#b9470c'], '#fff4e6', 'pointed', '#e88a44'),
  'wolf-asleep': asleep(['#c3cad2', '#838d99', '#4d5561'], '#eef1f4', 'pointed', '#8f98a3'),
  'bear-asleep': asleep(['#b9784a', '#85502e', '#52301c'], '#e0b48a', 'round', '#865634'),
  'polar-bear-asleep': asleep(['#ffffff', '#eceae6', '#b8b4ac'], '#ffffff', 'round', '#d8d6d2'),
  'lion-asleep': asleep(['#ffd07a', '#eda53a', '#b5701d'], '#fff0d4', 'round', '#d9913a', '#a2561c'),
} satisfies Record<string, OwnDrawing>;
