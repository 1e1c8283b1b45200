import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { withProvenance } from './provenance.ts';

const provenance = {
  tool: 'Thumbnails',
  prompt: 'A <dragon> & "friends" \u0001 in São Paulo \u{1F432}',
  engine: 'Designed by the built-in engine',
  isModelMade: false,
};

const opaque = () =>
  sharp({
    create: {
      width: 61,
      height: 33,
      channels: 3,
      background: '#c81e50',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  });
const clear = () =>
  sharp({ create: { width: 61, height: 33, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.4 } } });

const files: [string, () => Sharp][] = [
  ['PNG', () => opaque().png()],
  ['JPEG', () => opaque().jpeg()],
  ['WebP', () => opaque().webp()],
  ['lossless WebP', () => opaque().webp({ lossless: true })],
  ['transparent WebP', () => clear().webp()],
  ['lossless, transparent WebP', () => clear().webp({ lossless: true })],
];

describe('withProvenance', () => {
  it.each(files)('writes into %s without changing a pixel', async (_name, make) => {
    const before = await make().toBuffer();
    const after = withProvenance(before, provenance);
    const metadata = await sharp(after, { failOn: 'warning' }).metadata();
    const text = metadata.xmpAsString ?? '';
    expect(text).toContain('A &lt;dragon&gt; &amp; &quot;friends&quot;   in São Paulo \u{1F432}');
    expect(text).toContain('Designed by the built-in engine');
    expect(text).toContain('xmp:CreatorTool="Adventure Thumbnails"');
    expect(text).toContain('digitalsourcetype/algorithmicMedia');
    const [old, written] = await Promise.all(
      [before, after].map((bytes) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })),
    );
    expect(written?.info).toMatchObject({ width: 61, height: 33, channels: old?.info.channels });
    expect(written?.data.equals(old?.data ?? Buffer.alloc(0))).toBe(true);
  });

  it('fits a prompt of any length into a JPEG', async () => {
    const bytes = withProvenance(await opaque().jpeg().toBuffer(), {
      ...provenance,
      prompt: '"'.repeat(50_000),
    });
    expect((await sharp(bytes, { failOn: 'warning' }).metadata()).xmp?.length).toBeLessThan(65_000);
  });

  it('leaves other files unchanged', () => {
    const bytes = Buffer.from('GIF89a and so on');
    expect(withProvenance(bytes, provenance)).toEqual(bytes);
  });
});
