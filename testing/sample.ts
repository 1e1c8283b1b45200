/** Whether whole matrices run, as before a release. */
export const isFullRun = process.env.TEST_FULL === '1';

/** The seed of a run: `TEST_SEED`, or a random number that all workers inherit. */
export const seed = readSeed();

/**
 * Chooses `count` cases of a matrix by the seed, in the matrix's order. `npm test` seeds by commit, so every
 * case runs sooner or later. Returns all cases in a full run.
 */
export function sampleOf<T>(matrix: readonly T[], count: number): readonly T[] {
  return isFullRun ? matrix : chooseBy(seedOf(seed, matrix), matrix, count);
}

/**
 * Mixes a run's seed with a matrix. With one seed for all, the choice in one matrix would decide the choice
 * in another, and some pairs of cases would never run.
 */
export function seedOf(seed: number, matrix: readonly unknown[]): number {
  let hash = seed | 0;
  for (const letter of `${matrix.length}:${matrix.map(String).join()}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Chooses `count` of the cases, always the same ones for a seed and a number of cases. */
export function chooseBy<T>(seed: number, matrix: readonly T[], count: number): readonly T[] {
  const next = randomNumbers(seed);
  const chosen = matrix
    .map((_, index) => ({ index, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ index }) => index);
  return matrix.filter((_, index) => chosen.includes(index));
}

/** Mulberry32 by Tommy Ettinger: numbers from 0 (included) to 1 (excluded), the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function readSeed(): number {
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1_000_000));
  const value = Number(process.env.TEST_SEED);
  if (!Number.isInteger(value)) throw new Error(`TEST_SEED is ${process.env.TEST_SEED}, not a whole number`);
  return value;
}
