import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from './deps.ts';
import { users } from './schema.ts';
import type { WayToAdmin } from './way-to-admin.ts';

interface NamedAdmin {
  id: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  namedAdminAt: Date | null;
}

/**
 * Has it written down that somebody has become an admin by `ADMIN_EMAILS`. The address may be proven in many ways, or be
 * entered there long afterwards; what all have in common is that the person is looked up before anything is done with the
 * right. Once they are no admin by it any more, the next time counts anew.
 */
export async function noteNamedAdmin(deps: AccountDeps, user: NamedAdmin): Promise<void> {
  const isNamed = user.emailVerified && deps.adminEmails.includes(user.email);
  if (isNamed === (user.namedAdminAt !== null)) return;
  await deps.database.inTransaction(async (tx) => {
    if (isNamed) await enterNamedAdmin(deps, tx, user.id, 'configuration');
    else await tx.update(users).set({ namedAdminAt: null }).where(eq(users.id, user.id));
  });
}

/** The same in a transaction that makes somebody one; a second time changes nothing. */
export async function enterNamedAdmin(
  deps: Pick<AccountDeps, 'clock' | 'onAdmin'>,
  tx: Tx,
  userId: string,
  way: WayToAdmin,
): Promise<void> {
  const entered = await tx
    .update(users)
    .set({ namedAdminAt: deps.clock.now() })
    .where(and(eq(users.id, userId), isNull(users.namedAdminAt)))
    .returning({ id: users.id });
  if (entered.length > 0) await deps.onAdmin(tx, userId, way);
}
