/** Finds the people of a photo and cuts the main ones out, with no stroke. */
import { mostFaces, type RecipeFace } from '../../recipe.ts';
import { packMask } from '../packed-mask.ts';
import { opaqueBox } from '../transparency.ts';
import type { Face } from './detect-faces.ts';
import { type FaceNetwork, findFaces } from './find-faces.ts';
import { boxMean, refineByColor } from './guided-filter.ts';
import { hasWriting } from './has-writing.ts';
import { keepParts } from './keep-parts.ts';
import type { FoundPeople } from './protocol.ts';
import { type Pixels, type Region, sampleSquare } from './sample.ts';

/** The networks, opened. */
export interface PeopleNetworks extends FaceNetwork {
  /** Three bytes a pixel of a square of `personInput` → how likely each pixel is a person, 0 to 1. */
  person(rgb: Uint8Array<ArrayBuffer>): Promise<Float32Array>;
}

export const personInput = 256;

/** A face lower than this, in pixels, would be a blur as the hero of a design. */
const leastFace = 36;
/** Faces of at least this share of the largest one's height are as important as that one. */
const alsoMain = 0.62;
/** More people than these are a crowd: its photo is shown whole. */
const mostPeople = 3;

/** How much of a person a design shows: this many face heights below the chin. */
const shownBelow = 2.3;

export async function findPeople(photo: Pixels, networks: PeopleNetworks): Promise<FoundPeople> {
  const found = await findFaces(photo, networks);
  const faces = found.slice(0, mostFaces).map(toRecipe);
  const main = mainFaces(found, photo);
  if (main.length === 0) return { faces, person: null };
  // The design does not show the rest of a whole figure: it is not cut out.
  const end = endOf(photo, main);
  const upper = { rgba: photo.rgba.subarray(0, end * photo.width * 4), width: photo.width, height: end };
  const likely = await segment(photo, end, main, networks);
  const alpha = alphaOf(photo, upper, main, likely);
  const box = alpha && opaqueBox(alpha, upper, 0);
  if (!alpha || !box) return { faces, person: null };
  const whole = new Uint8Array(photo.width * photo.height);
  whole.set(alpha);
  const mask = { alpha: whole, width: photo.width, height: photo.height };
  const chin = Math.max(...main.map(({ box: [, y, , h] }) => y + h)) * photo.height;
  return {
    faces,
    person: {
      mask,
      packed: packMask(mask),
      subject: [
        box[0],
        toShare((box[1] * end) / photo.height),
        box[2],
        toShare((box[3] * end) / photo.height),
      ],
      faces: main.length,
      hasWriting: hasWriting(upper, alpha, chin),
    },
  };
}

/** The row below which nothing is shown. */
function endOf({ height }: Pixels, main: readonly Face[]): number {
  const lowest = Math.max(...main.map(({ box: [, y, , h] }) => y + h * (1 + shownBelow)));
  return Math.max(1, Math.min(height, Math.round(lowest * height)));
}

function toRecipe({ box: [x, y, width, height], eyes, nose }: Face): RecipeFace {
  const [left, top] = [toShare(x), toShare(y)];
  const [first, second] = eyes;
  const between = Math.max(1e-6, Math.hypot(second[0] - first[0], second[1] - first[1]));
  const turn = (nose[0] - (first[0] + second[0]) / 2) / between;
  return {
    box: [
      left,
      top,
      toShare(Math.min(1 - left, x + width - left)),
      toShare(Math.min(1 - top, y + height - top)),
    ],
    eyes: [
      [toShare(first[0]), toShare(first[1])],
      [toShare(second[0]), toShare(second[1])],
    ],
    looks: turn < -leastTurn ? 'left' : turn > leastTurn ? 'right' : 'ahead',
  };
}

/** How far the nose is from the middle of the eyes, in distances of the eyes, when a face looks aside. */
const leastTurn = 0.14;

/** Three digits are enough and keep a recipe short. */
function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

/** Returns the faces that a design shows; none if they are too small or too many. */
function mainFaces(faces: readonly Face[], { height }: Pixels): Face[] {
  const [largest] = faces;
  if (!largest || largest.box[3] * height < leastFace) return [];
  const main = faces.filter(({ box }) => box[3] >= largest.box[3] * alsoMain);
  return main.length > mostPeople ? [] : main;
}

/** The region about the faces, in face heights: above the highest, below the lowest, beside the outermost. */
const regions = [
  { above: 1.3, below: 3.2, beside: 2.6 },
  { above: 0.9, below: 1.6, beside: 1.4 },
] as const;

/**
 * Asks the network about the whole photo, then about the people closer by, each also mirrored, and returns
 * the mean: what one look misses, another sees. The closer a look, the more it counts.
 */
async function segment(
  photo: Pixels,
  end: number,
  main: readonly Face[],
  { person }: PeopleNetworks,
): Promise<Float32Array> {
  const { width, height } = photo;
  const whole = { x: 0, y: 0, width, height };
  const looks = [whole, ...regions.map((reach) => regionAround(photo, main, reach))];
  const sums = new Float32Array(width * end);
  const weights = new Float32Array(width * end);
  for (const [index, look] of looks.entries()) {
    const plain = await person(sampleSquare(photo, look, personInput));
    const mirrored = await person(sampleSquare(photo, look, personInput, true));
    const both = plain.map((value, at) => {
      const row = at - (at % personInput);
      return (value + (mirrored[row + personInput - 1 - (at % personInput)] ?? 0)) / 2;
    });
    addLook(
      sums,
      weights,
      { ...photo, end },
      { values: both, region: look, weight: index === 0 ? 1 : 2 * index },
    );
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = sums[at]! / weights[at]!;
  return sums;
}

function regionAround(
  { width, height }: Pixels,
  faces: readonly Face[],
  { above, below, beside }: { above: number; below: number; beside: number },
): Region {
  const boxes = faces.map(({ box }) => box);
  const tall = Math.max(...boxes.map((box) => box[3])) * height;
  const left = Math.max(0, Math.min(...boxes.map(([x]) => x)) * width - beside * tall);
  const right = Math.min(width, Math.max(...boxes.map(([x, , w]) => x + w)) * width + beside * tall);
  const top = Math.max(0, Math.min(...boxes.map(([, y]) => y)) * height - above * tall);
  const bottom = Math.min(height, Math.max(...boxes.map(([, y, , h]) => y + h)) * height + below * tall);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Adds a look's values, enlarged; towards an edge that is not the photo's own they count less and less. */
function addLook(
  sums: Float32Array,
  weights: Float32Array,
  { width, height, end }: { width: number; height: number; end: number },
  { values, region, weight }: { values: Float32Array; region: Region; weight: number },
): void {
  const side = personInput;
  const [left, top] = [Math.floor(region.x), Math.floor(region.y)];
  const right = Math.min(width, Math.ceil(region.x + region.width));
  const bottom = Math.min(height, Math.ceil(region.y + region.height));
  const fade = Math.min(region.width, region.height) * 0.12;
  const nearness = (at: number, start: number, end: number, size: number) => {
    const before = start <= 0 ? 1 : Math.min(1, (at - start + 1) / fade);
    const after = end >= size ? 1 : Math.min(1, (end - at) / fade);
    return Math.max(0, Math.min(before, after));
  };
  for (let y = top; y < Math.min(bottom, end); y += 1) {
    const v = Math.min(side - 1, Math.max(0, ((y + 0.5 - region.y) / region.height) * side - 0.5));
    const row = Math.floor(v);
    const next = Math.min(side - 1, row + 1);
    const rowShare = nearness(y, top, bottom, height);
    for (let x = left; x < right; x += 1) {
      const u = Math.min(side - 1, Math.max(0, ((x + 0.5 - region.x) / region.width) * side - 0.5));
      const column = Math.floor(u);
      const beside = Math.min(side - 1, column + 1);
      const [fx, fy] = [u - column, v - row];
      const above = (values[row * side + column] ?? 0) * (1 - fx) + (values[row * side + beside] ?? 0) * fx;
      const below = (values[next * side + column] ?? 0) * (1 - fx) + (values[next * side + beside] ?? 0) * fx;
      const share = weight * rowShare * nearness(x, left, right, width);
      const at = y * width + x;
      sums[at] = (sums[at] ?? 0) + (above * (1 - fy) + below * fy) * share;
      weights[at] = (weights[at] ?? 0) + share;
    }
  }
}

/** The likelihood below which a pixel is background and from which it is the person. */
const sure = { background: 0.3, person: 0.72 };
/** Levels of opacity that are kept: a soft edge needs no more, and a recipe stays short. */
const levels = 32;

/**
 * Turns likelihoods, in place, into the opacity of each pixel of the photo's shown part; null if the faces
 * belong to no person.
 */
function alphaOf(
  { height: photoHeight }: Pixels,
  shown: Pixels,
  main: readonly Face[],
  likely: Float32Array,
): Uint8Array | null {
  const { width, height } = shown;
  const tall = Math.max(...main.map(({ box }) => box[3])) * photoHeight;
  const seeds = main.map(({ box: [x, y, w, h] }) => ({
    x: clamp(x + w / 2) * width,
    y: clamp(y + h / 2) * photoHeight,
  }));
  for (let at = 0; at < likely.length; at += 1)
    likely[at] = clamp((likely[at]! - sure.background) / (sure.person - sure.background));
  if (!keepParts(likely, width, height, seeds)) return null;
  const own = likely;
  const radius = Math.max(3, Math.round(tall * 0.09));
  const refined = refineByColor(shown, own, {
    radius,
    flatness: 2e-4,
    step: Math.max(1, Math.round(radius / 5)),
  });
  // Far from the edge the coarse mask is right, whatever the colours are.
  const around = boxMean(own, width, height, radius);
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at += 1) {
    const mean = around[at]!;
    const value = mean > 0.995 ? 1 : mean < 0.005 ? 0 : clamp((refined[at]! - 0.14) / 0.74);
    alpha[at] = Math.round((Math.round(value * (levels - 1)) / (levels - 1)) * 255);
  }
  return alpha;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
