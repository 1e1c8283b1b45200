import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withProvenance } from './provenance.ts';
import { removeXmp } from './remove-xmp.ts';

const provenance = { tool: 'Thumbnail', prompt: 'a secret lighthouse', engine: 'a test', isModelMade: false };
const picture = sharp({ create: { width: 31, height: 17, channels: 3, background: '#c0ffee' } });
const pixels = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('hex');

describe('removing XMP', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('from a %s leaves its pixels and no text', async (format) => {
    const plain = await picture.clone().toFormat(format).toBuffer();
    const marked = withProvenance(plain, provenance);
    expect(marked.includes('lighthouse')).toBe(true);
    const clean = removeXmp(marked);
    expect(clean.includes('lighthouse')).toBe(false);
    expect((await sharp(clean).metadata()).xmp).toBeUndefined();
    expect(await pixels(clean)).toBe(await pixels(plain));
    expect(withProvenance(clean, { ...provenance, prompt: null }).includes('lighthouse')).toBe(false);
    expect(
      (await sharp(withProvenance(clean, { ...provenance, prompt: null })).metadata()).xmp,
    ).toBeDefined();
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'from a %s that is truncated anywhere does not throw',
    async (format) => {
      const marked = withProvenance(await picture.clone().toFormat(format).toBuffer(), provenance);
      for (let length = 0; length < marked.length; length += 7) removeXmp(marked.subarray(0, length));
    },
  );

  it('leaves other files unchanged', () => {
    const gif = Buffer.from('GIF89a and so on');
    expect(removeXmp(gif)).toEqual(gif);
  });
});
