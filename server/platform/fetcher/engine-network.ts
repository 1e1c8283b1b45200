import { Agent, fetch as undiciFetch } from 'undici';
import { EngineError } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { checkLiteral, guardedLookup, refuseLinkLocal, systemResolve } from './address-guard.ts';
import { createFetcher, type FetcherOptions, FetchRefusedError } from './fetcher.ts';

/** The longest that any download may take; an engine sets its own deadline. */
const downloadTimeoutMs = 120_000;
/** Types of pictures and archives; many stores call everything a byte stream. The content decides later. */
const fileTypes = ['image/*', 'application/octet-stream', 'binary/octet-stream', 'application/zip'];

/** The engines' network. `close` aborts open requests. */
export function createEngineNetwork(
  options: FetcherOptions = {},
): EngineNetwork & { close(): Promise<void> } {
  const { resolve = systemResolve, linkLocalHosts = [] } = options;
  const fetcher = createFetcher(options);
  const check = refuseLinkLocal(linkLocalHosts);
  // A picture may take minutes to its first byte, and fetch would give up after five; the engines' signals
  // set the limit.
  const patient = new Agent({
    connect: { timeout: 10_000, lookup: guardedLookup(resolve, check) },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async fetch(input, init) {
      // The runtime's forms and files are unknown to this fetch, and its dispatcher is unknown to the
      // runtime's fetch: bytes are exchanged instead.
      const request = new Request(input, init);
      const { url, method, headers, signal } = request;
      checkLiteral(new URL(url).hostname, check);
      const answer = await undiciFetch(url, {
        method,
        headers: [...headers],
        // Read from the request itself: the web server's adapter has replaced the runtime's Response, whose
        // bytes cannot be read this way.
        body: request.body === null ? null : new Uint8Array(await request.arrayBuffer()),
        signal,
        redirect: 'error',
        dispatcher: patient,
      });
      return answer as unknown as Response;
    },
    async download(address, { maxBytes, signal, trustedOrigins }) {
      try {
        const { bytes } = await fetcher.download(address, {
          maxBytes,
          signal,
          timeoutMs: downloadTimeoutMs,
          contentTypes: fileTypes,
          ...(trustedOrigins && { trustedOrigins }),
        });
        return new Uint8Array(bytes);
      } catch (error) {
        if (!(error instanceof FetchRefusedError)) throw error;
        throw new EngineError('unavailable', `what was made could not be fetched (${error.reason})`, {
          cause: error,
          mayHaveCost: true,
        });
      }
    },
    async close() {
      await Promise.all([fetcher.close(), patient.destroy()]);
    },
  };
}
