import { Agent, fetch as undiciFetch } from 'undici';
import { EngineError } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { createFetcher, type FetcherOptions, FetchRefusedError } from './fetcher.ts';

/** As long as the longest of what is fetched may take; a provider's own deadline is the engine's. */
const downloadTimeoutMs = 120_000;
/** What pictures and archives come as; many stores call everything a stream of bytes. What it is, its bytes say. */
const fileTypes = ['image/*', 'application/octet-stream', 'binary/octet-stream', 'application/zip'];

/** The engines' network. `close` ends what is still open. */
export function createEngineNetwork(
  options: FetcherOptions = {},
): EngineNetwork & { close(): Promise<void> } {
  const fetcher = createFetcher(options);
  // A picture may take minutes to its first byte, where fetch would give up after five; the engines' signals say when.
  const patient = new Agent({ connect: { timeout: 10_000 }, headersTimeout: 0, bodyTimeout: 0 });
  return {
    async fetch(input, init) {
      // The runtime's forms and files are strangers to this fetch, and this dispatcher is one to the runtime's fetch: what
      // goes from one to the other is bytes.
      const request = new Request(input, init);
      const { url, method, headers, signal } = request;
      const answer = await undiciFetch(url, {
        method,
        headers: [...headers],
        // Read off the request itself: the web server's adapter has put a Response of its own in the runtime's place, whose
        // bytes cannot be read so.
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
