/** What jumps out of the water, with the spray around it. */
import { grain } from '../../beasts/limb.ts';
import { line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { outline, oval, short } from '../paint.ts';

/** The box of a drawing that is turned by degrees. */
function turnedInk([left, top, right, bottom]: OwnDrawing['ink'], degrees: number): OwnDrawing['ink'] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => [x * cos - y * sin, x * sin + y * cos] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The same animal with its nose up. */
export const rising = ({ body, ink, color }: OwnDrawing, degrees = 17): OwnDrawing => ({
  color,
  ink: turnedInk(ink, degrees),
  body: `<g transform="rotate(${degrees})">${body}</g>`,
});

/** The same animal with its nose up, its tail in the spray. */
export function breaching({ body, ink, color }: OwnDrawing, degrees = 34): OwnDrawing {
  const [left, , right] = ink;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [l, t, r, b] = turnedInk(ink, degrees);
  const size = (right - left) / 210;
  // The tail's end, where it leaves the water.
  const [tx, ty] = [right * 0.84 * cos, right * 0.84 * sin + 6 * size];
  const splash = outline([
    [tx - 64 * size, ty + 14 * size],
    [tx - 50 * size, ty - 4 * size],
    [tx - 36 * size, ty + 2 * size],
    [tx - 24 * size, ty - 20 * size],
    [tx - 10 * size, ty - 6 * size],
    [tx + 4 * size, ty - 26 * size],
    [tx + 16 * size, ty - 8 * size],
    [tx + 30 * size, ty - 22 * size],
    [tx + 40 * size, ty - 2 * size],
    [tx + 58 * size, ty - 6 * size],
    [tx + 66 * size, ty + 14 * size],
    [tx, ty + 24 * size],
  ]);
  const drops = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [tx + grain(at) * 66 * size, ty - (16 + 34 * Math.abs(grain(at + 50))) * size];
    const drop = (0.8 + 1.6 * Math.abs(grain(at + 9))) * size;
    return oval(x, y, drop, drop * 1.2, '#ffffff', `opacity="${short(0.5 + 0.4 * Math.abs(grain(at + 3)))}"`);
  });
  const floor = ty + 24 * size;
  return {
    color,
    ink: [Math.min(l, tx - 68 * size), t, Math.max(r, tx + 68 * size), Math.max(floor, Math.min(b, floor))],
    body: `<defs><linearGradient id="sp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".6" stop-color="#dff0f8" stop-opacity=".85"/><stop offset="1" stop-color="#a8d4ea" stop-opacity=".25"/></linearGradient><clipPath id="air"><rect x="${short(l - 20)}" y="${short(t - 20)}" width="${short(r - l + 40)}" height="${short(ty + 10 * size - t + 20)}"/></clipPath></defs><g clip-path="url(#air)"><g transform="rotate(${degrees})">${body}</g></g>${shape(splash, 'url(#sp)')}${line(
      `M${short(tx - 40 * size)} ${short(ty + 8 * size)} Q${short(tx)} ${short(ty - 4 * size)} ${short(tx + 44 * size)} ${short(ty + 8 * size)}`,
      '#ffffff',
      short(2.4 * size),
      'opacity=".8"',
    )}${drops.join('')}`,
  };
}
