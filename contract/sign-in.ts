import type { ErrorCode } from './errors.ts';

/** Providers of accounts: Google, and one of the operator's own choice that speaks OpenID Connect. */
export const providerNames = ['google', 'oidc'] as const;
export type ProviderName = (typeof providerNames)[number];

const startPaths = { google: '/auth/google', oidc: '/auth/oidc' } as const satisfies Record<
  ProviderName,
  string
>;

/**
 * Where a browser goes to sign in at a provider. Without the acceptance of the terms the server sends it back
 * to `/login?error=terms_not_accepted`.
 *
 * @param options.next path of this app where the browser arrives when it is signed in; any other address is
 *   ignored
 */
export function providerSignInPath(
  provider: ProviderName,
  options: { acceptedTerms: boolean; next?: string | null },
): string {
  const query = new URLSearchParams();
  if (options.acceptedTerms) query.set('acceptedTerms', 'true');
  if (options.next) query.set('next', options.next);
  return query.size > 0 ? `${startPaths[provider]}?${query}` : startPaths[provider];
}

/**
 * What `/login?error=` may hold: how a sign-in at a provider can end badly. Each is an error code with its
 * sentence. A failed attempt to link a provider's account ends on `/profile?error=` with one of the same
 * codes, a successful one on `/profile?linked=<provider>`. `logout_failed` stands on `/logout` as well. The
 * pages must treat any other value as none.
 */
export const signInErrorCodes = [
  'terms_not_accepted',
  'sign_in_denied',
  'sign_in_expired',
  'sign_in_failed',
  'provider_unavailable',
  'provider_email_missing',
  'account_exists',
  'provider_account_taken',
  'account_blocked',
  'logout_failed',
  'not_signed_in',
  'rate_limited',
  'internal',
] as const satisfies readonly ErrorCode[];
export type SignInErrorCode = (typeof signInErrorCodes)[number];

/** Pages that mails lead to; each gets its secret in the search parameter `token`. */
export const mailPaths = { verifyEmail: '/verify-email', resetPassword: '/reset-password' } as const;

/**
 * The path within this app that a `next` parameter names, or the fallback where it names anything else:
 * another origin in any spelling, something that is no path, or a page that only signs in or out.
 */
export function safeNext(next: unknown, fallback: string): string {
  if (typeof next !== 'string' || next.length > 2_000) return fallback;
  // Browsers drop tabs and line ends from addresses and read a backslash as a slash.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  const base = 'http://app.invalid';
  if (!URL.canParse(next, base)) return fallback;
  const url = new URL(next, base);
  const isOurs = url.origin === base && !url.pathname.startsWith('//');
  const goesRound =
    /^\/(?:login|signup|logout|auth|api|force-admin-access|forgot-password|verify-email|reset-password)(?:\/|$)/i;
  return isOurs && !goesRound.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
