import { inverted, type Mask } from './mask.ts';

/** Changes of a whole selection. Each returns the new values; the mask itself stays as it is. */
type Alpha = Uint8Array<ArrayBuffer>;

/** Selects everything within `pixels` of the selection. */
export function grown(mask: Mask, pixels: number): Alpha {
  return withinDistance(mask, pixels);
}

/** Takes everything within `pixels` of what is not selected from the selection. */
export function shrunk(mask: Mask, pixels: number): Alpha {
  const outside = withinDistance({ ...mask, alpha: inverted(mask) }, pixels);
  return outside.map((value) => 255 - value);
}

/**
 * The pixels at most so far from a selected one, with an edge of one pixel. The squared distances are exact:
 * Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions", 2012.
 */
function withinDistance({ width, height, alpha }: Mask, pixels: number): Alpha {
  const far = width * width + height * height;
  const squared = Float64Array.from(alpha, (value) => (value >= 128 ? 0 : far));
  const longest = Math.max(width, height);
  const scratch = {
    line: new Float64Array(longest),
    places: new Int32Array(longest),
    borders: new Float64Array(longest + 1),
  };
  for (let x = 0; x < width; x += 1) lowerEnvelope(squared, x, width, height, scratch);
  for (let y = 0; y < height; y += 1) lowerEnvelope(squared, y * width, 1, width, scratch);
  return Uint8Array.from(squared, (distance, index) => {
    const edge = pixels + 1 - Math.sqrt(distance);
    return Math.max(alpha[index] ?? 0, Math.round(Math.min(1, Math.max(0, edge)) * 255));
  });
}

interface Scratch {
  readonly line: Float64Array;
  readonly places: Int32Array;
  readonly borders: Float64Array;
}

/** Replaces each value of a row or column by the lowest parabola above its place. */
function lowerEnvelope(
  values: Float64Array,
  start: number,
  step: number,
  length: number,
  { line, places, borders }: Scratch,
): void {
  for (let at = 0; at < length; at += 1) line[at] = values[start + at * step] ?? 0;
  const height = (place: number) => (line[place] ?? 0) + place * place;
  let last = 0;
  places[0] = 0;
  borders[0] = -Infinity;
  for (let at = 1; at < length; at += 1) {
    let place = places[last] ?? 0;
    let border = (height(at) - height(place)) / (2 * (at - place));
    while (last > 0 && border <= (borders[last] ?? 0)) {
      last -= 1;
      place = places[last] ?? 0;
      border = (height(at) - height(place)) / (2 * (at - place));
    }
    last += 1;
    places[last] = at;
    borders[last] = border;
  }
  borders[last + 1] = Infinity;
  for (let at = 0, index = 0; at < length; at += 1) {
    while ((borders[index + 1] ?? Infinity) < at) index += 1;
    const place = places[index] ?? 0;
    values[start + at * step] = (at - place) ** 2 + (line[place] ?? 0);
  }
}

/**
 * Softens the edge over about `pixels` on each side. Three box blurs are close to a Gaussian blur of that
 * standard deviation (Kovesi, "Fast Almost-Gaussian Filtering", 2010).
 */
export function feathered({ width, height, alpha }: Mask, pixels: number): Alpha {
  const radius = Math.max(1, Math.round(Math.sqrt((pixels * pixels * 12) / 3 + 1) / 2 - 0.5));
  let values: Float32Array = Float32Array.from(alpha);
  for (let pass = 0; pass < 3; pass += 1) {
    values = blurLines(values, { lines: height, length: width, lineStep: width, step: 1 }, radius);
    values = blurLines(values, { lines: width, length: height, lineStep: 1, step: width }, radius);
  }
  return Uint8Array.from(values, (value) => Math.round(value));
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly step: number;
}

/** The mean of `2 × radius + 1` values around each; beyond the ends they go on as they end. */
function blurLines(
  values: Float32Array,
  { lines, length, lineStep, step }: Lines,
  radius: number,
): Float32Array {
  const result = new Float32Array(values.length);
  const count = 2 * radius + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const at = (index: number) => values[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += at(index);
    for (let index = 0; index < length; index += 1) {
      result[start + index * step] = sum / count;
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
  return result;
}
