/** A football. */
import { clip, fade, glow, oval, short, turned, within } from '../fauna/paint.ts';
import { drawing, line, type OwnDrawing, shape } from '../own-drawing.ts';

/** The black and white ball of a football match. */
const pentagon = (x: number, y: number, r: number, turn: number, squash = 1, way = 0) => {
  const points = Array.from({ length: 5 }, (_, at) => turned(turn + at * 72, r));
  const [cos, sin] = turned(way);
  return `M${points
    .map(([px, py]) => {
      const [along, across] = [(px * cos + py * sin) * squash, -px * sin + py * cos];
      return `${short(x + along * cos - across * sin)} ${short(y + along * sin + across * cos)}`;
    })
    .join(' L')} Z`;
};
export const football: OwnDrawing = drawing(
  [-51, -101, 51, 1],
  '#e4e8ec',
  [
    `<radialGradient id="wh" gradientUnits="userSpaceOnUse" cx="-18" cy="-74" r="88"><stop offset="0" stop-color="#ffffff"/><stop offset=".5" stop-color="#e8ebef"/><stop offset=".85" stop-color="#98a2ae"/><stop offset="1" stop-color="#5c6672"/></radialGradient>`,
    `<radialGradient id="bk" gradientUnits="userSpaceOnUse" cx="-18" cy="-74" r="88"><stop offset="0" stop-color="#5c6470"/><stop offset=".5" stop-color="#22262c"/><stop offset="1" stop-color="#08090b"/></radialGradient>`,
    clip('b', 'M-50 -50 a50 50 0 1 0 100 0 a50 50 0 1 0 -100 0 Z'),
    glow('hi', '#ffffff', 0.95),
    fade('lo', '#0a0e14', [0.5, 0], [26, -8], [-6, -60]),
  ],
  [
    oval(0, -50, 50, 50, 'url(#wh)', 'stroke="#48525e" stroke-width=".8"'),
    within(
      'b',
      ...Array.from({ length: 5 }, (_, at) => {
        const turn = -90 + at * 72;
        const [nx, ny] = turned(turn, 17);
        const [mx, my] = turned(turn, 31);
        const [fx, fy] = turned(turn, 43);
        const sides = [-1, 1].map((side) => {
          const [ex, ey] = turned(turn + side * 36, 39);
          return `M${short(mx)} ${short(-50 + my)} L${short(ex)} ${short(-50 + ey)}`;
        });
        const [ox, oy] = turned(turn + 36, 39);
        const [px, py] = turned(turn + 36, 52);
        return (
          line(
            `M${short(nx)} ${short(-50 + ny)} L${short(mx)} ${short(-50 + my)} ${sides.join(' ')} M${short(ox)} ${short(-50 + oy)} L${short(px)} ${short(-50 + py)}`,
            '#6c7682',
            1.5,
          ) +
          shape(
            pentagon(fx, -50 + fy, 15.6, turn + 180, 0.5, turn),
            'url(#bk)',
            'stroke="#07080a" stroke-width=".8"',
          )
        );
      }),
      shape(pentagon(0, -50, 17.4, -90), 'url(#bk)', 'stroke="#07080a" stroke-width=".8"'),
      oval(0, -50, 50, 50, 'url(#lo)'),
      oval(-20, -78, 20, 13, 'url(#hi)', 'transform="rotate(-28 -20 -78)"'),
    ),
  ],
);
