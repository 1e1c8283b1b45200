/**
 * Turns GrabCut's pixels into a mask that can be enlarged: whole, without holes or crumbs, with a soft edge.
 */

/** Parts smaller than this share of the largest one are crumbs. */
const crumbShare = 0.12;
/** Holes up to this share of the picture are closed. */
const holeShare = 0.01;

/** @param isSubject 1 or 0 a pixel */
export function cleanMask(isSubject: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  return softenMask(withoutHoles(withoutCrumbs(isSubject, width, height), width, height), width, height);
}

/** @param isSubject 1 or 0 a pixel */
export function softenMask(isSubject: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const soft = blur(Float32Array.from(isSubject), width, height, 2);
  const alpha = new Uint8Array(width * height);
  // The middle of the soft edge is half a pixel inside, so that no background shows around the subject.
  for (let at = 0; at < alpha.length; at++) {
    alpha[at] = Math.round(255 * Math.min(1, Math.max(0, ((soft[at] ?? 0) - 0.4) / 0.42)));
  }
  return alpha;
}

/** The share of a mask that its largest connected part has. */
export function largestPart(isSubject: Uint8Array, width: number, height: number): number {
  const { sizes } = label(isSubject, width, height, 1);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return all === 0 ? 0 : Math.max(...sizes) / all;
}

function withoutCrumbs(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, sizes } = label(mask, width, height, 1);
  const largest = Math.max(0, ...sizes);
  return mask.map((_, at) => ((sizes[labels[at] ?? 0] ?? 0) >= largest * crumbShare && labels[at] ? 1 : 0));
}

function withoutHoles(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, sizes, touchesEdge } = label(mask, width, height, 0);
  const limit = width * height * holeShare;
  return mask.map((value, at) => {
    const hole = labels[at] ?? 0;
    return value === 0 && hole > 0 && !touchesEdge[hole] && (sizes[hole] ?? 0) < limit ? 1 : value;
  });
}

/** Numbers the connected parts of one value, from 1. */
function label(mask: Uint8Array, width: number, height: number, value: number) {
  const labels = new Int32Array(width * height);
  const sizes = [0];
  const touchesEdge = [false];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== value || labels[start] !== 0) continue;
    const name = sizes.length;
    sizes.push(0);
    touchesEdge.push(false);
    labels[start] = name;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      sizes[name] = (sizes[name] ?? 0) + 1;
      const [x, y] = [at % width, Math.floor(at / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesEdge[name] = true;
      for (const [near, isInside] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, y > 0],
        [at + width, y < height - 1],
      ] as const) {
        if (!isInside || mask[near] !== value || labels[near] !== 0) continue;
        labels[near] = name;
        stack.push(near);
      }
    }
  }
  return { labels, sizes, touchesEdge };
}

/** A box mean, applied twice, which is nearly a bell curve; the edge pixels continue beyond the picture. */
function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  let current = values;
  for (let round = 0; round < 2; round++) {
    current = blurLines(current, width, height, radius, 1, width);
    current = blurLines(current, height, width, radius, width, 1);
  }
  return current;
}

function blurLines(
  values: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      let sum = 0;
      for (let near = -radius; near <= radius; near++) {
        const place = Math.min(length - 1, Math.max(0, at + near));
        sum += values[line * lineStep + place * step] ?? 0;
      }
      result[line * lineStep + at * step] = sum / (2 * radius + 1);
    }
  }
  return result;
}
