import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchRefusedError } from './fetch-refused.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Resolves a host name to addresses. */
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Whether an address is on the public internet: no private network, loopback, link-local (cloud metadata with
 * credentials), shared, reserved or translated address.
 */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Throws for a literal address that is not public. Names are checked when they are resolved. */
export function checkLiteralHost(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublic(bare)) {
    throw new FetchRefusedError('host', `${hostname} is not an address of the public internet`);
  }
}

/**
 * The look-up that the connection itself uses: the checked addresses are the ones connected to, so a name
 * that resolves differently a moment later gains nothing. One private address rejects the whole name.
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
