import type { Cover } from '../pixels/cover.ts';
import { channelsOf, clamp, lumaOf, mix, type Picture, smoothstep, unitOf } from '../pixels/picture.ts';
import type { Random } from '../pixels/random.ts';
import type { Sky } from './find-sky.ts';

interface Options {
  readonly force: number;
  readonly random: Random;
  readonly subject: Cover | null;
}

type Stops = readonly (readonly [place: number, color: string])[];

const night: Stops = [
  [0, '#050816'],
  [0.55, '#0d1838'],
  [1, '#24365f'],
];
const sunset: Stops = [
  [0, '#3b2f6b'],
  [0.35, '#a84a7a'],
  [0.65, '#f0703f'],
  [0.9, '#ffb255'],
  [1, '#ffdc8a'],
];

/** Stars, a moon, and a sky that is darkest at the top. The clouds of the day stay as shades. */
export function paintNightSky(picture: Picture, sky: Sky, { force, random, subject }: Options): void {
  paintSky(picture, sky, night, { force, clouds: 0.9 });
  const share = Math.min(1, force);
  const unit = unitOf(picture);
  const { width, height } = picture;
  const free = (x: number, y: number) => {
    const at = Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x));
    return sky.cover.at(at) * (subject ? 1 - subject.at(at) : 1);
  };
  const count = Math.round(190 * sky.horizon);
  for (let star = 0; star < count; star += 1) {
    const [x, y] = [random() * width, random() ** 1.3 * sky.horizon * height];
    const size = (0.55 + 1.1 * random() ** 6) * Math.max(0.8, unit);
    const light = (0.25 + 0.75 * random()) * share * (1 - 0.6 * (y / height / sky.horizon));
    if (free(x, y) > 0.9) dot(picture, { x, y, radius: size, light, color: [0.92, 0.95, 1] }, free);
  }
  const moon = placeOfMoon(sky, { width, height }, free, random);
  if (!moon) return;
  const radius = 30 * unit;
  dot(
    picture,
    { ...moon, radius: radius * 5.5, light: 0.34 * share, color: [0.62, 0.74, 1], isGlow: true },
    free,
  );
  dot(picture, { ...moon, radius, light: 0.97 * share, color: [1, 0.98, 0.92] }, free);
}

/** Orange at the horizon, violet above, and the sun where there is room. */
export function paintSunsetSky(picture: Picture, sky: Sky, { force, random, subject }: Options): void {
  paintSky(picture, sky, sunset, { force, clouds: 0.5 });
  const { width, height } = picture;
  const share = Math.min(1, force);
  const free = (x: number, y: number) => {
    const at = Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x));
    return sky.cover.at(at) * (subject ? 1 - subject.at(at) : 1);
  };
  const everywhere = () => 1;
  const at = placeOfSun(sky, { width, height }, free, random);
  const unit = unitOf(picture);
  dot(
    picture,
    { ...at, radius: 420 * unit, light: 0.62 * share, color: [1, 0.62, 0.25], isGlow: true },
    (x, y) => 0.45 + 0.55 * free(x, y),
  );
  dot(picture, { ...at, radius: 150 * unit, light: 0.8 * share, color: [1, 0.85, 0.5], isGlow: true }, free);
  dot(picture, { ...at, radius: 34 * unit, light: share, color: [1, 0.97, 0.82] }, free);
  // Its light on what is below.
  dot(
    picture,
    {
      x: at.x,
      y: at.y + 120 * unit,
      radius: 520 * unit,
      light: 0.2 * share,
      color: [1, 0.55, 0.2],
      isGlow: true,
    },
    everywhere,
  );
}

function paintSky(
  { rgba, width, height }: Picture,
  { cover, horizon, light }: Sky,
  stops: Stops,
  { force, clouds }: { force: number; clouds: number },
): void {
  const share = Math.min(1, force);
  const usual = meanIn({ rgba, width, height }, cover);
  for (let y = 0; y < height; y += 1) {
    const color = colorAt(stops, clamp((y + 0.5) / height / horizon));
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const weight = cover.at(pixel) * share;
      if (weight <= 0.003) continue;
      const at = pixel * 4;
      const own = lumaOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) / 255;
      const shape = clamp(1 + ((own - usual) / Math.max(0.08, usual)) * clouds * (0.6 + light), 0.35, 2.2);
      for (let channel = 0; channel < 3; channel += 1) {
        rgba[at + channel] = mix(rgba[at + channel]!, color[channel]! * 255 * shape, weight);
      }
    }
  }
}

function meanIn({ rgba, width, height }: Picture, cover: Cover): number {
  let [sum, count] = [0, 0];
  const step = Math.max(1, Math.floor((width * height) / 50_000));
  for (let at = 0; at < width * height; at += step) {
    if (cover.at(at) < 0.9) continue;
    sum += lumaOf(rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!) / 255;
    count += 1;
  }
  return count > 0 ? sum / count : 0.5;
}

function colorAt(stops: Stops, place: number): [number, number, number] {
  const after = stops.findIndex(([at]) => at >= place);
  const [toAt, to] = stops[Math.max(1, after)] ?? stops[0]!;
  const [fromAt, from] = stops[Math.max(1, after) - 1] ?? stops[0]!;
  const share = smoothstep(fromAt, toAt, place);
  const [one, other] = [channelsOf(from), channelsOf(to)];
  return [mix(one[0], other[0], share), mix(one[1], other[1], share), mix(one[2], other[2], share)];
}

type FreeAt = (x: number, y: number) => number;

/** In the upper part, away from the middle, where all around is sky. */
function placeOfMoon(
  { horizon }: Sky,
  { width, height }: { width: number; height: number },
  free: FreeAt,
  random: Random,
): { x: number; y: number } | null {
  const radius = 42 * unitOf({ width, height });
  const sides = random() < 0.5 ? [0.8, 0.2, 0.9, 0.1, 0.65, 0.35] : [0.2, 0.8, 0.1, 0.9, 0.35, 0.65];
  for (const side of sides) {
    const [x, y] = [side * width, Math.max(radius * 1.8, 0.34 * horizon * height)];
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => (part * Math.PI) / 4);
    const isFree = around.every(
      (angle) =>
        y + Math.sin(angle) * radius > 0 &&
        free(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius) > 0.85,
    );
    if (isFree) return { x, y };
  }
  return null;
}

/** Low in the sky, in the column where it reaches lowest. */
function placeOfSun(
  { horizon }: Sky,
  { width, height }: { width: number; height: number },
  free: FreeAt,
  random: Random,
): { x: number; y: number } {
  let best = { x: width * (random() < 0.5 ? 0.25 : 0.75), y: horizon * height * 0.8, score: -1 };
  for (let column = 1; column < 24; column += 1) {
    const x = (column / 24) * width;
    let y = 0;
    while (y < height * horizon && free(x, y) > 0.7) y += height / 90;
    // Beside the middle is better than in it.
    const score = y / height + 0.12 * Math.abs(column / 12 - 1) + random() * 0.02;
    if (score > best.score) best = { x, y: Math.max(0, y - 44 * unitOf({ width, height })), score };
  }
  return best;
}

interface Dot {
  x: number;
  y: number;
  radius: number;
  light: number;
  color: readonly [number, number, number];
  isGlow?: boolean;
}

/** Adds a disc of light, or a glow that fades outwards. */
function dot(
  { rgba, width, height }: Picture,
  { x, y, radius, light, color, isGlow }: Dot,
  free: FreeAt,
): void {
  const [left, right] = [
    Math.max(0, Math.floor(x - radius - 1)),
    Math.min(width - 1, Math.ceil(x + radius + 1)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(y - radius - 1)),
    Math.min(height - 1, Math.ceil(y + radius + 1)),
  ];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      const shape = isGlow ? clamp(1 - away / radius) ** 2.2 : clamp(radius + 0.5 - away);
      const share = shape * light * free(column, row);
      if (share <= 0.002) continue;
      const at = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = rgba[at + channel]!;
        const lit = isGlow ? own + (255 - own) * color[channel]! : 255 * color[channel]!;
        rgba[at + channel] = mix(own, lit, share);
      }
    }
  }
}
