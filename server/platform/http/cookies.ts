import { getCookie } from 'hono/cookie';
import type { ApiContext } from './environment.ts';

/** What a browser sent under a cookie's name; undefined where it sent nothing. Anybody can write it. */
export function readCookie(context: ApiContext, name: string): string | undefined {
  return getCookie(context, name);
}
