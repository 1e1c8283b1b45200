import { getCookie } from 'hono/cookie';
import type { ApiContext } from './environment.ts';

/** Returns a cookie's value as sent; undefined without one. Clients can forge it. */
export function readCookie(context: ApiContext, name: string): string | undefined {
  return getCookie(context, name);
}
