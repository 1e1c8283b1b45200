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

/** Addresses outside of link-local networks at which clouds give their machines credentials. */
const metadataAddresses = ['fd00:ec2::254', '100.100.100.200', '192.0.0.192', '168.63.129.16'];

/** Whether an address is link-local or a cloud's metadata service, which gives credentials to any client. */
export function isLinkLocal(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return (
    parsed.range() === 'linkLocal' ||
    metadataAddresses.some((known) => ipaddr.parse(known).toString() === parsed.toString())
  );
}

/** Refuses addresses of a host by throwing. */
type CheckAddresses = (hostname: string, addresses: readonly ResolvedAddress[]) => void;

/** Refuses a host unless all its addresses are public. */
export const requirePublic: CheckAddresses = (hostname, addresses) => {
  const hidden = addresses.find(({ address }) => !isPublic(address));
  if (hidden === undefined) return;
  throw new FetchRefusedError('host', `${hostname} is at ${hidden.address}, which is not public`);
};

/**
 * Returns the check of engines' hosts: they may lie in a private network, but are no link-local address
 * unless the operator allows the host.
 */
export function refuseLinkLocal(allowedHosts: readonly string[]): CheckAddresses {
  return (hostname, addresses) => {
    const found = addresses.find(({ address }) => isLinkLocal(address));
    if (found === undefined || allowedHosts.includes(hostname.toLowerCase())) return;
    const message = `${hostname} is at ${found.address}, a link-local or metadata address: only ENGINE_LINK_LOCAL_HOSTS can allow it`;
    // Nothing was sent, as with a host that cannot be reached.
    throw Object.assign(new FetchRefusedError('host', message), { code: 'EHOSTUNREACH' });
  };
}

/** Checks the host of a URL where it is an address: a connection looks up names only. */
export function checkLiteral(hostname: string, check: CheckAddresses): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  if (family !== 0) check(bare, [{ address: bare, family }]);
}

/**
 * The look-up that the connection itself uses: the checked addresses are the ones connected to, so a name
 * that resolves differently a moment later gains nothing. One refused address rejects the whole name.
 */
export function guardedLookup(resolve: Resolve, check: CheckAddresses): LookupFunction {
  return (hostname, options, callback) => {
    const checked = async () => {
      const addresses = await resolve(hostname).catch((cause: unknown) => {
        throw new FetchRefusedError('host', `${hostname} could not be resolved`, { cause });
      });
      check(hostname, addresses);
      const [first] = addresses;
      if (first === undefined) throw new FetchRefusedError('host', `${hostname} has no address`);
      return { addresses, first };
    };
    checked().then(
      ({ addresses, first }) => {
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}
