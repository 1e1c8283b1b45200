import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedSecrets } from './schema.ts';

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
  const storedValues = createStoredValues(database);
  const make = () => randomBytes(32).toString('hex');
  const session = configured.sessionSecret ?? (await storedValues.keep('session', make()));
  const encryption = configured.encryptionKey ?? (await storedValues.keep('encryption', make()));
  return {
    session,
    fileLinks: createHmac('sha256', session).update('adventure file links').digest('hex'),
    encryption: decodeKey(encryption),
  };
}

function decodeKey(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
}

/** Named values in the database. The first one written stays. */
interface StoredValues {
  read(name: string): Promise<string | null>;
  /** Writes the value if there is none yet, and returns the stored one. */
  keep(name: string, value: string): Promise<string>;
}

export function createStoredValues({ db }: Pick<Database, 'db'>): StoredValues {
  const read = async (name: string) => {
    const [row] = await db.select().from(storedSecrets).where(eq(storedSecrets.name, name));
    return row?.value ?? null;
  };
  return {
    read,
    async keep(name, value) {
      await db.insert(storedSecrets).values({ name, value }).onConflictDoNothing();
      return (await read(name)) ?? value;
    },
  };
}
