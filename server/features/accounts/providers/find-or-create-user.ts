import { eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/error-codes.ts';
import { accountLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { grantFirstCoins } from '../first-coins.ts';
import { mailVerification } from '../mails/verify-email.ts';
import { cleanName } from '../names.ts';
import { fetchAvatar } from '../profile/avatar.ts';
import { users } from '../schema.ts';
import { insertUser } from '../sign-up.ts';
import type { ProviderIdentity } from './provider-identity.ts';
import { addMethod, findMethod, mailLinkAdded, recordMethodUsed } from './store.ts';

export interface SignedInUser {
  userId: string;
  /** `joined` mails the account's owner. */
  how: 'known' | 'joined' | 'made';
}

const racyCodes: ReadonlySet<ErrorCode> = new Set(['account_exists', 'provider_account_taken']);

/** A provider's account, and the invitation with which its user came. */
interface Arrival extends ProviderIdentity {
  inviteDigest: string | null;
}

/**
 * Returns the user that a provider's account signs in: its linked user; else the user with the same address,
 * if both sides have verified it; else a new one. An address unverified on one side takes over nothing
 * (`account_exists`): the account's owner signs in as before and links the two in the profile.
 */
export async function findOrCreateUser(
  deps: AccountDeps,
  exchange: Exchange,
  external: Arrival,
): Promise<SignedInUser> {
  const attempt = () => findJoinOrCreate(deps, exchange, external);
  // Of two concurrent attempts one fails, retries, and finds what the other created.
  const { userId, how } = await attempt().catch((error: unknown) => {
    const mayHaveLost = error instanceof AppError && racyCodes.has(error.code);
    if (!mayHaveLost) throw error;
    return attempt();
  });
  if (how === 'made') {
    const { provider, identity } = external;
    await grantFirstCoins(deps, { id: userId, emailVerified: identity.emailVerified });
    const { picture: address } = identity;
    if (address)
      deps.background.run('fetching an avatar', () => fetchAvatar(deps, userId, { provider, address }));
  }
  return { userId, how };
}

function findJoinOrCreate(deps: AccountDeps, exchange: Exchange, external: Arrival): Promise<SignedInUser> {
  return deps.database.inTransaction(async (tx) => {
    const known = await findKnown(deps, tx, external);
    if (known) return { userId: known, how: 'known' };
    const joined = await joinByAddress(deps, tx, exchange, external);
    if (joined) return { userId: joined, how: 'joined' };
    return { userId: await createUser(deps, tx, exchange, external), how: 'made' };
  });
}

async function findKnown(
  deps: AccountDeps,
  tx: Tx,
  { provider, identity }: ProviderIdentity,
): Promise<string | null> {
  const method = await findMethod(tx, provider, identity.subject);
  if (!method) return null;
  const [user] = await tx.select().from(users).where(eq(users.id, method.userId));
  if (!user) return null;
  refuseBlocked(user);
  await recordMethodUsed(deps, tx, method.id, identity);
  if (identity.emailVerified && identity.email === user.email && !user.emailVerified) {
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  }
  return user.id;
}

async function joinByAddress(
  deps: AccountDeps,
  tx: Tx,
  exchange: Exchange,
  external: ProviderIdentity,
): Promise<string | null> {
  const { email, emailVerified } = external.identity;
  if (email === null) throw new AppError('provider_email_missing');
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) return null;
  if (!emailVerified || !user.emailVerified) throw new AppError('account_exists');
  refuseBlocked(user);
  await addMethod(deps, tx, user.id, external);
  await mailLinkAdded(deps, tx, exchange, user, external);
  return user.id;
}

async function createUser(deps: AccountDeps, tx: Tx, exchange: Exchange, external: Arrival): Promise<string> {
  const { email, emailVerified, name } = external.identity;
  if (email === null) throw new AppError('provider_email_missing');
  if (email.length > accountLimits.emailMaxCharacters) throw new AppError('email_invalid');
  const shown = cleanName(name ?? '') ?? cleanName(email.split('@', 1)[0] ?? '') ?? 'Creator';
  const userId = await insertUser(deps, tx, {
    name: shown,
    email,
    emailVerified,
    isLocal: exchange.isLocal,
    inviteDigest: external.inviteDigest,
  });
  if (userId === null) throw new AppError('account_exists');
  await addMethod(deps, tx, userId, external);
  if (!emailVerified) await mailVerification(deps, tx, { id: userId, email, language: null }, exchange);
  return userId;
}

function refuseBlocked(user: { blockedAt: Date | null }): void {
  if (user.blockedAt) throw new AppError('account_blocked');
}
