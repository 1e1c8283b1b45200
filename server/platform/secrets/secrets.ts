import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { secrets } from './schema.ts';

export interface Secrets {
  /** Signs sessions. */
  session: string;
  /** Signs the addresses of pictures. Derived, so that it never signs anything else. */
  fileLinks: string;
  /** Encrypts what is kept encrypted in the database; 32 bytes. */
  encryption: Buffer;
}

/**
 * The secrets of the configuration, or those of the database, made at the first start. Processes that start at the
 * same moment agree on one: the first to insert wins, and all read what is there.
 */
export async function loadSecrets(
  database: Database,
  configured: { sessionSecret: string | null; encryptionKey: string | null },
): Promise<Secrets> {
  const session = configured.sessionSecret ?? (await keptSecret(database, 'session'));
  const encryption = configured.encryptionKey ?? (await keptSecret(database, 'encryption'));
  return {
    session,
    fileLinks: createHmac('sha256', session).update('adventure file links').digest('hex'),
    encryption: toKey(encryption),
  };
}

async function keptSecret(database: Database, name: string): Promise<string> {
  await database.db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await database.db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret ${name} vanished from the database`);
  return row.value;
}

function toKey(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
}
