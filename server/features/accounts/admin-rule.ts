import { isLoopbackHost } from '#server/platform/http/client-address.ts';
import type { AccountOptions } from './options.ts';

interface AdminFacts {
  isAdmin: boolean;
  email: string;
  emailVerified: boolean;
}

/** Whether a user is an admin: by their row, or by a verified address in `ADMIN_EMAILS`. */
export function isAdmin(user: AdminFacts, adminEmails: readonly string[]): boolean {
  return user.isAdmin || (user.emailVerified && adminEmails.includes(user.email));
}

type Reach = Pick<AccountOptions, 'host' | 'publicUrl' | 'trustProxy' | 'adminEmails'>;

/**
 * Whether the first account becomes an admin. Only where nothing but this machine can reach the server: not
 * behind a proxy, and not when the operator has named the admins.
 */
export function firstAccountIsAdmin({ host, publicUrl, trustProxy, adminEmails }: Reach): boolean {
  const isLocalOnly =
    isLoopbackHost(host.includes(':') ? `[${host}]` : host) &&
    trustProxy.length === 0 &&
    (publicUrl === null || isLoopbackHost(new URL(publicUrl).host));
  return adminEmails.length === 0 && isLocalOnly;
}
