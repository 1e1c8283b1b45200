import { homePath, routes } from '#contract/routes.ts';
import { safeNext } from '#contract/sign-in.ts';

/**
 * Returns the path to open after sign-in: the requested one, if it belongs to this site. Anything that a
 * browser could read as another site (`//host`, `/\host`, a scheme) becomes the studio, and so does the
 * landing page.
 */
export function returnPath(requested: string | null): string {
  const path = safeNext(requested, homePath);
  return path === routes.landing.path ? homePath : path;
}

interface LoginPathOptions {
  /** A session has just expired; the login page says so. */
  ended?: boolean;
}

/** The login page's address with a path to return to. */
export function loginPath(
  from: { pathname: string; search: string; hash: string },
  { ended = false }: LoginPathOptions = {},
): string {
  const requested = returnPath(from.pathname + from.search + from.hash);
  const query = new URLSearchParams({
    ...(requested !== homePath && { next: requested }),
    ...(ended && { ended: '1' }),
  });
  return query.size > 0 ? `${routes.login.path}?${query}` : routes.login.path;
}
