import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import { uploadLimits } from '#contract/limits.ts';
import type { Client } from '#server/testing/app.ts';
import {
  createScriptedEditor,
  type EditBench,
  edited,
  makePicture,
  maskOf,
  openEditBench,
  postEdit,
  refusal,
} from './testing.ts';

const editor = createScriptedEditor();
let bench: EditBench;
let client: Client;
let picture: GalleryImage;
beforeAll(async () => {
  bench = await openEditBench([editor]);
  client = await bench.creator();
  picture = await makePicture(client);
});
afterAll(() => bench.close());

/** The marked part, and how many of its pixels an engine got, counted in the mask that it got. */
const part = { left: 300, top: 200, width: 120, height: 90 };
async function countInside(): Promise<{ inside: number; outside: number }> {
  const request = editor.requests.at(-1);
  if (request?.operation !== 'inpaint') throw new Error('no mask was sent');
  const { data, info } = await sharp(request.mask.bytes)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([picture.width, picture.height]);
  let [inside, outside] = [0, 0];
  for (const [at, value] of data.entries()) {
    if (value === 0) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    const isInside =
      x >= part.left && x < part.left + part.width && y >= part.top && y < part.top + part.height;
    if (isInside) inside += 1;
    else outside += 1;
  }
  return { inside, outside };
}

/** A mask of our own client, to be written in another way. */
const usual = async (): Promise<Sharp> => sharp(await maskOf(picture, part));
const clear = () => {
  const { width, height } = picture;
  return sharp({ create: { width, height, channels: 4, background: '#0000' } });
};
const patch = async (background: string) =>
  sharp({ create: { width: part.width, height: part.height, channels: 4, background } })
    .png()
    .toBuffer();

const written: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['16 bits of grey', async () => (await usual()).toColourspace('grey16').png().toBuffer()],
  ['16 bits a channel', async () => (await usual()).toColourspace('rgb16').png().toBuffer()],
  ['a palette', async () => (await usual()).png({ palette: true, colours: 2 }).toBuffer()],
  ['interlaced rows', async () => (await usual()).png({ progressive: true }).toBuffer()],
  ['one channel', async () => (await usual()).toColourspace('b-w').png().toBuffer()],
  ['lossless WebP', async () => (await usual()).webp({ lossless: true }).toBuffer()],
  ['GIF', async () => (await usual()).gif().toBuffer()],
  [
    'white on transparency',
    async () => {
      const input = await patch('#fff');
      return clear()
        .composite([{ input, left: part.left, top: part.top }])
        .png()
        .toBuffer();
    },
  ],
  [
    'an animation, whose first frame counts',
    async () => {
      const frames = await Promise.all([maskOf(picture, part), maskOf(picture, null)]);
      return sharp(frames, { join: { animated: true } })
        .webp({ lossless: true })
        .toBuffer();
    },
  ],
  [
    'another orientation, which its file names',
    async () => (await usual()).rotate(-90).withExif({}).withMetadata({ orientation: 6 }).png().toBuffer(),
  ],
];

describe('a mask written as', () => {
  it.each(written)('%s marks the same pixels', async (_, mask) => {
    const job = await edited(client, { imageId: picture.id, mask: await mask() });
    expect(job).toMatchObject({ status: 'completed' });
    expect(await countInside()).toEqual({ inside: part.width * part.height, outside: 0 });
  });

  it.each(['jpeg', 'webp'] as const)('%s with loss marks nearly the same pixels', async (format) => {
    const mask = await (await usual()).toFormat(format, { quality: 60 }).toBuffer();
    await edited(client, { imageId: picture.id, mask });
    const { inside, outside } = await countInside();
    expect(Math.abs(inside - part.width * part.height)).toBeLessThan(500);
    expect(outside).toBeLessThan(500);
  });
});

describe('a mask is refused, and nothing is taken or kept, that', () => {
  it.each([
    ['marks by its alpha alone', async () => clear().png().toBuffer(), 400, 'mask_empty'],
    [
      'is black where it is opaque',
      async () => {
        const input = await patch('#000');
        return clear()
          .composite([{ input, left: part.left, top: part.top }])
          .png()
          .toBuffer();
      },
      400,
      'mask_empty',
    ],
    ['is half as large', () => maskOf({ width: 640, height: 360 }, part), 400, 'mask_size_mismatch'],
    [
      'has the sides swapped',
      () => maskOf({ width: picture.height, height: picture.width }, part),
      400,
      'mask_size_mismatch',
    ],
    [
      'is a drawing of vectors',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      'mask_unreadable',
    ],
    ['is empty', async () => Buffer.alloc(0), 400, 'mask_unreadable'],
    ['is a byte too large', async () => Buffer.alloc(uploadLimits.maxBytes + 1), 413, 'payload_too_large'],
  ] as const)('%s', async (_, mask, status, code) => {
    await expect
      .poll(() => bench.filesOf(client).then((keys) => keys.filter((key) => key.startsWith('edit-sources/'))))
      .toEqual([]);
    const [coins, files] = [await client.coins(), await bench.filesOf(client)];
    expect(await refusal(await postEdit(client, { imageId: picture.id, mask: await mask() }))).toEqual([
      status,
      code,
    ]);
    expect(await client.coins()).toBe(coins);
    expect(await bench.filesOf(client)).toEqual(files);
    expect(bench.leftUploads()).toEqual([]);
  });
});
