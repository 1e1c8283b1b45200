/** Cuts of hair round a head at the origin that looks to the left. */
import { ball, line, shape } from '../own-drawing.ts';
import type { Look } from './look.ts';

/** The hair that falls behind neck and shoulders. */
export function hairBehindHead({ cut, hat, top, hair, isWoman }: Look): string {
  if (hat === 'space') return ball(0, 8, 7.2, top[1], 3);
  if (hat === 'hood' || hat === 'cowl' || hat === 'wimple' || hat === 'kabuto' || hat === 'crest') return '';
  switch (cut) {
    case 'long':
      return shape(
        'M-3 -8 C10 -11 12.6 -2 11 7 C10.4 11 11.4 14 9.6 16.6 C6 18 2.4 16.6 1 12 L-2 4 Z',
        'url(#hair)',
      );
    case 'bob':
      return shape('M-3 -8 C9.6 -11 11.6 -3 10.4 4 C10 7.6 8.6 9.4 6 9.6 L1 6 Z', 'url(#hair)');
    case 'curly':
      if (!isWoman) return ball(5.6, -5, 5, 'url(#hair)') + ball(7.4, 0, 3.4, 'url(#hair)');
      return [
        [7, -4, 5],
        [9, 2, 4.6],
        [8, 8, 4.6],
        [5, 12, 4],
        [2, 8, 4.4],
      ]
        .map(([x = 0, y = 0, r = 0]) => ball(x, y, r, 'url(#hair)'))
        .join('');
    case 'afro':
      return ball(1.6, -2.6, 11.4, 'url(#hair)', 10.8);
    case 'pigtails':
      return ball(9.2, 3, 3.2, 'url(#hair)', 5) + ball(7.4, -0.6, 1.4, '#ffd24a');
    case 'ponytail':
      return (
        shape('M5.6 -6.4 C13 -8 14.6 0 12 7.6 C11 10.6 9 11.6 8.2 9.6 C9.6 4 9 0 5.8 -2.4 Z', 'url(#hair)') +
        ball(7, -4.4, 1.3, '#e0484f')
      );
    case 'braids':
      return [0, 1, 2, 3, 4, 5]
        .map((at) => ball(7.4 + Math.sin(at) * 0.5, 2.4 + at * 2.6, 2.1 - at * 0.1, 'url(#hair)', 1.8))
        .concat(ball(7, 18, 0.9, '#e0484f'))
        .join('');
    case 'dreads':
      return [-1, 1.6, 4.2, 6.6, 8.8]
        .map((x, at) =>
          line(`M${x * 0.8 + 2} -4 Q${x + 4} 2 ${x + 1.6} ${15 - (at % 2) * 1.6}`, hair[1], 2.3),
        )
        .join('');
    case 'bun':
      return ball(7, -6.2, 3.8, 'url(#hair)');
    default:
      return '';
  }
}

const shine = (d: string, tone: string) => line(d, tone, 0.9, 'opacity=".55"');

/** The hair on the head, in front of the face's upper edge. */
export function hairOnHead({ cut, hat, hair }: Look): string {
  if (cut === 'bald' || hat === 'wimple' || hat === 'hood' || hat === 'cowl') return '';
  const gloss = shine('M-2.4 -7.4 Q2 -8.9 5.2 -6', hair[0]);
  switch (cut) {
    case 'long':
    case 'bob': {
      const low = cut === 'long' ? 12 : 7.4;
      return (
        shape(
          `M-7.4 -1.8 C-8.8 -10.6 6.8 -12.6 8.7 -1.6 C9.4 3 9 ${low - 3} 7.6 ${low} C5 ${low - 0.2} 3.8 ${low - 4} 4.3 2.6 C4.2 -.4 3 -2.8 1.2 -5 C-1.4 -3.8 -4.2 -4 -5.7 -5.8 C-6.4 -4.4 -7 -3.2 -7.4 -1.8 Z`,
          'url(#hair)',
        ) + gloss
      );
    }
    case 'curly':
    case 'afro':
      return (
        [
          [-5.6, -5.6, 2.8],
          [-2.4, -8, 3.4],
          [2, -8.6, 3.6],
          [5.6, -6.4, 3.4],
          [7.2, -2.4, 3],
          [6.8, 1.4, 2.6],
        ]
          .map(([x = 0, y = 0, r = 0]) => ball(x, y, r, 'url(#hair)'))
          .join('') + gloss
      );
    default: {
      const back = cut === 'short' ? 2.6 : 5;
      return (
        shape(
          `M-7.4 -2 C-9.2 -10.8 6.8 -12.4 8.4 -1 C8.7 1 8 ${back - 1} 6.9 ${back} C6.4 -.6 5.2 -2 3.6 -4.2 C.4 -3.4 -3 -4.2 -4.8 -6 C-5.8 -4.4 -6.9 -3.4 -7.4 -2 Z`,
          'url(#hair)',
        ) + gloss
      );
    }
  }
}
