import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { portraitPhoto } from '../../../testing/portrait-photo.ts';
import { sampleOf } from '../../../testing/sample.ts';
import {
  type BuiltinEngine,
  createBuiltinEngine,
  type Drawing,
  PhotoMissing,
  PhotoUnreadable,
} from '../builtin.ts';
import { arrange } from '../layout/arrange.ts';
import { designAspectRatios, recipeSchema } from '../recipe.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import {
  clearPhoto,
  discPhoto,
  discStrokes,
  landscapePhoto,
  photoColors,
  photoFor,
} from '../testing/photos.ts';
import type { DesignPhoto } from './photo.ts';
import { preparePhotos } from './prepare-photos.ts';

const engine: BuiltinEngine = createBuiltinEngine();
afterAll(() => engine.close());

const input = {
  prompt: 'Why I do it again',
  tool: 'Thumbnail',
  style: 'NickD',
  aspectRatio: '16:9',
  seed: 5,
} as const;
const encoding = { format: 'png', quality: 100 } as const;

async function designWith(
  photos: DesignPhoto[],
  changes: Partial<typeof input> | object = {},
): Promise<Drawing> {
  const prepared = await engine.prepare(photos);
  return engine.design({ ...input, ...changes }, { photos: prepared, encoding });
}

/** Reads a drawing's pixels: `colorAt` takes shares of width and height. */
async function readPixels({ bytes }: Drawing) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  };
  const shareOf = (test: (color: readonly [number, number, number]) => boolean, from = 0, to = 1) => {
    let [many, all] = [0, 0];
    for (let y = 0.01; y < 1; y += 0.02) {
      for (let x = from + 0.005; x < to; x += 0.01) {
        all += 1;
        if (test(colorAt(x, y))) many += 1;
      }
    }
    return many / all;
  };
  return { colorAt, shareOf };
}

const isRed = ([red, green, blue]: readonly [number, number, number]) =>
  red > 110 && red > 1.9 * green && red > 1.9 * blue;
const isGreen = ([red, green, blue]: readonly [number, number, number]) =>
  green > 55 && green > 1.35 * red && green > 1.15 * blue;
const isDark = ([red, green, blue]: readonly [number, number, number]) => red + green + blue < 120;

describe('a reference image', () => {
  test('as the background shows beside the words and is dark under them', async () => {
    const drawing = await designWith([photoFor(await discPhoto(), 'background')], { style: 'MrBeast' });
    const { shareOf, colorAt } = await readPixels(drawing);
    expect(drawing.recipe.photos).toMatchObject([{ at: 0, use: 'background' }]);
    expect(isRed(colorAt(0.78, 0.45))).toBe(true);
    expect(shareOf(isGreen, 0.62, 1)).toBeGreaterThan(0.25);
    expect(shareOf(isGreen, 0, 0.3)).toBeLessThan(0.02);
    expect(shareOf(isDark, 0, 0.1)).toBeGreaterThan(0.6);
  });

  test('with its subject on the left has the words on the right', async () => {
    const left = await designWith([photoFor(await discPhoto({ x: 0.24 }), 'background')]);
    const right = await designWith([photoFor(await discPhoto({ x: 0.76 }), 'background')]);
    expect([left.recipe.layout, right.recipe.layout]).toEqual(['hero-left', 'hero-right']);
  });

  test("as a card is whole in a white frame, in the hero's place", async () => {
    const drawing = await designWith([photoFor(await discPhoto({ width: 600, height: 600 }), 'card')]);
    const { shareOf, colorAt } = await readPixels(drawing);
    expect(isRed(colorAt(0.78, 0.46))).toBe(true);
    expect(shareOf(isGreen, 0.6, 0.97)).toBeGreaterThan(0.12);
    expect(shareOf(isGreen, 0, 0.45)).toBeLessThan(0.02);
    expect(shareOf(([red, green, blue]) => Math.min(red, green, blue) > 245, 0.6, 1)).toBeGreaterThan(0.01);
  });

  test('as a cut-out leaves its background behind', async () => {
    const drawing = await designWith([photoFor(await discPhoto(), 'cutout', discStrokes)]);
    const { shareOf, colorAt } = await readPixels(drawing);
    expect(drawing.warnings).toEqual([]);
    expect(drawing.recipe.photos).toMatchObject([{ use: 'cutout', strokes: discStrokes }]);
    expect(isRed(colorAt(0.78, 0.48))).toBe(true);
    expect(shareOf(isRed, 0.58, 1)).toBeGreaterThan(0.2);
    // The scene has its own green, the trees at the foot; the photo's green would be all around the disc.
    expect(isGreen(colorAt(0.585, 0.18)) || isGreen(colorAt(0.97, 0.18))).toBe(false);
    expect(shareOf(isGreen)).toBeLessThan(0.04);
  });

  test('that is transparent is cut out without a stroke', async () => {
    const drawing = await designWith([photoFor(await clearPhoto(), 'auto')]);
    expect(drawing.recipe.photos).toMatchObject([
      { use: 'cutout', strokes: [], subject: [0.135, 0.135, 0.729, 0.729] },
    ]);
    const { colorAt } = await readPixels(drawing);
    expect(isRed(colorAt(0.78, 0.48))).toBe(true);
  });

  test('as a palette lends its colours and is not shown', async () => {
    const drawing = await designWith([photoFor(await discPhoto(), 'palette')], { prompt: '"HELLO"' });
    expect(drawing.recipe.photos).toBeUndefined();
    expect(drawing.recipe.tint).toHaveLength(3);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(drawing.recipe.palette.accent.slice(at, at + 2), 16),
    );
    const isOfThePhoto = (red > green && red > blue) || (green > red && green > blue);
    expect(isOfThePhoto).toBe(true);
    const plain = await engine.design({ ...input, prompt: '"HELLO"' }, { encoding });
    expect(Buffer.compare(plain.bytes, drawing.bytes)).not.toBe(0);
  });

  test.each([
    ['landscape', 900, 600, 'background'],
    ['portrait', 600, 900, 'card'],
    ['small', 500, 300, 'card'],
  ] as const)('of no given use that is %s becomes a %s', async (_, width, height, use) => {
    const { recipe } = await designWith([photoFor(await discPhoto({ width, height }), 'auto')]);
    expect(recipe.photos).toMatchObject([{ use }]);
  });
});

describe('a photo of a person', () => {
  test('is cut out without a stroke and becomes the hero', async () => {
    const drawing = await designWith([photoFor(await portraitPhoto({ shirt: '#d23c28' }), 'auto')]);
    expect(drawing.warnings).toEqual([]);
    expect(drawing.recipe).toMatchObject({
      hero: null,
      photos: [{ use: 'cutout', strokes: [], person: { faces: 1, hasWriting: false } }],
    });
    expect(recipeSchema.parse(JSON.parse(JSON.stringify(drawing.recipe)))).toEqual(drawing.recipe);
    const { colorAt } = await readPixels(drawing);
    const [face] = arrange(drawing.recipe, drawnStyle(drawing.recipe)).photos[0]?.faces ?? [];
    if (!face) throw new Error('no face');
    const [x, y] = [(face.x + face.width / 2) / 1280, (face.y + face.height * 0.55) / 720];
    const [red, green, blue] = colorAt(x, y);
    expect(red > green && green > blue, 'skin keeps its colour').toBe(true);
    // The body reaches the lower edge.
    expect(isRed(colorAt(x, 0.985))).toBe(true);
  });

  test.each([
    ['auto', 0],
    ['person', 1],
  ] as const)('without one or a thing, asked for as %s, is shown whole', async (use, warnings) => {
    const { recipe, warnings: found } = await designWith([photoFor(await landscapePhoto(), use)]);
    expect(recipe.photos).toMatchObject([{ use: 'background' }]);
    expect(found.map(({ code }) => code)).toEqual(Array(warnings).fill('no-person-found'));
  });

  test.each(['person', 'cutout'] as const)('of a thing, asked for as %s, has it cut out', async (use) => {
    const prompt = 'I drank 10 coffees in one hour';
    const { recipe, warnings } = await designWith([photoFor(await discPhoto(), use)], { prompt });
    expect(recipe.photos).toMatchObject([{ use: 'cutout', strokes: [] }]);
    expect(recipe.stickers).toEqual([]);
    expect(recipe.photos?.[0]).toHaveProperty('mask');
    expect(warnings).toEqual([]);
    const again = await engine.render(recipe, { photos: [await discPhoto()], encoding });
    expect(again.recipe.photos).toEqual(recipe.photos);
  });

  test.each(['person', 'cutout'] as const)('asked for as %s, is corrected by strokes', async (use) => {
    const photo = await portraitPhoto();
    const strokes: DesignPhoto['strokes'] = [{ marks: 'background', width: 0.05, points: [[0.5, 0.9]] }];
    const [plain, corrected] = await Promise.all(
      [[], strokes].map((drawn) => engine.prepare([photoFor(photo, use, drawn)])),
    );
    expect(corrected?.facts).toMatchObject([{ strokes, person: { faces: 1 } }]);
    expect(corrected?.facts[0]?.mask).not.toEqual(plain?.facts[0]?.mask);
    expect(corrected?.warnings).toEqual([]);
  });

  test('of a crowd is shown whole, with no face under the words', async () => {
    const crowd = await portraitPhoto({ people: 5, width: 1600, height: 700, face: 0.24 });
    const { recipe } = await designWith([photoFor(crowd, 'auto')]);
    expect(recipe.photos).toMatchObject([{ use: 'background' }]);
    expect(recipe.photos?.[0]?.faces).toHaveLength(5);
  });

  test('is shown whole on a machine that finds nobody, which is said', async () => {
    const finder = { find: async () => null, close: async () => {} };
    const cutter = { cut: async () => null, findThing: async () => null, close: async () => {} };
    const photos = [photoFor(await portraitPhoto(), 'person')];
    const { facts, warnings } = await preparePhotos(photos, { cutter, people: finder });
    expect(facts).toMatchObject([{ use: 'auto', isCutOut: false, faces: [], person: null }]);
    expect(warnings.map(({ code }) => code)).toEqual(['people-unavailable']);
  });

  test('is drawn the same again, and its mask made again if it is damaged', async () => {
    const bytes = await portraitPhoto();
    const { recipe, bytes: drawn } = await designWith([photoFor(bytes, 'auto')]);
    const again = await engine.render(recipe, { photos: [bytes], encoding });
    expect(Buffer.compare(again.bytes, drawn)).toBe(0);
    const photos = recipe.photos?.map(({ mask: _, ...photo }) => photo) ?? [];
    await expect(engine.render({ ...recipe, photos }, { photos: [bytes], encoding })).resolves.toMatchObject({
      width: 1280,
    });
  });
});

describe('a cut-out that cannot be', () => {
  test.each([
    [
      'marked everywhere',
      [
        {
          marks: 'subject',
          width: 0.2,
          points: [0.05, 0.25, 0.45, 0.65, 0.85, 1].flatMap((y) => [
            [0, y],
            [1, y],
          ]),
        },
      ],
      'cutout-failed',
    ],
    ['without strokes in a landscape', [], 'cutout-not-marked', landscapePhoto],
  ] as const)('%s is a card, with a warning', async (_, strokes, code, photoOf = discPhoto) => {
    const photo = photoFor(await photoOf(), 'cutout', strokes as unknown as DesignPhoto['strokes']);
    const { recipe, warnings } = await designWith([photo]);
    expect(recipe.photos).toMatchObject([{ use: 'card', strokes: [] }]);
    expect(warnings).toMatchObject([{ code }]);
  });
});

describe('several reference pictures', () => {
  test.each(sampleOf(designAspectRatios, 1))('up to five are all shown in %s', async (aspectRatio) => {
    const photos = await Promise.all([
      discPhoto(),
      discPhoto({ width: 500, height: 800 }),
      discPhoto({ width: 640, height: 640 }),
      discPhoto({ x: 0.3 }),
      discPhoto({ y: 0.3 }),
    ]);
    for (const prompt of ['Top 5 places to visit', 'Why I quit my job']) {
      const { recipe } = await designWith(
        photos.map((bytes) => photoFor(bytes, 'auto')),
        { aspectRatio, prompt },
      );
      expect(recipe.photos?.map(({ at, use }) => [at, use])).toEqual(
        [0, 1, 2, 3, 4].map((at) => [at, 'card']),
      );
    }
  });

  test('fill both sides of a comparison', async () => {
    const photos = [photoFor(await discPhoto(), 'auto'), photoFor(await clearOfGreen(), 'auto')];
    const drawing = await designWith(photos, { prompt: 'iPhone vs Samsung', style: 'MrBeast' });
    expect(drawing.recipe).toMatchObject({ layout: 'versus', hero: null, secondHero: null });
    const { shareOf } = await readPixels(drawing);
    const isBlue = ([red, green, blue]: readonly [number, number, number]) =>
      blue > 70 && blue > 1.3 * red && blue > 1.3 * green;
    expect(shareOf(isBlue, 0.55, 1)).toBeGreaterThan(0.3);
    expect(shareOf(isBlue, 0, 0.4)).toBeLessThan(0.1);
    expect(shareOf(isRed, 0, 0.45)).toBeGreaterThan(0.1);
  });

  /** A blue picture without any of the disc's colours. */
  async function clearOfGreen(): Promise<Uint8Array> {
    const blue = sharp({ create: { width: 800, height: 600, channels: 3, background: '#1c3fd0' } });
    return new Uint8Array(await blue.jpeg().toBuffer());
  }
});

describe('a recipe with photos', () => {
  test('draws the same bytes again from JSON, photos and strokes, in another engine too', async () => {
    const bytes = [await discPhoto(), await discPhoto({ x: 0.3 })];
    const photos = [
      photoFor(bytes[0] ?? new Uint8Array(), 'cutout', discStrokes),
      photoFor(bytes[1] ?? new Uint8Array(), 'background'),
    ];
    const drawing = await designWith(photos);
    const recipe = recipeSchema.parse(JSON.parse(JSON.stringify(drawing.recipe)));
    const other = createBuiltinEngine();
    const again = await other.render(recipe, { photos: bytes, encoding });
    await other.close();
    expect(Buffer.compare(again.bytes, drawing.bytes)).toBe(0);
  });

  test('stores the mask, is drawn the same with and without it, and makes a damaged mask again', async () => {
    const bytes = await discPhoto();
    const { recipe, bytes: drawn } = await designWith([photoFor(bytes, 'cutout', discStrokes)]);
    const [photo] = recipe.photos ?? [];
    if (!photo?.mask) throw new Error('the recipe holds no mask');
    expect(photo.mask.packed.length).toBeLessThan(8_000);
    const { mask, ...bare } = photo;
    for (const photos of [[bare], [{ ...bare, mask: { ...mask, width: mask.width + 1 } }]]) {
      const again = await engine.render({ ...recipe, photos }, { photos: [bytes], encoding });
      expect(Buffer.compare(again.bytes, drawn)).toBe(0);
    }
    const nothing = {
      ...mask,
      packed: deflateRawSync(Buffer.alloc(mask.width * mask.height)).toString('base64'),
    };
    const empty = { ...recipe, photos: [{ ...bare, mask: nothing }] };
    const without = await engine.render(empty, { photos: [bytes], encoding });
    expect(Buffer.compare(without.bytes, drawn)).not.toBe(0);
  });

  test('names a missing photo, and is drawn without it if it is removed', async () => {
    const { recipe } = await designWith([photoFor(await discPhoto(), 'card')]);
    await expect(engine.render(recipe, { photos: [null] })).rejects.toEqual(new PhotoMissing(0));
    await expect(engine.render(recipe)).rejects.toBeInstanceOf(PhotoMissing);
    const { photos: _, ...bare } = recipe;
    await expect(engine.render(bare)).resolves.toMatchObject({ width: 1280 });
  });
});

describe('an unusual photo', () => {
  test('is refused if it is not a picture or is truncated', async () => {
    const whole = await discPhoto();
    for (const bytes of [new Uint8Array([1, 2, 3]), whole.subarray(0, whole.length / 2)]) {
      await expect(engine.prepare([photoFor(bytes, 'auto')])).rejects.toBeInstanceOf(PhotoUnreadable);
    }
  });

  const odd = [
    ['of one pixel', 1, 1, ['auto', 'background', 'card', 'palette']],
    ['very wide', 4000, 40, ['auto', 'background', 'card', 'palette']],
    ['very tall', 40, 4000, ['auto', 'background', 'card', 'palette']],
    ['of 64 megapixels', 8000, 8000, ['background']],
  ] as const;
  test.each(sampleOf(odd, 2))('%s is drawn', async (_, width, height, uses) => {
    const flat = sharp({ create: { width, height, channels: 3, background: '#c83c28' } });
    const bytes = new Uint8Array(await flat.png().toBuffer());
    for (const use of uses) {
      await expect(designWith([photoFor(bytes, use)])).resolves.toMatchObject({ width: 1280, height: 720 });
    }
  });

  test('stops when it is aborted while its subject is cut out', async () => {
    const abort = new AbortController();
    const reason = new Error('changed my mind');
    const photo = photoFor(await discPhoto({ y: 0.52 }), 'cutout', discStrokes);
    const preparing = engine.prepare([photo], { signal: abort.signal });
    setImmediate(() => abort.abort(reason));
    await expect(preparing).rejects.toBe(reason);
    await expect(engine.prepare([photo])).resolves.toMatchObject({ facts: [{ isCutOut: true }] });
  });
});

test('the colours of the disc are those that its photo has', () => {
  expect(isRed(photoColors.subject)).toBe(true);
  expect(isGreen(photoColors.ground)).toBe(true);
});
