import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/sample.ts';
import { createBuiltinEngine } from '../builtin.ts';
import { designRecipe } from '../design.ts';
import { measureLetters } from '../testing/letter-contrast.ts';
import { discPhoto, photoFor } from '../testing/photos.ts';
import { type Profile, profileSchema } from './profile.ts';
import {
  type LookName,
  lookNames,
  pictureOfLook,
  sheetPrompts,
  type WordlessLook,
  wordlessLooks,
  wordlessPicture,
} from './testing.ts';
import { trainStyle } from './train-style.ts';

const engine = createBuiltinEngine();
afterAll(() => engine.close());

const wordless: readonly WordlessLook[] = wordlessLooks;
const lettered: readonly LookName[] = lookNames;
const sampled = sampleOf<WordlessLook | LookName>([...wordless, ...lettered], 1);

const size = { width: 960, height: 540 };
const trained = new Map<string, Profile>();

async function train(name: string, draw: (number: number) => Uint8Array): Promise<void> {
  const pictures = Array.from({ length: 5 }, (_, number) => ({
    ...size,
    bytes: draw(number),
    mimeType: 'image/jpeg' as const,
  }));
  const { profile } = await trainStyle(
    { pictures, mode: 'style' },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  trained.set(name, profileSchema.parse(profile));
}

beforeAll(async () => {
  for (const name of wordless.filter((each) => sampled.includes(each))) {
    await train(name, (at) => wordlessPicture(name, at, size));
  }
  for (const name of lettered.filter((each) => sampled.includes(each))) {
    await train(name, (at) => pictureOfLook(name, at, size));
  }
}, 120_000);

/** A photo of a single colour. */
async function plainPhoto(background: string): Promise<Uint8Array> {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return new Uint8Array(await photo.jpeg().toBuffer());
}

/** The minimum for large text (WCAG 2, level AA). */
const leastContrast = 3;

describe.each(sampled)('a style that was trained on %s pictures', (name) => {
  test('draws every letter legibly on its background', { timeout: 120_000 }, () => {
    const profile = trained.get(name);
    const lines = sheetPrompts.slice(0, 8).flatMap((prompt, seed) => {
      const { recipe } = designRecipe({
        ...{ prompt, tool: 'Thumbnail', style: 'some id', styleProfile: profile, aspectRatio: '16:9', seed },
        alternative: seed % 3,
      });
      return measureLetters({ ...recipe, size: { width: 640, height: 360 } });
    });
    expect(lines.length).toBeGreaterThanOrEqual(8);
    expect(lines.filter(({ worst }) => worst < leastContrast)).toEqual([]);
  });

  test('does so over bright and dark photos too', { timeout: 120_000 }, async () => {
    for (const [seed, bytes] of [
      await plainPhoto('#f4f1e8'),
      await plainPhoto('#10131c'),
      await discPhoto(),
    ].entries()) {
      const photos = await engine.prepare([photoFor(bytes, 'background')]);
      const { bytes: drawn, recipe } = await engine.design(
        {
          ...{ prompt: 'Why I quit my job', tool: 'Thumbnail', style: 'some id', aspectRatio: '16:9', seed },
          styleProfile: trained.get(name),
        },
        { photos, encoding: { format: 'png', quality: 100 } },
      );
      const pixels = await sharp(drawn).ensureAlpha().raw().toBuffer();
      const lines = measureLetters(recipe, pixels);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(({ worst }) => worst < leastContrast)).toEqual([]);
    }
  });
});
