import { sql } from 'drizzle-orm';
import type { SignUp } from '#contract/accounts.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { firstAccountIsAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { signInMethods, users } from './schema.ts';
import type { Exchange } from './sessions.ts';

// Any number that only sign-ups use: where the first account is the admin's, sign-ups take turns.
const firstAccountLock = 7_302_114_510;

/**
 * What the screen cannot show and the database cannot store, and what turns the direction of the text after it, other
 * people's included.
 */
const neverInNames = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes an account with a password and its first coins, and answers its id. Throws `email_taken`. */
export async function signUp(
  deps: AccountDeps,
  { isLocal }: Pick<Exchange, 'isLocal'>,
  input: SignUp,
): Promise<string> {
  if (!deps.localAccounts) throw new AppError('local_accounts_off');
  const name = input.name.replace(neverInNames, '').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new AppError('name_required');
  const { password } = await deps.auth.$context;
  const hash = await password.hash(input.password);
  const userId = await deps.database.inTransaction((tx) =>
    insertUser(deps, tx, { ...input, name, isLocal }, hash),
  );
  await deps.coins.ensureAccount(userId);
  return userId;
}

interface NewUser extends SignUp {
  isLocal: boolean;
}

async function insertUser(deps: AccountDeps, tx: Tx, input: NewUser, hash: string): Promise<string> {
  const now = deps.clock.now();
  const isAdmin = input.isLocal && firstAccountIsAdmin(deps) && (await isFirstAccount(tx));
  const userId = deps.newId();
  const dates = { createdAt: now, updatedAt: now };
  const inserted = await tx
    .insert(users)
    .values({
      id: userId,
      name: input.name,
      email: input.email.toLowerCase(),
      isAdmin,
      acceptedTermsAt: now,
      ...dates,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length === 0) throw new AppError('email_taken');
  await tx.insert(signInMethods).values({
    id: deps.newId(),
    userId,
    providerId: 'credential',
    accountId: userId,
    password: hash,
    ...dates,
  });
  return userId;
}

async function isFirstAccount(tx: Tx): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${firstAccountLock}::bigint)`);
  const anybody = await tx.select({ id: users.id }).from(users).limit(1);
  return anybody.length === 0;
}
