/** Buildings that titles are about: a container, a ruined asylum, the highest tower, a stepped pyramid. */
import { ball, drawing, line, type OwnDrawing, rect, shade, shape } from '../own-drawing.ts';

const between = (from: number, to: number, share: number) =>
  Math.round((from + (to - from) * share) * 100) / 100;

/** A rib of the container's long side, `share` of the way to its far end. */
function rib(at: number): string {
  const [a, b] = [at / 20, (at + 0.55) / 20];
  const top = (share: number) => between(15, 21, share);
  const foot = (share: number) => between(59, 52, share);
  const x = (share: number) => between(24, 62, share);
  const edge = `M${x(a)} ${top(a) + 1.6} L${x(b)} ${top(b) + 1.6} V${foot(b) - 1.4} L${x(a)} ${foot(a) - 1.4} Z`;
  return shape(edge, 'url(#q)');
}

/** A window of the asylum, broken or boarded. */
function pane(x: number, y: number, kind: 'dark' | 'lit' | 'boards'): string {
  const frame = rect(x, y, 5, 7, '#1b2226', 0.6);
  const sill = rect(x - 0.6, y + 7, 6.2, 1, '#8d978f', 0.3);
  if (kind === 'lit')
    return (
      frame +
      rect(x + 0.5, y + 0.5, 4, 6, '#d9e36a', 0.4) +
      line(`M${x + 2.5} ${y} v7 M${x} ${y + 3.4} h5`, '#2a322e', 0.7) +
      sill
    );
  if (kind === 'boards')
    return (
      frame +
      [0.4, 2.6, 4.8]
        .map((down, at) =>
          shape(
            `M${x - 0.7} ${y + down + (at % 2)} l6.4 ${at % 2 ? -1.2 : 0.9} v1.5 l-6.4 ${at % 2 ? 1.2 : -0.9} Z`,
            at % 2 ? '#8a6a48' : '#6d5136',
          ),
        )
        .join('') +
      sill
    );
  return (
    frame +
    shape(`M${x + 0.6} ${y + 6.4} l1.4 -3.4 1 1.6 1.4 -2.4 0 4.2 Z`, '#5f7078', 'opacity=".8"') +
    line(`M${x + 2.5} ${y} v3`, '#39444a', 0.5) +
    sill
  );
}

/** One step of the pyramid. */
function terrace(at: number): string {
  const y = 54 - at * 7.4;
  const inset = at * 5.1;
  const [left, right] = [2 + inset, 62 - inset];
  return [
    shape(`M${left} ${y} L${left + 2.6} ${y - 6.2} H${right - 2.6} L${right} ${y} Z`, 'url(#s)'),
    shape(`M${left + 2.6} ${y - 7.4} H${right - 2.6} V${y - 6.2} H${left + 2.6} Z`, '#f7e7bd'),
    line(
      `M${left + 1.6} ${y - 2.2} H${right - 1.4} M${left + 2.2} ${y - 4.3} H${right - 2}`,
      '#8a6d42',
      0.5,
      'opacity=".6"',
    ),
    shape(
      `M${right - 11} ${y - 6.2} H${right - 2.6} L${right} ${y} H${right - 9} Z`,
      '#5d4627',
      'opacity=".35"',
    ),
  ].join('');
}

export const titleBuildings = {
  'shipping-container': drawing(
    [1, 11, 63, 62],
    '#b8472c',
    [
      shade('f', ['#e8724c', '#c44a2a', '#8f2e18'], 'side'),
      shade('l', ['#d65a36', '#b23f22', '#7a2612'], 'side'),
      shade('q', ['#8a2c14', '#a83a1e'], 'side'),
      shade('o', ['#0c0705', '#2c1710'], 'side'),
      shade('t', ['#ff9a70', '#c4512e']),
      shade('y', ['#ffe28a', '#ff9a2e'], 'down'),
      `<radialGradient id="u" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`,
    ],
    [
      ball(34, 58, 30, 'url(#u)', 4),
      shape('M24 15 L62 21 V52 L24 59 Z', 'url(#l)'),
      ...Array.from({ length: 20 }, (_, at) => rib(at)),
      shape('M24 13.4 L62 19.6 V22 L24 16.6 Z', 'url(#t)'),
      shape('M24 57 L62 50.4 V52.6 L24 60.6 Z', '#5c1c0c'),
      // The open end: one door shut, one ajar, dark inside.
      shape('M3 19.6 L24 13.4 V60.6 L3 53.6 Z', 'url(#o)'),
      shape('M4.6 38 L12 37 V55.6 L4.6 53.2 Z', 'url(#y)', 'opacity=".16"'),
      shape('M24 13.6 L13.2 16.8 V57 L24 60.4 Z', 'url(#f)'),
      shape('M22.6 16.6 L14.6 18.8 V55.2 L22.6 57.8 Z', 'none', 'stroke="#7a2612" stroke-width=".8"'),
      line('M17 17.4 V56.6 M20.4 16.4 V57.8', '#e6d9cf', 1),
      line('M16 37 L18.6 36.8 M19.4 38.8 L22 38.6', '#fff', 1.4),
      shape('M3 19.6 L1.2 14.6 L1.4 58.6 L3 53.6 Z', '#8f2e18'),
      shape('M3 19.6 L24 13.4 V15.4 L3 21.4 Z', '#ffab82'),
      shape('M3 51.8 L24 58.4 V60.6 L3 53.6 Z', '#5c1c0c'),
      ...[
        [23, 12.6],
        [23, 57.8],
        [60, 18.6],
        [60, 50],
      ].map(([x, y]) => rect(x ?? 0, y ?? 0, 2.6, 3.2, '#3a140a', 0.5)),
      shape('M34 27 L48 28.6 V36 L34 35.6 Z', '#f3ece6', 'opacity=".9"'),
      line('M36 30 L45.6 30.8 M36 32.8 L42 33', '#b23f22', 1.3),
    ],
  ),
  'old-asylum': drawing(
    [1, 3, 63, 61],
    '#6a746c',
    [
      shade('w', ['#a8b3a6', '#727e74', '#434d48'], 'side'),
      shade('c', ['#bac4b6', '#86928a', '#55605a'], 'side'),
      shade('r', ['#56606a', '#363e48', '#1f252d'], 'down'),
      shade('d', ['#0b0e10', '#20282a'], 'down'),
      shade('g', ['#3f4a38', '#232b20'], 'down'),
    ],
    [
      shape('M1 61 C8 56 20 55 32 55 C46 55 56 56 63 61 Z', 'url(#g)'),
      shape('M3 27 H61 V57 H3 Z', 'url(#w)'),
      shape('M1 27 L6 21 H58 L63 27 L60 28.6 H4 Z', 'url(#r)'),
      shape('M46 21 L50 27.4 H58 L54 21 Z', '#0f1316'),
      shape('M20 14 L32 5 L44 14 V57 H20 Z', 'url(#c)'),
      shape('M17.6 15.4 L32 3.4 L46.4 15.4 L45 17 L32 6.6 L19 17 Z', 'url(#r)'),
      // A cross that hangs askew.
      '<g transform="rotate(11 32 14)">',
      rect(28.4, 12.6, 7.2, 2.6, '#a3342e', 0.4),
      rect(30.7, 10.2, 2.6, 7.4, '#c0453c', 0.4),
      '</g>',
      rect(6, 49, 52, 1, '#59645d'),
      pane(6, 31, 'boards'),
      pane(13, 31, 'dark'),
      pane(6, 41, 'dark'),
      pane(13, 41, 'boards'),
      pane(46, 31, 'dark'),
      pane(53, 31, 'lit'),
      pane(46, 41, 'boards'),
      pane(53, 41, 'dark'),
      pane(23, 21, 'dark'),
      pane(29.5, 21, 'boards'),
      pane(36, 21, 'dark'),
      pane(23, 32, 'lit'),
      pane(29.5, 32, 'dark'),
      pane(36, 32, 'boards'),
      shape('M26 57 V45.6 Q32 41.6 38 45.6 V57 Z', '#39423e'),
      shape('M27.4 57 V46.4 Q32 43.4 36.6 46.4 V57 Z', 'url(#d)'),
      shape('M27.4 46.6 L31.4 44.6 V55.4 L27.4 57 Z', '#4c3a2a'),
      shape('M23 57 H41 L43 60 H21 Z', '#7b867d'),
      line(
        'M20.6 17 L24 26 L22 31 L25 39 L23.4 45 M60.4 34 L57 40 L59 46 M4 36 L8 40 L6.6 46',
        '#1f2623',
        0.7,
      ),
      shape(
        'M20 44 C23 47 22 52 24.6 57 H20 Z M3 47 C6 49 5 54 8 57 H3 Z M61 40 C58 44 59 52 55 57 H61 Z',
        '#46603c',
        'opacity=".85"',
      ),
      shape('M44 14 V57 H38 L40 17 Z', '#101618', 'opacity=".28"'),
      line('M8 60 C7 54 4 51 3 46 M6.6 54 L10 50 M58 60 C59 53 61 50 60 45 M59.4 54 L56 51', '#141a16', 1),
    ],
  ),
  'tall-spire': drawing(
    [14, 1, 50, 63],
    '#8fb2d0',
    [
      shade('a', ['#f2fbff', '#a9cbe4', '#5d84a8'], 'side'),
      shade('b', ['#d6ecfa', '#7fa6c6', '#3f6486'], 'side'),
      shade('n', ['#8fb6d4', '#4d769a', '#274766'], 'side'),
      shade('h', ['#e8d5a8', '#b0935a'], 'down'),
    ],
    [
      shape('M14 63 C16 59 24 58 32 58 C40 58 48 59 50 63 Z', 'url(#h)'),
      shape('M17 61 V47 H21 V38 H24 V61 Z', 'url(#b)'),
      shape('M47 61 V44 H43.4 V33 H40 V61 Z', 'url(#n)'),
      shape('M21 61 V41 H24 V30 H26.6 V22 H28.4 V61 Z', 'url(#a)'),
      shape('M43 61 V37 H40.4 V27 H38 V18 H35.6 V61 Z', 'url(#n)'),
      shape(
        'M26.6 61 V26 H28.6 V15 H30.4 V10 H31.4 L32 1 L32.6 10 H33.8 V14 H35.6 V22 H37.6 V61 Z',
        'url(#b)',
      ),
      shape('M28.4 61 V26 H29.8 V16 H31 V61 Z', '#ffffff', 'opacity=".5"'),
      line(
        'M26.6 30 H37.6 M26.6 34 H37.6 M26.6 38 H37.6 M24 42 H40 M21.6 46 H43 M21.6 50 H43 M17.4 54 H46.6 M17.4 58 H46.6 M28.6 20 H35.6 M28.6 24 H37',
        '#2f5272',
        0.5,
        'opacity=".7"',
      ),
      ...[
        [29.4, 28],
        [33, 36],
        [27.6, 44],
        [35.4, 48],
        [30.6, 52],
        [38.6, 40],
        [23, 52],
        [41.6, 56],
      ].map(([x, y]) => rect(x ?? 0, y ?? 0, 1.5, 2, '#ffe9a0', 0.2)),
      rect(28.4, 56, 7.2, 6, '#1f3a54', 0.6),
    ],
  ),
  'step-pyramid': drawing(
    [1, 5, 63, 61],
    '#c9a86c',
    [
      shade('s', ['#ecd196', '#c6a062', '#8a6a3c'], 'side'),
      shade('p', ['#fff0c8', '#d9b878'], 'down'),
      shade('t', ['#e8cc90', '#b48d52', '#7a5c32'], 'side'),
      shade('g', ['#6f9a3c', '#3f6a22'], 'down'),
    ],
    [
      shape('M1 61 C10 54 22 53 32 53 C44 53 54 54 63 61 Z', 'url(#g)'),
      ...[0, 1, 2, 3, 4].map(terrace),
      rect(24, 8.4, 16, 9.4, 'url(#t)'),
      shape('M22.6 6 H41.4 V8.8 H22.6 Z', '#f7e7bd'),
      shape('M35 8.8 H40 V17.8 H37 Z', '#5d4627', 'opacity=".4"'),
      rect(29, 11.2, 6, 6.6, '#2c1d0e', 0.4),
      shape('M27.4 17 H36.6 L41 55 H23 Z', 'url(#p)'),
      ...Array.from({ length: 17 }, (_, at) => {
        const y = 18.6 + at * 2.2;
        const half = 4.6 + (at / 17) * 4.3;
        return line(`M${32 - half} ${y} H${32 + half}`, '#8a6a3a', 0.7);
      }),
      shape('M27.4 17 L23 55 H20.8 L26 17 Z M36.6 17 L41 55 H43.2 L38 17 Z', '#a27c46'),
      shape(
        'M8 54 c-1.4 -3 1.4 -6 3 -3.4 c.6 -3 4 -2.4 3.4 1 Z M52 54 c-1 -3.6 2.4 -5.6 3.6 -2.6 c2 -2.4 4.4 .4 2.6 2.8 Z',
        '#4f7f2c',
      ),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
