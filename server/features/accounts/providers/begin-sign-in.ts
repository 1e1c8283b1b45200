import { randomBytes } from 'node:crypto';
import { lte } from 'drizzle-orm';
import { accountLimits } from '#contract/limits.ts';
import { homePath, routes } from '#contract/routes.ts';
import { type ProviderName, safeNext } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Actor } from '../actor.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { digestOf } from '../mails/mail-tokens.ts';
import { requireProof } from '../proof/require-proof.ts';
import { providerSignIns } from '../schema.ts';
import { toAppError } from './provider-errors.ts';
import { readSecretCookie, setSecretCookie } from './secret-cookie.ts';

export interface BeginSignIn {
  provider: ProviderName;
  /** What the login page says; an account is never made without. */
  acceptedTerms: boolean;
  next: string | null;
}

/**
 * Begins a sign-in at a provider and answers where the browser goes. What the answer must fit is kept here, and the
 * browser gets a secret, so that nobody can finish a sign-in that another browser began.
 */
export async function beginSignIn(
  deps: AccountDeps,
  exchange: Exchange,
  { provider, acceptedTerms, next }: BeginSignIn,
): Promise<string> {
  if (!acceptedTerms) throw new AppError('terms_not_accepted');
  return ask(deps, exchange, { provider, next: safeNext(next, homePath), linkTo: null });
}

/** Begins to link a provider's account to that of somebody who is signed in. Throws `proof_required`. */
export async function beginLinking(
  deps: AccountDeps,
  exchange: Exchange,
  { provider, actor }: { provider: ProviderName; actor: Actor },
): Promise<string> {
  await requireProof(deps, deps.database.db, actor);
  return ask(deps, exchange, { provider, next: routes.profile.path, linkTo: actor.userId });
}

async function ask(
  deps: AccountDeps,
  exchange: Exchange,
  asked: { provider: ProviderName; next: string; linkTo: string | null },
): Promise<string> {
  const provider = deps.providers[asked.provider];
  if (!provider) throw new AppError('not_found');
  const question = await provider.oidc
    .begin(redirectUri(deps, exchange, asked.provider))
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  // The secret of a sign-in that is on its way in another tab stays, so that both can come back.
  const secret = readSecretCookie(deps, exchange.request) ?? randomBytes(32).toString('base64url');
  const lifeMs = accountLimits.providerSignInMinutes * 60_000;
  await deps.database.db.insert(providerSignIns).values({
    stateDigest: digestOf(question.state),
    browserDigest: digestOf(secret),
    codeVerifier: question.codeVerifier,
    nonce: question.nonce,
    expiresAt: new Date(deps.clock.now().getTime() + lifeMs),
    ...asked,
  });
  setSecretCookie(deps, exchange, secret);
  return question.url;
}

/** The address to which the provider sends browsers back; it must be registered there. */
export function redirectUri(
  { publicUrl }: Pick<AccountDeps, 'publicUrl'>,
  { request }: Pick<Exchange, 'request'>,
  provider: ProviderName,
): string {
  // Providers go to registered addresses only, so that the host that a browser names can lead nobody astray.
  const origin = publicUrl ?? new URL(request.url).origin;
  return `${origin}/auth/${provider}/callback`;
}

/** Removes those that nobody came back from; for the schedule. */
export async function removeOldSignIns({ database }: AccountDeps, now: Date): Promise<void> {
  await database.db.delete(providerSignIns).where(lte(providerSignIns.expiresAt, now));
}
