import { TrieRouter } from 'hono/router/trie-router';
import type { ApiHono } from './environment.ts';

const candidates = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns the methods that a path accepts, by the routes registered at its first use. */
export function createAllowedMethods(hono: ApiHono): (path: string) => string[] {
  let router: TrieRouter<true> | undefined;
  return (path) => {
    router ??= collect(hono);
    const allowed = candidates.filter((method) => (router?.match(method, path)[0].length ?? 0) > 0);
    if (allowed.length === 0) return [];
    return [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  };
}

function collect(hono: ApiHono): TrieRouter<true> {
  const router = new TrieRouter<true>();
  for (const { method, path } of hono.routes) {
    if (candidates.includes(method)) router.add(method, path, true);
  }
  return router;
}
