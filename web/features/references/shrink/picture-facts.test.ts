import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readFacts } from './picture-facts.ts';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 20, alpha: 0.5 } } });

const frames = async () => [
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer(),
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00c' } })
    .png()
    .toBuffer(),
];

const facts = (bytes: Uint8Array) => readFacts(new Blob([new Uint8Array(bytes)]));

describe('the first bytes of a file', () => {
  it.each([
    ['jpeg', () => picture().jpeg()],
    ['jpeg', () => picture().jpeg({ progressive: true }).withMetadata({ orientation: 6 })],
    ['png', () => picture().png()],
    ['png', () => picture().png({ palette: true })],
    ['webp', () => picture().webp()],
    ['webp', () => picture().webp({ lossless: true })],
    ['webp', () => picture().removeAlpha().webp()],
    ['gif', () => picture().gif()],
    ['avif', () => picture().avif()],
  ] as const)('contain type and size of a still %s', async (kind, make) => {
    expect(await facts(await make().toBuffer())).toEqual({ kind, width: 40, height: 30, isAnimated: false });
  });

  it.each([
    ['gif', 'gif'],
    ['webp', 'webp'],
  ] as const)('show that a %s is animated', async (kind, format) => {
    const bytes = await sharp(await frames(), { join: { animated: true } })
      .toFormat(format, { loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await facts(bytes)).toEqual({ kind, width: 40, height: 30, isAnimated: true });
  });

  it('show that a PNG is animated', async () => {
    const bytes = await picture().png().toBuffer();
    // A chunk that announces frames, after the header.
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write('acTL', 4);
    const moving = Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]);
    expect(await facts(moving)).toMatchObject({ kind: 'png', isAnimated: true });
  });

  it('contain the size of a photo after a megabyte of profiles', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const profile = Buffer.alloc(60_002);
    profile.writeUInt16BE(0xffe2, 0);
    profile.writeUInt16BE(60_000, 2);
    const long = Buffer.concat([bytes.subarray(0, 2), ...Array(20).fill(profile), bytes.subarray(2)]);
    expect(await facts(long)).toMatchObject({ kind: 'jpeg', width: 40, height: 30 });
  });

  it.each([
    ['heic', '000000186674797068656963000000006d69663168656963', 'heic'],
    ['a film', '000000186674797069736f6d0000020069736f6d69736f32', 'unknown'],
    ['nothing', '', 'unknown'],
    ['a drawing', Buffer.from('<svg xmlns="x"/>').toString('hex'), 'unknown'],
  ])('of %s', async (_name, hex, kind) => {
    expect(await facts(Buffer.from(hex, 'hex'))).toMatchObject({ kind, width: 0, height: 0 });
  });

  it('of truncated files cause no error', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const bytes = await picture().toFormat(format).toBuffer();
      for (const length of [3, 12, 17, 25, 40]) {
        await expect(facts(bytes.subarray(0, length))).resolves.toBeDefined();
      }
    }
  });
});
