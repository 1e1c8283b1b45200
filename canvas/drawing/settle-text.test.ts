import { expect, test } from 'vitest';
import { documentLimits, layerSchema } from '../document/layer.ts';
import { newText } from '../document/new-layers.ts';
import { createSurface, testPainter } from '../testing/test-painter.ts';
import { settleText } from './settle-text.ts';

const painter = testPainter();
const { context } = createSurface(1, 1);
const short = newText({
  ...{ id: 'a', name: '', order: 'a0', x: 90_000, y: 90_000 },
  ...{ content: 'a', font: 'sans-serif', fontSize: 400 },
});
const before = { ...short, alignment: 'left' as const, letterSpacing: 1000 };

test.each([
  ['one line', 'W'.repeat(documentLimits.text), null],
  ['a line each', '\n'.repeat(documentLimits.text), null],
  // As many as show it: measuring thousands of lines takes seconds.
  ['words, each on a line', 'W '.repeat(300), 1],
])('a long text, %s, can be read again', (_, content, wrapWidth) => {
  const settled = { ...before, ...settleText(context, painter, before, undefined) };
  const longer = { ...settled, content, wrapWidth };
  const written = { ...longer, ...settleText(context, painter, longer, settled) };
  expect(layerSchema.safeParse(written).error?.issues).toBeUndefined();
  expect(written.lines.at(-1)?.to).toBe(content.length);
});
