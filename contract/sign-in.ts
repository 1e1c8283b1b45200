import * as z from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Who may create an account: everybody, users with an invitation, or no one. */
export const signUpModes = ['open', 'invite', 'closed'] as const;

/** The secret of an invitation link; only its digest is stored. */
export const inviteTokenSchema = z.string().min(1).max(100);

/** Sign-in providers: Google, and an OpenID Connect provider of the operator's choice. */
export const providerNames = ['google', 'oidc'] as const;
export type ProviderName = (typeof providerNames)[number];

const startPaths = { google: '/auth/google', oidc: '/auth/oidc' } as const satisfies Record<
  ProviderName,
  string
>;

/**
 * Returns the path that starts a sign-in with a provider. Without accepted terms the server redirects back to
 * `/login?error=terms_not_accepted`.
 *
 * @param options.next path of this app to open after the sign-in; other addresses are ignored
 * @param options.invite token of an invitation, which a new account may need
 */
export function providerSignInPath(
  provider: ProviderName,
  options: { acceptedTerms: boolean; next?: string | null; invite?: string | null },
): string {
  const query = new URLSearchParams();
  if (options.acceptedTerms) query.set('acceptedTerms', 'true');
  if (options.next) query.set('next', options.next);
  if (options.invite) query.set('invite', options.invite);
  return query.size > 0 ? `${startPaths[provider]}?${query}` : startPaths[provider];
}

/**
 * Values of `/login?error=` after a failed sign-in with a provider. Each is an error code with its sentence.
 * A failed attempt to link a provider's account ends at `/profile?error=` with one of the same codes, a
 * successful one at `/profile?linked=<provider>`. `logout_failed` is used on `/logout` as well. Pages must
 * ignore any other value.
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
  'sign_up_closed',
  'invite_required',
  'invite_invalid',
  'logout_failed',
  'not_signed_in',
  'rate_limited',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];
export type SignInErrorCode = (typeof signInErrorCodes)[number];

/** Pages that mails link to, with a secret in the query parameter `token`. */
export const mailPaths = { verifyEmail: '/verify-email', resetPassword: '/reset-password' } as const;

/**
 * Returns the path within this app in a `next` parameter, or the fallback for anything else: another origin
 * in any spelling, an invalid path, or a page that only signs in or out.
 */
export function safeNext(next: unknown, fallback: string): string {
  if (typeof next !== 'string' || next.length > 2_000) return fallback;
  // Browsers remove tabs and line breaks from addresses and read a backslash as a slash.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  const base = 'http://app.invalid';
  if (!URL.canParse(next, base)) return fallback;
  const url = new URL(next, base);
  const isOurs = url.origin === base && !url.pathname.startsWith('//');
  const authPath =
    /^\/(?:login|signup|logout|auth|api|force-admin-access|forgot-password|verify-email|reset-password)(?:\/|$)/i;
  return isOurs && !authPath.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
