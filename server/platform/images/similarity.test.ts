import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDownscaled } from './downscaled.ts';
import { areSimilar, isBlank, withoutDuplicates } from './similarity.ts';

const owner = { userId: 'likeness' };

/** A background with a box on it. */
async function draw(left: number, width = 800): Promise<Buffer> {
  const input = { create: { width: 200, height: 200, channels: 3, background: '#e0863a' } } as const;
  const whole = sharp({ create: { width: 800, height: 450, channels: 3, background: '#0b3a44' } });
  const picture = await whole
    .composite([{ input, left, top: 120 }])
    .png()
    .toBuffer();
  return sharp(picture).resize({ width }).png().toBuffer();
}

const sampleOf = async (picture: Buffer) => (await readDownscaled(picture, { side: 640 }, owner)).sample;

test('one picture in two sizes, formats and qualities is similar; with its box in another place it is not', async () => {
  const picture = await draw(100);
  const [one, again, other] = await Promise.all([
    sampleOf(picture),
    sampleOf(
      await sharp(await draw(100, 500))
        .jpeg({ quality: 40 })
        .toBuffer(),
    ),
    sampleOf(await draw(180)),
  ]);
  expect(areSimilar(one, again)).toBe(true);
  expect(areSimilar(one, other)).toBe(false);
  expect(withoutDuplicates([{ sample: one }, { sample: again }, { sample: other }])).toHaveLength(2);
});

test('one colour is blank, even as a noisy JPEG; a small shape on it is not, nor a soft gradient', async () => {
  const plain = sharp({ create: { width: 400, height: 225, channels: 3, background: '#808890' } });
  expect(isBlank(await sampleOf(await plain.clone().jpeg({ quality: 30 }).toBuffer()))).toBe(true);
  expect(isBlank(await sampleOf(await draw(100)))).toBe(false);
  const gradient = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="225"><defs><linearGradient id="g"><stop stop-color="#222"/><stop offset="1" stop-color="#555"/></linearGradient></defs><rect width="400" height="225" fill="url(#g)"/></svg>',
  );
  expect(isBlank(await sampleOf(await sharp(gradient).png().toBuffer()))).toBe(false);
});

test('what is kept is a JPEG on white, within the size limit, and never enlarged', async () => {
  const clear = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer();
  const shrunk = await readDownscaled(clear, { side: 450 }, owner);
  expect(shrunk).toMatchObject({ width: 450, height: 150 });
  expect([...shrunk.sample.slice(0, 3)]).toEqual([255, 255, 255]);
  expect(shrunk.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(await readDownscaled(await draw(0, 300), { side: 1_280 }, owner)).toMatchObject({ width: 300 });
});
