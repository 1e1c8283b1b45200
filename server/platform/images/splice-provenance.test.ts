import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ByteRange } from '../objects/objects.ts';
import { type Provenance, withProvenance } from './provenance.ts';
import { bytesOfParts, spliceProvenance } from './splice-provenance.ts';

const stored: Provenance = { tool: 'Thumbnail', prompt: null, engine: 'a test', isModelMade: false };
const wanted: Provenance = { ...stored, prompt: 'a secret lighthouse' };

const noise = { type: 'gaussian', mean: 99, sigma: 30 } as const;
const opaque = () =>
  sharp({ create: { width: 161, height: 133, channels: 3, background: '#c81e50', noise } });
const clear = () =>
  sharp({ create: { width: 61, height: 33, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.4 } } });

const files: [string, () => Sharp][] = [
  ['PNG', () => opaque().png()],
  ['JPEG', () => opaque().jpeg()],
  ['JPEG with a color profile', () => opaque().withIccProfile('p3').jpeg()],
  ['WebP', () => opaque().webp()],
  ['lossless WebP', () => opaque().webp({ lossless: true })],
  ['transparent WebP', () => clear().webp()],
  ['WebP with a color profile', () => opaque().withIccProfile('p3').webp()],
];

/** Splices a file in memory, and records how many of its bytes were read for that. */
async function splice(file: Buffer, provenance: Provenance) {
  let read = 0;
  const slice = ({ start, end }: ByteRange) => file.subarray(start, end + 1);
  const parts = await spliceProvenance(
    {
      bytes: file.length,
      async read(range) {
        read += slice(range).length;
        return slice(range);
      },
    },
    provenance,
  );
  const bytes = Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : slice(part))));
  expect(bytesOfParts(parts)).toBe(bytes.length);
  return { bytes, read };
}

describe('splicing a provenance', () => {
  it.each(files)('into a stored %s replaces the other one, and changes no pixel', async (_name, make) => {
    const plain = await make().toBuffer();
    const file = withProvenance(plain, stored);
    const { bytes } = await splice(file, wanted);
    const metadata = await sharp(bytes, { failOn: 'warning' }).metadata();
    expect(metadata.xmpAsString).toContain('a secret lighthouse');
    expect(bytes.toString('latin1').split('<x:xmpmeta')).toHaveLength(2);
    expect(metadata.icc?.length).toBe((await sharp(plain).metadata()).icc?.length);
    const pixels = (one: Buffer) => sharp(one).raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(plain))).toBe(true);
    // And back: what was stored comes out again, byte for byte.
    expect((await splice(bytes, stored)).bytes.equals(file)).toBe(true);
  });

  it.each(files)('into a %s without any gives what writing it gives', async (_name, make) => {
    const plain = await make().toBuffer();
    expect((await splice(plain, wanted)).bytes.equals(withProvenance(plain, wanted))).toBe(true);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('reads only the headers of a large %s', async (format) => {
    const large = sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#000', noise } });
    const file = withProvenance(await large.toFormat(format).toBuffer(), stored);
    expect(file.length).toBeGreaterThan(200_000);
    expect((await splice(file, wanted)).read).toBeLessThan(20_000);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('ends for a %s that is truncated anywhere', async (format) => {
    const file = withProvenance(await opaque().toFormat(format).toBuffer(), stored);
    for (let length = 0; length < file.length; length += 97) await splice(file.subarray(0, length), wanted);
  });

  it('leaves other files unchanged', async () => {
    const gif = Buffer.from('GIF89a and so on');
    expect((await splice(gif, wanted)).bytes.equals(gif)).toBe(true);
  });
});
