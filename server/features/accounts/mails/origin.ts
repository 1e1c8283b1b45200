import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';

/**
 * The origin that links to this server begin with. Without `PUBLIC_URL` a request tells it only where it was made on
 * this machine: elsewhere anybody could name another host in it, and have a mail lead there.
 */
export function linkOrigin(
  deps: Pick<AccountDeps, 'publicUrl' | 'ownOrigin'>,
  exchange?: Pick<Exchange, 'request' | 'isLocal'>,
): string {
  if (deps.publicUrl !== null) return deps.publicUrl;
  return exchange?.isLocal ? new URL(exchange.request.url).origin : deps.ownOrigin;
}
