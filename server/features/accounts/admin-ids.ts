import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { users } from './schema.ts';

/** Returns the ids of all admins, by the rule of `isAdmin`. */
export async function findAdminIds(tx: Tx, adminEmails: readonly string[]): Promise<string[]> {
  const named = and(eq(users.emailVerified, true), inArray(users.email, [...adminEmails]));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(adminEmails.length === 0 ? eq(users.isAdmin, true) : or(eq(users.isAdmin, true), named));
  return rows.map(({ id }) => id);
}
