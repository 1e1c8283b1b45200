import { describe, expect, it } from 'vitest';

import { createRandom } from './random.ts';

const draw = (seed: number, count = 200) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('repeats the same numbers for the same seed', () => {
    expect(draw(42)).toEqual(draw(42));
  });

  it('gives neighbouring seeds unrelated numbers', () => {
    const first = draw(7, 2000);
    const second = draw(8, 2000);
    const product =
      first.reduce((sum, value, index) => sum + (value - 0.5) * ((second[index] ?? 0) - 0.5), 0) / 2000;
    expect(Math.abs(product * 12)).toBeLessThan(0.08);
  });

  it('spreads numbers evenly over 0 to 1', () => {
    const buckets = new Array<number>(10).fill(0);
    for (const value of draw(3, 10_000))
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1;
    for (const size of buckets) expect(size).toBeGreaterThan(880);
    expect(buckets.reduce((sum, size) => sum + size)).toBe(10_000);
  });

  it('keeps whole numbers within both limits and reaches them', () => {
    const random = createRandom(5);
    const seen = new Set(Array.from({ length: 300 }, () => random.integer(-1, 2)));
    expect([...seen].sort((one, other) => one - other)).toEqual([-1, 0, 1, 2]);
  });

  it('picks every entry of a list, and refuses an empty one', () => {
    const random = createRandom(5);
    expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('forks by label, independent of what was drawn before', () => {
    const early = createRandom(9).fork('clouds');
    const parent = createRandom(9);
    parent.next();
    parent.fork('stars').next();
    expect(parent.fork('clouds').next()).toBe(early.next());
    expect(createRandom(9).fork('stars').next()).not.toBe(createRandom(9).fork('clouds').next());
  });
});
