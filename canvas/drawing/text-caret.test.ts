import { expect, test } from 'vitest';
import type { LayerOf } from '../document/layer.ts';
import { newText } from '../document/new-layers.ts';
import { withStyle } from '../document/text-parts.ts';
import { createSurface, testPainter } from '../testing/test-painter.ts';
import { boxesOf, caretLines, hasOwnCarets, offsetAt } from './text-caret.ts';
import { measureText } from './text-layout.ts';

const painter = testPainter();
const { context } = createSurface(1, 1);

function text(content: string, large: readonly [number, number], more: Partial<LayerOf<'text'>> = {}) {
  const placed = { id: 'text', name: '', order: 'a0', x: 0, y: 0 };
  const plain = { ...newText({ ...placed, content, font: 'sans-serif', fontSize: 20 }), ...more };
  const [from, to] = large;
  const layer = { ...plain, parts: withStyle(plain, { from, to }, { fontSize: 60 }) };
  return { ...layer, ...measureText(context, painter, layer) };
}

test('the caret stands between letters of different sizes', () => {
  const layer = text('AB CD', [3, 5]);
  const [line] = caretLines(context, painter, layer);
  const xs = line?.stops.map(({ x }) => x) ?? [];
  expect(xs).toHaveLength(6);
  expect([...xs].sort((one, other) => one - other)).toEqual(xs);
  expect((xs[5] ?? 0) - (xs[3] ?? 0)).toBeGreaterThan(2 * ((xs[2] ?? 0) - (xs[0] ?? 0)));
  expect(xs[5]).toBeCloseTo(layer.width / 2, 3);
});

test('a point chooses the nearest place of its line', () => {
  const layer = text('AB\nCD', [3, 5]);
  const lines = caretLines(context, painter, layer);
  const [first, second] = lines;
  if (!first || !second) throw new Error('there are two lines');
  expect(offsetAt(lines, { x: -1000, y: first.top + 1 })).toBe(0);
  expect(offsetAt(lines, { x: 1000, y: first.top + 1 })).toBe(2);
  expect(offsetAt(lines, { x: -1000, y: 1000 })).toBe(3);
  expect(offsetAt(lines, { x: (second.stops[1]?.x ?? 0) + 1, y: second.top + 5 })).toBe(4);
  expect(offsetAt([], { x: 0, y: 0 })).toBe(0);
});

test('shows what is chosen line by line, and an empty range as a caret', () => {
  const lines = caretLines(context, painter, text('AB\nCD', [3, 5]));
  expect(boxesOf(lines, { from: 1, to: 4 })).toHaveLength(2);
  const [caret] = boxesOf(lines, { from: 4, to: 4 });
  expect(caret).toMatchObject({ width: 0, x: lines[1]?.stops[1]?.x });
});

test('characters that print as two, or are two, have one place each', () => {
  const upper = text('Straße', [0, 6], { isUppercase: true });
  expect(caretLines(context, painter, upper)[0]?.stops.map(({ offset }) => offset)).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
  const flag = text('a🇧🇷b', [0, 1]);
  expect(caretLines(context, painter, flag)[0]?.stops.map(({ offset }) => offset)).toEqual([0, 1, 5, 6]);
});

test('a field shows the caret itself where all letters are alike, bent, or from right to left', () => {
  expect(hasOwnCarets(text('AB CD', [3, 5]))).toBe(true);
  expect(hasOwnCarets(text('AB CD', [3, 5], { arc: 20 }))).toBe(false);
  expect(hasOwnCarets(text('שלום AB', [0, 4]))).toBe(false);
  expect(hasOwnCarets({ ...text('AB', [0, 1]), parts: [] })).toBe(false);
});
