import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designOfferSchema, designViewSchema } from '../../../contract/designs.ts';
import { initialSettings } from '../../../contract/generation.ts';
import { imageStyles } from '../../../contract/styles.ts';
import { DesignChangeRefused, type EngineDesigns, NotADesign } from '../../designs.ts';
import type { Engine } from '../../engine.ts';
import { designRecipe } from '../design.ts';
import { createBuiltin } from '../engine.ts';
import { discPhoto } from '../testing/photos.ts';

const { recipe } = designRecipe({
  prompt: 'I survived 100 days in the desert',
  tool: 'Thumbnail',
  style: 'MrBeast-tzdev',
  aspectRatio: '16:9',
  seed: 7,
});

let engine: Engine;
let designs: EngineDesigns;
beforeAll(() => {
  engine = createBuiltin();
  if (!engine.designs) throw new Error('the built-in engine has designs');
  designs = engine.designs;
});
afterAll(() => engine.close());

const { signal } = new AbortController();
const noReferences = { id: '', read: async () => [] };
const quick = { detail: 'quick', references: noReferences, signal } as const;
const whole = { outputQuality: 90, references: [], signal, onProgress: () => {} };

describe('what a design offers', () => {
  it('follows the contract and lists the styles of the tool', async () => {
    const offer = await designs.offer(recipe, 'Thumbnail');
    expect(designOfferSchema.parse(offer)).toEqual(offer);
    expect(offer.view).toMatchObject({
      style: 'MrBeast-tzdev',
      layout: recipe.layout,
      hero: recipe.hero?.icon ?? null,
    });
    expect(offer.styles.map(({ name }) => name)).toContain('Kurzgesagt');
    expect((await designs.offer(recipe, 'Genesys Pro')).styles).toHaveLength(imageStyles.length);
  });

  it('is null for a value that is not a recipe', async () => {
    await expect(designs.offer({ seed: 1 }, 'Thumbnail')).rejects.toBeInstanceOf(NotADesign);
    await expect(designs.draw(null, whole)).rejects.toBeInstanceOf(NotADesign);
  });
});

describe('a preview', () => {
  it("shows the change in a reduced size and the picture's shape", async () => {
    const before = await designs.preview(recipe, {}, quick);
    const after = await designs.preview(recipe, { hero: 'octopus', palette: 'candy' }, quick);
    expect([after.width, after.height]).toEqual([640, 360]);
    expect(await sharp(after.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(designViewSchema.parse(after.view)).toMatchObject({ hero: 'octopus' });
    expect(Buffer.compare(before.bytes, after.bytes)).not.toBe(0);
  });

  it('names the field of a change that cannot be drawn, and draws the next one', async () => {
    const refused = designs.preview(recipe, { hero: 'no-such-thing' }, quick);
    await expect(refused).rejects.toBeInstanceOf(DesignChangeRefused);
    await expect(refused).rejects.toMatchObject({ field: 'hero' });
    await expect(designs.preview(recipe, {}, quick)).resolves.toMatchObject({ width: 640 });
  });

  it('looks the same as the version drawn from the changed recipe, reduced', async () => {
    const change = { headline: { lines: ['NEVER AGAIN'], emphasis: null }, scene: { id: 'forest' } };
    const preview = await designs.preview(recipe, change, quick);
    const changed = await designs.change(recipe, change);
    const drawn = await designs.draw(changed.recipe, whole);
    expect([drawn.width, drawn.height, drawn.mimeType]).toEqual([1280, 720, 'image/webp']);
    const small = (bytes: Uint8Array) => sharp(bytes).resize(64, 36).removeAlpha().raw().toBuffer();
    const [one, other] = await Promise.all([small(preview.bytes), small(drawn.bytes)]);
    const mean = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
    expect(mean).toBeLessThan(8);
  });

  it('shows the reference images, and an illustration in the place of a standing photo', async () => {
    const photo = { bytes: await discPhoto(), use: 'background', strokes: [] } as const;
    const reference = { ...photo, mimeType: 'image/jpeg', width: 900, height: 600 } as const;
    const request = {
      operation: 'generate',
      tool: 'Thumbnail',
      prompt: 'Why I quit my job',
    } as const;
    const made = await engine.collect(
      {
        ...request,
        ...{ style: { id: 'NickD-tzdev', name: 'NickD' }, width: 1280, height: 720 },
        settings: { ...initialSettings, seed: 3 },
        references: [reference],
      },
      {},
      { signal, onProgress: () => {} },
    );
    const references = { id: 'one', read: async () => [reference] };
    const [picture] = made.pictures;
    const withPhoto = 'recipe' in picture ? picture.recipe : null;
    const one = await designs.preview(withPhoto, {}, { ...quick, references });
    const again = await designs.preview(
      withPhoto,
      { headline: { lines: [], emphasis: null } },
      { ...quick, references },
    );
    const greenShare = async (bytes: Uint8Array) => {
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      let green = 0;
      for (let at = 0; at < data.length; at += 3) if (data[at + 1]! > 1.3 * data[at]!) green += 1;
      return green / (data.length / 3);
    };
    expect(await greenShare(one.bytes)).toBeGreaterThan(0.2);
    expect(await greenShare(again.bytes)).toBeGreaterThan(0.2);
    const drawn = await designs.draw(withPhoto, { ...whole, references: [reference] });
    expect(await greenShare(drawn.bytes)).toBeGreaterThan(0.2);
    await expect(designs.preview(withPhoto, {}, quick)).rejects.toThrow('not there');
  });

  it('reads its references once, already while it is prepared', async () => {
    const photo = { bytes: await discPhoto({ x: 0.4 }), use: 'card', strokes: [] } as const;
    const whole = { at: 0, use: 'card', longest: 400, aspect: 1.5, focus: { x: 0.4, y: 0.5 } } as const;
    const photos = [{ ...whole, subject: null, strokes: [] }];
    let reads = 0;
    const read = async () => {
      reads += 1;
      return [{ ...photo, mimeType: 'image/jpeg', width: 900, height: 600 } as const];
    };
    const references = { id: 'read once', read };
    await designs.makeReady({ ...recipe, photos }, { references, signal });
    expect(reads).toBe(1);
    await designs.preview({ ...recipe, photos }, {}, { ...quick, references });
    await designs.preview({ ...recipe, photos }, { palette: 'candy' }, { ...quick, references });
    expect(reads).toBe(1);
    await expect(designs.makeReady({ seed: 1 }, { references, signal })).rejects.toBeInstanceOf(NotADesign);
  });

  it('names another style, and makes a transparent one a PNG', async () => {
    const changed = await designs.change(recipe, { style: 'PNG' });
    expect(changed.style).toEqual({ id: 'PNG', name: 'PNG' });
    expect((await designs.change(recipe, { hero: null })).style).toBeNull();
    expect((await designs.draw(changed.recipe, whole)).mimeType).toBe('image/png');
  });
});

it('returns small pictures for every name and null for others', async () => {
  const icon = await designs.iconPicture('shark');
  expect(await sharp(icon ?? undefined).metadata()).toMatchObject({
    width: 112,
    height: 112,
    hasAlpha: true,
  });
  const scene = await designs.scenePicture('ocean', 'night');
  expect(await sharp(scene ?? undefined).metadata()).toMatchObject({ width: 192, height: 108 });
  expect(await designs.iconPicture('../etc/passwd')).toBeNull();
  expect(await designs.scenePicture('ocean', 'noon')).toBeNull();
  expect(await designs.scenePicture('toString', 'noon')).toBeNull();
});

it('returns stickers without margins, and the files of fonts', async () => {
  const { width, height } = await sharp((await designs.stickerPicture('shark')) ?? undefined).metadata();
  expect(Math.max(width, height)).toBe(640);
  expect(await designs.stickerPicture('../etc/passwd')).toBeNull();
  const anton = designs.fonts().find(({ id }) => id === 'anton');
  expect(anton?.files[0]?.unicodeRange).toMatch(/^U\+[0-9A-F]+/);
  const file = designs.fontFile('anton', 0);
  expect(new TextDecoder().decode(file?.subarray(0, 4))).toBe('wOF2');
  expect(designs.fontFile('anton', 99)).toBeNull();
  expect(designs.fontFile('../anton', 0)).toBeNull();
});
