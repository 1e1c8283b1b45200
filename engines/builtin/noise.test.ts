import { describe, expect, it } from 'vitest';

import { createNoise } from './noise.ts';
import { createRandom } from './random.ts';

const places = Array.from(
  { length: 4000 },
  (_, index) => [(index % 80) * 0.237, Math.floor(index / 80) * 0.311] as const,
);

describe('createNoise', () => {
  it('depends only on the random source it was made from', () => {
    const [one, same, other] = [
      createNoise(createRandom(1)),
      createNoise(createRandom(1)),
      createNoise(createRandom(2)),
    ];
    expect(one.fractal(3.3, 4.4, 5)).toBe(same.fractal(3.3, 4.4, 5));
    expect(one.fractal(3.3, 4.4, 5)).not.toBe(other.fractal(3.3, 4.4, 5));
  });

  it.each(['value', 'fractal', 'ridged'] as const)('%s stays within 0 to 1 and uses most of it', (kind) => {
    const noise = createNoise(createRandom(4));
    const values = places.map(([x, y]) => noise[kind](x, y, 5));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.4);
  });

  it('changes smoothly, also across negative and large coordinates', () => {
    const noise = createNoise(createRandom(6));
    for (const x of [-300.5, -1.01, -0.001, 0, 254.99, 255.999, 1000.25]) {
      expect(Math.abs(noise.value(x, 2.5) - noise.value(x + 0.01, 2.5))).toBeLessThan(0.03);
    }
  });
});
