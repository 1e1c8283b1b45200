/** Treats of titles (a lasagna, a wedding cake, a coxinha), and things of a household. */
import { ball, drawing, faint, line, type OwnDrawing, rect, round, shade, shape } from '../own-drawing.ts';

/** A layer of the lasagna, wavy. */
const layer = (y: number, fill: string, wave: number) =>
  shape(
    `M7 ${y} C13 ${y - wave} 17 ${y + wave} 23 ${y} C29 ${y - wave} 34 ${y + wave} 40 ${y} C46 ${y - wave} 51 ${y + wave} 57 ${y} V${y + 5} C51 ${y + 5 + wave} 46 ${y + 5 - wave} 40 ${y + 5} C34 ${y + 5 + wave} 29 ${y + 5 - wave} 23 ${y + 5} C17 ${y + 5 + wave} 13 ${y + 5 - wave} 7 ${y + 5} Z`,
    fill,
  );

/** A tier of the cake with its garland. */
function tier(y: number, half: number, high: number): string {
  const [left, right] = [32 - half, 32 + half];
  const swags = Math.round(half / 3.4);
  const step = (half * 2) / swags;
  return [
    shape(
      `M${left} ${y} V${y + high} C${left} ${y + high + 4} ${right} ${y + high + 4} ${right} ${y + high} V${y} Z`,
      'url(#i)',
    ),
    ball(32, y, half, '#ffffff', 2.6),
    ...Array.from({ length: swags }, (_, at) => {
      const x = left + at * step;
      return (
        line(
          `M${x} ${y + 3} C${x + step * 0.25} ${y + 7.4} ${x + step * 0.75} ${y + 7.4} ${x + step} ${y + 3}`,
          '#f3b9c8',
          1.3,
        ) + ball(x + (at === 0 ? 0.6 : 0), y + 3, 0.9, '#e58ba4')
      );
    }),
    ...Array.from({ length: swags * 2 + 1 }, (_, at) =>
      ball(left + (at * step) / 2, y + high + (1 - Math.abs(at / swags - 1) ** 2) * 2.6, 1.1, '#fff6f8'),
    ),
  ].join('');
}

const rose = (x: number, y: number, size: number) =>
  ball(x, y, size, '#f08aa4') +
  ball(x - size * 0.2, y - size * 0.2, size * 0.6, '#f8b4c4') +
  line(
    `M${x - size * 0.4} ${y} c.4 -${size * 0.8} ${size} -${size * 0.6} ${size * 0.7} ${size * 0.2}`,
    '#b84a6a',
    0.5,
  );

export const treatsAndHome = {
  lasagna: drawing(
    [2, 12, 62, 61],
    '#d98a3a',
    [
      shade('p', ['#fff0bc', '#f0cc72', '#c4933a'], 'down'),
      shade('m', ['#d9572c', '#a82f14', '#6a1808'], 'down'),
      shade('c', ['#fffbe6', '#f6e2a4'], 'down'),
      shade('t', ['#ffd870', '#f0a030', '#b8600e'], 'down'),
      round('l', ['#ffffff', '#f1f3f5', '#c9d0d7']),
    ],
    [
      ball(32, 54, 30, faint('#000000', 0.22), 7),
      ball(32, 52, 30, 'url(#l)', 8.4),
      ball(32, 51.4, 23, '#dfe4e9', 5.6),
      shape(
        'M6 48 C12 54 52 54 58 48 C58 53 50 56.6 32 56.6 C14 56.6 6 53 6 48 Z',
        '#a82f14',
        'opacity=".8"',
      ),
      layer(45, 'url(#p)', 1.2),
      layer(41.4, 'url(#m)', 1.8),
      layer(38, 'url(#c)', 1.4),
      layer(34.6, 'url(#p)', 1.2),
      layer(31, 'url(#m)', 1.8),
      layer(27.6, 'url(#c)', 1.4),
      layer(24.4, 'url(#p)', 1),
      shape(
        'M7 24 L17 14 H50 L57 24 C52 26 46 23 40 25.4 C34 27.4 29 23.6 23 25.6 C17 27 12 23 7 24 Z',
        'url(#t)',
      ),
      shape(
        'M12 24 C12 28 14.6 29 15 32 C15.4 34.4 18 33.6 17.6 31 C17.4 28 19 27.4 20 25.4 Z M38 25.6 C38.4 29.6 41 30.6 41.4 35 C42 37.6 44.6 36.6 44 33.6 C43.4 30.4 45.4 28 46 24.6 Z',
        'url(#t)',
      ),
      ...[
        [22, 18, 2.4],
        [33, 20, 3],
        [44, 17.6, 2.2],
        [28, 22, 1.6],
        [48, 21.6, 1.8],
      ].map(([x, y, size]) => ball(x ?? 0, y ?? 0, size ?? 2, '#b4540c', (size ?? 2) * 0.5)),
      shape(
        'M33 17 C29 14.6 29 12.6 31 12 C34 12.6 35 14.8 34 17 C36.6 14.6 39.6 14.4 40.6 15.6 C40 17.6 36.6 18.6 34 17.6 Z',
        '#3f8f2c',
      ),
      line('M18 15.4 H44', '#fff2b8', 0.9, 'opacity=".8"'),
    ],
  ),
  'wedding-cake': drawing(
    [6, 1, 58, 63],
    '#f3e4e4',
    [
      shade('i', ['#ffffff', '#f7edef', '#d3c0c6'], 'side'),
      shade('g', ['#fff0bc', '#d9a63a', '#8f6410'], 'side'),
    ],
    [
      ball(32, 59, 26, 'url(#g)', 4),
      ball(32, 57.6, 25, '#fff3cf', 3.4),
      tier(43, 22, 12),
      tier(29.4, 15.4, 11),
      tier(17.4, 9.4, 9.6),
      rose(16, 43, 2.8),
      rose(20.6, 44, 2.2),
      rose(43.6, 30, 2.6),
      rose(47, 31.4, 2),
      rose(25, 18, 2),
      shape(
        'M12 44 c-2.6 -1 -3.4 1 -2.6 2.4 c1.8 .6 3 -.6 2.6 -2.4 Z M49.6 31.6 c1.8 -1.6 3.4 -.6 3.4 1 c-1.4 1.2 -3 .6 -3.4 -1 Z',
        '#6aa84a',
      ),
      // Bride and groom.
      shape(
        'M33 17 C33 13 34 10.4 36 10.4 C38.6 11 40 14 41 17 Z',
        '#ffffff',
        'stroke="#c9bcc2" stroke-width=".4"',
      ),
      ball(36.2, 7.6, 2, '#f2c49a'),
      shape(
        'M34 8 C33.6 5 38.6 4.4 38.6 7.6 C39.8 10 40 13 39.6 15 C38.6 12 38 9.6 37.6 7 C36.6 6.4 35 6.8 34 8 Z',
        '#fdfdff',
        'stroke="#cfc4ca" stroke-width=".3"',
      ),
      shape('M26.6 17 V11.6 C26.6 10.4 28 9.8 29.4 9.8 C31 9.8 32.4 10.4 32.4 11.6 V17 Z', '#23262e'),
      shape('M28.4 10 L29.6 13 L30.8 10 Z', '#ffffff'),
      ball(29.6, 7, 2.1, '#e8b488'),
      shape('M27.4 6.8 C27.4 4 31.8 4 31.8 6.8 C30.6 5.8 28.6 5.8 27.4 6.8 Z', '#3a2314'),
    ],
  ),
  'perfume-bottle': drawing(
    [12, 2, 52, 62],
    '#e59ab8',
    [
      shade('g', ['#ffffff', '#f3c6d8', '#c77a9c']),
      shade('l', ['#ffd6e6', '#f08ab0', '#b8406e'], 'down'),
      shade('c', ['#fff3c4', '#e0b04a', '#8f6212'], 'side'),
      round('b', ['#ff8ab4', '#c9407a', '#7c1a48']),
    ],
    [
      ball(32, 60.4, 19, faint('#000000', 0.19), 2),
      shape(
        'M20 24 H44 C49 24 52 27 52 31 V55 C52 58.6 49.6 61 46 61 H18 C14.4 61 12 58.6 12 55 V31 C12 27 15 24 20 24 Z',
        'url(#g)',
      ),
      shape(
        'M16 38 C24 35 40 41 48 37.6 V54 C48 56 46.6 57.4 44.6 57.4 H19.4 C17.4 57.4 16 56 16 54 Z',
        'url(#l)',
      ),
      shape('M16 38 C24 35 40 41 48 37.6 C40 43 24 38 16 40 Z', '#ffffff', 'opacity=".7"'),
      rect(23, 41, 18, 10, '#fffaf3', 1.4),
      line('M26 44.4 H38 M28.6 47.6 H35.4', '#b8406e', 1.1),
      shape('M15 30 C15 28 17 27 19 27 L18 56 C16 56 15 55 15 53 Z', '#ffffff', 'opacity=".85"'),
      rect(25, 18, 14, 6.4, 'url(#c)', 1.2),
      rect(27.4, 8, 9.2, 10.4, 'url(#c)', 2),
      rect(29, 3, 6, 5.4, 'url(#c)', 1.4),
      line('M36.6 12.4 C42 11 44 14 43 18', '#8f6212', 1.4),
      ball(44, 21, 4, 'url(#b)'),
      ...[
        [22, 6],
        [18, 9],
        [19, 4],
        [14.6, 6.6],
        [22.6, 10],
      ].map(([x, y]) => ball(x ?? 0, y ?? 0, 1, '#ffd6e6')),
    ],
  ),
  coxinha: drawing(
    [2, 8, 62, 62],
    '#d9882c',
    [
      shade('k', ['#ffd27a', '#e0912c', '#9a5208']),
      shade('i', ['#fff6dc', '#f0d9a8'], 'down'),
      round('p', ['#ffffff', '#f0f2f5', '#c4ccd4']),
    ],
    [
      ball(32, 56, 30, faint('#000000', 0.19), 6),
      ball(32, 54, 30, 'url(#p)', 7.6),
      ball(32, 53.6, 23, '#dde2e8', 5),
      shape(
        'M18 8.6 C20 13 22 18 27 24 C34 32 37 40 34 47 C31 54 12 55 6 47.6 C2 41 5 32 10.4 25 C14.6 19.6 16.4 14 18 8.6 Z',
        'url(#k)',
      ),
      shape(
        'M17.6 12 C17.6 19 14 24 10.6 30 C8 35 7 41 9 45 C10.6 36 14 31 17.6 25 C19.6 21 19 16 17.6 12 Z',
        '#fff0c0',
        'opacity=".65"',
      ),
      ...Array.from({ length: 34 }, (_, at) => {
        const turn = at * 2.4;
        const long = Math.sqrt(at / 34);
        return ball(
          Math.round((20 + Math.cos(turn) * long * 13) * 10) / 10,
          Math.round((39 + Math.sin(turn) * long * 12) * 10) / 10,
          0.7,
          at % 3 ? '#a85c0c' : '#ffe2a0',
        );
      }),
      // One bitten open, its filling to be seen.
      shape(
        'M50 16.6 C49 21 51 26 56 31 C61 36 63 43 60 48.6 C56 55 40 55 36.6 48 C34.6 42 38 36 42 31 C46 26 48.6 21.6 50 16.6 Z',
        'url(#k)',
      ),
      shape(
        'M44 29.6 C48 31.6 55 31 57.4 33 C60.4 37 60 44 56 48 C51 50.6 43 50 41 46.4 C39 41 41 34 44 29.6 Z',
        'url(#i)',
      ),
      shape(
        'M45 34.6 C48 33 54 34 55.6 37 C57 41 55 45.6 52 46.6 C48 47.6 44 46 43.4 43 C43 40 43.4 36.6 45 34.6 Z',
        '#e8b070',
      ),
      line(
        'M45.6 38 C48 36.6 51 37.4 53.6 38.6 M45 41.6 C48 40.6 51 42 54 42 M47 44.6 C49 44 51 44.6 52.4 44.6',
        '#b8743a',
        1.1,
      ),
      line('M48 36 l1.4 -.6 M52 40.4 l1.4 .4 M47.4 40 l1 .8', '#5a9a3a', 1),
    ],
  ),
  'robot-vacuum': drawing(
    [1, 24, 63, 58],
    '#4a525e',
    [
      shade('s', ['#7c8694', '#3f4753', '#1c2128'], 'down'),
      round('t', ['#8f9aa8', '#4f5864', '#272d36']),
      round('c', ['#ffffff', '#d3dae2', '#8d97a4']),
      shade('b', ['#20252c', '#0c0f13'], 'down'),
    ],
    [
      ball(32, 54, 31, faint('#000000', 0.28), 4),
      shape(
        'M1 38 C1 33 15 27 32 27 C49 27 63 33 63 38 V45 C63 51 49 56 32 56 C15 56 1 51 1 45 Z',
        'url(#s)',
      ),
      shape(
        'M1 44 C4 49 16 53 32 53 C48 53 60 49 63 44 V47 C60 52 48 57 32 57 C16 57 4 52 1 47 Z',
        'url(#b)',
      ),
      ball(32, 38, 30.6, 'url(#t)', 11.4),
      ball(32, 37.6, 27, '#333a45', 9.6),
      ball(32, 37.2, 26.4, 'url(#t)', 9.2),
      ball(32, 36, 9, '#262c35', 3.2),
      ball(32, 34.6, 8.4, 'url(#c)', 3),
      shape('M23.6 34.6 V38 C23.6 41.6 40.4 41.6 40.4 38 V34.6 C40.4 38.4 23.6 38.4 23.6 34.6 Z', '#5c6672'),
      ball(32, 44.6, 3.4, '#12161b', 1.2),
      ball(32, 44.4, 2.4, '#5cf0ff', 0.8),
      line('M12 33 C18 29.6 26 28.6 34 28.6', '#ffffff', 1.2, 'opacity=".55"'),
      line('M5 49 L-1 53 M6 50.4 L2 56 M8 51.6 L7 58', '#c9d2da', 0.9),
      ...[
        [16, 57],
        [47, 57.4],
        [55, 55],
      ].map(([x, y]) => ball(x ?? 0, y ?? 0, 1, '#b89a72')),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
