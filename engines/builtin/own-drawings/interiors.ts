/** Rooms that are seen as a whole behind a subject: a ward, a studio, a tower. */
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';
import { spots, windows } from './windows.ts';

const bed = (x: number) =>
  `<g transform="translate(${x} 0)">${
    rect(0, 37, 2, 26, '#8f9aa6', 1) +
    rect(39, 42, 1.8, 21, '#8f9aa6', 0.9) +
    rect(0, 40, 40, 1.2, '#c3ccd6') +
    rect(0.6, 52.4, 40, 3, '#aab5c1', 1) +
    shape('M1 47 C2 44 14 43.6 15 47 L40 48.4 V53 H1 Z', '#ffffff') +
    ball(8, 45, 6.6, 'url(#pillow)', 3) +
    shape('M14 46.6 C22 44.6 34 45.6 41 48 V60 C34 57.4 24 58.6 14 56.6 Z', 'url(#cover)') +
    line('M14 49 C24 47.4 34 48.4 41 50.6', '#ffffff', 1.1, 'opacity=".7"') +
    ball(2, 64, 1.3, '#3a434e') +
    ball(39, 64, 1.3, '#3a434e')
  }</g>`;

const shelfOf = (x: number, y: number, width: number) =>
  rect(x, y, width, 1.4, '#6b4526') +
  spots(Math.floor(width / 2.4), (at) => {
    const tall = 5 + ((at * 7) % 4);
    const colors = ['#a83a3a', '#3f6a9c', '#c99a3a', '#4f8a5a', '#7a4a8c', '#b8683a'];
    return (
      rect(x + 0.4 + at * 2.4, y - tall, 2, tall, colors[at % 6] ?? '#a83a3a', 0.3) +
      rect(x + 0.4 + at * 2.4, y - tall + 1.2, 2, 0.5, '#ffffff').replace('/>', ' opacity=".45"/>')
    );
  });

export const interiors = {
  ...windows,
  'hospital-ward': drawing(
    [0, 0, 128, 72],
    '#d3e4ea',
    [
      shade('wall', ['#f4fafb', '#dbe9ee'], 'down'),
      shade('floor', ['#cfdde2', '#a8bcc4'], 'down'),
      shade('cover', ['#a8dcd8', '#5fb0b2', '#3a8286'], 'down'),
      shade('cur', ['#bfe6e2', '#86c4c4', '#5f9fa4'], 'side'),
      round('pillow', ['#ffffff', '#eef3f6', '#c3d0d8']),
      shade('sky', ['#9fd2f2', '#eaf7ff'], 'down'),
      shade('m', ['#3a4652', '#1f2831']),
    ],
    [
      rect(0, 0, 128, 72, 'url(#wall)'),
      rect(0, 33, 128, 5, '#8fcaca').replace('/>', ' opacity=".55"/>'),
      rect(50, 6, 26, 22, '#ffffff', 0.6),
      rect(51.4, 7.4, 23.2, 19.2, 'url(#sky)'),
      rect(62.4, 7.4, 1.2, 19.2, '#ffffff'),
      line('M51.4 10 H74.6 M51.4 12.4 H74.6 M51.4 14.8 H74.6', '#ffffff', 0.7, 'opacity=".8"'),
      ball(112, 12, 7, '#ffffff'),
      shape('M110 7 H114 V10 H117 V14 H114 V17 H110 V14 H107 V10 H110 Z', '#e0404a'),
      line('M0 3.4 H48', '#aab5c1', 0.9),
      ...[0, 5, 10, 15].map((x) =>
        shape(`M${x} 3.4 H${x + 5.4} V52 Q${x + 2.6} 53.6 ${x} 52 Z`, 'url(#cur)'),
      ),
      shape('M0 56 H128 V72 H0 Z', 'url(#floor)'),
      rect(0, 54.6, 128, 1.8, '#f6fafb'),
      line('M0 61 H128 M0 66.6 H128 M30 56 L18 72 M64 56 V72 M98 56 L110 72', '#ffffff', 0.5, 'opacity=".6"'),
      bed(80),
      bed(24),
      line('M76.6 12 V62 M73.4 62.6 H80', '#8f9aa6', 1),
      line('M74 12.6 H79.4', '#8f9aa6', 0.9),
      rect(73, 13.4, 3.4, 6, '#e6f4fa', 1),
      rect(73, 16.6, 3.4, 2.8, '#8fd0e8', 1),
      line('M74.7 19.4 C74 30 82 36 84 45', '#c9dde6', 0.5),
      rect(101, 22, 15, 10.6, 'url(#m)', 1),
      line('M102.6 27.6 h2.6 l1.2 -3.4 l1.8 6 l1.4 -2.6 h5', '#57e389', 0.7),
      line('M102.6 30.6 h12', '#5fb4f4', 0.5),
      line('M108.4 32.6 V40', '#8f9aa6', 1.1),
    ],
  ),
  'ballet-studio': drawing(
    [0, 0, 128, 72],
    '#dccdb8',
    [
      shade('wall', ['#fbf3e8', '#ecdcc6'], 'down'),
      shade('floor', ['#e0b27c', '#c08a54', '#9c6a3a'], 'down'),
      shade('mirror', ['#e9f4f8', '#c4dbe4', '#a4c2ce']),
      shade('sky', ['#a8d8f4', '#f4fbff'], 'down'),
      shade('rail', ['#d9a05c', '#a8713a', '#6e4520'], 'down'),
    ],
    [
      rect(0, 0, 128, 72, 'url(#wall)'),
      rect(32, 5, 92, 48, 'url(#mirror)'),
      ...[32, 55, 78, 101].map((x) =>
        rect(x, 5, 23, 48, '#ffffff').replace('/>', ' fill-opacity="0" stroke="#ffffff" stroke-width=".8"/>'),
      ),
      shape(
        'M36 5 L50 5 L36 30 Z M62 5 L74 5 L58 42 L57 34 Z M106 8 L120 5 L104 46 Z',
        '#ffffff',
        'opacity=".45"',
      ),
      shape('M33 44 H123 V53 H33 Z', '#c69a68', 'opacity=".5"'),
      rect(88, 14, 9, 17, '#ffffff').replace('/>', ' opacity=".5"/>'),
      rect(5, 7, 20, 32, '#ffffff', 0.8),
      rect(6.6, 8.6, 16.8, 28.8, 'url(#sky)'),
      line('M15 8.6 V37.4 M6.6 22 H23.4', '#ffffff', 1.3),
      shape('M3 5 C9 6 9 26 5 40 H2 Z M27 5 C21 6 21 26 25 40 H28 Z', '#f2c9c0'),
      shape('M0 54.6 H128 V72 H0 Z', 'url(#floor)'),
      rect(0, 52.8, 128, 2.2, '#fdf8f0'),
      line(
        'M0 58.6 H128 M0 63.6 H128 M0 69 H128 M20 54.6 L6 72 M42 54.6 L34 72 M64 54.6 V72 M86 54.6 L94 72 M108 54.6 L122 72',
        '#6e4520',
        0.5,
        'opacity=".4"',
      ),
      shape('M8 54.6 L26 54.6 L40 72 H6 Z', '#ffffff', 'opacity=".22"'),
      line('M28 33.4 H128', '#5f3c1c', 2.2, 'opacity=".35"'),
      line('M28 32.6 H128', '#a8713a', 1.9),
      line('M28 32.1 H128', '#f0cf9c', 0.6),
      line('M28 39.6 H128', '#a8713a', 1.4),
      line('M28 39.2 H128', '#f0cf9c', 0.4),
      ...[34, 57, 80, 103, 125].map((x) => line(`M${x} 31.6 V46 M${x} 46 V53`, '#8f9aa6', 0.9)),
    ],
  ),
  'tower-room': drawing(
    [0, 0, 128, 72],
    '#8a7f86',
    [
      shade('wall', ['#b8aeb0', '#8f8489', '#6a6066'], 'side'),
      shade('floor', ['#a8784a', '#7a5230', '#543620'], 'down'),
      shade('sky', ['#4a5fb0', '#b07ac0', '#ffc48a'], 'down'),
      shade('w', ['#8a5c34', '#5c3a1e'], 'down'),
      round('rug', ['#c8506a', '#98304c', '#641c34']),
      round('glow', ['#fff2b0', '#ffb84a', '#e0701c']),
    ],
    [
      rect(0, 0, 128, 72, 'url(#wall)'),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => {
        const y = row * 7;
        return (
          spots(9, (at) => {
            const x = at * 16 - (row % 2) * 8;
            return (
              rect(x + 0.4, y + 0.4, 15.2, 6.2, '#ffffff', 1).replace(
                '/>',
                ` opacity="${0.04 + ((at * 3 + row * 5) % 4) * 0.035}"/>`,
              ) + line(`M${x} ${y} V${y + 7}`, '#3a3238', 0.5, 'opacity=".3"')
            );
          }) + line(`M0 ${y} H128`, '#3a3238', 0.5, 'opacity=".32"')
        );
      }),
      shape('M52 44 V18 C52 6 76 6 76 18 V44 Z', '#5f555a'),
      shape('M54 44 V18.4 C54 9 74 9 74 18.4 V44 Z', 'url(#sky)'),
      shape('M54 36 L58 30 L62 34 L67 27 L74 35 V44 H54 Z', '#5a4a80'),
      shape('M54 40 C60 36 68 39 74 37 V44 H54 Z', '#38305c'),
      ...[
        [58, 16],
        [63, 12],
        [69, 17],
        [66, 21],
      ].map(([x = 0, y = 0]) => ball(x, y, 0.5, '#fffbe0')),
      line('M64 10 V44 M54 26 H74', '#3a3238', 1),
      shape('M49 44 H79 L80.4 47 H47.6 Z', '#c9bfc2'),
      shelfOf(6, 18, 34),
      shelfOf(6, 30, 34),
      rect(5, 8, 1.4, 36, '#543620'),
      rect(39.6, 8, 1.4, 36, '#543620'),
      rect(5, 43, 36, 1.8, '#6b4526'),
      ...[
        [10, '#5fd08a'],
        [18, '#d86ad0'],
        [27, '#5fb4f4'],
        [35, '#f2a83a'],
      ].map(
        ([x, tone]) =>
          shape(
            `M${Number(x) - 1} 36.4 h2 v2 c3 1.4 2.6 4.6 1.6 4.6 h-5.2 c-1 0 -1.4 -3.2 1.6 -4.6 Z`,
            String(tone),
          ) +
          line(`M${Number(x) - 1.4} 39.6 q-.8 1.4 -.4 2.6`, '#ffffff', 0.5, 'opacity=".8"') +
          rect(Number(x) - 1.2, 35.2, 2.4, 1.6, '#8a5c34', 0.4),
      ),
      line('M92 10 V22', '#2a2428', 0.9),
      line('M86 22 H98 M86 22 V26 M98 22 V26', '#2a2428', 0.9),
      ball(92, 18, 13, 'url(#glow)').replace('/>', ' opacity=".16"/>'),
      ...[86, 92, 98].map(
        (x) =>
          rect(x - 0.9, 22, 1.8, 4, '#f4ead2') +
          shape(`M${x} 17.6 q1.6 2.4 0 4.2 q-1.6 -1.8 0 -4.2 Z`, 'url(#glow)'),
      ),
      shape('M104 12 H122 V44 C118 41.6 114 46 110 43 C108 42 106 43.6 104 43 Z', '#8c2a44'),
      shape('M104 12 H122 V16 H104 Z', '#d9a83a'),
      shape(
        'M113 22 L115 27 L120 27 L116 30 L117.6 35 L113 32 L108.4 35 L110 30 L106 27 L111 27 Z',
        '#f2c95a',
      ),
      shape('M0 55 H128 V72 H0 Z', 'url(#floor)'),
      line(
        'M0 59 H128 M0 64 H128 M0 69 H128 M24 55 L12 72 M52 55 L47 72 M78 55 L83 72 M104 55 L116 72',
        '#2e1c0e',
        0.5,
        'opacity=".5"',
      ),
      rect(0, 53, 128, 2.4, '#5f555a'),
      ball(64, 65, 42, 'url(#rug)', 5.6),
      `<path d="M25 65 a39 4.6 0 1 0 78 0 a39 4.6 0 1 0 -78 0 Z" fill="none" stroke="#f2c95a" stroke-width=".7"/>`,
    ],
  ),
} satisfies Record<string, OwnDrawing>;
