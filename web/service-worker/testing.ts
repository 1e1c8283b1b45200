import type { CacheLike } from './bounded-cache.ts';
import type { CachesLike } from './picture-cache.ts';

const origin = 'https://studio.example';

export const address = (name: string) => `${origin}/files/${name}`;

export const answer = (bytes = 10, status = 200) =>
  new Response('picture', { status, headers: { 'content-length': `${bytes}` } });

/** An in-memory cache. */
export function memoryCache(): { cache: CacheLike; keys: () => string[] } {
  const entries = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const cache: CacheLike = {
    match: async (request) => entries.get(keyOf(request))?.clone(),
    put: async (request, response) => void entries.set(keyOf(request), response),
    delete: async (request) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
  return { cache, keys: () => [...entries.keys()] };
}

/** As specified: an opened cache stays usable after its deletion, but cannot be opened again. */
export function memoryCaches(): CachesLike & { keys: () => string[] } {
  const named = new Map<string, ReturnType<typeof memoryCache>>();
  return {
    async open(name) {
      const known = named.get(name) ?? memoryCache();
      named.set(name, known);
      return known.cache;
    },
    delete: async (name) => named.delete(name),
    keys: () => [...named.values()].flatMap((one) => one.keys()),
  };
}
