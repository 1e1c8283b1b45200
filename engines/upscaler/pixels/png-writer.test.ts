import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { rawOf } from '../testing/pictures.ts';
import { createPngWriter } from './png-writer.ts';

test.each([3, 4] as const)(
  'what is written in strips is read back bit-identical, with %i channels',
  async (channels) => {
    const [width, height] = [257, 300];
    const pixels = randomBytes(width * height * channels);
    const writer = createPngWriter({ width, height, channels });
    const stride = width * channels;
    for (let top = 0; top < height; top += 71)
      await writer.write(pixels.subarray(top * stride, (top + 71) * stride));
    const read = await rawOf(await writer.end());
    expect(read).toMatchObject({ width, height, channels });
    expect(Buffer.compare(read.data, pixels)).toBe(0);
  },
);
