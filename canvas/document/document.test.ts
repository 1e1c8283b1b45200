import { expect, test } from 'vitest';
import { someLayers } from '../testing/test-editor.ts';
import { addLayer, apply, setFields } from './changes.ts';
import { emptyDocument, parseDocument } from './document.ts';
import type { Layer } from './layer.ts';
import { childrenOf, inDrawingOrder, withDescendants } from './tree.ts';

const document = {
  ...emptyDocument(400, 300),
  layers: Object.fromEntries(someLayers().map((layer) => [layer.id, layer])),
};

test('reads what it has written', () => {
  expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual({ document });
});

test('keeps a layer that is sent farther away than a document can have', () => {
  const { box } = document.layers;
  const placement = { ...(box as Layer).placement, x: 1e9, y: -1e9, rotation: 99_999 };
  const far = apply(document, setFields(document, 'box', { placement }));
  expect(far.layers.box?.placement).toMatchObject({ x: 100_000, y: -100_000, rotation: 3600 });
  expect(parseDocument(JSON.parse(JSON.stringify(far)))).toEqual({ document: far });
  const added = apply(document, [addLayer({ ...(box as Layer), id: 'other', placement })]);
  expect(parseDocument(JSON.parse(JSON.stringify(added)))).toEqual({ document: added });
});

test('tells a document of a later version from one that is damaged', () => {
  expect(parseDocument({ ...document, version: 2, layers: 'of another kind' })).toEqual({ problem: 'newer' });
  for (const damaged of [
    null,
    'text',
    {},
    { version: 1 },
    { ...document, width: 0 },
    { ...document, width: 16_384, height: 16_384 },
    { ...document, layers: { ...document.layers, other: document.layers.box } },
    { ...document, layers: { box: { ...document.layers.box, opacity: 2 } } },
    { ...document, layers: { box: { ...document.layers.box, kind: 'hologram' } } },
  ]) {
    expect(parseDocument(damaged)).toEqual({ problem: 'damaged' });
  }
});

const group = (id: string, parent: string | null): Layer => ({
  ...(document.layers.box as Layer),
  kind: 'group',
  id,
  parent,
});
const box = (id: string, parent: string | null, order: string): Layer => ({
  ...(document.layers.box as Layer),
  id,
  parent,
  order,
});
const withLayers = (...layers: Layer[]) => ({
  ...document,
  layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
});

test('draws the layers of a group in its place, from the lowest', () => {
  const nested = withLayers(
    box('top', null, 'a3'),
    { ...group('group', null), order: 'a2' },
    box('inner-high', 'group', 'a1'),
    box('inner-low', 'group', 'a0'),
    box('bottom', null, 'a1'),
  );
  const ids = inDrawingOrder(nested).map(({ id }) => id);
  expect(ids).toEqual(['bottom', 'group', 'inner-low', 'inner-high', 'top']);
  expect(withDescendants(nested, 'group')).toEqual(['group', 'inner-low', 'inner-high']);
});

test('loses no layer whose group is gone, is none, or was moved into itself by another tab', () => {
  const odd = withLayers(
    box('orphan', 'gone', 'a0'),
    box('in-a-box', 'orphan', 'a1'),
    { ...group('one', 'other'), order: 'a2' },
    { ...group('other', 'one'), order: 'a3' },
    box('inside', 'one', 'a0'),
  );
  expect(inDrawingOrder(odd).map(({ id }) => id)).toEqual(['orphan', 'in-a-box', 'one', 'inside', 'other']);
  expect(childrenOf(odd, null)).toHaveLength(4);
});
