import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { initialSettings } from '../../../contract/generation.ts';
import { v2StyleId } from '../../../contract/v2-presets.ts';
import type { GenerateRequest } from '../../picture-requests.ts';
import { createBuiltin } from '../engine.ts';
import { arrange } from '../layout/arrange.ts';
import type { Box } from '../layout/box.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import { discPhoto } from '../testing/photos.ts';

const engine = createBuiltin();
afterAll(() => engine.close());

const context = { signal: new AbortController().signal, onProgress: () => {} };

function requestFor(prompt: string, style: string): GenerateRequest {
  return {
    operation: 'generate',
    tool: style.startsWith('v2:') ? 'ThumbnailsV2' : 'Thumbnail',
    prompt,
    style: { id: style, name: style },
    settings: { ...initialSettings, preset: null, seed: 7 },
    width: 1280,
    height: 720,
    references: [],
  };
}

/** Sets words over a picture of a disc whose middle is at a share of the width. */
async function composed(prompt: string, style: string, x: number, place = 0) {
  const bytes = await discPhoto({ width: 1536, height: 864, x });
  const design = await engine.designs?.compose(
    requestFor(prompt, style),
    { bytes, mimeType: 'image/jpeg', place },
    context,
  );
  if (!design) throw new Error('the engine sets no words');
  const recipe = recipeSchema.parse(design.picture.recipe);
  return { ...design, recipe, arrangement: arrange(recipe, drawnStyle(recipe)) };
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const styles = ['MrBeast-tzdev', 'NickD-tzdev', 'Kurzgesagt-tzdev', v2StyleId('documentario')];

describe.each(styles)('words over a picture made for them, in %s', (style) => {
  test.each([0.22, 0.5, 0.78])('leave a subject at %s of the width free', async (x) => {
    for (const prompt of ['Why I quit my job', 'iPhone vs Samsung: the truth', '7 mistakes of beginners']) {
      for (const place of [0, 1]) {
        const { arrangement } = await composed(prompt, style, x, place);
        const { subject } = arrangement.photos[0] ?? {};
        expect(arrangement.texts.length).toBeGreaterThan(0);
        expect(subject).toMatchObject({ width: expect.any(Number) });
        const covered = arrangement.texts.reduce(
          (sum, { bounds }) => sum + (subject ? sharedArea(bounds, subject) : 0),
          0,
        );
        const share = covered / ((subject?.width ?? 0) * (subject?.height ?? 0));
        expect.soft(share, `${prompt}, design ${place + 1}`).toBeLessThanOrEqual(0.12);
      }
    }
  });

  test('leave it as bright as it is', async () => {
    const { picture, arrangement } = await composed('Why I quit my job', style, 0.78);
    const { x = 0, y = 0, width = 0, height = 0 } = arrangement.photos[0]?.subject ?? {};
    const middle = {
      left: Math.round(x + width * 0.4),
      top: Math.round(y + height * 0.4),
      width: Math.round(width * 0.2),
      height: Math.round(height * 0.2),
    };
    const pixels = await sharp(picture.bytes).extract(middle).removeAlpha().resize(1, 1).raw().toBuffer();
    expect(pixels[0]).toBeGreaterThan(120);
  });
});

test('the picture is the design, without an illustration, and is drawn again from its recipe', async () => {
  const { picture, recipe, warnings } = await composed('My dog met a shark', 'MrBeast-tzdev', 0.75);
  expect(recipe).toMatchObject({
    hero: null,
    secondHero: null,
    stickers: [],
    photos: [{ at: 0, use: 'background', isMade: true }],
  } satisfies Partial<Record<keyof Recipe, unknown>>);
  expect(warnings).toEqual([]);
  const bytes = await discPhoto({ width: 1536, height: 864, x: 0.75 });
  const reference = {
    bytes,
    mimeType: 'image/jpeg',
    width: 1536,
    height: 864,
    use: 'background',
    strokes: [],
  } as const;
  const again = await engine.designs?.draw(picture.recipe, {
    ...context,
    outputQuality: initialSettings.outputQuality,
    references: [reference],
  });
  expect(Buffer.from(again?.bytes ?? []).equals(Buffer.from(picture.bytes))).toBe(true);
});

test('a picture that cannot be read is an engine error', async () => {
  const request = requestFor('Why I quit my job', 'MrBeast-tzdev');
  const made = { bytes: new Uint8Array([1, 2, 3]), mimeType: 'image/jpeg', place: 0 } as const;
  await expect(engine.designs?.compose(request, made, context)).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
