import { and, eq } from 'drizzle-orm';
import type { ProviderName } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { notifyOfNewBrowser, rememberBrowser } from '../known-browsers.ts';
import { digestOf } from '../mails/mail-tokens.ts';
import { providerSignIns } from '../schema.ts';
import { startSession } from '../sessions.ts';
import { redirectUri } from './begin-sign-in.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { linkAccount } from './link-account.ts';
import { toAppError } from './provider-errors.ts';
import { readSecretCookie } from './secret-cookie.ts';
import { isLinkedNow } from './store.ts';

/** Result of a browser's return from a provider. */
export interface FinishedSignIn {
  /** Where the browser goes next, as given at the start. */
  next: string;
  /** Whether it links an account instead of signing in. */
  isLinking: boolean;
  /** Null on success. */
  error: unknown;
}

type PendingSignIn = typeof providerSignIns.$inferSelect;

/** Handles a browser's return from a provider. Never throws what a user could have caused. */
export async function finishSignIn(
  deps: AccountDeps,
  exchange: Exchange,
  provider: ProviderName,
): Promise<FinishedSignIn> {
  const pending = await consumePendingSignIn(deps, exchange, provider);
  if (!pending) return { next: '', isLinking: false, error: new AppError('sign_in_expired') };
  const end = { next: pending.next, isLinking: pending.linkTo !== null };
  try {
    await finish(deps, exchange, pending);
    return { ...end, error: null };
  } catch (error) {
    return { ...end, error: toAppError(error) };
  }
}

/** Takes the pending sign-in, once; null for an unknown, expired or another browser's one. */
async function consumePendingSignIn(
  deps: AccountDeps,
  { request }: Exchange,
  provider: ProviderName,
): Promise<(PendingSignIn & { state: string }) | null> {
  const state = new URL(request.url).searchParams.get('state');
  const secret = readSecretCookie(deps, request);
  if (!state || secret === undefined) return null;
  const [pending] = await deps.database.db
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.stateDigest, digestOf(state)),
        eq(providerSignIns.browserDigest, digestOf(secret)),
        eq(providerSignIns.provider, provider),
      ),
    )
    .returning();
  return pending && pending.expiresAt > deps.clock.now() ? { ...pending, state } : null;
}

async function finish(
  deps: AccountDeps,
  exchange: Exchange,
  pending: PendingSignIn & { state: string },
): Promise<void> {
  const provider = deps.providers[pending.provider];
  if (!provider) throw new AppError('sign_in_expired');
  const identity = await provider.oidc.finish({
    redirectUri: redirectUri(deps, exchange, pending.provider),
    query: new URL(exchange.request.url).search,
    pending,
  });
  const external = { provider: pending.provider, identity };
  if (pending.linkTo !== null) {
    await linkAccount(deps, exchange, pending.linkTo, external);
    return;
  }
  const { userId, how } = await findOrCreateUser(deps, exchange, {
    ...external,
    inviteDigest: pending.inviteDigest,
  });
  await startSession(deps, exchange, userId, async () => {
    if (!(await isLinkedNow(deps.database.db, userId, external))) throw new AppError('sign_in_expired');
  });
  if (how === 'known') notifyOfNewBrowser(deps, exchange, userId);
  else rememberBrowser(deps, exchange, userId);
}
