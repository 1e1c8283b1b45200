import { randomBytes } from 'node:crypto';
import { lte } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import { homePath, routes } from '#contract/routes.ts';
import { type ProviderName, safeNext } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Actor } from '../actor.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { digestOf } from '../mails/mail-tokens.ts';
import { requireReauthentication } from '../reauthentication/require-reauthentication.ts';
import { providerSignIns } from '../schema.ts';
import { toAppError } from './provider-errors.ts';
import { readSecretCookie, setSecretCookie } from './secret-cookie.ts';

export interface BeginSignIn {
  provider: ProviderName;
  /** Accepted on the login page; no account is created without it. */
  acceptedTerms: boolean;
  next: string | null;
  /** The token of an invitation; null without one. */
  invite: string | null;
}

/**
 * Starts a sign-in at a provider and returns where to send the browser. The expected answer is stored here
 * and the browser gets a secret, so that one browser cannot finish another's sign-in.
 */
export async function beginSignIn(
  deps: AccountDeps,
  exchange: Exchange,
  { provider, acceptedTerms, next, invite }: BeginSignIn,
): Promise<string> {
  if (!acceptedTerms) throw new AppError('terms_not_accepted');
  return startAtProvider(deps, exchange, {
    provider,
    next: safeNext(next, homePath),
    linkTo: null,
    inviteDigest: invite === null ? null : digestOf(invite),
  });
}

/** Starts linking a provider's account to the signed-in user's. Throws `reauthentication_required`. */
export async function beginLinking(
  deps: AccountDeps,
  exchange: Exchange,
  { provider, actor }: { provider: ProviderName; actor: Actor },
): Promise<string> {
  await requireReauthentication(deps, deps.database.db, actor);
  return startAtProvider(deps, exchange, {
    provider,
    next: routes.profile.path,
    linkTo: actor.userId,
    inviteDigest: null,
  });
}

async function startAtProvider(
  deps: AccountDeps,
  exchange: Exchange,
  input: { provider: ProviderName; next: string; linkTo: string | null; inviteDigest: string | null },
): Promise<string> {
  const provider = deps.providers[input.provider];
  if (!provider) throw new AppError('not_found');
  const authorization = await provider.oidc
    .begin(redirectUri(deps, exchange, input.provider))
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  // Keeps the secret of a sign-in pending in another tab, so that both can finish.
  const secret = readSecretCookie(deps, exchange.request) ?? randomBytes(32).toString('base64url');
  const lifeMs = accountLimits.providerSignInMinutes * minuteMs;
  await deps.database.db.insert(providerSignIns).values({
    stateDigest: digestOf(authorization.state),
    browserDigest: digestOf(secret),
    codeVerifier: authorization.codeVerifier,
    nonce: authorization.nonce,
    expiresAt: new Date(deps.clock.now().getTime() + lifeMs),
    ...input,
  });
  setSecretCookie(deps, exchange, secret);
  return authorization.url;
}

/** The address to which the provider returns browsers; it must be registered there. */
export function redirectUri(
  { publicUrl }: Pick<AccountDeps, 'publicUrl'>,
  { request }: Pick<Exchange, 'request'>,
  provider: ProviderName,
): string {
  // Providers redirect to registered addresses only, so a forged host in the request cannot misdirect.
  const origin = publicUrl ?? new URL(request.url).origin;
  return `${origin}/auth/${provider}/callback`;
}

/** Removes abandoned sign-ins; for the schedule. */
export async function removeOldSignIns({ database }: AccountDeps, now: Date): Promise<void> {
  await database.db.delete(providerSignIns).where(lte(providerSignIns.expiresAt, now));
}
