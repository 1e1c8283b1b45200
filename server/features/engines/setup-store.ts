import { eq } from 'drizzle-orm';
import { engineSettingName } from '#contract/engine-settings.ts';
import type { EngineValues } from '#engines/blueprint.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { engineChains, enginePauses, engineSetups } from './schema.ts';

/** What admins have configured of an engine. */
export interface StoredSetup {
  id: string;
  blueprint: string;
  /** Null if they were encrypted with another key than the server's current one. */
  values: EngineValues | null;
  dailyMicros: number | null;
  /** Whether an admin has said that its calls cost nothing. */
  isFree: boolean;
}

const purposeOf = (id: string) => `engine:${id}`;

/** Returns all stored configurations, by id. */
export async function readStoredSetups({ db }: Pick<Database, 'db'>, key: Buffer): Promise<StoredSetup[]> {
  const rows = await db.select().from(engineSetups).orderBy(engineSetups.id);
  return rows.map(({ id, blueprint, sealedValues, dailyMicros, isFree }) => ({
    id,
    blueprint,
    values: readValues(unseal(key, purposeOf(id), sealedValues)),
    dailyMicros,
    isFree,
  }));
}

function readValues(text: string | null): EngineValues | null {
  if (text === null) return null;
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  // Drops settings of another version that this one does not know.
  return Object.fromEntries(
    entries.filter(([name, value]) => engineSettingName.safeParse(name).success && typeof value === 'string'),
  );
}

/** Stores an admin's configuration, replacing the previous one. */
export async function storeSetup(
  tx: Tx,
  key: Buffer,
  setup: StoredSetup & { values: EngineValues },
  now: Date,
): Promise<void> {
  const { id, blueprint, values, dailyMicros, isFree } = setup;
  const row = {
    blueprint,
    sealedValues: seal(key, purposeOf(id), JSON.stringify(values)),
    dailyMicros,
    isFree,
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

/** Returns the engines that admins have chosen, by use. */
export async function readStoredChains({ db }: Pick<Database, 'db'>): Promise<Map<string, string[]>> {
  const rows = await db.select().from(engineChains);
  return new Map(rows.map(({ use, names }) => [use, names]));
}

/** Sets the engines of a use; with null, restores the server's own order. */
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

/** Returns the ids of the engines that an admin has paused. */
export async function readPauses({ db }: Pick<Database, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.select({ engine: enginePauses.engine }).from(enginePauses);
  return new Set(rows.map(({ engine }) => engine));
}

/** Pauses an engine, or lets it continue. */
export async function storePause(tx: Tx, engine: string, pausedAt: Date | null): Promise<void> {
  if (pausedAt === null) await tx.delete(enginePauses).where(eq(enginePauses.engine, engine));
  else await tx.insert(enginePauses).values({ engine, pausedAt }).onConflictDoNothing();
}
