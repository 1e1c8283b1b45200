import { createHmac, randomBytes } from 'node:crypto';
import type { KeptValues } from './kept-values.ts';

export { createKeptValues, type KeptValues } from './kept-values.ts';

export interface Secrets {
  /** Signs sessions. At least 32 characters. */
  sessionSecret: string;
  /** 32 bytes, for what is stored encrypted. */
  encryptionKey: Buffer;
  /** Signs the addresses of files; follows from the session secret. */
  fileLinkSecret: Buffer;
}

/** The configured secrets; one that is not configured is made at the first start and kept for all processes. */
export async function loadSecrets(
  configured: { sessionSecret: string | null; encryptionKey: string | null },
  kept: KeptValues,
): Promise<Secrets> {
  const sessionSecret =
    configured.sessionSecret ?? (await kept.keep('session_secret', randomBytes(32).toString('base64url')));
  const encryptionKey =
    configured.encryptionKey ?? (await kept.keep('encryption_key', randomBytes(32).toString('base64')));
  return {
    sessionSecret,
    encryptionKey: decodeKey(encryptionKey),
    fileLinkSecret: createHmac('sha256', sessionSecret).update('file links').digest(),
  };
}

function decodeKey(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
}
