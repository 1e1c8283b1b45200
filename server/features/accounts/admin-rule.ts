import { isLoopbackHost } from '#server/platform/http/client-address.ts';
import type { AccountOptions } from './options.ts';

interface AdminFacts {
  isAdmin: boolean;
  email: string;
  emailVerified: boolean;
}

/** Whether somebody is an admin: by their row, or as the proven owner of an address in `ADMIN_EMAILS`. */
export function isAdmin(user: AdminFacts, adminEmails: readonly string[]): boolean {
  return user.isAdmin || (user.emailVerified && adminEmails.includes(user.email));
}

type Reach = Pick<AccountOptions, 'host' | 'publicUrl' | 'trustProxy' | 'adminEmails'>;

/**
 * Whether the first account that is made is the admin's. Only where nobody but this machine's own people can make
 * it, which a proxy in front of the server changes, and where the operator has not named the admins.
 */
export function firstAccountIsAdmin({ host, publicUrl, trustProxy, adminEmails }: Reach): boolean {
  const isReachedFromHereOnly =
    isLoopbackHost(host.includes(':') ? `[${host}]` : host) &&
    trustProxy.length === 0 &&
    (publicUrl === null || isLoopbackHost(new URL(publicUrl).host));
  return adminEmails.length === 0 && isReachedFromHereOnly;
}
