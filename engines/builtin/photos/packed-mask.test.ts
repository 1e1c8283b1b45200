import { expect, test } from 'vitest';
import type { Mask } from './mask.ts';
import { packedMaskSchema, packMask, unpackMask } from './packed-mask.ts';

/** A soft disc. */
function discMask(width: number, height: number): Mask {
  const alpha = new Uint8Array(width * height).map((_, at) => {
    const away = Math.hypot((at % width) - width / 2, Math.floor(at / width) - height / 2);
    return Math.max(0, Math.min(255, (height / 3 - away) * 40));
  });
  return { alpha, width, height };
}

test('unpacks a packed mask exactly, from a few kilobytes', () => {
  const mask = discMask(420, 280);
  const packed = packedMaskSchema.parse(JSON.parse(JSON.stringify(packMask(mask))));
  expect(unpackMask(packed)).toEqual(mask);
  expect(packed.packed.length).toBeLessThan(8_000);
});

test.each([
  ['are of another size', { ...packMask(discMask(60, 40)), width: 61 }],
  ['are of a larger mask', { ...packMask(discMask(60, 40)), width: 30 }],
  ['are damaged', { width: 60, height: 40, packed: 'AAAA' }],
])('refuses bytes that %s', (_, packed) => {
  expect(unpackMask(packed)).toBeNull();
});
