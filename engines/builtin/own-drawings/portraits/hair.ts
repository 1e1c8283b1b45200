/** Hair round a face from the front. */
import type { Look } from '../figures/look.ts';
import { ball, line, shape } from '../own-drawing.ts';
import { both } from './face.ts';

const curls = (points: readonly (readonly [number, number, number])[]) =>
  both(...points.map(([x, y, r]) => ball(x, y, r, 'url(#h)')));

/** What falls behind face and shoulders. */
export function hairBehindFace({ cut, hat, hair, isWoman }: Look): string[] {
  if (hat === 'wimple')
    return [
      shape('M10 22 C8 2 22 -2 32 -2 C42 -2 56 2 54 22 C56 40 60 56 62 70 H2 C4 56 8 40 10 22 Z', '#23222c'),
    ];
  if (hat === 'hood' || hat === 'cowl' || hat === 'space') return [];
  const veil =
    hat === 'veil'
      ? [
          shape(
            'M12 14 C12 -2 52 -2 52 14 C58 34 62 56 64 74 H0 C2 56 6 34 12 14 Z',
            '#ffffff',
            'opacity=".75"',
          ),
        ]
      : [];
  switch (cut) {
    case 'long':
      return [
        ...veil,
        shape(
          'M12 24 C9 4 24 0.6 32 1 C40 0.6 55 4 52 24 C53 36 56 48 53 60 C46 64 18 64 11 60 C8 48 11 36 12 24 Z',
          'url(#h)',
        ),
      ];
    case 'bob':
      return [
        ...veil,
        shape(
          'M12 24 C9 4 24 0.6 32 1 C40 0.6 55 4 52 24 C53 34 53.6 40 52 46 C46 50 18 50 12 46 C10.4 40 11 34 12 24 Z',
          'url(#h)',
        ),
      ];
    case 'curly':
      if (!isWoman)
        return [
          ...curls([
            [17, 11, 6.4],
            [13.6, 18, 5],
            [24, 5.4, 6.6],
          ]),
          ball(32, 3.4, 7, 'url(#h)'),
        ];
      return [
        ...veil,
        ...curls([
          [16, 12, 7],
          [11.6, 22, 6.6],
          [10.6, 32, 6.8],
          [11.6, 42, 6.6],
          [15, 50, 6],
        ]),
        ball(32, 4, 9, 'url(#h)'),
      ];
    case 'afro':
      return [ball(32, 17, 26, 'url(#h)', 23)];
    case 'bun':
      return [...veil, ball(32, -1.6, 8, 'url(#h)', 7)];
    case 'dreads':
      return both(
        ...[0, 1, 2, 3, 4].flatMap((at) => {
          const [x, low] = [8.4 + at * 2.6, (isWoman ? 62 : 44) - (at % 2) * 5 - at * 2];
          const d = `M${14 + at} ${18 - at} C${x - 2} 30 ${x - 3 + (at % 2) * 2} 44 ${x} ${low}`;
          return [
            line(d, hair[2], 4.6),
            line(d, hair[1], 3.4),
            line(d, hair[0], 1, 'opacity=".5" stroke-dasharray="1.6 2.6"'),
          ];
        }),
      );
    case 'ponytail':
      return [shape('M44 6 C58 4 60 24 56 44 C55 50 50 52 49 46 C52 32 50 20 44 12 Z', 'url(#h)')];
    case 'pigtails':
      return both(ball(9, 30, 6, 'url(#h)', 11), ball(13, 20, 2.4, '#ffd24a'));
    case 'braids':
      return both(
        ...[0, 1, 2, 3, 4].map((at) =>
          ball(12.4 + Math.sin(at) * 0.8, 34 + at * 6.4, 4.2 - at * 0.3, 'url(#h)', 4),
        ),
        ball(12, 66, 1.6, '#e0484f'),
      );
    default:
      return veil;
  }
}

/** What frames the forehead. */
export function hairOverFace({ cut, hat, hair, isOld, isWoman }: Look): string[] {
  if (hat === 'wimple' || hat === 'hood' || hat === 'cowl') return [];
  const gloss = line('M21 8.8 Q27 4.8 34 5', hair[0], 1.5, 'opacity=".6"');
  if (cut === 'bald')
    return isOld ? both(shape('M14.4 30 C13 24 14 20 16.6 18.4 C16 22 16 26 16 31 Z', 'url(#h)')) : [];
  switch (cut) {
    case 'long':
    case 'bob':
    case 'ponytail':
    case 'bun':
    case 'braids':
    case 'pigtails':
      return [
        shape(
          'M14.4 29 C11.2 10 20 2 32 2.2 C44 2 52.8 10 49.6 29 C48.4 21.6 45 15.4 38 11.4 C33 16.4 21 17.4 17.6 19.6 C15.6 22 15 25.6 14.4 29 Z',
          'url(#h)',
        ),
        line('M38 11 C43 14 47 19 48.6 25 M36 10 C31 14.6 22 16 18 18.6', hair[2], 0.7, 'opacity=".5"'),
        gloss,
      ];
    case 'dreads':
      return both(
        ...[0, 1, 2, 3].map((at) => {
          const d = `M${32 - at * 1.6} ${3 + at * 0.6} Q${24 - at * 3} ${6 + at * 2} ${20.4 - at * 2} ${17.4 + at * 3}`;
          return (
            line(d, hair[2], 5) +
            line(d, hair[1], 3.8) +
            line(d, hair[0], 1, 'opacity=".5" stroke-dasharray="1.6 2.6"')
          );
        }),
      );
    case 'curly':
    case 'afro':
      return [
        ...curls([
          [17.4, 14.6, 5],
          [22.6, 9, 5.6],
        ]),
        ball(32, 7.6, 6.6, 'url(#h)'),
        gloss,
      ];
    default:
      return [
        shape(
          'M14.4 27 C12.4 10 21 2.6 32.6 3 C45 3.4 51.6 11 49.6 27 C48.4 24 48 20.6 45.4 16.6 C39 18 27 17.6 21.6 13.6 C17.6 17 15.8 22 14.4 27 Z',
          'url(#h)',
        ),
        line('M22 12.6 C28 15.6 36 16.4 44 15.4 M26 8.8 C32 11.6 40 12 46 12', hair[2], 0.6, 'opacity=".45"'),
        ...(isWoman ? [] : both(shape('M14.6 24 L17 24 L16.6 32 L15 31 Z', hair[1], 'opacity=".75"'))),
        gloss,
      ];
  }
}
