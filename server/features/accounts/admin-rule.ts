import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { isLoopbackHost } from '#server/platform/http/client-address.ts';
import type { AccountOptions } from './options.ts';
import { users } from './schema.ts';

interface AdminFacts {
  isAdmin: boolean;
  email: string;
  emailVerified: boolean;
}

/** Whether a user is an admin: by their row, or by a verified address in `ADMIN_EMAILS`. */
export function isAdmin(user: AdminFacts, adminEmails: readonly string[]): boolean {
  return user.isAdmin || (user.emailVerified && adminEmails.includes(user.email));
}

/** Returns the ids of all admins, by the rule of `isAdmin`. */
export async function findAdminIds(tx: Tx, adminEmails: readonly string[]): Promise<string[]> {
  const named = and(eq(users.emailVerified, true), inArray(users.email, [...adminEmails]));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(adminEmails.length === 0 ? eq(users.isAdmin, true) : or(eq(users.isAdmin, true), named));
  return rows.map(({ id }) => id);
}

type Reach = Pick<AccountOptions, 'host' | 'publicUrl' | 'trustProxy' | 'adminEmails'>;

/**
 * Whether the first account becomes an admin. Only where no other machine can reach the server: not
 * behind a proxy, and not when the operator has named the admins.
 */
export function firstAccountIsAdmin({ host, publicUrl, trustProxy, adminEmails }: Reach): boolean {
  const isLocalOnly =
    isLoopbackHost(host.includes(':') ? `[${host}]` : host) &&
    trustProxy.length === 0 &&
    (publicUrl === null || isLoopbackHost(new URL(publicUrl).host));
  return adminEmails.length === 0 && isLocalOnly;
}
