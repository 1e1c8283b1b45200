import { describe, expect, test } from 'vitest';
import { emptyDocument, parseDocument } from '../document/document.ts';
import type { Layer } from '../document/layer.ts';
import { boundsOfLayer } from '../layout/placed.ts';
import { createSurface, plainAsset, testPainter } from '../testing/test-painter.ts';
import { placeTemplate, textSlotsOf } from './place-template.ts';
import { type Template, templateSize } from './template.ts';
import { templates } from './templates.ts';

const languages = ['en', 'pt', 'es'] as const;

function layersOf(template: Template, language: (typeof languages)[number], words = {}): Layer[] {
  const stickers = template.parts.flatMap((part) =>
    part.kind === 'sticker' ? [[part.sticker, plainAsset(64, 64, '#ff0000')] as const] : [],
  );
  let count = 0;
  const newId = () => {
    count += 1;
    return `part-${count}`;
  };
  const painter = testPainter(Object.fromEntries(stickers));
  return placeTemplate(template, { context: createSurface(1, 1).context, painter, newId, language, words });
}

test('there are at least twenty-four, each with a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(24);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

describe.each(templates)('the template $id', (template) => {
  test.each(languages)('is a document in %s, with its words inside the picture', (language) => {
    const layers = layersOf(template, language);
    const document = {
      ...emptyDocument(templateSize.width, templateSize.height),
      layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
    };
    const parsed = parseDocument(document);
    expect(parsed).toHaveProperty('document');
    for (const layer of layers.filter(({ kind }) => kind === 'text')) {
      const box = boundsOfLayer(document, layer);
      expect(box?.x).toBeGreaterThanOrEqual(-20);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(templateSize.width + 20);
    }
  });

  test('has a slot for words and one for a photo', () => {
    expect(textSlotsOf(template, 'en').length).toBeGreaterThan(0);
    const photos = template.parts.filter(({ kind, ...part }) => kind === 'sticker' && 'slot' in part);
    expect(photos.length).toBeGreaterThan(0);
  });
});

test('long words fit where short ones are', () => {
  const [template] = templates;
  if (!template) throw new Error('there is no template');
  const layers = layersOf(template, 'en', {
    title: 'a title that is very much longer than what it replaces',
  });
  const title = layers.find(({ name }) => name === '{title}');
  expect(title).toMatchObject({
    kind: 'text',
    content: 'a title that is very much longer than what it replaces',
  });
  expect(title?.kind === 'text' ? title.width : Number.NaN).toBeLessThanOrEqual(660);
});
