import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initialSettings } from '../../../contract/generation.ts';
import { portraitPhoto } from '../../../testing/portrait-photo.ts';
import { DesignChangeRefused, type EngineDesigns } from '../../designs.ts';
import type { Engine } from '../../engine.ts';
import type { EngineReference } from '../../picture-requests.ts';
import { createBuiltin } from '../engine.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';
import { landscapePhoto } from '../testing/photos.ts';

const { signal } = new AbortController();
const context = { signal, onProgress: () => {} };
const red = '#e01010';
const green = '#10c020';

let engine: Engine;
let designs: EngineDesigns;
/** A design that shows its user in a red shirt, and that photo. */
let recipe: Recipe;
let photo: EngineReference;
beforeAll(async () => {
  engine = createBuiltin();
  if (!engine.designs) throw new Error('the built-in engine has designs');
  designs = engine.designs;
  photo = reference(await portraitPhoto({ shirt: red }));
  const made = await engine.collect(
    {
      operation: 'generate',
      tool: 'Thumbnail',
      prompt: 'Why I quit my job',
      style: { id: 'NickD-tzdev', name: 'NickD' },
      width: 1280,
      height: 720,
      settings: { ...initialSettings, seed: 3 },
      references: [photo],
    },
    {},
    context,
  );
  const [picture] = made.pictures;
  recipe = recipeSchema.parse('recipe' in picture ? picture.recipe : null);
});
afterAll(() => engine.close());

function reference(bytes: Uint8Array): EngineReference {
  return { bytes, mimeType: 'image/jpeg', width: 900, height: 1100, use: 'person', strokes: [] };
}

/** A photo that is read once. */
function newPhoto(bytes: Uint8Array, id: string, at = 0) {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reference(bytes);
  };
  return { at, id, read, reads: () => reads };
}

/** The share of pixels in which one colour channel is far above both others. */
async function shareOf(bytes: Uint8Array, channel: 0 | 1): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const others = [0, 1, 2].filter((one) => one !== channel).map((one) => data[at + one]!);
    if (data[at + channel]! > 1.8 * Math.max(...others, 30)) count += 1;
  }
  return count / (data.length / 3);
}

it('shows the new person in the place of the one before, alike in preview and version', async () => {
  const first = { id: 'red', read: async () => [photo] };
  const before = await designs.preview(recipe, {}, { detail: 'quick', references: first, signal });
  const other = newPhoto(await portraitPhoto({ shirt: green }), 'green');
  const { recipe: replaced, warnings } = await designs.replacePhoto(recipe, other, { signal });
  expect(warnings).toEqual([]);
  const shown = recipeSchema.parse(replaced);
  expect(shown.photos).toMatchObject([{ at: 0, use: 'cutout', person: { faces: 1 } }]);
  expect({ ...shown, photos: [] }).toEqual({ ...recipe, photos: [] });
  const references = { id: 'green', read: async () => [await other.read()] };
  const preview = await designs.preview(replaced, {}, { detail: 'quick', references, signal });
  const drawn = await designs.draw(replaced, {
    ...context,
    outputQuality: 90,
    references: await references.read(),
  });
  for (const { bytes } of [preview, drawn]) {
    expect((await shareOf(bytes, 1)) - (await shareOf(before.bytes, 1))).toBeGreaterThan(0.05);
    expect((await shareOf(before.bytes, 0)) - (await shareOf(bytes, 0))).toBeGreaterThan(0.05);
  }
});

it('reads a photo once for all changes', async () => {
  const other = newPhoto(await portraitPhoto({ shirt: green }), 'read once');
  await designs.replacePhoto(recipe, other, { signal });
  await designs.replacePhoto(recipe, other, { signal });
  expect(other.reads()).toBe(1);
});

it('replaces a photo that was put aside, which then comes back', async () => {
  const { recipe: aside } = await designs.change(recipe, { hero: 'shark' });
  const other = newPhoto(await portraitPhoto({ shirt: green }), 'aside');
  const { recipe: replaced } = await designs.replacePhoto(aside, other, { signal });
  const { recipe: back } = await designs.change(replaced, { photos: true });
  const references = { id: 'aside', read: async () => [await other.read()] };
  const { bytes, view } = await designs.preview(back, {}, { detail: 'quick', references, signal });
  expect(view).toMatchObject({ hero: null, photos: [0], arePhotosShown: true });
  expect(await shareOf(bytes, 1)).toBeGreaterThan(0.05);
});

it('frames a photo in which nobody and no thing is found, and says so', async () => {
  const other = newPhoto(await landscapePhoto(), 'landscape');
  const { recipe: replaced, warnings } = await designs.replacePhoto(recipe, other, { signal });
  expect(recipeSchema.parse(replaced).photos).toMatchObject([{ at: 0, use: 'card' }]);
  expect(warnings).toMatchObject([{ code: 'no-person-found' }]);
});

it('is refused where the design shows no such photo, and where the photo is none', async () => {
  const other = await portraitPhoto();
  const refused = designs.replacePhoto(recipe, newPhoto(other, 'elsewhere', 3), { signal });
  await expect(refused).rejects.toBeInstanceOf(DesignChangeRefused);
  await expect(refused).rejects.toMatchObject({ field: 'face' });
  const broken = designs.replacePhoto(recipe, newPhoto(new Uint8Array(9), 'broken'), { signal });
  await expect(broken).rejects.toMatchObject({ kind: 'invalid_input' });
});
