import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { createStoredValues } from './stored-values.ts';

export { createStoredValues } from './stored-values.ts';

export interface Secrets {
  /** Signs sessions. At least 32 characters. */
  session: string;
  /** Signs the URLs of files. Derived from the session secret, but signs nothing else. */
  fileLinks: string;
  /** 32 bytes, for encrypted values. */
  encryption: Buffer;
}

/**
 * Returns the configured secrets; missing ones are created at the first start and stored for all processes.
 */
export async function loadSecrets(
  database: Pick<Database, 'db'>,
  configured: { sessionSecret: string | null; encryptionKey: string | null },
): Promise<Secrets> {
  const kept = createStoredValues(database);
  const make = () => randomBytes(32).toString('hex');
  const session = configured.sessionSecret ?? (await kept.keep('session', make()));
  const encryption = configured.encryptionKey ?? (await kept.keep('encryption', make()));
  return {
    session,
    fileLinks: createHmac('sha256', session).update('adventure file links').digest('hex'),
    encryption: decodeKey(encryption),
  };
}

function decodeKey(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
}
