/**
 * A seeded source of random numbers: the same seed gives the same numbers on every machine. All variation in
 * a drawing comes from it, so that a stored recipe draws the same pixels again.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** A whole number in [from, to], both included. */
  integer(from: number, to: number): number;
  /** An entry of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /**
   * Returns a separate source for one part of a drawing. It depends only on this source's seed and the label,
   * not on how many numbers were drawn, so an extra draw in one part leaves the others unchanged.
   */
  fork(label: string): Random;
}

/** Any finite number is a seed; only its lower 32 bits count. */
export function createRandom(seed: number): Random {
  const start = scramble(seed | 0);
  let state = start;
  const next = () => {
    // Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, passes gjrand's tests at this scale.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    integer: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick<T>(list: readonly T[]): T {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new RangeError('cannot pick from an empty list');
      return entry;
    },
    fork: (label) => createRandom(start ^ hashLabel(label)),
  };
}

/** Spreads neighbouring seeds apart (the finalizer of MurmurHash3, public domain). */
function scramble(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

/** FNV-1a over the label's UTF-16 units. */
function hashLabel(label: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < label.length; index++) {
    hash = Math.imul(hash ^ label.charCodeAt(index), 0x01000193);
  }
  return hash;
}
