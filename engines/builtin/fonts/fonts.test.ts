import { expect, test } from 'vitest';
import { fontIds } from '../catalogue.ts';
import { isCovered, parseCoverage } from './coverage.ts';
import { faceFor, fontStack } from './font-stack.ts';
import { measureLine } from './measure.ts';

test('coverage reads runs of skipped and drawn code points', () => {
  const coverage = parseCoverage('w 2 1 1');
  expect([31, 32, 33, 34, 35, 36].map((point) => isCovered(coverage, point))).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test.each(fontIds)(
  '%s draws Portuguese and Spanish capitals itself or falls back to a face that does',
  (id) => {
    const { missing } = fontStack(faceFor(id, 'ÁÉÍÓÚÃÕÇÑ¿¡'), 'ÁÉÍÓÚÃÕÇÑ¿¡');
    expect(missing).toEqual([]);
  },
);

test.each([
  ['Cyrillic', 'ПРИВЕТ МИР', 'sofia-sans-extra-condensed'],
  ['Greek', 'ΕΛΛΗΝΙΚΆ', 'sofia-sans-extra-condensed'],
  ['Hebrew', 'שלום', 'rubik'],
  ['Arabic', 'مرحبا', 'rubik'],
  ['Devanagari', 'हिन्दी', 'baloo-2'],
  ['Thai', 'ภาษาไทย', 'kanit-italic'],
  ['Korean', '한국어 제목', 'black-han-sans'],
  ['Japanese', '日本語のテスト', 'dela-gothic-one'],
  ['simplified Chinese', '中文标题测试', 'zcool-qingke-huangyou'],
])('a %s headline gets a face that draws all of it', (_script, text, face) => {
  expect(faceFor('anton', text)).toBe(face);
  expect(fontStack(faceFor('anton', text), text)).toMatchObject({ text, missing: [] });
});

test('takes out characters without a glyph and names each once', () => {
  expect(fontStack('anton', 'தமிFIRE 🔥🔥')).toEqual({
    families: '"anton latin"',
    text: 'FIRE',
    missing: ['த', 'ம', 'ி', '🔥'],
  });
});

test('measures a line as wide as its drawn ink', () => {
  const narrow = measureLine('ILL', 'anton', 0);
  const wide = measureLine('MWM', 'anton', 0);
  expect(wide.right).toBeGreaterThan(narrow.right);
  expect(measureLine('ILL', 'anton', 0.1).right).toBeGreaterThan(narrow.right + 0.15);
  expect(measureLine('Á', 'anton', 0).ascent).toBeGreaterThan(measureLine('A', 'anton', 0).ascent + 0.1);
});
