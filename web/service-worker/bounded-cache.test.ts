import { expect, test } from 'vitest';
import { type CacheLike, createBoundedCache } from './bounded-cache.ts';

function memoryCache() {
  const entries = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const cache: CacheLike = {
    match: async (request) => entries.get(keyOf(request))?.clone(),
    put: async (request, response) => void entries.set(keyOf(request), response),
    delete: async (request) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
  return { cache, keys: () => [...entries.keys()] };
}

const address = (name: string) => `https://studio.example/files/${name}`;
const answer = (bytes = 10, status = 200) =>
  new Response('picture', { status, headers: { 'content-length': `${bytes}` } });

test('lets the longest unused go', async () => {
  const { cache, keys } = memoryCache();
  const bounded = createBoundedCache(async () => cache, { entries: 2, bytesEach: 100 });
  await bounded.keep(address('a'), answer());
  await bounded.keep(address('b'), answer());
  expect(await (await bounded.find(address('a')))?.text()).toBe('picture');
  await bounded.keep(address('c'), answer());
  expect(keys()).toEqual([address('a'), address('c')]);
  expect(await bounded.find(address('b'))).toBeUndefined();
});

test('keeps neither failures nor what is too large', async () => {
  const { cache, keys } = memoryCache();
  const bounded = createBoundedCache(async () => cache, { entries: 2, bytesEach: 100 });
  await bounded.keep(address('a'), answer(101));
  await bounded.keep(address('b'), answer(10, 404));
  await bounded.keep(address('c'), answer(10, 206));
  expect(keys()).toEqual([]);
});
