import { afterAll, expect, test } from 'vitest';
import { type Network, reach } from '../network/network.ts';
import { openNetwork } from '../network/open-network.ts';
import { distance, drawing, rawOf } from '../testing/pictures.ts';
import { doubleStrips } from './double-strips.ts';
import type { Strip } from './strip.ts';

const network: Network = await openNetwork(['native']);
afterAll(() => network.close());

const [width, height] = [300, 150];
const { data: rgb } = await rawOf(await drawing(width, height));

async function* inStripsOf(rows: number): AsyncGenerator<Strip> {
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    yield { rgb: rgb.subarray(top * width * 3, (top + count) * width * 3), rows: count };
  }
}

async function doubled(rows: number): Promise<Buffer> {
  const strips: Uint8Array[] = [];
  const options = { network, onPixels: () => {} };
  for await (const strip of doubleStrips(inStripsOf(rows), { width, height }, options))
    strips.push(strip.rgb);
  return Buffer.concat(strips);
}

test('the native runtime is installed on this machine: npm silently drops an optional package that fails', () => {
  expect(network.runtime).toBe('native');
});

test('pieces are bit-identical to the whole picture, however it is cut into strips', async () => {
  const around = { width: width + 2 * reach, height: height + 2 * reach };
  const padded = new Uint8Array(around.width * around.height * 3);
  for (let y = 0; y < around.height; y += 1) {
    for (let x = 0; x < around.width; x += 1) {
      const row = Math.min(height - 1, Math.max(0, y - reach));
      const from = (row * width + Math.min(width - 1, Math.max(0, x - reach))) * 3;
      padded.set(rgb.subarray(from, from + 3), (y * around.width + x) * 3);
    }
  }
  const enlarged = await network.double(padded, around.width, around.height);
  const whole = Buffer.concat(
    Array.from({ length: height * 2 }, (_, y) => {
      const from = ((y + 2 * reach) * around.width * 2 + 2 * reach) * 3;
      return enlarged.subarray(from, from + width * 6);
    }),
  );
  for (const rows of [150, 1, 47]) expect(distance(await doubled(rows), whole).most).toBe(0);
});
