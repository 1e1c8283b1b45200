import { TrieRouter } from 'hono/router/trie-router';
import { AppError } from '../app-error.ts';
import type { ApiContext, ApiHono } from './environment.ts';
import type { ErrorResponder } from './error-responder.ts';

/** Answers what no route did: a wrong method, a file of the web app, or nothing. */
export function createNotFound(
  hono: ApiHono,
  respondToError: ErrorResponder,
  fallback: ((request: Request) => Promise<Response | null>) | undefined,
) {
  const allowedMethods = createAllowedMethods(hono);
  return async (context: ApiContext): Promise<Response> => {
    const { method, path } = context.req;
    const allowed = allowedMethods(path);
    // A route of this method did not answer: it passed on to a page of the app, for a signed-in user.
    if (allowed.length > 0 && (method === 'OPTIONS' || !allowed.includes(method))) {
      if (method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { allow: allowed.join(', ') } });
      const response = respondToError(context, new AppError('method_not_allowed'));
      response.headers.set('allow', allowed.join(', '));
      return response;
    }
    const answer = path.startsWith('/api/') ? null : await fallback?.(context.req.raw);
    return answer ?? respondToError(context, new AppError('not_found'));
  };
}

const candidates = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns the methods that a path accepts, by the routes registered at its first use. */
function createAllowedMethods(hono: ApiHono): (path: string) => string[] {
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
