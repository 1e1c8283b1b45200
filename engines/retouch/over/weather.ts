import { createCanvas } from '@napi-rs/canvas';
import { applyGrades } from '../colour/colour-table.ts';
import { brighten, contrast, darken, saturation, splitTones, warmth } from '../colour/grades.ts';
import { addLight, bloom } from '../colour/light.ts';
import { type Cover, restOf } from '../pixels/cover.ts';
import { clamp, mix, type Picture, smoothstep, unitOf } from '../pixels/picture.ts';
import { type Random, randomOf } from '../pixels/random.ts';
import { type Context, drawOver } from './draw-over.ts';

export interface OverContext {
  readonly force: number;
  readonly seed: number;
  readonly subject: Cover | null;
  readonly isPart: boolean;
  check(): void;
}

/** Streaks in three depths, the far ones behind the subject, under a cooler and darker light. */
export function rain(picture: Picture, { force, seed, subject, check }: OverContext): void {
  applyGrades(picture, [warmth(-0.45 * force), darken(0.42 * force), saturation(-0.16 * force)], { check });
  const streaks =
    (count: number, length: number, thickness: number, opacity: number, name: string) => (context: Context) =>
      drawStreaks(context, picture, randomOf(seed, name), { count, length, thickness, opacity });
  const opacity = Math.min(1.2, force);
  drawOver(picture, streaks(520, 26, 1.2, 0.4 * opacity, 'far'), { rest: subject && restOf(subject), check });
  drawOver(picture, streaks(300, 54, 1.9, 0.42 * opacity, 'middle'), { check });
  drawOver(picture, streaks(70, 120, 3.2, 0.26 * opacity, 'near'), { check });
}

function drawStreaks(
  context: Context,
  picture: Picture,
  random: Random,
  { count, length, thickness, opacity }: Record<'count' | 'length' | 'thickness' | 'opacity', number>,
): void {
  const { width, height } = picture;
  const unit = unitOf(picture);
  context.lineCap = 'round';
  for (let drop = 0; drop < count; drop += 1) {
    const [x, y] = [(random() * 1.2 - 0.05) * width, (random() * 1.15 - 0.12) * height];
    const long = length * (0.6 + 0.8 * random()) * unit;
    context.strokeStyle = `rgba(226, 238, 255, ${(opacity * (0.5 + random())).toFixed(3)})`;
    context.lineWidth = Math.max(0.8, thickness * unit);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - long * 0.2, y + long);
    context.stroke();
  }
}

/** Flakes in four depths; the nearest are large and out of focus. */
export function snow(picture: Picture, { force, seed, subject, check }: OverContext): void {
  applyGrades(picture, [warmth(-0.35 * force), brighten(0.14 * force), saturation(-0.12 * force)], { check });
  const { width, height } = picture;
  const unit = unitOf(picture);
  const flakes =
    (name: string, count: number, radius: number, opacity: number, softness: number) =>
    (context: Context) => {
      const random = randomOf(seed, name);
      for (let flake = 0; flake < count; flake += 1) {
        const [x, y] = [random() * width, random() * height];
        const size = Math.max(0.6, radius * (0.55 + 0.9 * random()) * unit);
        const light = opacity * (0.5 + 0.5 * random()) * Math.min(1.2, force);
        disc(context, x, y, size, '255, 255, 255', light, softness);
      }
    };
  drawOver(picture, flakes('far', 700, 2.1, 0.9, 0.4), { rest: subject && restOf(subject), check });
  drawOver(picture, flakes('middle', 300, 4.2, 0.95, 0.45), { rest: subject && restOf(subject), check });
  drawOver(picture, flakes('front', 90, 6.4, 0.95, 0.5), { check });
  drawOver(picture, flakes('near', 24, 26, 0.6, 0.9), { check });
}

/** A disc; `softness` is the share of its radius over which it fades. */
function disc(
  context: Context,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity: number,
  softness: number,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, `rgba(${color}, ${opacity.toFixed(3)})`);
  gradient.addColorStop(Math.max(0.01, 1 - softness), `rgba(${color}, ${(opacity * 0.9).toFixed(3)})`);
  gradient.addColorStop(1, `rgba(${color}, 0)`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Embers that rise and glow, most of them from below. */
export function sparks(picture: Picture, { force, seed, subject, check }: OverContext): void {
  const { width, height } = picture;
  const unit = unitOf(picture);
  addLight(
    picture,
    '#ff6a1f',
    (_x, y) => 0.3 * Math.min(1.2, force) * smoothstep(0.5, 1.1, y),
    subject && restOf(subject),
  );
  const embers = (name: string, count: number, size: number) => (context: Context) => {
    const random = randomOf(seed, name);
    context.globalCompositeOperation = 'lighter';
    for (let ember = 0; ember < count; ember += 1) {
      const [x, y] = [random() * width, (1 - random() ** 1.7) * height * 1.02];
      const radius = Math.max(0.9, size * (0.4 + random() ** 3 * 1.5) * unit);
      const light = Math.min(1, (0.5 + 0.5 * random()) * force);
      disc(context, x, y, radius * 4.5, '255, 110, 20', 0.3 * light, 0.98);
      const angle = -Math.PI / 2 + (random() - 0.5) * 1.1;
      const long = radius * (1 + 5 * random() ** 2);
      context.strokeStyle = `rgba(255, 190, 90, ${(0.95 * light).toFixed(3)})`;
      context.lineCap = 'round';
      context.lineWidth = radius * 1.5;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long);
      context.stroke();
      disc(context, x, y, radius, '255, 244, 214', light, 0.4);
    }
    context.globalCompositeOperation = 'source-over';
  };
  drawOver(picture, embers('far', 210, 2.3), { rest: subject && restOf(subject), check });
  drawOver(picture, embers('front', 80, 3.8), { check });
  bloom(picture, 0.35 * force, { from: 0.75, radius: 14, color: '#ffbf70' });
}

/** Banks of fog, thicker towards the ground and behind the subject. */
export function fog(picture: Picture, { force, seed, subject, check }: OverContext): void {
  const { rgba, width, height } = picture;
  applyGrades(picture, [contrast(-0.22 * force), saturation(-0.2 * force)], { check });
  const noise = cloudNoise(randomOf(seed, 'fog'), 96, 54);
  const share = Math.min(1.15, 0.82 * force);
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) check();
    const depth = mix(0.28, 0.95, smoothstep(0.1, 1, (y + 0.5) / height));
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const density = noise((x / width) * 95, (y / height) * 53);
      const kept = subject ? 1 - 0.62 * subject.at(pixel) : 1;
      const weight = clamp(depth * smoothstep(0.18, 0.82, density) * share * kept, 0, 0.93);
      const at = pixel * 4;
      rgba[at] = mix(rgba[at]!, 214, weight);
      rgba[at + 1] = mix(rgba[at + 1]!, 221, weight);
      rgba[at + 2] = mix(rgba[at + 2]!, 228, weight);
    }
  }
}

/** Smooth noise in several sizes, 0 to 1, read between its points. */
function cloudNoise(random: Random, width: number, height: number): (x: number, y: number) => number {
  const values = new Float32Array(width * height);
  let most = 0;
  for (const [size, weight] of [
    [24, 1],
    [11, 0.5],
    [5, 0.25],
  ] as const) {
    const columns = Math.ceil(width / size) + 2;
    const rows = Math.ceil((height / size) * 1.6) + 2;
    const points = Float32Array.from({ length: columns * rows }, random);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [px, py] = [x / size, (y / size) * 1.6];
        const row = Math.floor(py);
        const [fx, fy] = [smoothstep(0, 1, px % 1), smoothstep(0, 1, py % 1)];
        const at = row * columns + Math.floor(px);
        const upper = mix(points[at]!, points[at + 1]!, fx);
        const lower = mix(points[at + columns] ?? 0.5, points[at + columns + 1] ?? 0.5, fx);
        values[y * width + x]! += mix(upper, lower, fy) * weight;
      }
    }
    most += weight;
  }
  return (x, y) => {
    const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))];
    const [fx, fy] = [x - left, y - top];
    const at = top * width + left;
    return (
      mix(mix(values[at]!, values[at + 1]!, fx), mix(values[at + width]!, values[at + width + 1]!, fx), fy) /
      most
    );
  };
}

/** Beams from above one side, behind the subject. */
export function lightRays(picture: Picture, { force, seed, subject, check }: OverContext): void {
  const { width, height } = picture;
  const random = randomOf(seed, 'rays');
  const side = random() < 0.5 ? 0.1 : 0.9;
  const scale = 0.25;
  const small = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const brush = small.getContext('2d');
  const [x, y] = [side * small.width, -0.14 * small.height];
  const long = Math.hypot(small.width, small.height) * 1.25;
  brush.filter = `blur(${Math.max(1, 5 * unitOf(picture) * scale * 2)}px)`;
  for (let ray = 0; ray < 15; ray += 1) {
    const angle = (side < 0.5 ? 0.12 : 1.05) + (ray / 14) * 1.95 + (random() - 0.5) * 0.1;
    const spread = 0.016 + 0.05 * random();
    const light = (0.3 + 0.5 * random()) * Math.min(1.3, force);
    const gradient = brush.createRadialGradient(x, y, 0, x, y, long);
    gradient.addColorStop(0, `rgba(255, 244, 214, ${light.toFixed(3)})`);
    gradient.addColorStop(0.55, `rgba(255, 236, 190, ${(light * 0.6).toFixed(3)})`);
    gradient.addColorStop(1, 'rgba(255, 230, 170, 0)');
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(angle - spread) * long, y + Math.sin(angle - spread) * long);
    brush.lineTo(x + Math.cos(angle + spread) * long, y + Math.sin(angle + spread) * long);
    brush.fill();
  }
  const rest = subject && restOf(subject, 0.8);
  drawOver(
    picture,
    (context) => {
      context.imageSmoothingQuality = 'high';
      context.drawImage(small, 0, 0, width, height);
    },
    { rest, check },
  );
  const glow = splitTones(0.1 * force, { dark: '#3a3040', light: '#ffd58a' });
  applyGrades(picture, [glow], { check });
  addLight(
    picture,
    '#fff0c8',
    (px, py) =>
      0.85 * Math.min(1.2, force) * (1 - smoothstep(0, 0.75, Math.hypot(px - side, py + 0.06))) ** 2,
    rest,
  );
}
