import { eq } from 'drizzle-orm';
import { engineSettingName } from '#contract/engine-settings.ts';
import type { EngineValues } from '#engines/blueprint.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { engineChains, engineSetups } from './schema.ts';

/** What admins have said of an engine. */
export interface StoredSetup {
  id: string;
  blueprint: string;
  /** Null where they were encrypted with another key than the server has now. */
  values: EngineValues | null;
  dailyMicros: number | null;
}

const purposeOf = (id: string) => `engine:${id}`;

/** All that admins have said, in the order of ids. */
export async function readStoredSetups({ db }: Pick<Database, 'db'>, key: Buffer): Promise<StoredSetup[]> {
  const rows = await db.select().from(engineSetups).orderBy(engineSetups.id);
  return rows.map(({ id, blueprint, sealedValues, dailyMicros }) => ({
    id,
    blueprint,
    values: readValues(unseal(key, purposeOf(id), sealedValues)),
    dailyMicros,
  }));
}

function readValues(text: string | null): EngineValues | null {
  if (text === null) return null;
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  // A setting of another version that is not known any more says nothing.
  return Object.fromEntries(
    entries.filter(([name, value]) => engineSettingName.safeParse(name).success && typeof value === 'string'),
  );
}

/** Keeps what an admin has said, in the place of what was said before. */
export async function storeSetup(
  tx: Tx,
  key: Buffer,
  setup: StoredSetup & { values: EngineValues },
  now: Date,
): Promise<void> {
  const { id, blueprint, values, dailyMicros } = setup;
  const row = {
    blueprint,
    sealedValues: seal(key, purposeOf(id), JSON.stringify(values)),
    dailyMicros,
    updatedAt: now,
  };
  await tx
    .insert(engineSetups)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: engineSetups.id, set: row });
}

export async function removeSetup(tx: Tx, id: string): Promise<void> {
  await tx.delete(engineSetups).where(eq(engineSetups.id, id));
}

/** The engines that admins have named, by use. */
export async function readStoredChains({ db }: Pick<Database, 'db'>): Promise<Map<string, string[]>> {
  const rows = await db.select().from(engineChains);
  return new Map(rows.map(({ use, names }) => [use, names]));
}

/** Names the engines of a use, or leaves it to the server's own order where `names` is null. */
export async function storeChain(tx: Tx, use: string, names: string[] | null): Promise<void> {
  if (names === null) {
    await tx.delete(engineChains).where(eq(engineChains.use, use));
    return;
  }
  await tx
    .insert(engineChains)
    .values({ use, names })
    .onConflictDoUpdate({ target: engineChains.use, set: { names } });
}
