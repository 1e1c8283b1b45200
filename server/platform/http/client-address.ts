import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

export interface Client {
  /** In its shortest form; `unknown` without a socket. */
  address: string;
  /** Whether the request came through a trusted proxy. */
  throughProxy: boolean;
  /** Whether a peer that is no trusted proxy names another client, as a proxy does. */
  namesAnother: boolean;
}

/**
 * Finds the client's address: the socket's peer, unless that is a trusted proxy. Then the last address in
 * `X-Forwarded-For` that is not a trusted proxy, since everything left of it may be forged.
 */
export function createClientReader(trustProxy: readonly string[]) {
  const networks = trustProxy.map(parseNetwork);
  const isTrusted = (address: string) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return networks.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
  };
  return (peer: string | undefined, forwardedFor: string | null): Client => {
    if (peer === undefined) return { address: 'unknown', throughProxy: false, namesAnother: false };
    const address = normalise(peer);
    if (networks.length === 0 || !isTrusted(address)) {
      return { address, throughProxy: false, namesAnother: forwardedFor !== null };
    }
    const chain = (forwardedFor ?? '').split(',').map((part) => part.trim());
    let nearest = address;
    for (const hop of chain.reverse()) {
      if (!ipaddr.isValid(hop)) break;
      nearest = normalise(hop);
      if (!isTrusted(nearest)) break;
    }
    return { address: nearest, throughProxy: true, namesAnother: false };
  };
}

/**
 * The key of rate limits. One IPv6 customer has a whole /64, so counting single addresses would be useless.
 */
export function addressKey(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${ipaddr.IPv6.parse(address).toNormalizedString()}/64`,
  ).toString();
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host name, with or without a port, is loopback. */
export function isLoopbackHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

function normalise(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function parseNetwork(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
