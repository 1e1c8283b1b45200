import { EngineError } from '../engine.ts';

/** fal's own domains: the queue and its backup, the API, and the store of files. */
const domains = ['fal.run', 'fal.ai', 'falrun.com', 'fal.media'];

/**
 * Where fal may have files put besides, by addresses that are signed for it: nowhere is it said which store takes them. The
 * key is never sent there.
 */
const stores = ['storage.googleapis.com', 'r2.cloudflarestorage.com', 'amazonaws.com'];

/** The hosts that a configured base stands for. */
const representedHosts = new Set(['queue.fal.run', 'queue.falrun.com', 'rest.fal.ai']);

/** Where fal is: itself, or behind a gateway of the operator's. */
export interface FalHosts {
  /** The address under which something of fal's is reached. Throws an `EngineError` where it is not fal's at all: it would be sent the key. */
  reach(address: string): string;
  /** The same for an address that a file is put at, without the key. */
  reachStore(address: string): string;
  /** Origins that may lie in a private network. */
  readonly trustedOrigins: readonly string[];
}

/**
 * fal answers with the addresses at which a call is asked about, and its SDK knows others: each is taken only where it is
 * fal's own, or the configured base's. The base takes the place of the hosts that calls go to.
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
