import { expect, test } from 'vitest';
import { writeList } from './lists.ts';

test.each([
  ['en', 'A, B and C', 'A, B or C'],
  ['pt', 'A, B e C', 'A, B ou C'],
  ['es', 'A, B y C', 'A, B o C'],
] as const)('writes a list in %s', (language, all, any) => {
  const items = ['A', 'B', 'C'];
  expect([writeList(language, items, 'and'), writeList(language, items, 'or')]).toEqual([all, any]);
});
