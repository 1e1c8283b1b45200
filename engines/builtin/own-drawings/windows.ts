/** A window with its view, as a deep sill that one sits on or in a wall that one stands before. */
import { ball, drawing, line, type OwnDrawing, rect, shade, shape } from './own-drawing.ts';

type View = 'day' | 'rain' | 'night' | 'snow' | 'sunset';

const skies = {
  day: ['#5fb2ee', '#a8daf8', '#eaf7ff'],
  rain: ['#5f7286', '#8698a8', '#b4c0c8'],
  night: ['#0d1740', '#1f3170', '#46579c'],
  snow: ['#9fb6cc', '#c6d6e4', '#eef4f8'],
  sunset: ['#6a4a9c', '#f0805a', '#ffd28a'],
} as const;
const hills = {
  day: ['#8fc07a', '#4f9a4c'],
  rain: ['#6f8a7c', '#4a665a'],
  night: ['#1f3a52', '#12263c'],
  snow: ['#f2f7fb', '#d3e1ec'],
  sunset: ['#8a5a6c', '#4c3450'],
} as const;

export const spots = (count: number, spread: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => spread(at)).join('');

/** What is outside, in a box from 0 to 80 across and from 0 to 48 down. */
function viewOf(view: View): string {
  const [far, near] = hills[view];
  const land =
    shape('M0 34 C10 27 20 30 30 26 C42 21 52 30 62 27 C70 25 76 28 80 26 V48 H0 Z', far) +
    shape('M0 40 C14 33 28 38 42 35 C56 32 68 37 80 34 V48 H0 Z', near) +
    [8, 17, 55, 63, 73]
      .map(
        (x, at) =>
          rect(x - 0.5, 34, 1, 5, '#4a3626') +
          ball(x, 32 + (at % 2), 3.4, view === 'snow' ? '#e6eef4' : near, 4.2) +
          ball(x - 1, 31, 1.8, far, 2.2),
      )
      .join('');
  const sky = rect(0, 0, 80, 48, 'url(#sky)');
  if (view === 'night')
    return (
      sky +
      ball(60, 11, 5.4, '#fff6d0') +
      ball(62.4, 9.8, 4.8, '#22336f') +
      spots(26, (at) => ball((at * 31.7) % 80, (at * 13.3) % 27, at % 4 === 0 ? 0.55 : 0.32, '#ffffff')) +
      land +
      rect(27, 31, 1.6, 1.6, '#ffd98a') +
      rect(45, 31.6, 1.6, 1.6, '#ffd98a')
    );
  if (view === 'rain')
    return (
      sky +
      ball(16, 8, 14, '#738595', 6) +
      ball(40, 6, 18, '#6a7c8c', 6.4) +
      ball(66, 9, 15, '#778a99', 6) +
      land +
      spots(46, (at) => {
        const [x, y] = [(at * 17.3) % 80, (at * 11.9) % 44];
        return line(`M${x} ${y} l-1 4`, '#e4f0f8', 0.34, 'opacity=".75"');
      }) +
      spots(22, (at) => {
        const [x, y] = [(at * 23.9) % 78, (at * 9.7) % 40];
        return (
          ball(x, y, 0.55, '#f4fbff', 0.8) +
          line(`M${x} ${y} v${2 + (at % 5)}`, '#f4fbff', 0.3, 'opacity=".6"')
        );
      })
    );
  if (view === 'snow')
    return (
      sky +
      land +
      spots(48, (at) => ball((at * 19.7) % 80, (at * 12.1) % 46, 0.4 + (at % 3) * 0.16, '#ffffff'))
    );
  if (view === 'sunset')
    return (
      sky +
      ball(54, 26, 6, '#fff0b0') +
      ball(54, 26, 10, '#ffe08a', 10).replace('/>', ' opacity=".3"/>') +
      land
    );
  const cloud = (x: number, y: number) =>
    ball(x, y, 5, '#ffffff', 2.4) +
    ball(x + 4.6, y + 0.8, 4.4, '#f4faff', 2) +
    ball(x - 4, y + 1, 3.6, '#f4faff', 1.7);
  return sky + cloud(16, 10) + cloud(58, 14) + cloud(40, 6) + land;
}

/** A window of nine panes with its frame, in the place of the view. */
const frame = (x: number, y: number, width: number, height: number) =>
  `<g fill="none" stroke="#8a7a68" stroke-opacity=".55"><path d="M${x - 1.6} ${y - 1.6} H${x + width + 1.6} V${y + height + 1.6} H${x - 1.6} Z" stroke-width="4.6"/></g>` +
  `<path d="M${x - 1.6} ${y - 1.6} H${x + width + 1.6} V${y + height + 1.6} H${x - 1.6} Z" fill="none" stroke="#fbf8f2" stroke-width="3.8"/>` +
  line(`M${x + width / 2} ${y} V${y + height}`, '#d9d0c2', 2.4) +
  line(`M${x + width / 2 - 0.3} ${y} V${y + height}`, '#fbf8f2', 1.7) +
  line(`M${x} ${y + height * 0.38} H${x + width}`, '#d9d0c2', 2) +
  line(`M${x} ${y + height * 0.38 - 0.3} H${x + width}`, '#fbf8f2', 1.4) +
  shape(
    `M${x + 2} ${y + 2} L${x + width * 0.2} ${y + 2} L${x + 2} ${y + height * 0.34} Z`,
    '#ffffff',
    'opacity=".2"',
  ) +
  shape(
    `M${x + width * 0.54} ${y + height * 0.42} L${x + width * 0.78} ${y + height * 0.42} L${x + width * 0.56} ${y + height * 0.8} Z`,
    '#ffffff',
    'opacity=".14"',
  );

const curtain = (x: number, side: 1 | -1) =>
  `<g transform="translate(${x} 0) scale(${side} 1)">${
    shape('M0 4 H15 C15.6 20 13 34 6.6 45 C9 52 9.6 60 9 66 H0 Z', 'url(#c)') +
    line(
      'M3.4 5 C3.6 24 3 40 2.6 65 M7 5 C7.2 22 6 34 4.6 44 M10.8 5 C10.6 20 9 32 5.6 43 M5.8 48 C7 54 7 60 6.6 65',
      '#000000',
      0.7,
      'opacity=".16"',
    ) +
    line('M1.6 5 C1.8 24 1.4 44 1.2 65 M9 5 C9 20 7.6 32 5 42', '#ffffff', 0.7, 'opacity=".35"') +
    rect(-0.4, 43.4, 8.4, 2.4, '#e8bf5a', 1)
  }</g>`;

function windowDefinitions(view: View): string[] {
  const isDark = view === 'night';
  const isGrey = view === 'rain';
  return [
    shade('sky', skies[view], 'down'),
    shade(
      'wall',
      isDark ? ['#5a5470', '#443f5c'] : isGrey ? ['#b9b4ae', '#9c968f'] : ['#f4e8d6', '#e0cdb2'],
      'down',
    ),
    shade('c', isDark ? ['#6a5aa8', '#4a3d84', '#30285c'] : ['#f0a48c', '#d8735e', '#a84c40'], 'side'),
    shade('wood', isDark ? ['#7a5a4a', '#543a30', '#33221c'] : ['#dcae78', '#b37d48', '#7c5028'], 'down'),
    shade('top', isDark ? ['#8a6a58', '#644838'] : ['#f0cf9c', '#cf9c62'], 'down'),
    shade('seat', isDark ? ['#5f78b0', '#3c528a'] : ['#8fb4cc', '#5f8caa'], 'down'),
  ];
}

/** A deep sill that one sits on, with the window over all of it. */
const windowSeat = (view: View) =>
  drawing([0, 0, 128, 72], skies[view][1], windowDefinitions(view), [
    rect(0, 0, 128, 72, 'url(#wall)'),
    `<svg x="21" y="5" width="86" height="46" viewBox="0 0 80 48" preserveAspectRatio="none">${viewOf(view)}</svg>`,
    frame(21, 5, 86, 46),
    rect(4, 1.4, 120, 1.6, '#7c5028', 0.8),
    ball(4, 2.2, 1.6, '#e8bf5a'),
    ball(124, 2.2, 1.6, '#e8bf5a'),
    curtain(6, 1),
    curtain(122, -1),
    shape('M6 52.6 H122 L128 66 H0 Z', 'url(#top)'),
    shape('M10 54 H118 L123 63.6 H5 Z', 'url(#seat)'),
    line('M10 54 H118', '#ffffff', 0.7, 'opacity=".5"'),
    line('M36 54 L33 63.6 M92 54 L95 63.6', '#000000', 0.6, 'opacity=".18"'),
    rect(0, 66, 128, 6, 'url(#wood)'),
    line('M0 66.4 H128', '#ffffff', 0.7, 'opacity=".4"'),
    shape(
      'M28 53 L60 53 L74 66 H20 Z',
      '#ffffff',
      `opacity="${view === 'day' || view === 'sunset' ? '.22' : '.08'}"`,
    ),
  ]);

/** A wall with a window at the right, and a floor. */
const windowWall = (view: View) =>
  drawing([0, 0, 128, 72], skies[view][1], windowDefinitions(view), [
    rect(0, 0, 128, 72, 'url(#wall)'),
    spots(9, (at) => line(`M${7 + at * 14} 0 V56`, '#ffffff', 3.4, 'opacity=".1"')),
    `<svg x="52" y="6" width="58" height="40" viewBox="0 0 80 48" preserveAspectRatio="xMidYMid slice">${viewOf(view)}</svg>`,
    frame(52, 6, 58, 40),
    shape('M47 48 H115 L117 51 H45 Z', '#fbf8f2'),
    rect(45, 51, 72, 1.2, '#b8ab98'),
    rect(40, 1.6, 82, 1.5, '#7c5028', 0.7),
    curtain(41, 1),
    curtain(121, -1),
    rect(8, 10, 22, 16, '#7c5028', 0.6),
    rect(9.4, 11.4, 19.2, 13.2, '#f6f1e6'),
    shape('M9.4 24.6 L16 16 L20 20 L23 17.4 L28.6 24.6 Z', '#7fa89a'),
    ball(24, 14.6, 1.6, '#f2bf5a'),
    rect(0, 54.6, 128, 3, '#fbf8f2'),
    rect(0, 57.2, 128, 0.7, '#000000').replace('/>', ' opacity=".14"/>'),
    shape('M0 57.6 H128 V72 H0 Z', 'url(#wood)'),
    line(
      'M0 61 H128 M0 65.6 H128 M22 57.6 L14 72 M64 57.6 V72 M106 57.6 L114 72 M44 61 L40 65.6 M86 65.6 L89 72',
      '#000000',
      0.5,
      'opacity=".2"',
    ),
    shape(
      'M56 57.6 L92 57.6 L78 72 H30 Z',
      '#ffffff',
      `opacity="${view === 'day' || view === 'sunset' ? '.2' : '.06'}"`,
    ),
  ]);

const views: readonly View[] = ['day', 'rain', 'night', 'snow', 'sunset'];

export const windows = {
  ...Object.fromEntries(views.map((view) => [`window-seat-${view}`, windowSeat(view)])),
  ...Object.fromEntries(views.map((view) => [`window-wall-${view}`, windowWall(view)])),
} as Record<string, OwnDrawing>;
