import { and, asc, eq } from 'drizzle-orm';
import type { LinkedAccount } from '#contract/profile.ts';
import { type ProviderName, providerNames } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { signInMethods, users } from '../schema.ts';

type Method = typeof signInMethods.$inferSelect;

export interface LinkedAccounts {
  accounts: LinkedAccount[];
  available: { provider: ProviderName; name: string }[];
}

/** Lists a user's sign-in methods and those that they could add. */
export async function listLinkedAccounts(deps: AccountDeps, userId: string): Promise<LinkedAccounts> {
  const { db } = deps.database;
  const [methods, owners] = await Promise.all([
    methodsOf(db, userId),
    db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
  ]);
  const linked = new Set(methods.map(kindOf));
  return {
    accounts: methods.map((method) => presentMethod(deps, method, methods, owners[0]?.email ?? '')),
    available: providerNames.flatMap((provider) => {
      const { name } = deps.providers[provider] ?? {};
      return name === undefined || linked.has(provider) ? [] : [{ provider, name }];
    }),
  };
}

/** Removes a sign-in method. Throws `last_sign_in_method`, and `not_found` for another user's. */
export async function unlinkAccount(deps: AccountDeps, userId: string, id: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    // Locks the user's row: of two concurrent removals of the last two methods, the second is refused.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const methods = await methodsOf(tx, userId);
    const method = methods.find((one) => one.id === id);
    if (!method) throw new AppError('not_found');
    if (!isUnlinkable(deps, method, methods)) throw new AppError('last_sign_in_method');
    await tx.delete(signInMethods).where(and(eq(signInMethods.id, id), eq(signInMethods.userId, userId)));
  });
}

function methodsOf(db: Reader, userId: string): Promise<Method[]> {
  return db
    .select()
    .from(signInMethods)
    .where(eq(signInMethods.userId, userId))
    .orderBy(asc(signInMethods.createdAt), asc(signInMethods.id));
}

function presentMethod(deps: AccountDeps, method: Method, all: Method[], email: string): LinkedAccount {
  const kind = kindOf(method);
  return {
    id: method.id,
    kind,
    name: kind === 'password' ? email : (deps.providers[kind]?.name ?? kind),
    email: kind === 'password' ? email : method.email,
    linkedAt: method.createdAt.toISOString(),
    canUnlink: isUnlinkable(deps, method, all),
  };
}

/** Whether another sign-in method that works on this server remains. */
function isUnlinkable(deps: AccountDeps, method: Method, all: Method[]): boolean {
  return all.some((other) => other.id !== method.id && works(deps, other));
}

function works(deps: AccountDeps, method: Method): boolean {
  const kind = kindOf(method);
  return kind === 'password' ? deps.localAccounts : deps.providers[kind] !== undefined;
}

function kindOf({ providerId }: Method): LinkedAccount['kind'] {
  return providerNames.find((provider) => provider === providerId) ?? 'password';
}
