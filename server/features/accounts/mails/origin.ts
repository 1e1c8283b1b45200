import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';

/**
 * Returns the origin for links to this server. Without `PUBLIC_URL` a request's host is trusted only from
 * this machine: any other client could name a foreign host and have a mail link there.
 */
export function linkOrigin(
  deps: Pick<AccountDeps, 'publicUrl' | 'ownOrigin'>,
  exchange?: Pick<Exchange, 'request' | 'isLocal'>,
): string {
  if (deps.publicUrl !== null) return deps.publicUrl;
  return exchange?.isLocal ? new URL(exchange.request.url).origin : deps.ownOrigin;
}
