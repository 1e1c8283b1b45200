import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { afterEach, expect, test } from 'vitest';
import { parseDocument } from '../../../canvas/document/document.ts';
import { inDrawingOrder } from '../../../canvas/document/tree.ts';
import { drawDocument } from '../../../canvas/drawing/draw-document.ts';
import { aspectRatios } from '../../../contract/resolutions.ts';
import { sampleOf } from '../../../testing/sample.ts';
import { designLayerNames, type LayersOptions } from '../../designs.ts';
import { designRecipe } from '../design.ts';
import type { DesignInput } from '../design-input.ts';
import { surfaceOf } from '../drawing/surface.ts';
import type { Recipe } from '../recipe.ts';
import { renderRecipe } from '../render.ts';
import { freeCanvas } from '../scratch.ts';
import { genesysStyles } from '../styles/genesys-styles.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { v2Styles } from '../styles/v2-styles.ts';
import { extract } from './extract.ts';
import { type DrawnLayers, openDesignAsLayers } from './open-design-as-layers.ts';
import { assetOf, createPainter } from './painter.ts';

// The library frees the pixels of canvases between tasks; these tests follow each other within one.
afterEach(() => new Promise<void>((resolve) => setImmediate(resolve)));

const names = Object.fromEntries(designLayerNames.map((name) => [name, name])) as LayersOptions['names'];

const prompts = ['I survived 100 days in the desert', 'Top 5 mistakes of new YouTubers'];

const recipeOf = (style: string, prompt: string, tool: 'Thumbnail' | 'ThumbnailsV2' = 'Thumbnail') =>
  designRecipe({ prompt, tool, style, aspectRatio: '16:9', seed: 7 }).recipe;

function drawn({ document, pictures }: DrawnLayers): Canvas {
  const canvas = createCanvas(document.width, document.height);
  const assets = Object.fromEntries(Object.entries(pictures).map(([id, picture]) => [id, assetOf(picture)]));
  drawDocument(surfaceOf(canvas), createPainter(assets), document);
  return canvas;
}

/**
 * The mean difference and the 99.9th percentile, in levels of 255. A colour counts by its alpha: of what is
 * transparent it does not show.
 */
function difference(one: Canvas, other: Canvas): { mean: number; most: number } {
  const [a, b] = [one, other].map((canvas) => {
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  });
  const counts = new Uint32Array(256);
  let sum = 0;
  for (let at = 0; at < (a?.length ?? 0); at += 1) {
    const [alphaOfA, alphaOfB] = [a?.[at | 3] ?? 0, b?.[at | 3] ?? 0];
    const isAlpha = at % 4 === 3;
    if (isAlpha && alphaOfA === 255 && alphaOfB === 255) continue;
    const [ofA, ofB] = isAlpha
      ? [alphaOfA, alphaOfB]
      : [((a?.[at] ?? 0) * alphaOfA) / 255, ((b?.[at] ?? 0) * alphaOfB) / 255];
    const apart = Math.round(Math.abs(ofA - ofB));
    counts[apart] = (counts[apart] ?? 0) + 1;
    sum += apart;
  }
  const all = counts.reduce((total, count) => total + count, 0);
  let most = 255;
  for (let above = counts[255] ?? 0; above <= all * 0.001 && most > 0; most -= 1)
    above += counts[most - 1] ?? 0;
  return { mean: sum / all, most };
}

/** Opens a design as layers, which must give the same picture. */
function expectSamePicture(recipe: Recipe, of: string): void {
  const layers = openDesignAsLayers(recipe, { names });
  expect(parseDocument(layers.document)).toEqual({ document: layers.document });
  const [design, document] = [renderRecipe(recipe), drawn(layers)];
  const { mean, most } = difference(design, document);
  expect.soft(mean, of).toBeLessThanOrEqual(1);
  expect.soft(most, of).toBeLessThanOrEqual(16);
  for (const canvas of [design, document]) freeCanvas(canvas);
}

const looks = [
  ...thumbnailStyles.map(({ id }) => [id, 'Thumbnail'] as const),
  ...v2Styles.map(({ id }) => [id, 'ThumbnailsV2'] as const),
];

test.each(looks)('%s opens as layers that give the same picture', (style, tool) => {
  for (const prompt of prompts) {
    expectSamePicture(recipeOf(style, prompt, tool), prompt);
  }
});

/**
 * Misses the bound, by 20 at the 99.9th percentile: its headline fills a narrow picture, and each of its
 * letters has five contours, on whose edges a pixel is as much as a tenth more or less covered.
 */
const misses = (style: string, shape: string) => style === 'v2:mrbeast' && shape === '9:16';

const uprightLooks = sampleOf(
  looks
    .flatMap(([style, tool]) => (['1:1', '9:16'] as const).map((shape) => [style, tool, shape] as const))
    .filter(([style, , shape]) => !misses(style, shape)),
  6,
);

test.each(uprightLooks)('%s of %s opens as layers in %s too', (style, tool, aspectRatio) => {
  const [prompt = ''] = prompts;
  expectSamePicture(designRecipe({ prompt, tool, style, aspectRatio, seed: 7 }).recipe, prompt);
});

/** Pictures with words, of several things, and with words before an actor. */
const pictures = [
  'a lighthouse in a storm, "HOLD ON"',
  'a red car on a mountain road with two dogs',
  'an astronaut with a sword, "GO NOW"',
];

/** Each of some words with each shape, with pictures in turn. */
const inAllShapes = (words: readonly string[]) =>
  words.flatMap((word, row) =>
    aspectRatios.map((shape, at) => [word, shape, pictures[(row + at) % pictures.length] ?? ''] as const),
  );

const genesysLooks = inAllShapes(genesysStyles.map(({ id }) => id));

test.each(sampleOf(genesysLooks, 10))(
  'Genesys’s look %s in %s opens as layers: %s',
  (style, aspectRatio, prompt) => {
    const tool = style.length % 2 === 0 ? 'Genesys Pro' : 'Genesys 1.0';
    expectSamePicture(designRecipe({ tool, prompt, style, aspectRatio, seed: 7 }).recipe, prompt);
  },
);

test.each(aspectRatios)('a picture without a background, in %s, keeps what is transparent', (aspectRatio) => {
  const [prompt = ''] = pictures;
  const { recipe } = designRecipe({ tool: 'Genesys Pro', prompt, style: 'PNG', aspectRatio, seed: 7 });
  expectSamePicture(recipe, prompt);
});

const described = inAllShapes([
  'neon purple night',
  'vintage film, faded and warm',
  'comic book with red ink',
  'lápis sobre papel, preto e branco',
  'pixel art de 8 bits, verde',
  'pintura al óleo, tonos dorados',
  'soft pastel pink',
  'cinematic, dramatic, teal',
  'orange and blue',
  'escuro e dessaturado',
  'minimal, clean and bright',
  'sticker with no background',
  'security camera footage',
]);

test.each(sampleOf(described, 6))(
  'the described look “%s” in %s opens as layers: %s',
  (words, aspectRatio, prompt) => {
    const asked: DesignInput = { tool: 'Genesys Pro', prompt, style: 'an-id', aspectRatio, seed: 7 };
    expectSamePicture(designRecipe({ ...asked, styleDescription: words }).recipe, prompt);
  },
);

test('letters with a tail below the line keep the colours of their whole height', () => {
  const input = { tool: 'ThumbnailsV2', style: 'v2:financas', aspectRatio: '1:1', seed: 15_841 } as const;
  const { recipe } = designRecipe({ ...input, prompt: 'Why I quit my job' });
  const large = { ...recipe, size: { width: 1080, height: 1080 } };
  const { mean, most } = difference(renderRecipe(large), drawn(openDesignAsLayers(large, { names })));
  expect(mean).toBeLessThanOrEqual(1);
  expect(most).toBeLessThanOrEqual(16);
});

test('text stays text in its face, and what stands in front is apart from the background', () => {
  const recipe = recipeOf('MrBeast-tzdev', prompts[0] ?? '');
  const { document, pictures } = openDesignAsLayers(recipe, { names });
  const layers = inDrawingOrder(document);
  const lines = layers.filter(({ kind }) => kind === 'text');
  expect(lines).toMatchObject([
    { content: 'I SURVIVED' },
    {
      content: '100',
      font: 'luckiest-guy',
      bevel: 0.5,
      outlines: [{ color: '#ffffff' }, { color: '#000000' }],
    },
    { content: 'DAYS' },
    { content: 'IN THE DESERT' },
  ]);
  const kinds = layers.map(({ id, kind }) => `${id} ${kind}`);
  expect(kinds.slice(0, 2)).toEqual(['base base', 'hero picture']);
  expect(kinds).toContain('headline group');
  const { hero } = pictures;
  const alphas = new Set((hero?.rgba ?? []).filter((_, at) => at % 4 === 3));
  // Opaque in its body, and transparent beside its light.
  expect(alphas.has(255) && alphas.has(0)).toBe(true);
});

test('a layer over what was transparent before has the colour and alpha of what is there after', () => {
  const before = new Uint8ClampedArray([0, 0, 0, 0, 200, 0, 0, 128, 10, 20, 30, 128]);
  const after = new Uint8ClampedArray([40, 50, 60, 77, 100, 0, 50, 192, 10, 20, 30, 128]);
  const cut = extract({ before, after, own: null, width: 3, height: 1 });
  expect(cut).toMatchObject({ x: 0, y: 0, width: 2, height: 1 });
  const [red = 0, , blue = 0, alpha = 0] = cut?.rgba.subarray(4) ?? [];
  expect([...(cut?.rgba.subarray(0, 4) ?? [])]).toEqual([40, 50, 60, 77]);
  // Laid over: each colour by its alpha.
  const left = (128 * (255 - alpha)) / 255;
  expect(alpha + left).toBeCloseTo(192, -0.5);
  expect(Math.round((red * alpha + 200 * left) / 192)).toBe(100);
  expect(Math.round((blue * alpha) / 192)).toBe(50);
});

test('a layer over what was before gives what is after, with as little alpha as it needs', () => {
  const before = new Uint8ClampedArray([100, 100, 100, 255, 0, 0, 0, 255, 50, 60, 70, 255]);
  const after = new Uint8ClampedArray([100, 100, 100, 255, 51, 0, 0, 255, 51, 60, 70, 255]);
  const size = { width: 3, height: 1 };
  expect(extract({ before, after, own: null, ...size })).toEqual({
    ...{ x: 1, y: 0, width: 1, height: 1 },
    rgba: new Uint8Array([255, 0, 0, 51]),
  });
  const own = new Uint8ClampedArray([0, 0, 0, 0, 9, 9, 9, 255, 0, 0, 0, 0]);
  expect(extract({ before, after, own, ...size })?.rgba).toEqual(new Uint8Array([51, 0, 0, 255]));
  expect(extract({ before, after: before, own: null, ...size })).toBeNull();
});
