import { expect, test } from 'vitest';
import { boundCache } from './bounded-cache.ts';
import { address, answer, memoryCache } from './testing.ts';

test('evicts the least recently used entries', async () => {
  const { cache, keys } = memoryCache();
  const bounded = boundCache(cache, { entries: 2, bytesEach: 100 });
  await bounded.keep(address('a'), answer());
  await bounded.keep(address('b'), answer());
  expect(await (await bounded.find(address('a')))?.text()).toBe('picture');
  await bounded.keep(address('c'), answer());
  expect(keys()).toEqual([address('a'), address('c')]);
  expect(await bounded.find(address('b'))).toBeUndefined();
});

test('stores neither failures nor responses that are too large', async () => {
  const { cache, keys } = memoryCache();
  const bounded = boundCache(cache, { entries: 2, bytesEach: 100 });
  await bounded.keep(address('a'), answer(101));
  await bounded.keep(address('b'), answer(10, 404));
  await bounded.keep(address('c'), answer(10, 206));
  expect(keys()).toEqual([]);
});
