import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptSecrets } from './schema.ts';

/** Named values in the database. The first one written stays. */
export interface StoredValues {
  read(name: string): Promise<string | null>;
  /** Writes the value if there is none yet, and returns the stored one. */
  keep(name: string, value: string): Promise<string>;
}

export function createStoredValues({ db }: Pick<Database, 'db'>): StoredValues {
  const read = async (name: string) => {
    const [row] = await db.select().from(keptSecrets).where(eq(keptSecrets.name, name));
    return row?.value ?? null;
  };
  return {
    read,
    async keep(name, value) {
      await db.insert(keptSecrets).values({ name, value }).onConflictDoNothing();
      return (await read(name)) ?? value;
    },
  };
}
