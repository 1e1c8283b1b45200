import type { PictureMeasures } from '#contract/image-analysis.ts';
import type { Planes } from './planes.ts';
import { round3 } from './rounding.ts';

type Composition = PictureMeasures['composition'];

/** A third of the picture with no more of its detail than this is free. */
const freeUpTo = 0.1;
/** Below this mean there is no detail. */
const evenUpTo = 0.0001;

/** The ninths at each side. */
const sides: readonly (readonly [side: 'left' | 'right' | 'top' | 'bottom', ninths: readonly number[]])[] = [
  ['left', [0, 3, 6]],
  ['right', [2, 5, 8]],
  ['top', [0, 1, 2]],
  ['bottom', [6, 7, 8]],
];

/** Measures where a picture's detail is. */
export function measureComposition({ width, height }: Planes, detail: Float32Array): Composition {
  const ninths = Array.from({ length: 9 }, () => 0);
  let total = 0;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(2, Math.floor((y * 3) / height)) * 3;
    for (let x = 0; x < width; x += 1) {
      const ninth = row + Math.min(2, Math.floor((x * 3) / width));
      const value = detail[y * width + x] ?? 0;
      ninths[ninth] = (ninths[ninth] ?? 0) + value;
      total += value;
    }
  }
  if (total / (width * height) < evenUpTo) return { detail: ninths.map(() => 0), freeSide: 'everywhere' };
  const shares = ninths.map((sum) => sum / total);
  return { detail: shares.map(round3), freeSide: findFreeSide(shares) };
}

function findFreeSide(shares: readonly number[]): Composition['freeSide'] {
  const loads = sides.map(([side, ninths]) => ({
    side,
    load: ninths.reduce((sum, ninth) => sum + (shares[ninth] ?? 0), 0),
  }));
  const free = loads.filter(({ load }) => load <= freeUpTo).sort((one, other) => one.load - other.load);
  if (free.length === loads.length) return 'around';
  return free[0]?.side ?? 'none';
}
