import { EngineError } from '../engine.ts';

/** fal's own domains: the queue and its backup, the API, and the store of files. */
const domains = ['fal.run', 'fal.ai', 'falrun.com', 'fal.media'];

/**
 * Where fal may store uploads, under addresses that are signed for it. No source says which store takes
 * them. They never get the key.
 */
const stores = ['storage.googleapis.com', 'r2.cloudflarestorage.com', 'amazonaws.com'];

/** The hosts that a configured base replaces. */
const representedHosts = new Set(['queue.fal.run', 'queue.falrun.com', 'rest.fal.ai']);

/** fal's hosts: its own, or a gateway of the operator. */
export interface FalHosts {
  /** Returns the address to call. Throws an `EngineError` when it is not fal's: it would get the key. */
  reach(address: string): string;
  /** The same for an address to put a file at, without the key. */
  reachStore(address: string): string;
  /** Origins that may be in a private network. */
  readonly trustedOrigins: readonly string[];
}

/**
 * fal responds with the addresses to poll, and its SDK has others. Each is accepted only if it is fal's
 * own, or the configured base's. The base replaces the hosts that calls go to.
 */
export function createHosts(baseUrl: string | null): FalHosts {
  const base = baseUrl === null ? null : new URL(baseUrl);
  const reached = (address: string, known: readonly string[]) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url !== null && url.username === '' && url.password === '') {
      if (base !== null && url.origin === base.origin) return url.href;
      if (isAt(url, known))
        return base !== null && representedHosts.has(url.host) ? behind(base, url) : url.href;
    }
    throw new EngineError('unavailable', 'fal named an address that is not its own', { mayHaveCost: true });
  };
  return {
    reach: (address) => reached(address, domains),
    reachStore: (address) => reached(address, [...domains, ...stores]),
    trustedOrigins: base === null ? [] : [base.origin],
  };
}

function isAt({ protocol, hostname, port }: URL, known: readonly string[]): boolean {
  const isKnown = known.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return protocol === 'https:' && port === '' && isKnown;
}

function behind(base: URL, { pathname, search }: URL): string {
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}${pathname}${search}`;
}
