import { getCookies, parseCookies } from 'better-auth/cookies';
import { type Auth, addressHeader } from './auth.ts';

/** Reads the signed value of the session cookie, as the browser sent it. */
export function createSessionCookieReader(auth: Auth): (headers: Headers) => string | undefined {
  const { name } = getCookies(auth.options).sessionToken;
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
