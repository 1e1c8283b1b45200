import { getCookies, parseCookies } from 'better-auth/cookies';
import { type Auth, addressHeader } from './auth.ts';

/** The session cookie's name; on https with the `__Host-` prefix. */
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

/** The headers that better-auth may see: cookies, user agent, and the address as we know it. */
export function authHeaders(request: Request, address: string): Headers {
  const headers = new Headers({ [addressHeader]: address });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
