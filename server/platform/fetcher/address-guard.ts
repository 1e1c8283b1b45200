import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchRefusedError } from './fetch-refused.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Finds the addresses of a host name. */
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Whether an address is one of the public internet: no private network, loopback, link-local (where clouds serve
 * their machines' credentials), shared, reserved or translated address.
 */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Throws for an address of a literal host that is not public. A name is judged when it is resolved. */
export function checkLiteralHost(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublic(bare)) {
    throw new FetchRefusedError('host', `${hostname} is not an address of the public internet`);
  }
}

/**
 * The look-up that the connection itself uses. What was checked is what is connected to, so that a name that
 * resolves to something else a moment later gains nothing. One address that is not public condemns the name.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const hidden = addresses.find(({ address }) => !isPublic(address));
        if (first === undefined || hidden !== undefined) {
          const why = hidden ? `resolves to ${hidden.address}, which is not public` : 'has no address';
          callback(new FetchRefusedError('host', `${hostname} ${why}`), '', 0);
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (cause: unknown) => {
        callback(new FetchRefusedError('host', `${hostname} could not be resolved`, { cause }), '', 0);
      },
    );
  };
}
