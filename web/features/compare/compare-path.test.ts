import { expect, test } from 'vitest';
import { comparedIds, comparePath, withoutCompared } from './compare-path.ts';

const before = '019a9c52-9d2e-7b1a-8f00-0123456789ab';
const after = '019a9c52-9d2e-7b1a-8f00-ba9876543210';
const read = (path: string) => comparedIds(new URL(path, 'http://localhost').searchParams);

test('a comparison’s address names its two pictures in order', () => {
  expect(comparePath(before, after)).toBe(`/gallery?compare=${before},${after}`);
  expect(read(comparePath(before, after))).toEqual([before, after]);
});

test('an address without a comparison compares nothing', () => {
  expect(read('/gallery?image=1')).toBeNull();
});

test.each([
  '',
  'x',
  before,
  `${before},`,
  `${before},${after},${after}`,
  `${before},../../etc`,
  `${before},${before.toUpperCase()}`,
])('an address that compares "%s" does not name two pictures', (written) => {
  expect(read(`/gallery?compare=${written}`)).toBe('invalid');
});

test('closing the comparison keeps other parameters', () => {
  const rest = withoutCompared(new URLSearchParams(`q=cat&compare=${before},${after}`));
  expect(rest.toString()).toBe('q=cat');
});
