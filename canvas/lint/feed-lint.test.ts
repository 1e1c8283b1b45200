import { expect, test } from 'vitest';
import { addLayer, apply } from '../document/changes.ts';
import { emptyDocument } from '../document/document.ts';
import { newText } from '../document/new-layers.ts';
import { contrastRatio, lintForFeed } from './feed-lint.ts';

const placed = {
  id: 'title',
  name: '',
  order: 'a0',
  x: 640,
  y: 300,
  content: 'WOW',
  font: 'anton',
  fontSize: 100,
};
const measured = { width: 300, height: 105, lines: [{ from: 0, to: 3, x: -150, baseline: 36, width: 300 }] };
const onGrey = () => [128, 128, 128] as const;

function documentWith(changes: Partial<ReturnType<typeof newText>>) {
  return apply(emptyDocument(1280, 720), [addLayer({ ...newText(placed), ...measured, ...changes })]);
}

test('text is measured as high as it is at the smallest width', () => {
  const { text } = lintForFeed(documentWith({}), onGrey);
  expect(text?.pixels).toBeCloseTo((100 * 0.72 * 168) / 1280, 5);
});

test('an outline makes white letters clear on grey, a hair line does not', () => {
  const thick = documentWith({ outlines: [{ color: '#000000', width: 12 }] });
  const thin = documentWith({ outlines: [{ color: '#000000', width: 1 }] });
  expect(lintForFeed(thick, onGrey).contrast?.ratio).toBeCloseTo(21, 1);
  expect(lintForFeed(thin, onGrey).contrast?.ratio).toBeCloseTo(3.95, 1);
});

test('what is in the lower right corner is covered by the length', () => {
  const placement = { x: 1150, y: 690, scaleX: 1, scaleY: 1, rotation: 0, skew: 0 };
  expect(lintForFeed(documentWith({ placement }), onGrey).covered).toBe('title');
  expect(lintForFeed(documentWith({}), onGrey).covered).toBeNull();
});

test('hidden and empty text counts for nothing', () => {
  expect(lintForFeed(documentWith({ isVisible: false }), onGrey)).toEqual({
    text: null,
    contrast: null,
    covered: null,
  });
  expect(lintForFeed(documentWith({ content: ' ' }), onGrey).text).toBeNull();
});

test('black on white has the highest contrast', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
});
