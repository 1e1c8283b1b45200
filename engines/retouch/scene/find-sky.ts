import { type Guide, refineByColor } from '../../builtin/photos/people/guided-filter.ts';
import { type Cover, coverOf } from '../pixels/cover.ts';
import { clamp, lumaOf, type Picture, type Plane } from '../pixels/picture.ts';
import { reduce, resizePlane } from '../pixels/soften.ts';

export interface Sky {
  /** How much of each pixel is sky. */
  readonly cover: Cover;
  /** How far down it reaches where most of it ends, 0 to 1. */
  readonly horizon: number;
  /** Its usual brightness, 0 to 1. */
  readonly light: number;
}

/** The sky is looked for in a copy that is about this wide. */
const searchWidth = 320;
/** Its edges are refined in a copy of at most this many pixels. */
const refinedPixels = 1_000_000;
/** What is smaller is no sky that anybody looks at. */
const leastShare = 0.07;
/** How much of the picture's upper edge it must touch. */
const leastTop = 0.3;

/** Finds a blue or hazy daytime sky: smooth, bright, and connected to the upper edge. Null without one. */
export function findSky(picture: Picture, subject: Cover | null): Sky | null {
  const step = Math.max(1, Math.round(picture.width / searchWidth));
  const { values, width, height } = reduce(picture, step);
  const isSky = flood(values, width, height, subject ? resizePlane(subject.plane, { width, height }) : null);
  let [count, top, light, blue, teal] = [0, 0, 0, 0, 0];
  const ends: number[] = [];
  for (let x = 0; x < width; x += 1) {
    top += isSky[x]!;
    let end = 0;
    for (let y = 0; y < height; y += 1) {
      const at = y * width + x;
      if (!isSky[at]) continue;
      count += 1;
      end = y + 1;
      const [r, g, b] = [values[at * 4]!, values[at * 4 + 1]!, values[at * 4 + 2]!];
      light += lumaOf(r, g, b) / 255;
      blue += (b - r) / 255;
      teal += (g - r) / 255;
    }
    if (end > 0) ends.push(end / height);
  }
  const isLarge = count > leastShare * width * height && top > leastTop * width;
  // A wall in turquoise is smooth and bright as well; a sky has more blue than green.
  if (!isLarge || blue / count < 0.025 || teal > blue * 0.85) return null;
  ends.sort((one, other) => one - other);
  const seeds = { values: Float32Array.from(isSky), width, height };
  return {
    cover: coverOf(refine(picture, seeds), picture),
    horizon: clamp(ends[Math.floor(ends.length * 0.7)] ?? 0.5, 0.15, 1),
    light: light / count,
  };
}

/** Spreads from the upper edge over what is like the pixel before. */
function flood(values: Float32Array, width: number, height: number, subject: Plane | null): Uint8Array {
  const isSky = new Uint8Array(width * height);
  const open: number[] = [];
  const fits = (at: number) => {
    const [r, g, b] = [values[at * 4]! / 255, values[at * 4 + 1]! / 255, values[at * 4 + 2]! / 255];
    const light = lumaOf(r, g, b);
    const isHazy = light > 0.62 && Math.abs(r - b) < 0.16 && b > r - 0.05;
    const isBlue = b > r + 0.03 && b > g - 0.01 && light > 0.22;
    return (isHazy || isBlue) && (!subject || subject.values[at]! < 0.4);
  };
  const isNear = (one: number, other: number) => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs(values[one * 4 + channel]! - values[other * 4 + channel]!);
    return sum < 26;
  };
  for (let x = 0; x < width; x += 1) {
    if (!fits(x)) continue;
    isSky[x] = 1;
    open.push(x);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const around = [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y > 0 ? at - width : -1,
      y < height - 1 ? at + width : -1,
    ];
    for (const next of around) {
      if (next < 0 || isSky[next] || !fits(next) || !isNear(at, next)) continue;
      isSky[next] = 1;
      open.push(next);
    }
  }
  return isSky;
}

/** Fits a coarse plane to the edges of the picture, as large as they are looked at. */
export function refine(picture: Picture, coarse: Plane): Plane {
  const { width, height } = picture;
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / refinedPixels)));
  const guide = guideOf(picture, step);
  const seeds = resizePlane(coarse, guide);
  const values = refineByColor(guide, seeds.values, {
    radius: Math.round(guide.width / 60),
    flatness: 0.0012,
    step: 3,
  });
  const firm = values.map((value) => clamp((value - 0.12) / 0.76));
  return { values: firm, width: guide.width, height: guide.height };
}

function guideOf(picture: Picture, step: number): Guide {
  if (step === 1) return { ...picture, rgba: new Uint8Array(picture.rgba.buffer) };
  const { values, width, height } = reduce(picture, step);
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < rgba.length; at += 1) rgba[at] = at % 4 === 3 ? 255 : values[at]!;
  return { rgba, width, height };
}
