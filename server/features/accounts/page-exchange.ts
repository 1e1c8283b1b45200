import type { ApiContext } from '#server/platform/http/api.ts';
import type { Exchange } from './exchange.ts';

/** What a route that answers with a page or a redirect gives the verbs: the headers that they set go into its answer. */
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

/** Sends the browser on with a `GET`. */
export function redirect({ headers }: PageExchange, location: string): Response {
  headers.set('location', location);
  return new Response(null, { status: 303, headers });
}
