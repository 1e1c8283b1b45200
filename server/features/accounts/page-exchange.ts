import type { ApiContext } from '#server/platform/http/api.ts';
import type { Exchange } from './exchange.ts';

/**
 * An exchange for routes that return a page or a redirect: headers that the use cases set go into that
 * response.
 */
export interface PageExchange extends Exchange {
  headers: Headers;
}

export function exchangeOf(context: ApiContext): PageExchange {
  const headers = new Headers();
  const { address, isLocal } = context.var;
  return {
    request: context.req.raw,
    address,
    isLocal,
    headers,
    setHeader: (name, value) => headers.append(name, value),
  };
}

/** Redirects the browser with a `GET`. */
export function redirect({ headers }: PageExchange, location: string): Response {
  headers.set('location', location);
  return new Response(null, { status: 303, headers });
}
