import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { parseDocument } from '../../../canvas/document/document.ts';
import { inDrawingOrder } from '../../../canvas/document/tree.ts';
import { drawDocument } from '../../../canvas/drawing/draw-document.ts';
import { designLayerNames, type LayersOptions } from '../../designs.ts';
import { designRecipe } from '../design.ts';
import { surfaceOf } from '../drawing/surface.ts';
import type { Recipe } from '../recipe.ts';
import { renderRecipe } from '../render.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { v2Styles } from '../styles/v2-styles.ts';
import { extract } from './extract.ts';
import { type DrawnLayers, openDesignAsLayers } from './open-design-as-layers.ts';
import { assetOf, createPainter } from './painter.ts';

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

/** The mean difference and the 99.9th percentile, in levels of 255. */
function difference(one: Canvas, other: Canvas): { mean: number; most: number } {
  const [a, b] = [one, other].map((canvas) => {
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  });
  const counts = new Uint32Array(256);
  let sum = 0;
  for (let at = 0; at < (a?.length ?? 0); at += 1) {
    if (at % 4 === 3) continue;
    const apart = Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0));
    counts[apart] = (counts[apart] ?? 0) + 1;
    sum += apart;
  }
  const all = counts.reduce((total, count) => total + count, 0);
  let most = 255;
  for (let above = counts[255] ?? 0; above <= all * 0.001 && most > 0; most -= 1)
    above += counts[most - 1] ?? 0;
  return { mean: sum / all, most };
}

const looks = [
  ...thumbnailStyles.map(({ id }) => [id, 'Thumbnail'] as const),
  ...v2Styles.map(({ id }) => [id, 'ThumbnailsV2'] as const),
];

test.each(looks)('%s opens as layers that give the same picture', (style, tool) => {
  for (const prompt of prompts) {
    const recipe: Recipe = recipeOf(style, prompt, tool);
    const layers = openDesignAsLayers(recipe, { names });
    expect(parseDocument(layers.document)).toEqual({ document: layers.document });
    const { mean, most } = difference(renderRecipe(recipe), drawn(layers));
    expect.soft(mean, prompt).toBeLessThanOrEqual(1);
    expect.soft(most, prompt).toBeLessThanOrEqual(16);
  }
});

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
