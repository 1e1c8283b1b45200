import { megabyte } from '#contract/bytes.ts';
import type { EngineNetwork } from '../network.ts';
import { createWire } from '../remote/wire.ts';
import { replicateRules } from './rules.ts';

interface DownloadOptions {
  readonly key: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly network: EngineNetwork;
}

/** Enlarged pictures as PNG. */
const maxBytes = 128 * megabyte;

/**
 * Downloads a result. It is on replicate.delivery, where anyone with the address may fetch it, so no token
 * is sent. Only the API's own address needs it ("You'll need to pass the Authorization header", its
 * description of `GET /predictions/{id}`). Throws `EngineError`.
 */
export function createDownload({ key, baseUrl, network }: DownloadOptions) {
  const wire = createWire({
    ...replicateRules,
    network,
    maxAnswerBytes: maxBytes,
    contentTypes: /^(image\/|application\/octet-stream|binary\/octet-stream)/,
  });
  return async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
    if (new URL(address).href.startsWith(`${baseUrl}/`)) {
      const answer = await wire(address, { headers: { authorization: `Bearer ${key}` }, signal });
      return new Uint8Array(await answer.arrayBuffer());
    }
    // The operator's own gateway may serve results.
    return network.download(address, { maxBytes, signal, trustedOrigins: [new URL(baseUrl).origin] });
  };
}
