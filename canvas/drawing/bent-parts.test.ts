import { expect, test } from 'vitest';
import { bentParts } from './bent-parts.ts';
import type { DrawingContext } from './surface.ts';

/** Each character is ten wide. */
const context = {
  measureText: (text: string) => ({ width: [...text].length * 10 }),
} as unknown as DrawingContext;

/** The parts as they are seen from the left. */
const seen = (text: string) =>
  bentParts(context, text)
    .toSorted((one, other) => one.at - other.at)
    .map((part) => part.text);

test.each([
  ['AB c', ['A', 'B', ' ', 'c']],
  ['שלום', ['ם', 'ו', 'ל', 'ש']],
  ['Hi שלום!', ['H', 'i', ' ', 'ם', 'ו', 'ל', 'ש', '!']],
  ['שלום עולם', ['ם', 'ל', 'ו', 'ע', ' ', 'ם', 'ו', 'ל', 'ש']],
  ['مرحبا بك 2026 يا', ['يا', ' ', '2026', ' ', 'بك', ' ', 'مرحبا']],
  ['👩‍🚀 go', ['👩‍🚀', ' ', 'g', 'o']],
])('"%s" is bent in the order in which it is seen', (text, expected) => {
  expect(seen(text)).toEqual(expected);
});

test('the parts cover the line, one beside the other', () => {
  const parts = bentParts(context, 'Hi שלום עולם!').toSorted((one, other) => one.at - other.at);
  let x = 0;
  for (const { at, width } of parts) {
    expect(at).toBe(x);
    x += width;
  }
  expect(x).toBe(130);
});
