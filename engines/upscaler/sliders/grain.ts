/** The grain repeats after this many grains each way: too many for an eye to notice. */
const side = 512;

/** The standard deviation of the strongest grain, in steps of 255. */
const strongest = 7;

export type Grain = (x: number, y: number) => number;

/**
 * Film grain, normally distributed about 0, and the same for the same seed. A grain is half as large as a
 * source pixel, so that it is visible at every factor.
 */
export function createGrain(seed: number, factor: number): Grain {
  const size = Math.max(1, factor / 2);
  const tile = spread(bells(seed), size);
  const mask = side * size - 1;
  return (x, y) => tile[(y & mask) * (mask + 1) + (x & mask)] as number;
}

/** Independent numbers, each the sum of four uniformly distributed ones. */
function bells(seed: number): Float32Array {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  // mulberry32: short, and good enough for grain.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const scale = strongest * Math.sqrt(3);
  return Float32Array.from({ length: side * side }, () => (next() + next() + next() + next() - 2) * scale);
}

/** Spreads each number over `size` pixels with smooth transitions, at the same strength. */
function spread(numbers: Float32Array, size: number): Float32Array {
  if (size === 1) return numbers;
  const whole = side * size;
  const tile = new Float32Array(whole * whole);
  for (let y = 0; y < whole; y += 1) {
    for (let x = 0; x < whole; x += 1) {
      const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
      const [right, down] = [(x % size) / size, (y % size) / size];
      const at = (i: number, j: number) => numbers[(j % side) * side + (i % side)] as number;
      const weights = [
        (1 - right) * (1 - down),
        right * (1 - down),
        (1 - right) * down,
        right * down,
      ] as const;
      const mixed =
        at(column, row) * weights[0] +
        at(column + 1, row) * weights[1] +
        at(column, row + 1) * weights[2] +
        at(column + 1, row + 1) * weights[3];
      // A mean of independent numbers has a smaller deviation than they have.
      tile[y * whole + x] = mixed / Math.hypot(...weights);
    }
  }
  return tile;
}
