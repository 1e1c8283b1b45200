import { homePath, routes } from '#contract/routes.ts';

/** Pages that make no sense as a place to come back to. */
const passing: readonly string[] = [
  routes.landing.path,
  routes.login.path,
  routes.signup.path,
  routes.logout.path,
];

/**
 * Where to go after signing in: the path that the person was on the way to, if it is one of this site. Anything that a
 * browser could read as another site (`//host`, `/\host`, a scheme) leads home.
 */
export function returnPath(wanted: string | null, origin: string): string {
  if (wanted === null || !wanted.startsWith('/')) return homePath;
  if (!URL.canParse(wanted, origin)) return homePath;
  const url = new URL(wanted, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return homePath;
  if (passing.includes(url.pathname)) return homePath;
  return url.pathname + url.search + url.hash;
}

/** The login page's address for somebody who was on the way to a path. */
export function loginPath(from: { pathname: string; search: string; hash: string }): string {
  const wanted = from.pathname + from.search + from.hash;
  return wanted === homePath || wanted === '/' ? '/login' : `/login?next=${encodeURIComponent(wanted)}`;
}
