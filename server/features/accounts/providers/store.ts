import { and, eq } from 'drizzle-orm';
import { routes } from '#contract/routes.ts';
import type { ProviderName } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { OidcIdentity } from '#server/platform/oidc/oidc.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { signInMethods, type UserRow } from '../schema.ts';
import type { ProviderIdentity } from './provider-identity.ts';

/** Returns the linked provider account; undefined if it is not linked. */
export async function findMethod(
  tx: Tx,
  provider: ProviderName,
  subject: string,
): Promise<{ id: string; userId: string } | undefined> {
  const [method] = await tx
    .select({ id: signInMethods.id, userId: signInMethods.userId })
    .from(signInMethods)
    .where(and(eq(signInMethods.providerId, provider), eq(signInMethods.accountId, subject)));
  return method;
}

/**
 * Whether a provider's account is a user's, after any transaction that is about to remove it: the owner of
 * the address may take the account back at this moment.
 */
export async function isLinkedNow(
  db: Reader,
  userId: string,
  { provider, identity }: ProviderIdentity,
): Promise<boolean> {
  const { providerId, accountId } = signInMethods;
  const [method] = await db
    .select({ userId: signInMethods.userId })
    .from(signInMethods)
    .where(and(eq(providerId, provider), eq(accountId, identity.subject)))
    .for('share');
  return method?.userId === userId;
}

/** Links a provider's account. Throws `provider_account_taken` if another link came first. */
export async function addMethod(
  deps: AccountDeps,
  tx: Tx,
  userId: string,
  { provider, identity }: ProviderIdentity,
): Promise<void> {
  const now = deps.clock.now();
  const added = await tx
    .insert(signInMethods)
    .values({
      id: deps.newId(),
      userId,
      providerId: provider,
      accountId: identity.subject,
      email: identity.email,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [signInMethods.providerId, signInMethods.accountId] })
    .returning({ id: signInMethods.id });
  if (added.length === 0) throw new AppError('provider_account_taken');
}

export async function recordMethodUsed(
  { clock }: Pick<AccountDeps, 'clock'>,
  tx: Tx,
  id: string,
  { email }: OidcIdentity,
): Promise<void> {
  await tx.update(signInMethods).set({ email, updatedAt: clock.now() }).where(eq(signInMethods.id, id));
}

/** Mails the owner that a sign-in method was added: if it was not them, they can act. */
export async function mailLinkAdded(
  deps: AccountDeps,
  tx: Tx,
  exchange: Exchange,
  user: UserRow,
  { provider, identity }: ProviderIdentity,
): Promise<void> {
  await sendAccountMail(deps, tx, {
    user,
    exchange,
    kind: 'accountLinked',
    path: routes.profile.path,
    values: {
      provider: deps.providers[provider]?.name ?? provider,
      address: identity.email ?? identity.subject,
    },
  });
}
