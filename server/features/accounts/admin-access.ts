import { eq } from 'drizzle-orm';
import { isAdmin } from './admin-rule.ts';
import { mayClaim } from './claim-admin.ts';
import type { AccountDeps } from './deps.ts';
import { users } from './schema.ts';

export interface AdminAccess {
  isAdmin: boolean;
  /** The address is listed in `ADMIN_EMAILS`. */
  isNamed: boolean;
  /** The printed code would be accepted. */
  takesCode: boolean;
}

/** Reads from the user's row how they may become an admin. */
export async function readAdminAccess(deps: AccountDeps, userId: string): Promise<AdminAccess> {
  const { db } = deps.database;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return { isAdmin: false, isNamed: false, takesCode: false };
  const isAlready = isAdmin(user, deps.adminEmails);
  return {
    isAdmin: isAlready,
    isNamed: deps.adminEmails.includes(user.email),
    takesCode: !isAlready && (await mayClaim(deps, db, user.email)),
  };
}
