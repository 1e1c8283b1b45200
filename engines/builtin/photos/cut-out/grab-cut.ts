/** GrabCut, first on a picture of half the size, then along the edge that this gave. */
import type { OpenCv } from './load-open-cv.ts';
import { distancesTo, marks } from './seed-marks.ts';

/** A picture of four bytes a pixel, with a mark for each. */
interface Marked {
  rgba: Uint8Array;
  width: number;
  height: number;
  seeds: Uint8Array;
}

/** Rounds at half the size, where the colours of both sides are learnt, and at the whole size. */
const rounds = { half: 4, whole: 1 };
/** How far from the coarse edge the fine one may be, in pixels. */
const band = 5;
/** A smaller picture is cut at its own size only. */
const leastHalved = 160;

/**
 * Returns 1 for each pixel of the subject, else 0. Half the size takes a tenth of the time, and a cut along a
 * band takes little: at its own size a picture of 420 pixels took up to eleven seconds.
 */
export function grabCut(
  cv: OpenCv,
  rgba: Uint8Array,
  width: number,
  height: number,
  seeds: Uint8Array,
): Uint8Array {
  const whole = { rgba, width, height, seeds };
  if (Math.min(width, height) < leastHalved) return cutGraph(cv, whole, rounds.half);
  const half = halved(whole);
  const coarse = cutGraph(cv, half, rounds.half);
  return cutGraph(cv, { ...whole, seeds: seedsAlong(whole, half.width, half.height, coarse) }, rounds.whole);
}

function halved({ rgba, width, height, seeds }: Marked): Marked {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const small = new Uint8Array(w * h * 4);
  const marked = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const [right, below] = [Math.min(width - 1, 2 * x + 1), Math.min(height - 1, 2 * y + 1)];
      const four = [
        2 * y * width + 2 * x,
        2 * y * width + right,
        below * width + 2 * x,
        below * width + right,
      ];
      for (let channel = 0; channel < 4; channel += 1) {
        const sum = four.reduce((all, at) => all + rgba[at * 4 + channel]!, 0);
        small[(y * w + x) * 4 + channel] = Math.round(sum / 4);
      }
      const certain = four.find((at) => seeds[at] === marks.subject || seeds[at] === marks.background);
      marked[y * w + x] = seeds[certain ?? four[0]!]!;
    }
  }
  return { rgba: small, width: w, height: h, seeds: marked };
}

/** What is far from the coarse edge is decided; strokes stay certain. */
function seedsAlong({ width, seeds }: Marked, w: number, h: number, coarse: Uint8Array): Uint8Array {
  const toSubject = distancesTo(coarse, w, h, 1);
  const toBackground = distancesTo(coarse, w, h, 0);
  // The distances are in thirds of a pixel of half the size.
  const limit = (3 * band) / 2;
  return seeds.map((seed, at) => {
    if (seed === marks.subject || seed === marks.background) return seed;
    const small = (Math.floor(at / width) >> 1) * w + ((at % width) >> 1);
    const isSubject = coarse[small] === 1;
    const isNear = (isSubject ? toBackground[small]! : toSubject[small]!) <= limit;
    if (isNear) return isSubject ? marks.probablySubject : marks.probablyBackground;
    return isSubject ? marks.subject : marks.background;
  });
}

function cutGraph(cv: OpenCv, { rgba, width, height, seeds }: Marked, times: number): Uint8Array {
  const kinds = new Set(seeds);
  const isDecided = !kinds.has(marks.probablySubject) && !kinds.has(marks.probablyBackground);
  const isOneSided = new Set(seeds.map((seed) => seed & 1)).size < 2;
  // GrabCut fails without anything to decide or to compare.
  if (isDecided || isOneSided) return seeds.map((seed) => seed & 1);
  // Its first guess of the colours is random, from one generator for all calls.
  cv.setRNGSeed(1);
  const picture = new cv.Mat(height, width, cv.CV_8UC3);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  const [background, subject] = [new cv.Mat(), new cv.Mat()];
  try {
    for (let at = 0; at < width * height; at += 1) {
      const noise = grainAt(at);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (rgba[at * 4 + channel] ?? 0) + noise;
        picture.data[at * 3 + channel] = Math.min(255, Math.max(0, value));
      }
    }
    mask.data.set(seeds);
    const nowhere = new cv.Rect(0, 0, 1, 1);
    cv.grabCut(picture, mask, nowhere, background, subject, times, cv.GC_INIT_WITH_MASK);
    return Uint8Array.from(mask.data, (value: number) => value & 1);
  } finally {
    for (const matrix of [picture, mask, background, subject]) matrix.delete();
  }
}

/**
 * A little noise, always the same, in steps of brightness. Pixels that are all alike, as in a drawing, make
 * the cut of the graph several times slower: there are as many smallest cuts as pixels.
 */
function grainAt(at: number): number {
  return ((Math.imul(at + 1, 0x9e3779b1) >>> 16) % (2 * grain + 1)) - grain;
}

const grain = 5;
