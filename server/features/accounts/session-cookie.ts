import { getCookies, parseCookies } from 'better-auth/cookies';
import { type Auth, addressHeader } from './auth.ts';

/** The session cookie's name, which on https has a prefix that browsers understand. */
export function sessionCookieName(auth: Auth): string {
  return getCookies(auth.options).sessionToken.name;
}

/** Reads the signed value of the session cookie, as the browser sent it. */
export function createSessionCookieReader(auth: Auth): (headers: Headers) => string | undefined {
  const name = sessionCookieName(auth);
  return (headers) => {
    const cookies = headers.get('cookie');
    return cookies?.includes(name) ? parseCookies(cookies).get(name) : undefined;
  };
}

/** What better-auth may see of a request: the cookies, the browser's name, and the address as we know it. */
export function authHeaders(request: Request, address: string): Headers {
  const headers = new Headers({ [addressHeader]: address });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
