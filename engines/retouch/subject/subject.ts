/** Edits of what the picture is of, or of what is behind it. */
import { type Cover, coverOf, restOf } from '../pixels/cover.ts';
import { channelsOf, clamp, mix, type Picture, type Plane, smoothstep, unitOf } from '../pixels/picture.ts';
import { blurPlane, readerOf, reduce, resizePlane, soften } from '../pixels/soften.ts';
import { refine } from '../scene/find-sky.ts';
import { distanceTo } from './edges.ts';

/** How much of each cell belongs to the subject, 0 to 255, in a grid that is laid over the picture. */
export interface AlphaGrid {
  readonly alpha: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Whether it is people, whom the networks find whole; of a thing there may be only a part. */
  readonly isPerson: boolean;
}

/** Distances and glows need no more pixels than this. */
const measuredPixels = 2_000_000;

/** An ellipse as soft as that of attention has no more detail. */
const attentionSide = 1_280;

/** The subject of a picture, its edges fitted to the picture's. */
export function subjectOf(picture: Picture, { alpha, width, height }: Omit<AlphaGrid, 'isPerson'>): Cover {
  const values = new Float32Array(alpha.length);
  for (let at = 0; at < values.length; at += 1) values[at] = alpha[at]! / 255;
  const coarse = { values, width, height };
  const isFine = width >= picture.width;
  return coverOf(isFine ? coarse : refine(picture, coarse), picture);
}

/**
 * An ellipse around where a viewer looks first, for a picture of which nothing can be cut out: sharp in the
 * middle, less and less outwards.
 */
export function attentionOf(picture: Picture, { x, y }: { x: number; y: number }): Cover {
  const scale = Math.min(1, attentionSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const away = Math.hypot((column / width - x) / 0.34, (row / height - y) / 0.5);
      values[row * width + column] = 1 - smoothstep(0.75, 1.35, away);
    }
  }
  return coverOf({ values, width, height }, picture);
}

/** Blurs what is behind the subject, which does not bleed into it. */
export function blurBackground(picture: Picture, subject: Cover, force: number, check: () => void): void {
  const { rgba, width, height } = picture;
  const rest = restOf(subject);
  // Rounded, so that what is almost wholly subject is so everywhere.
  const behind = (at: number) => Math.fround(rest(at));
  // A little of what surrounds the subject belongs to it in the cut-out.
  const clear = (at: number) => Math.max(0.0001, behind(at) ** 3);
  const soft = readerOf(soften(picture, 15 * Math.min(2, force) * unitOf(picture), clear), picture);
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) check();
    for (let x = 0; x < width; x += 1) {
      const share = behind(y * width + x);
      if (share < 0.004) continue;
      const color = soft(x, y);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        rgba[at + channel] = mix(rgba[at + channel]!, color[channel]!, share);
    }
  }
}

/** Cuts the background away. */
export function removeBackground(picture: Picture, subject: Cover): void {
  cleanEdges(picture, subject);
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    picture.rgba[at * 4 + 3] = picture.rgba[at * 4 + 3]! * subject.at(at);
  }
}

/** Puts a colour behind the subject, or a gradient from one to another, lit from behind. */
export function replaceBackground(picture: Picture, subject: Cover, colors: readonly string[]): void {
  const { rgba, width, height } = picture;
  cleanEdges(picture, subject);
  const [first = '#ffd60a', second = null] = colors;
  const [from, to] = [channelsOf(first), channelsOf(second ?? first)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const share = subject.at(pixel);
      const place = second === null ? 0 : clamp((x / width) * 0.6 + (y / height) * 0.4);
      for (let channel = 0; channel < 3; channel += 1) {
        const behind = mix(from[channel]!, to[channel]!, place) * 255;
        rgba[pixel * 4 + channel] = mix(behind, rgba[pixel * 4 + channel]!, share);
      }
      rgba[pixel * 4 + 3] = 255;
    }
  }
}

/** Gives the subject's outermost pixels the colours inside it: they hold some of the old background. */
function cleanEdges(picture: Picture, subject: Cover): void {
  const { rgba, width, height } = picture;
  const inside = (at: number) => Math.max(0.00001, subject.at(at) ** 8);
  const soft = readerOf(soften(picture, Math.max(2, 4 * unitOf(picture)), inside), picture);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = subject.at(y * width + x);
      if (share < 0.01 || share > 0.97) continue;
      const color = soft(x, y);
      if (color[3]! < 0.0005) continue;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        rgba[at + channel] = mix(color[channel]!, rgba[at + channel]!, share * 0.5);
    }
  }
}

/** Draws a line around the subject, as on a sticker. */
export function outline(picture: Picture, subject: Cover, force: number, color: string): void {
  const { rgba, width, height } = picture;
  const small = measured(subject.plane, picture);
  const scale = width / small.width;
  const distance = distanceTo(small);
  const thickness = (9 * clamp(force, 0.25, 2) * unitOf(picture)) / scale;
  const edge = Math.max(0.7, 0.7 / scale);
  const line = new Float32Array(distance.length);
  for (let at = 0; at < line.length; at += 1) {
    line[at] = clamp((thickness + edge - distance[at]!) / (2 * edge));
  }
  const around = coverOf({ ...small, values: line }, picture);
  const ink = channelsOf(color);
  const opacity = Math.min(1, force * 2);
  for (let at = 0; at < width * height; at += 1) {
    const share = around.at(at) * (1 - subject.at(at)) * opacity;
    if (share < 0.004) continue;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at * 4 + channel] = mix(rgba[at * 4 + channel]!, ink[channel]! * 255, share);
    rgba[at * 4 + 3] = Math.max(rgba[at * 4 + 3]!, share * 255);
  }
}

/** Light around the subject, brightest at its edge. */
export function glow(picture: Picture, subject: Cover, force: number, color: string): void {
  const { rgba, width, height } = picture;
  const step = Math.max(1, Math.round(3 * unitOf(picture)));
  const small = resizePlane(subject.plane, {
    width: Math.ceil(width / step),
    height: Math.ceil(height / step),
  });
  const unit = unitOf(picture) / step;
  const near = coverOf(blurPlane(small, Math.max(1, 14 * unit)), picture);
  const far = coverOf(blurPlane(small, Math.max(2, 58 * unit)), picture);
  const light = channelsOf(color);
  const share = Math.min(1.4, force);
  for (let at = 0; at < width * height; at += 1) {
    const around = clamp((near.at(at) * 1.7 + far.at(at) * 1.5) * share) * (1 - subject.at(at));
    if (around < 0.004) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = rgba[at * 4 + channel]!;
      const screened = own + (255 - own) * light[channel]!;
      // A glow of a dark colour would be invisible if it only added light.
      const toned = mix(own, light[channel]! * 255, 0.55);
      rgba[at * 4 + channel] = mix(own, mix(screened, toned, 0.5), around);
    }
  }
}

function measured(plane: Plane, { width, height }: Picture): Plane {
  const scale = Math.sqrt(Math.min(1, measuredPixels / (width * height)));
  if (scale === 1 && plane.width === width && plane.height === height) return plane;
  return resizePlane(plane, { width: Math.round(width * scale), height: Math.round(height * scale) });
}

/** The box of a plane and its middle, in shares; null if nothing is in it. */
export function placeOf(plane: Plane): {
  left: number;
  top: number;
  right: number;
  bottom: number;
  x: number;
  y: number;
} | null {
  const { values, width, height } = plane;
  let [left, top, right, bottom, sum, sumX, sumY] = [width, height, -1, -1, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = values[y * width + x]!;
      if (value < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      sum += value;
      sumX += value * x;
      sumY += value * y;
    }
  }
  if (sum === 0) return null;
  return {
    left: left / width,
    top: top / height,
    right: (right + 1) / width,
    bottom: (bottom + 1) / height,
    x: (sumX / sum + 0.5) / width,
    y: (sumY / sum + 0.5) / height,
  };
}

/** A reduced picture, four bytes a pixel, to look for where a viewer looks first. */
export function reducedFor(picture: Picture): { rgba: Uint8Array; width: number; height: number } {
  const step = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / 200));
  const { values, width, height } = reduce(picture, step);
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < rgba.length; at += 1) rgba[at] = at % 4 === 3 ? 255 : values[at]!;
  return { rgba, width, height };
}
