import { homePath, routes } from '#contract/routes.ts';
import { safeNext } from '#contract/sign-in.ts';

/**
 * Where to go after signing in: the path that the person was on the way to, if it is one of this site. Anything that a
 * browser could read as another site (`//host`, `/\host`, a scheme) leads home, and so does the landing page.
 */
export function returnPath(wanted: string | null): string {
  const path = safeNext(wanted, homePath);
  return path === routes.landing.path ? homePath : path;
}

interface LoginPathOptions {
  /** Somebody was signed in until now: the page says why they are there. */
  ended?: boolean;
}

/** The login page's address for somebody who was on the way to a path. */
export function loginPath(
  from: { pathname: string; search: string; hash: string },
  { ended = false }: LoginPathOptions = {},
): string {
  const wanted = returnPath(from.pathname + from.search + from.hash);
  const query = new URLSearchParams({
    ...(wanted !== homePath && { next: wanted }),
    ...(ended && { ended: '1' }),
  });
  return query.size > 0 ? `${routes.login.path}?${query}` : routes.login.path;
}
