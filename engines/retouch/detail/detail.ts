import { EarlierRows } from '../pixels/earlier-rows.ts';
import { type Box, clamp, lumaOf, mix, type Picture, unitOf } from '../pixels/picture.ts';
import type { Random } from '../pixels/random.ts';
import { readerOf, soften } from '../pixels/soften.ts';

/** Strengthens fine edges; flat areas and grain stay. */
export function sharpen(picture: Picture, force: number): void {
  const { rgba, width, height } = picture;
  const reach = Math.max(1, Math.round(1.2 * unitOf(picture)));
  const before = new EarlierRows(picture, reach);
  const luma = (row: Uint8ClampedArray, x: number) => lumaOf(row[x * 4]!, row[x * 4 + 1]!, row[x * 4 + 2]!);
  for (let y = 0; y < height; y += 1) {
    before.moveTo(y);
    const row = before.at(y);
    const above = before.at(Math.max(0, y - reach));
    const below = before.at(Math.min(height - 1, y + reach));
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
      const around =
        (2 * (luma(above, x) + luma(below, x) + luma(row, left) + luma(row, right)) +
          luma(above, left) +
          luma(above, right) +
          luma(below, left) +
          luma(below, right)) /
        12;
      const apart = luma(row, x) - around;
      const firm = Math.sign(apart) * Math.max(0, Math.abs(apart) - 2.5);
      const shift = clamp(firm * 1.5 * force, -48, 48);
      const at = (y * width + x) * 4;
      rgba[at] = row[x * 4]! + shift;
      rgba[at + 1] = row[x * 4 + 1]! + shift;
      rgba[at + 2] = row[x * 4 + 2]! + shift;
    }
  }
}

/** Smooths what varies little and keeps edges: each pixel is a mean of the neighbours that look like it. */
export function denoise(picture: Picture, force: number, check: () => void): void {
  const { rgba, width, height } = picture;
  const reach = 3;
  const before = new EarlierRows(picture, reach);
  const spread = 11 + 12 * force;
  const weights = new Float32Array(3 * 256 * 256);
  // By the squared distance of two colours, in steps of 16.
  const alike = (distance: number) => Math.exp(-distance / (2 * spread * spread));
  for (let at = 0; at < 4_096; at += 1) weights[at] = alike(at * 16);
  for (let y = 0; y < height; y += 1) {
    if (y % 16 === 0) check();
    before.moveTo(y);
    const own = before.at(y);
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = [own[x * 4]!, own[x * 4 + 1]!, own[x * 4 + 2]!];
      let [sumR, sumG, sumB, sum] = [0, 0, 0, 0];
      for (let line = Math.max(0, y - reach); line <= Math.min(height - 1, y + reach); line += 1) {
        const row = before.at(line);
        for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
          const other = column * 4;
          const [r, g, b] = [row[other]!, row[other + 1]!, row[other + 2]!];
          const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
          const weight = distance > 65_000 ? 0 : weights[distance >> 4]!;
          sumR += r * weight;
          sumG += g * weight;
          sumB += b * weight;
          sum += weight;
        }
      }
      const share = Math.min(1, 0.9 * force);
      const at = (y * width + x) * 4;
      rgba[at] = mix(red, sumR / sum, share);
      rgba[at + 1] = mix(green, sumG / sum, share);
      rgba[at + 2] = mix(blue, sumB / sum, share);
    }
  }
}

/** Grain of a film: the same in all colours, most in the tones between. */
export function grain(picture: Picture, force: number, random: Random): void {
  const { rgba, width, height } = picture;
  const size = Math.max(1, Math.round(1.4 * unitOf(picture)));
  const [columns, rows] = [Math.ceil(width / size) + 1, Math.ceil(height / size) + 1];
  const noise = new Int8Array(columns * rows);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (random() + random() + random() - 1.5) * 84;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / size) * columns;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const luma = lumaOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) / 255;
      const room = 0.35 + 0.65 * (1 - (2 * luma - 1) ** 2);
      const shift = noise[row + Math.floor(x / size)]! * 0.24 * force * room;
      rgba[at] = rgba[at]! + shift;
      rgba[at + 1] = rgba[at + 1]! + shift;
      rgba[at + 2] = rgba[at + 2]! + shift;
    }
  }
}

/** @param radius in pixels of the picture */
export function blur(picture: Picture, radius: number, check: () => void): void {
  const { rgba, width, height } = picture;
  const soft = readerOf(soften(picture, Math.max(1, radius)), picture);
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) check();
    for (let x = 0; x < width; x += 1) {
      const color = soft(x, y);
      const at = (y * width + x) * 4;
      rgba[at] = color[0]!;
      rgba[at + 1] = color[1]!;
      rgba[at + 2] = color[2]!;
    }
  }
}

/** Squares of one colour, so large that nothing in the box can be read. */
export function pixelate({ rgba, width, height }: Picture, force: number, box: Box): void {
  const longer = Math.max(box.width, box.height);
  const size = Math.max(4, Math.round((longer / 13) * Math.max(0.35, force)));
  const [startX, startY] = [box.left % size, box.top % size];
  for (let top = startY - size; top < height; top += size) {
    for (let left = startX - size; left < width; left += size) {
      const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
      const [x1, y1] = [Math.min(width, left + size), Math.min(height, top + size)];
      const sum = [0, 0, 0];
      for (let y = y0; y < y1; y += 1) {
        for (let x = x0; x < x1; x += 1) {
          for (let channel = 0; channel < 3; channel += 1)
            sum[channel]! += rgba[(y * width + x) * 4 + channel]!;
        }
      }
      const count = Math.max(1, (x1 - x0) * (y1 - y0));
      for (let y = y0; y < y1; y += 1) {
        for (let x = x0; x < x1; x += 1) {
          for (let channel = 0; channel < 3; channel += 1)
            rgba[(y * width + x) * 4 + channel] = sum[channel]! / count;
        }
      }
    }
  }
}
