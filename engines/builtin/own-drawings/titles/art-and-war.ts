/** Paintings, a tattoo machine, a mask of a pharaoh, and what two wars and a revolution are known by. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from '../own-drawing.ts';

/** A missile that points up, its colours in `paint`, its fire below. */
const missile = (paint: string, band: string, mark: string) =>
  [
    shape('M-6 22 C-8 30 -3 33 0 42 C3 33 8 30 6 22 Z', 'url(#f)'),
    shape('M-3 22 C-4 28 -1 30 0 36 C1 30 4 28 3 22 Z', '#fff6c8'),
    shape('M-5 12 L-11 24 L-4.6 21 Z M5 12 L11 24 L4.6 21 Z', band),
    shape('M0 -30 C5 -24 6.4 -16 6.4 -8 V22 H-6.4 V-8 C-6.4 -16 -5 -24 0 -30 Z', `url(#${paint})`),
    shape('M0 -30 C5 -24 5.8 -19 6.2 -14 H-6.2 C-5.8 -19 -5 -24 0 -30 Z', band),
    shape('M-4.4 -12 C-4.6 0 -4.6 12 -4.4 20 H-2.4 C-2.6 8 -2.6 -4 -2.4 -12 Z', '#ffffff', 'opacity=".6"'),
    rect(-6.4, 16, 12.8, 2.6, band),
    mark,
  ].join('');

const star = (x: number, y: number, size: number, fill: string) =>
  shape(
    `${Array.from({ length: 10 }, (_, at) => {
      const turn = (at * Math.PI) / 5 - Math.PI / 2;
      const long = at % 2 ? size * 0.42 : size;
      return `${at ? 'L' : 'M'}${(x + Math.cos(turn) * long).toFixed(2)} ${(y + Math.sin(turn) * long).toFixed(2)}`;
    }).join(' ')} Z`,
    fill,
  );

export const artAndWar = {
  'famous-portrait': drawing(
    [7, 1, 57, 63],
    '#8a6a36',
    [
      shade('f', ['#ffe9a0', '#d49a2a', '#7c4f08']),
      shade('n', ['#7c4f08', '#e8b84a', '#fff0b8']),
      shade('s', ['#c9c98a', '#8aa070', '#4f6a52'], 'down'),
      shade('l', ['#9a8a52', '#5c5230'], 'down'),
      shade('k', ['#f6d9a4', '#d9a868', '#a87640']),
      shade('h', ['#4a2c18', '#22120a'], 'down'),
      shade('d', ['#4a4426', '#221e10'], 'down'),
    ],
    [
      rect(7, 1, 50, 62, 'url(#f)', 1.6),
      `<rect x="9.6" y="3.6" width="44.8" height="56.8" fill="none" stroke="#fff3c4" stroke-width=".9" opacity=".8"/>`,
      rect(11.4, 5.4, 41.2, 53.2, 'url(#n)', 0.6),
      ...Array.from(
        { length: 9 },
        (_, at) => ball(10 + at * 5.5, 3.2, 1, '#a8700e') + ball(10 + at * 5.5, 60.8, 1, '#7c4f08'),
      ),
      ...Array.from(
        { length: 10 },
        (_, at) => ball(9, 6 + at * 5.8, 1, '#a8700e') + ball(55, 6 + at * 5.8, 1, '#7c4f08'),
      ),
      rect(13.4, 7.4, 37.2, 49.2, 'url(#s)'),
      shape('M13.4 27 C18 23 22 30 27 27 L36 29 C42 24 46 30 50.6 26 V56.6 H13.4 Z', 'url(#l)'),
      line('M14 36 C18 33 17 40 22 38 M50 34 C46 36 47 40 42 40', '#c9bc86', 1.2, 'opacity=".7"'),
      shape('M17 56.6 C17 46 21 40 27.6 37.6 H36.4 C43 40 47 46 47 56.6 Z', 'url(#d)'),
      shape(
        'M22.4 33 C20.6 22 24 13.6 32 13.6 C40 13.6 43.4 22 41.6 33 C42.6 38 43 42 41 44 C38 42 38 38 37.4 36 H26.6 C26 38 26 42 23 44 C21 42 21.4 38 22.4 33 Z',
        'url(#h)',
      ),
      shape('M28 30 H36 L36.6 38 C34 41.6 30 41.6 27.4 38 Z', '#c8935a'),
      shape(
        'M25.8 22.6 C25.8 17 28.4 15 32 15 C35.6 15 38.2 17 38.2 22.6 C38.2 29 35.6 34 32 34 C28.4 34 25.8 29 25.8 22.6 Z',
        'url(#k)',
      ),
      shape(
        'M27.4 38 C30 41.6 34 41.6 36.6 38 C39.6 40 40.6 43 40 45 C35 47 29 47 24 45 C23.4 43 24.4 40 27.4 38 Z',
        'url(#k)',
      ),
      line('M28 22.4 C28.8 21.6 30 21.6 30.8 22.4 M33.4 22.4 C34.2 21.6 35.4 21.6 36.2 22.4', '#3a2010', 0.8),
      ball(29.6, 23, 0.7, '#2a160a'),
      ball(34.8, 23, 0.7, '#2a160a'),
      line('M32 23 L31.4 27 H32.8', '#9a6a38', 0.6),
      line('M29.6 29.6 C31 30.8 33.4 30.6 34.8 29.2', '#8a3a2c', 0.9),
      shape('M36.6 20 C38 26 36 31.6 32 34 C36 34 38.2 29 38.2 22.6 Z', '#7c4a20', 'opacity=".35"'),
      shape('M20 51 C24 47.6 30 47.6 34 49.6 C38 49 43 50 44 53 C40 55 30 55.4 22 54.6 Z', 'url(#k)'),
      line('M30 50.4 L37 52.4 M28 52.6 L36 54', '#9a6a38', 0.6),
      shape('M13.4 7.4 H30 L13.4 40 Z', '#ffffff', 'opacity=".12"'),
    ],
  ),
  'tattoo-machine': drawing(
    [1, 2, 63, 63],
    '#6d7682',
    [
      shade('m', ['#ffffff', '#aeb8c2', '#59636f']),
      shade('k', ['#5a626e', '#2a3038', '#12161b']),
      shade('c', ['#ffb070', '#c9622a', '#7c3210'], 'side'),
      shade('s', ['#ffdcb8', '#e8ae7c', '#b87a4a']),
      round('r', ['#ff8a8a', '#e0323c', '#9a1420']),
    ],
    [
      shape('M1 50 C12 43 30 42 63 48 V59 C63 61.6 61 63 58 63 H6 C3 63 1 61.6 1 59 Z', 'url(#s)'),
      shape('M1 50 C12 43 30 42 63 48 C40 45 18 46 1 53 Z', '#fff0dc', 'opacity=".8"'),
      // A rose on the skin, its last line just drawn.
      ball(19, 54, 5.4, 'url(#r)', 4.6),
      line(
        'M15.6 54 C16 50.6 22 50.6 22.4 54 C22 57 17 57 17.4 54.4 C17.8 52.6 20.6 53 20 54.6',
        '#6a0c16',
        0.8,
      ),
      shape(
        'M24 55.6 C27 53 31 53.4 32.4 55.4 C30 58 26.6 58 24 55.6 Z M13.8 56 C10.6 54.4 7.6 55.6 7 57.4 C9.4 59 12 58.4 13.8 56 Z',
        '#2f7a3a',
      ),
      line('M19 58.6 C20 60.6 23 61.4 26 61 M24.6 56 C28 58 31 56 34.4 51.6', '#16301c', 0.9),
      '<g transform="rotate(38 40 26)">',
      rect(38.4, 46, 3.2, 10, 'url(#m)', 0.8),
      line('M40 56 V60', '#20252c', 1),
      rect(35, 33, 10, 14, 'url(#k)', 3.4),
      line('M36.4 37 H43.6 M36.4 40 H43.6 M36.4 43 H43.6', '#7c8692', 1),
      shape('M31 31 H50 V34.6 H31 Z', 'url(#m)'),
      shape('M46 5 H50 V33 H46 Z', 'url(#m)'),
      rect(31.4, 12, 6.8, 16, 'url(#c)', 1.6),
      rect(39, 12, 6.4, 16, 'url(#c)', 1.6),
      line(
        'M31.6 15 h6.4 M31.6 18 h6.4 M31.6 21 h6.4 M31.6 24 h6.4 M39.2 15 h6 M39.2 18 h6 M39.2 21 h6 M39.2 24 h6',
        '#6a2a0c',
        0.6,
      ),
      rect(30.4, 27.4, 16, 3.4, 'url(#m)', 0.8),
      rect(30.4, 9.4, 16, 3, 'url(#m)', 0.8),
      shape('M30 7 H50 V9.6 H30 Z', 'url(#k)'),
      ball(48, 6.4, 2.4, 'url(#m)'),
      line('M33 7 C30 2 24 2 22 -4', '#14181d', 1.6),
      '</g>',
    ],
  ),
  'war-missiles': drawing(
    [1, 2, 63, 63],
    '#9aa2ac',
    [
      shade('a', ['#ffffff', '#c9d2dc', '#7a8694'], 'side'),
      shade('b', ['#8fa26a', '#5c7040', '#323f22'], 'side'),
      shade('f', ['#ffe28a', '#ff8a1e', '#d42a10'], 'down'),
      shade('s', ['#f4f0ea', '#b8b0a6'], 'down'),
    ],
    [
      ...[
        [13, 57, 9],
        [24, 59, 8],
        [32, 57, 9],
        [42, 59, 8],
        [51, 57, 9],
      ].map(([x, y, size]) => ball(x ?? 0, y ?? 0, size ?? 8, 'url(#s)', (size ?? 8) * 0.6)),
      '<g transform="translate(21 31) rotate(-10) scale(.94)">',
      missile(
        'a',
        '#2a56b8',
        star(0, -1, 4.4, '#2a56b8') +
          rect(-6.4, 6, 12.8, 1.8, '#d42a34') +
          rect(-6.4, 9.4, 12.8, 1.8, '#d42a34'),
      ),
      '</g>',
      '<g transform="translate(43 31) rotate(10) scale(.94)">',
      missile('b', '#c9202a', star(0, -1, 4.8, '#c9202a') + star(0, -1, 2.6, '#ffd84a')),
      '</g>',
    ],
  ),
  guillotine: drawing(
    [8, 2, 56, 63],
    '#7a5230',
    [
      shade('w', ['#b98a54', '#86592c', '#4f3014'], 'side'),
      shade('v', ['#cda06a', '#8f6032'], 'down'),
      shade('b', ['#ffffff', '#b4bec8', '#5f6a76']),
      shade('g', ['#6b4722', '#3c2610'], 'down'),
    ],
    [
      shape('M8 57 H56 L58 63 H6 Z', 'url(#g)'),
      line('M9 59.6 H55', '#8f6436', 0.8),
      rect(15, 4, 5, 54, 'url(#w)', 0.6),
      rect(44, 4, 5, 54, 'url(#w)', 0.6),
      rect(12.6, 2, 38.8, 5, 'url(#v)', 1),
      line('M14 3.4 H50', '#f0d0a0', 0.8, 'opacity=".8"'),
      rect(20, 4, 1.4, 54, '#3c2610'),
      rect(42.6, 4, 1.4, 54, '#3c2610'),
      line('M32 7 V13 M47 7 C52 18 53 30 52 40', '#e4d4b0', 0.9),
      rect(20.6, 12, 22.8, 5.6, 'url(#w)', 0.8),
      shape('M20.6 17.6 H43.4 V20 L20.6 31.6 Z', 'url(#b)'),
      shape('M20.6 31.6 L43.4 20 V21.4 L20.6 33 Z', '#f4f8fb'),
      shape('M23 18.4 H31 L23 26 Z', '#ffffff', 'opacity=".7"'),
      rect(20.6, 43.6, 22.8, 5.4, 'url(#v)', 0.6),
      rect(20.6, 49.4, 22.8, 5.8, 'url(#w)', 0.6),
      ball(32, 49.2, 4.2, '#150c05'),
      shape('M15 58 L8.6 58 L15 46 Z M49 58 L55.4 58 L49 46 Z', 'url(#w)'),
      shape('M51 39 h2.4 v3 h-2.4 Z', '#c9202a'),
    ],
  ),
  'pharaoh-mask': drawing(
    [4, 1, 60, 63],
    '#e0a92c',
    [
      shade('g', ['#fff0a8', '#eeb52c', '#a86c06']),
      shade('f', ['#ffe9a0', '#f0b938', '#b87a0c']),
      shade('b', ['#5a8cff', '#1f4bc4', '#0e2470'], 'side'),
      shade('d', ['#ffd23a', '#c98a0c'], 'down'),
    ],
    [
      shape(
        'M32 4 C45 4 52 12 53 23 L58 52 C54 55 49 55 45 52 L42 63 H22 L19 52 C15 55 10 55 6 52 L11 23 C12 12 19 4 32 4 Z',
        'url(#b)',
      ),
      ...Array.from({ length: 7 }, (_, at) => {
        const y = 10 + at * 6.6;
        return (
          line(
            `M${13.4 - at * 1.1} ${y + 7} C${15 - at} ${y + 4} ${18 - at * 0.2} ${y + 1} ${20.4 - at * 0.5} ${y + 3}`,
            '#ffcf3a',
            2.6,
          ) +
          line(
            `M${50.6 + at * 1.1} ${y + 7} C${49 + at} ${y + 4} ${46 + at * 0.2} ${y + 1} ${43.6 + at * 0.5} ${y + 3}`,
            '#e0a41a',
            2.6,
          )
        );
      }),
      shape('M15 19 C18 9 25 6 32 6 C39 6 46 9 49 19 C44 14.6 38 13 32 13 C26 13 20 14.6 15 19 Z', 'url(#g)'),
      line('M20 13.6 C27 9 37 9 44 13.6', '#1f4bc4', 1.4),
      shape(
        'M19.6 22 C22 16 27 14 32 14 C37 14 42 16 44.4 22 C46 31 44 41 39.6 46.6 C36 50 28 50 24.4 46.6 C20 41 18 31 19.6 22 Z',
        'url(#f)',
      ),
      shape(
        'M38 16 C42 20 43.6 28 42.6 35 C41 42 38 47 33 49 C38 49 41 46 42.6 42 C45 36 45.4 28 44.4 22 C43 18.6 41 17 38 16 Z',
        '#8a5606',
        'opacity=".45"',
      ),
      shape(
        'M22 27.6 C24.4 25.4 28 25.6 29.6 28 C27.6 30 24.4 30.2 22 27.6 Z M34.4 28 C36 25.6 39.6 25.4 42 27.6 C39.6 30.2 36.4 30 34.4 28 Z',
        '#ffffff',
      ),
      ball(26, 27.8, 1.5, '#1c120a'),
      ball(38, 27.8, 1.5, '#1c120a'),
      line(
        'M21.4 27.6 C24 24.6 28.6 25 30 28 M34 28 C35.4 25 40 24.6 42.6 27.6 M21.4 27.6 L18.6 29 M42.6 27.6 L45.4 29',
        '#14266a',
        1.2,
      ),
      line('M21.6 23.4 C24 21.4 28 21.6 30 23.4 M34 23.4 C36 21.6 40 21.4 42.4 23.4', '#14266a', 1.2),
      line('M32 27 L30.6 34.6 C31 36 33.4 36 34 34.8', '#a86c06', 1),
      shape(
        'M27.6 39.6 C30 38.4 31 39.2 32 39.2 C33 39.2 34 38.4 36.4 39.6 C35 42.4 29 42.4 27.6 39.6 Z',
        '#b06a14',
      ),
      shape('M29.6 47 H34.4 L35.4 60 C34 62 30 62 28.6 60 Z', 'url(#d)'),
      line('M29.4 50 H34.6 M29.2 53 H34.8 M29 56 H35 M28.8 59 H35.2', '#1f4bc4', 1.1),
      shape('M30 8.4 C30 4.4 30.6 1.6 33 1.6 C35 1.6 35.4 4.4 34.4 6.4 L34 12 H30.6 Z', 'url(#d)'),
      ball(33.4, 4, 0.6, '#c01c1c'),
      shape(
        'M16 20 C18 16 20 15 22 14 L20 30 C20 38 21 44 19 52 C15 48 14 34 16 20 Z',
        '#ffffff',
        'opacity=".18"',
      ),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
