/** What animals of feathers, scales and shells are painted with: outlines, light and shade. */
import type { Joint, Point } from '../beasts/limb.ts';
import { along } from '../beasts/limb.ts';
import { line, shape } from '../own-drawing.ts';

/** Light, middle and shade. */
export type Tones = readonly [light: string, middle: string, dark: string];

export const short = (value: number) => Math.round(value * 10) / 10;
export const turned = (degrees: number, long = 1): Point => [
  Math.cos((degrees * Math.PI) / 180) * long,
  Math.sin((degrees * Math.PI) / 180) * long,
];

/** A smooth closed outline through points. */
export function outline(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const parts = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [x1, y1] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const [x2, y2] = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${short(x1)} ${short(y1)} ${short(x2)} ${short(y2)} ${short(c[0])} ${short(c[1])}`;
  });
  return `M${short(at(0)[0])} ${short(at(0)[1])} ${parts.join(' ')} Z`;
}

/** A gradient between two points of the drawing. */
export const over = (id: string, [light, middle, dark]: Tones, from: Point, to: Point) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"><stop offset="0" stop-color="${light}"/><stop offset=".48" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** A colour that fades from one point to another. */
export const fade = (
  id: string,
  color: string,
  [strong, weak]: readonly [number, number],
  from: Point,
  to: Point,
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"><stop offset="0" stop-color="${color}" stop-opacity="${strong}"/><stop offset="1" stop-color="${color}" stop-opacity="${weak}"/></linearGradient>`;

/** A spot of colour that fades to its edge. */
export const glow = (id: string, color: string, strength: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

export const clip = (id: string, ...paths: readonly string[]) =>
  `<clipPath id="${id}">${paths.map((path) => `<path d="${path}"/>`).join('')}</clipPath>`;

export const within = (id: string, ...shapes: readonly string[]) =>
  `<g clip-path="url(#${id})">${shapes.join('')}</g>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  shape(
    `M${short(x - rx)} ${short(y)} a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0 a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0 Z`,
    fill,
    more,
  );

/** The blade of a feather or leaf from its root. */
export function blade([x, y]: Point, degrees: number, long: number, wide: number): string {
  const [cx, cy] = turned(degrees);
  const to = (along: number, across: number) =>
    `${short(x + cx * along * long - cy * across * wide)} ${short(y + cy * along * long + cx * across * wide)}`;
  return `M${short(x)} ${short(y)} C${to(0.3, -1)} ${to(0.92, -0.86)} ${to(1, 0)} C${to(0.92, 0.86)} ${to(0.3, 1)} ${short(x)} ${short(y)} Z`;
}

/** A long feather with its shaft and a shaded edge. */
export function quill(
  root: Point,
  degrees: number,
  long: number,
  wide: number,
  [light, middle, dark]: Tones,
): string {
  const [cx, cy] = turned(degrees, long);
  const path = blade(root, degrees, long, wide);
  return (
    shape(path, middle, `stroke="${dark}" stroke-width="${short(Math.max(0.3, wide * 0.12))}"`) +
    line(
      `M${short(root[0] + cx * 0.2)} ${short(root[1] + cy * 0.2)} L${short(root[0] + cx * 0.94)} ${short(root[1] + cy * 0.94)}`,
      light,
      short(Math.max(0.3, wide * 0.14)),
      'opacity=".6"',
    )
  );
}

/** A mix of two colours. */
export function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
  return `#${[0, 1, 2]
    .map((at) =>
      Math.round(part(one, at) * (1 - share) + part(other, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Stations along a limb: where, how thick, and which way it goes. */
export function stations(
  joints: readonly Joint[],
  count: number,
): { x: number; y: number; r: number; turn: number; t: number }[] {
  const curve = along(joints, 12);
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const at = Math.round(t * (curve.length - 1));
    const [x, y, r] = curve[at]!;
    const [before, after] = [curve[Math.max(0, at - 1)]!, curve[Math.min(curve.length - 1, at + 1)]!];
    return { x, y, r, t, turn: (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI };
  });
}

/** An eye that catches the light. */
export function eye(x: number, y: number, r: number, iris: string, pupil = 0.58): string {
  return [
    oval(x, y, r * 1.22, r * 1.18, '#15120f', 'opacity=".75"'),
    oval(x, y, r, r, iris),
    oval(x, y - r * 0.3, r * 0.98, r * 0.62, '#000000', 'opacity=".22"'),
    oval(x, y, r * pupil, r * pupil, '#0b0a0c'),
    oval(x - r * 0.34, y - r * 0.36, r * 0.28, r * 0.28, '#ffffff'),
    oval(x + r * 0.3, y + r * 0.4, r * 0.16, r * 0.14, '#ffffff', 'opacity=".5"'),
  ].join('');
}
