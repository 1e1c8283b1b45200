import { isLoopback } from '#server/platform/http/client-address.ts';
import type { AccountOptions } from './deps.ts';

interface AdminFacts {
  isAdmin: boolean;
  email: string;
  emailVerified: boolean;
}

/** Whether somebody is an admin: by their row, or as the proven owner of an address in `ADMIN_EMAILS`. */
export function isAdmin(user: AdminFacts, adminEmails: readonly string[]): boolean {
  return user.isAdmin || (user.emailVerified && adminEmails.includes(user.email));
}

/**
 * Whether the first account that is made is the admin's. Only where nobody but this machine's own people can make
 * it, and where the operator has not named the admins.
 */
export function firstAccountIsAdmin({
  host,
  adminEmails,
}: Pick<AccountOptions, 'host' | 'adminEmails'>): boolean {
  return adminEmails.length === 0 && (host === 'localhost' || isLoopback(host));
}
