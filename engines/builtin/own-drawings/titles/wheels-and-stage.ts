/** A tyre, whole and flat, a steering wheel, a passport, a piggy bank, a festival's stage and a capybara. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from '../own-drawing.ts';

/** Blocks of rubber round a tyre. */
const tread = Array.from({ length: 30 }, (_, at) => {
  const turn = (at * Math.PI) / 15;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return line(
    `M${(32 + x * 26.4).toFixed(1)} ${(32 + y * 26.4).toFixed(1)} L${(32 + x * 29).toFixed(1)} ${(32 + y * 29).toFixed(1)}`,
    '#4a5058',
    2.2,
  );
}).join('');

/** A wheel's rim with five spokes, and its nuts. */
const rim = [
  ball(32, 32, 17.6, '#14171b'),
  ball(32, 32, 16.6, 'url(#r)'),
  ball(32, 32, 13.4, '#23282f'),
  ...Array.from(
    { length: 5 },
    (_, at) =>
      `<g transform="rotate(${at * 72} 32 32)">${shape('M28.6 32 L29.8 18.2 H34.2 L35.4 32 Z', 'url(#s)')}${ball(32, 27.4, 0.9, '#5c6672')}</g>`,
  ),
  ball(32, 32, 5, 'url(#r)'),
  ball(32, 32, 2.4, '#3a424c'),
].join('');

const wheelShades = [
  round('t', ['#6a727c', '#2c3036', '#0e1013']),
  shade('r', ['#ffffff', '#b4bec9', '#66707c']),
  shade('s', ['#f6f9fc', '#a4afbb', '#6d7884'], 'side'),
];

/** Hands and heads before a stage. */
const crowd = [6, 14, 22, 30, 38, 46, 54, 60]
  .map(
    (x, at) =>
      ball(x, 57 + (at % 3), 3.6, '#140b26') +
      shape(`M${x - 5.4} 64 C${x - 5} 59 ${x + 5} 59 ${x + 5.4} 64 Z`, '#140b26') +
      (at % 2 ? '' : line(`M${x - 3.6} 61 L${x - 5} 51 M${x + 3.6} 61 L${x + 5.4} 50`, '#140b26', 2.2)),
  )
  .join('');

export const wheelsAndStage = {
  'car-tyre': drawing([2, 2, 62, 62], '#3a4048', wheelShades, [
    ball(32, 32, 30, 'url(#t)'),
    tread,
    `<circle cx="32" cy="32" r="23" fill="none" stroke="#565e68" stroke-width="1.2"/>`,
    line('M13 22 A22 22 0 0 1 26 11.6', '#8a94a0', 1.6, 'opacity=".7"'),
    rim,
  ]),
  'flat-tyre': drawing([0, 5, 64, 61], '#3a4048', wheelShades, [
    // The rubber spreads where the wheel sinks to the ground.
    shape(
      'M32 5 C48 5 60 17 60 33 C60 42 57 48 58 52 C61 55 63 58 62 60 C60 61 54 61 50 61 H14 C10 61 4 61 2 60 C1 58 3 55 6 52 C7 48 4 42 4 33 C4 17 16 5 32 5 Z',
      'url(#t)',
    ),
    line('M5 57 H59 M8 53.4 C18 56.4 46 56.4 56 53.4', '#545c66', 1.4),
    line('M14 24 A22 22 0 0 1 26 13.6', '#8a94a0', 1.6, 'opacity=".7"'),
    `<g transform="translate(0 5)">${rim}</g>`,
    // The nail that did it.
    line('M46 15 L53 9', '#e4ebf2', 2.2),
    line('M50.6 6.4 L55.4 12', '#c2ccd6', 2.6),
  ]),
  'steering-wheel': drawing(
    [3, 3, 61, 61],
    '#3a4048',
    [shade('w', ['#6a727c', '#2a2f36', '#101317']), shade('h', ['#8a949f', '#414952', '#1c2127'], 'down')],
    [
      `<circle cx="32" cy="32" r="25.4" fill="none" stroke="url(#w)" stroke-width="7"/>`,
      line('M12 21 A23 23 0 0 1 30 9', '#aab4bf', 1.2, 'opacity=".8"'),
      shape(
        'M8 31 C18 27 24 27 27 28 V38 C20 38 14 37 9 39 Z M56 31 C46 27 40 27 37 28 V38 C44 38 50 37 55 39 Z',
        'url(#h)',
      ),
      shape('M27 38 H37 L36 56 H28 Z', 'url(#h)'),
      shape('M22 29 C24 24 40 24 42 29 C44 36 40 43 32 43 C24 43 20 36 22 29 Z', 'url(#w)'),
      ball(32, 33.4, 4, '#c2ccd6'),
      ball(32, 33.4, 2.6, '#59636f'),
      ball(14, 34, 1.5, '#c2ccd6'),
      ball(18, 33, 1.2, '#7c8692'),
      ball(50, 34, 1.5, '#c2ccd6'),
      ball(46, 33, 1.2, '#7c8692'),
    ],
  ),
  passport: drawing(
    [11, 2, 53, 62],
    '#1f3468',
    [
      shade('c', ['#3f62b4', '#22397a', '#121f4a']),
      shade('p', ['#ffffff', '#d9dee6'], 'side'),
      shade('g', ['#fff0b0', '#e8b84a', '#a8700e']),
    ],
    [
      rect(14, 4, 39, 58, 'url(#p)', 3),
      line('M51 7 V59', '#b4bcc8', 0.8),
      rect(11, 2, 39, 58, 'url(#c)', 3),
      rect(11, 2, 3.4, 58, '#0f1a3e', 1.4),
      `<g fill="none" stroke="url(#g)" stroke-width="1.7"><circle cx="31.6" cy="27" r="10.6"/><ellipse cx="31.6" cy="27" rx="4.6" ry="10.6"/><path d="M21 27 H42.2 M22.6 21.4 H40.6 M22.6 32.6 H40.6"/></g>`,
      rect(19.6, 9, 24, 2.8, 'url(#g)', 1.2),
      rect(22.6, 43, 18, 2.6, 'url(#g)', 1.2),
      rect(25, 49, 13.2, 5.6, 'url(#g)', 1.2),
      ball(31.6, 51.8, 1.6, '#22397a'),
      shape('M14.4 2 H30 L14.4 30 Z', '#ffffff', 'opacity=".12"'),
    ],
  ),
  'piggy-bank': drawing(
    [2, 2, 63, 62],
    '#f29ab4',
    [
      round('b', ['#ffd9e4', '#f79ab6', '#c9587e']),
      shade('l', ['#f58cab', '#c2507a'], 'down'),
      round('c', ['#fff3b0', '#f2bd3a', '#a8700e']),
    ],
    [
      line('M8 34 C3 34 3 28 7 28 C9 28 9 31 7 31', '#d96c92', 2),
      rect(15, 48, 8.4, 14, 'url(#l)', 3),
      rect(40, 48, 8.4, 14, 'url(#l)', 3),
      shape('M47 21 L57 16 C57 22 55 26 51 28 Z', '#e0789c'),
      ball(31, 38, 24, 'url(#b)', 18),
      rect(52, 33, 10.4, 13, '#f7a6be', 4.6),
      ball(57, 38, 1.1, '#a83c62', 1.7),
      ball(59.8, 38.6, 1, '#a83c62', 1.6),
      shape('M39 24 L45 14 C49 18 50 23 48 28 Z', '#f8aec4'),
      ball(46.4, 33.4, 1.9, '#3a1a28'),
      ball(47, 32.8, 0.6, '#ffffff'),
      line('M50 46 C52 48 54 48 56 47', '#b8486e', 1.4),
      rect(22, 20.6, 14, 2.4, '#9a3a5c', 1.2),
      ball(29, 11.4, 9.4, 'url(#c)'),
      `<circle cx="29" cy="11.4" r="6.8" fill="none" stroke="#b8841a" stroke-width="1"/>`,
      line(
        'M31.6 8.6 C29 7 26.4 8.4 27 10.2 C27.6 12 31 11.2 31.4 13 C31.8 15 28.6 15.8 26.4 14.2 M29 6.6 V16.4',
        '#9a6a0c',
        1.1,
      ),
      shape('M12 30 C17 23 26 21.6 33 22.4 C25 25 18 28 14 34 Z', '#ffffff', 'opacity=".4"'),
      ball(50, 41, 2.6, '#f4688e', 1.8),
    ],
  ),
  'festival-stage': drawing(
    [0, 2, 64, 64],
    '#5a3aa8',
    [
      shade('n', ['#2a1458', '#5c2a9c', '#c0509c'], 'down'),
      shade('m', ['#dfe6ee', '#8a95a4', '#4a5462'], 'side'),
      shade('k', ['#fff6c0', '#ffb0e0'], 'down'),
    ],
    [
      rect(4, 9, 56, 46, 'url(#n)', 1),
      // Beams of light from the roof.
      shape('M14 12 L2 52 H18 Z', '#7cf0ff', 'opacity=".42"'),
      shape('M24 12 L22 52 H40 Z', '#ff7ad0', 'opacity=".42"'),
      shape('M40 12 L26 52 H44 Z', '#fff08a', 'opacity=".4"'),
      shape('M50 12 L46 52 H62 Z', '#8affc0', 'opacity=".42"'),
      shape('M2 9 L32 2 L62 9 V13 H2 Z', 'url(#m)'),
      line(
        'M6 11 L10 9 L14 11 L18 8.4 L22 11 L26 7.6 L30 11 L34 7 L38 11 L42 7.6 L46 11 L50 8.4 L54 11 L58 9.6',
        '#4a5462',
        0.9,
      ),
      rect(3, 12, 4, 42, 'url(#m)'),
      rect(57, 12, 4, 42, 'url(#m)'),
      ...[14, 24, 32, 40, 50].map(
        (x) => rect(x - 2, 12.4, 4, 3.6, '#1c1430', 1) + ball(x, 16.4, 1.7, 'url(#k)'),
      ),
      rect(8, 33, 8, 17, '#171026', 1),
      rect(48, 33, 8, 17, '#171026', 1),
      ...[12, 52].flatMap((x) => [ball(x, 38, 2.6, '#4a4066'), ball(x, 45, 2.9, '#4a4066')]),
      // The singer.
      ball(32, 29.6, 3, '#1a0d30'),
      shape(
        'M28 50 L29.4 41 C27 38 28 33.6 32 33.6 C36 33.6 37 38 34.6 41 L36 50 H33.2 L32 43.6 L30.8 50 Z',
        '#1a0d30',
      ),
      line('M34.4 36 L40 30 M29.6 36 L27 40 L30.6 33', '#1a0d30', 2),
      rect(7, 50, 50, 5, '#241640'),
      rect(7, 50, 50, 1.2, '#ff9ae0'),
      crowd,
    ],
  ),
  capybara: drawing(
    [1, 13, 63, 61],
    '#8a5c34',
    [
      shade('f', ['#c99660', '#95622f', '#5c3817'], 'down'),
      shade('h', ['#cf9c66', '#9a6834', '#643e1b'], 'down'),
      shade('d', ['#6a4322', '#3e2510'], 'down'),
    ],
    [
      // The legs of the far side.
      shape(
        'M15 48 H21 L20.6 59 H13.6 C13 57.4 14.4 56.6 15.4 56.4 Z M37 48 H43 L43.4 59 H36.4 C36 57.4 37 56.6 38 56.4 Z',
        'url(#d)',
      ),
      shape(
        'M3 41 C1.6 29 11 22.6 23 22.4 C31 22.2 36 24 42 26 L49 40 C48 49 42 53 32 53.4 C19 54 4.6 53 3 41 Z',
        'url(#f)',
      ),
      shape(
        'M7 46 H15 L14.4 61 H6.4 C5.6 59.2 7 58.2 8 58 Z M30 47 H38 L38 61 H30 C29 59.2 30.4 58.2 31.4 58 Z',
        'url(#f)',
      ),
      line('M6.8 60.2 H14 M30 60.2 H37.6', '#3a2210', 1.3),
      // The blunt head, its nose high.
      shape(
        'M36 30 C36 22 42 16.4 49 16.6 L57 18.6 C61.4 19.8 63 23 62.8 27.6 L62.4 34 C62 37.6 59 38.8 55.4 38.4 L45 40 C39 40 36 36 36 30 Z',
        'url(#h)',
      ),
      shape(
        'M57 18.6 C61.4 19.8 63 23 62.8 27.6 L62.4 34 C62 37.6 59 38.8 56.4 38.4 C58.6 33 59 25 57 18.6 Z',
        '#6d4522',
        'opacity=".75"',
      ),
      ball(60.4, 24, 1.1, '#23130a', 1.5),
      line('M53 36.2 C57 36.8 60 36 62 33.6', '#3e2411', 1.3),
      shape('M40 20 C38.4 15.6 40.4 13 43 13.4 C46 13.8 46.4 17.6 44.8 20.6 Z', '#7a4d26'),
      shape('M41.2 19 C40.6 16.4 41.6 15 43 15.2 C44.6 15.4 44.6 17.6 43.8 19.4 Z', '#4a2c14'),
      ball(50.6, 23.6, 1.8, '#1c0f07'),
      ball(51.2, 23, 0.6, '#ffffff'),
      line('M48.2 21.4 C49.4 20.4 51.4 20.4 53 21.4', '#5a3719', 1),
      // Coarse hair.
      line(
        'M10 31 l-1.6 3 M15 28 l-1.6 3 M21 27 l-1.4 3 M27 27 l-1.2 3 M12 38 l-1.6 3 M18 36 l-1.6 3 M24 35 l-1.4 3 M30 35 l-1.2 3 M17 44 l-1.4 2.6 M25 43 l-1.2 2.6 M36 40 l-1 2.6',
        '#5a3719',
        0.9,
        'opacity=".6"',
      ),
      line('M10 27 C16 23.6 26 23 36 25.6', '#e0b27c', 1.4, 'opacity=".6"'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
