import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { AdminOrigin } from './admin-origin.ts';
import type { AccountDeps } from './deps.ts';
import { users } from './schema.ts';

interface NamedAdmin {
  id: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  namedAdminAt: Date | null;
}

/**
 * Records that a user has become an admin through `ADMIN_EMAILS`. An address may be verified in many ways, or
 * be listed long afterwards; looking the user up precedes every use of the right, so it is recorded here.
 * When the right ends, a later one is recorded again.
 */
export async function recordNamedAdmin(deps: AccountDeps, user: NamedAdmin): Promise<void> {
  const isNamed = user.emailVerified && deps.adminEmails.includes(user.email);
  if (isNamed === (user.namedAdminAt !== null)) return;
  await deps.database.inTransaction(async (tx) => {
    if (isNamed) await recordNamedAdminWithin(deps, tx, user.id, 'configuration');
    else await tx.update(users).set({ namedAdminAt: null }).where(eq(users.id, user.id));
  });
}

/** Like `recordNamedAdmin`, in the transaction that makes the user an admin; repeating it changes nothing. */
export async function recordNamedAdminWithin(
  deps: Pick<AccountDeps, 'clock' | 'onAdmin'>,
  tx: Tx,
  userId: string,
  way: AdminOrigin,
): Promise<void> {
  const entered = await tx
    .update(users)
    .set({ namedAdminAt: deps.clock.now() })
    .where(and(eq(users.id, userId), isNull(users.namedAdminAt)))
    .returning({ id: users.id });
  if (entered.length > 0) await deps.onAdmin(tx, userId, way);
}
