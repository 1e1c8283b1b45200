import { expect, test } from 'vitest';
import { dishes } from './dishes.ts';

test.each(Object.entries(dishes))('%s has no broken number and no name twice', (_, { body }) => {
  expect(body).not.toMatch(/NaN|undefined/);
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
