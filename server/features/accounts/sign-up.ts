import { sql } from 'drizzle-orm';
import type { SignUp } from '#contract/accounts.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/http/client-address.ts';
import { firstAccountIsAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import type { Exchange } from './exchange.ts';
import { grantFirstCoins } from './first-coins.ts';
import { admitNewUser, recordInviteUse } from './invites/take-invite.ts';
import { digestOf } from './mails/mail-tokens.ts';
import { mailVerification } from './mails/verify-email.ts';
import { cleanName } from './names.ts';
import { hashNewPassword, requireNotAddress } from './new-password.ts';
import { storePassword } from './passwords.ts';
import { users } from './schema.ts';

// An arbitrary number that only sign-ups use: where the first account becomes an admin, sign-ups run one at a
// time.
const firstAccountLock = 7_302_114_510;

/**
 * Creates an account with a password and its first coins, and returns its id. Throws `email_taken` and
 * `password_common`, and refuses as `insertUser` does.
 */
export async function signUp(deps: AccountDeps, exchange: Exchange, input: SignUp): Promise<string> {
  if (!deps.localAccounts) throw new AppError('password_sign_in_disabled');
  await limitSignUps(deps, exchange, input.email.toLowerCase());
  const name = cleanName(input.name);
  if (name === null) throw new AppError('name_required');
  requireNotAddress(input.password, input.email);
  const hash = await hashNewPassword(deps, input.password);
  const { isLocal } = exchange;
  const userId = await deps.database.inTransaction(async (tx) => {
    const id = await insertUser(deps, tx, {
      name,
      email: input.email,
      emailVerified: false,
      isLocal,
      inviteDigest: input.invite === undefined ? null : digestOf(input.invite),
    });
    if (id === null) throw new AppError('email_taken');
    await storePassword(deps, tx, id, hash);
    const email = input.email.toLowerCase();
    await mailVerification(deps, tx, { id, email, language: null }, exchange);
    return id;
  });
  await grantFirstCoins(deps, { id: userId, emailVerified: false });
  return userId;
}

/**
 * The answer reveals whether an address has an account, so it is limited: per network, and per address.
 * Counted alike whether the account exists or not.
 */
async function limitSignUps(deps: AccountDeps, { address }: Exchange, email: string): Promise<void> {
  const { signUpFromNetwork, signUpWithEmail } = rateLimits;
  await deps.rateWindows.take(`signUpFromNetwork:address:${addressKey(address)}`, {
    max: signUpFromNetwork.perAddress,
    windowMs: signUpFromNetwork.windowMs,
  });
  await deps.rateWindows.take(`signUpWithEmail:${digestOf(email)}`, {
    max: signUpWithEmail.perUser,
    windowMs: signUpWithEmail.windowMs,
  });
}

export interface NewUser {
  /** Digest of the invitation's token; null without one. */
  inviteDigest: string | null;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Whether the request came from this machine. */
  isLocal: boolean;
}

/**
 * Creates a user who has accepted the terms, and returns their id; null if the address has an account: the
 * caller then has to throw, so that no use of an invitation is counted. Throws as `admitNewUser` does.
 */
export async function insertUser(deps: AccountDeps, tx: Tx, input: NewUser): Promise<string | null> {
  const now = deps.clock.now();
  const mayBeAdmin = input.isLocal && firstAccountIsAdmin(deps);
  const isOpen = (deps.signUpMode?.() ?? 'open') === 'open';
  const isFirst = (mayBeAdmin || !isOpen) && (await isFirstAccount(tx));
  const isAdmin = mayBeAdmin && isFirst;
  const email = input.email.toLowerCase();
  const { inviteDigest } = input;
  const inviteId = await admitNewUser(deps, tx, { email, inviteDigest, isFirstAccount: isFirst });
  const inserted = await tx
    .insert(users)
    .values({
      id: deps.newId(),
      name: input.name,
      email,
      emailVerified: input.emailVerified,
      isAdmin,
      acceptedTermsAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const id = inserted[0]?.id ?? null;
  if (id !== null && inviteId !== null) await recordInviteUse(deps, tx, { inviteId, userId: id });
  if (isAdmin && id !== null) await deps.onAdmin(tx, id, 'firstAccount');
  return id;
}

async function isFirstAccount(tx: Tx): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${firstAccountLock}::bigint)`);
  const existing = await tx.select({ id: users.id }).from(users).limit(1);
  return existing.length === 0;
}
