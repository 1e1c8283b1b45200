import { EngineError } from '../engine.ts';

/** fal's own domains: the queue and its backup, the API, and the store of files. */
const domains = ['fal.run', 'fal.ai', 'falrun.com', 'fal.media'];

/** The hosts that a configured base stands for. */
const representedHosts = new Set(['queue.fal.run', 'queue.falrun.com', 'rest.fal.ai']);

/** Where fal is: itself, or behind a gateway of the operator's. */
export interface FalHosts {
  /** The address under which something of fal's is reached. Throws an `EngineError` where it is not fal's at all: it would be sent the key. */
  reach(address: string): string;
  /** Origins that may lie in a private network. */
  readonly trustedOrigins: readonly string[];
}

/**
 * fal answers with the addresses at which a call is asked about, and its SDK knows others: each is taken only where it is
 * fal's own, or the configured base's. The base takes the place of the hosts that calls go to.
 */
export function createHosts(baseUrl: string | null): FalHosts {
  const base = baseUrl === null ? null : new URL(baseUrl);
  return {
    reach(address) {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (url !== null && url.username === '' && url.password === '') {
        if (base !== null && url.origin === base.origin) return url.href;
        if (isFals(url))
          return base !== null && representedHosts.has(url.host) ? behind(base, url) : url.href;
      }
      throw new EngineError('unavailable', 'fal named an address that is not its own', { mayHaveCost: true });
    },
    trustedOrigins: base === null ? [] : [base.origin],
  };
}

function isFals({ protocol, hostname, port }: URL): boolean {
  const isOwn = domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return protocol === 'https:' && port === '' && isOwn;
}

function behind(base: URL, { pathname, search }: URL): string {
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}${pathname}${search}`;
}
