import { expect, test } from 'vitest';
import { parseLength, shownLength } from './video-length.ts';

test.each([
  ['10:24', '10:24'],
  [' 1:02:33 ', '1:02:33'],
  ['45', '0:45'],
  ['90', '1:30'],
  ['5:04', '5:04'],
  ['0:07', '0:07'],
  ['75:00', '1:15:00'],
])('%j is shown as %s', (typed, shown) => {
  expect(shownLength(typed)).toBe(shown);
});

test.each(['', '0', '0:00', 'ten', '1:60', '1:2:3:4', '-3', '10:', '999999', '1.5'])(
  '%j is no length',
  (typed) => {
    expect(parseLength(typed)).toBeNull();
  },
);
