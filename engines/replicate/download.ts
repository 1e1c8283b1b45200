import type { EngineNetwork } from '../network.ts';
import { createWire } from '../remote/wire.ts';
import { replicateRules } from './rules.ts';

interface DownloadOptions {
  readonly key: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly network: EngineNetwork;
}

/** Enlarged pictures as PNG. */
const maxBytes = 128 * 1024 * 1024;

/**
 * Fetches what a model has made. It lies on replicate.delivery, where everybody who knows the address may fetch it, so nobody
 * is shown the token; only at the API's own address it is asked for ("You'll need to pass the Authorization header", its
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
    // A gateway of the operator's own may hand out what was made.
    return network.download(address, { maxBytes, signal, trustedOrigins: [new URL(baseUrl).origin] });
  };
}
