import { parseCookies } from 'better-auth/cookies';
import type { Exchange } from './exchange.ts';
import type { AccountOptions } from './options.ts';

/** Whether browsers reach Adventure by https, so that no cookie need travel in the open. */
export function isReachedByHttps({ publicUrl }: Pick<AccountOptions, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * The name under which a cookie is kept. With the prefix, which needs https, browsers take it from this host alone: no
 * site beside ours below the same domain can set it, or put another in its place.
 */
export function cookieName(deps: Pick<AccountOptions, 'publicUrl'>, name: string): string {
  return isReachedByHttps(deps) ? `__Host-${name}` : name;
}

export function readOwnCookie(
  deps: Pick<AccountOptions, 'publicUrl'>,
  request: Request,
  name: string,
): string | undefined {
  return parseCookies(request.headers.get('cookie') ?? '').get(cookieName(deps, name));
}

/** `Lax`, since other sites' pages, a provider's for one, lead here and the cookie must come along. */
export function setOwnCookie(
  deps: Pick<AccountOptions, 'publicUrl'>,
  exchange: Pick<Exchange, 'setHeader'>,
  cookie: { name: string; value: string; maxAgeSeconds: number },
): void {
  const secure = isReachedByHttps(deps) ? '; Secure' : '';
  const name = cookieName(deps, cookie.name);
  exchange.setHeader(
    'set-cookie',
    `${name}=${cookie.value}; Max-Age=${cookie.maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
