import { parseCookies } from 'better-auth/cookies';
import type { Exchange } from './exchange.ts';
import type { AccountOptions } from './options.ts';

/** Whether browsers reach Adventure by https, so that cookies can be `Secure`. */
export function isReachedByHttps({ publicUrl }: Pick<AccountOptions, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * Returns a cookie's stored name. Browsers accept the `__Host-` prefix, which needs https, from this host
 * alone: no sibling site below the same domain can set or replace the cookie.
 */
export function cookieName(deps: Pick<AccountOptions, 'publicUrl'>, name: string): string {
  return isReachedByHttps(deps) ? `__Host-${name}` : name;
}

export function readHostCookie(
  deps: Pick<AccountOptions, 'publicUrl'>,
  request: Request,
  name: string,
): string | undefined {
  return parseCookies(request.headers.get('cookie') ?? '').get(cookieName(deps, name));
}

/** `Lax`: other sites' pages, such as a provider's, lead here and the cookie must come along. */
export function setHostCookie(
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
