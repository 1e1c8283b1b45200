/** What is far behind a subject or under it over the whole width: mountains, lightning, the top of a wall. */
import { nearThings } from './near-things.ts';
import { drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

/** A bolt from a cloud, with its arms: a broad glow, the light and its core. */
const bolt = (d: string, width: number): string =>
  line(d, '#b9a8ff', width * 4.2, 'opacity=".22"') +
  line(d, '#d9d2ff', width * 2.1, 'opacity=".5"') +
  line(d, '#ffffff', width);

/** Stones of a row of a wall, shifted from row to row. */
const stones = (row: number): string =>
  Array.from({ length: 13 }, (_, at) => {
    const long = 9.4 + ((at * 7 + row * 5) % 4) * 0.7;
    const x = -8 + at * 11.2 - (row % 2) * 5.4;
    const y = 7 + row * 6.6;
    const tone = ['#a99f92', '#9a9084', '#b3a99b', '#8f867b'][(at * 3 + row) % 4] ?? '#a99f92';
    return (
      rect(x, y, long, 5.6, tone, 1.2) +
      line(`M${x + 0.9} ${y + 0.8} H${x + long - 1.4}`, '#ffffff', 0.5, 'opacity=".35"') +
      line(`M${x + 0.6} ${y + 5.2} H${x + long - 0.6}`, '#000000', 0.5, 'opacity=".25"')
    );
  }).join('');

export const aroundThings: Readonly<Record<string, OwnDrawing>> = {
  'far-mountains': drawing(
    [0, 0, 160, 46],
    '#7f9bb8',
    [
      shade('f', ['#b6c8da', '#9fb6cc', '#b9cbdb'], 'down'),
      shade('m', ['#8aa6c0', '#6f8fad', '#93acb8'], 'down'),
      shade('n', ['#6d8f86', '#557a63', '#7d9c74'], 'down'),
    ],
    [
      shape(
        'M0 46 V26 L12 17 L22 22 L36 6 L46 15 L54 11 L68 24 L82 9 L92 3 L106 18 L116 13 L130 24 L144 15 L160 25 V46 Z',
        'url(#f)',
      ),
      shape(
        'M36 6 L30 13 L34 12 L37 17 L41 13 L46 15 Z M92 3 L85 10 L90 9 L94 14 L97 10 L101 13 Z',
        '#ffffff',
        'opacity=".8"',
      ),
      shape(
        'M0 46 V34 L16 26 L30 33 L48 20 L60 29 L76 21 L96 33 L112 24 L126 31 L142 23 L160 33 V46 Z',
        'url(#m)',
      ),
      shape(
        'M48 20 L60 29 L76 46 H44 L50 33 Z M112 24 L126 31 L138 46 H108 L114 35 Z',
        '#5f7f9e',
        'opacity=".45"',
      ),
      shape('M0 46 V41 Q20 33 44 40 Q64 45 88 38 Q116 31 160 41 V46 Z', 'url(#n)'),
    ],
  ),
  'lightning-bolts': drawing(
    [0, 0, 64, 60],
    '#e6e0ff',
    [round('g', ['#e9e2ff', '#b7a8ee', '#6a5aa8'])],
    [
      bolt('M24 0 L21 11 L27 14 L20 27 L26 30 L17 44 L20 47 L13 60', 0.9),
      bolt('M20 27 L11 34 L12 39 L5 46', 0.5),
      bolt('M26 30 L34 37 L33 43', 0.45),
      bolt('M48 2 L45 12 L51 17 L46 28 L51 33 L47 44', 0.7),
      bolt('M46 28 L39 33 L40 38', 0.4),
    ],
  ),
  'near-fence': nearThings['wooden-fence'],
  'wooden-barrel': drawing(
    [8, 4, 56, 62],
    '#9a6535',
    [
      shade('b', ['#5e3a1c', '#c98a4c', '#6b4220'], 'side'),
      shade('h', ['#4c5360', '#b9c2cf', '#3f4550'], 'side'),
      shade('t', ['#e0b07a', '#b98048', '#8d5a2b'], 'down'),
    ],
    [
      shape('M14 8 C8 22 8 44 14 59 Q32 65 50 59 C56 44 56 22 50 8 Q32 14 14 8 Z', 'url(#b)'),
      line(
        'M20 10 C15 24 15 44 20 60 M27 11.4 C25 26 25 44 27 61.6 M37 11.4 C39 26 39 44 37 61.6 M44 10 C49 24 49 44 44 60',
        '#4a2b12',
        0.7,
        'opacity=".55"',
      ),
      shape('M11.4 19 Q32 26 52.6 19 L53.4 24 Q32 31 10.6 24 Z', 'url(#h)'),
      shape('M10.6 43 Q32 50 53.4 43 L52.6 48 Q32 55 11.4 48 Z', 'url(#h)'),
      shape('M14 8 C14 4.6 50 4.6 50 8 C50 12.4 14 12.4 14 8 Z', 'url(#t)'),
      line('M17 8 C17 6 47 6 47 8', '#6b4220', 0.6),
      line('M18.6 14 C14.6 28 14.8 42 18 56', '#ffe2b8', 1, 'opacity=".3"'),
    ],
  ),
  'low-wall': drawing(
    [0, 0, 128, 34],
    '#9d9387',
    [
      shade('c', ['#d9cfc0', '#bdb2a2', '#8f8577'], 'down'),
      shade('w', ['#7d746a', '#6b635a', '#544d46'], 'down'),
    ],
    [
      rect(-2, 5, 132, 31, 'url(#w)'),
      ...[0, 1, 2, 3].map(stones),
      rect(-2, 0, 132, 6.6, 'url(#c)', 1.4),
      line('M-2 1.2 H130', '#fff6e6', 0.8, 'opacity=".7"'),
      line('M14 .6 V6 M37 .6 V6 M61 .6 V6 M84 .6 V6 M108 .6 V6', '#7d7467', 0.6),
      line('M-2 6.8 H130', '#3f3932', 1, 'opacity=".5"'),
    ],
  ),
};
