import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type AssetRow, canvasAssets, canvasAssetUses } from './schema.ts';
import { lockCanvas } from './store.ts';

const assets = canvasAssets;
const uses = canvasAssetUses;

export async function selectAsset(db: Reader, userId: string, id: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.userId, userId), eq(assets.id, id)));
  return row ?? null;
}

/** The asset that came from the same source, or has the same bytes. */
export async function selectAssetBy(
  db: Reader,
  userId: string,
  wanted: { source: string } | { sha256: string },
): Promise<AssetRow | null> {
  const isSame = 'source' in wanted ? eq(assets.source, wanted.source) : eq(assets.sha256, wanted.sha256);
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.userId, userId), isSame))
    .limit(1);
  return row ?? null;
}

/** The assets that a document or snapshot shows. */
export function selectAssetsOf(db: Reader, userId: string, holderId: string): Promise<AssetRow[]> {
  const shown = db
    .select({ id: uses.assetId })
    .from(uses)
    .where(and(eq(uses.userId, userId), eq(uses.holderId, holderId)));
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, shown)));
}

/** How many bytes a user's assets take up. */
export async function sumAssetBytes(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${assets.bytes}::bigint), 0)` })
    .from(assets)
    .where(eq(assets.userId, userId));
  return Number(row?.bytes ?? 0);
}

export async function insertAsset(tx: Tx, row: AssetRow): Promise<void> {
  await tx.insert(assets).values(row);
}

/** Delays the sweep of an asset that is about to be shown; null if it is gone. */
export async function touchAsset(tx: Reader, row: AssetRow, now: Date): Promise<AssetRow | null> {
  const [touched] = await tx
    .update(assets)
    .set({ usedAt: now })
    .where(and(eq(assets.userId, row.userId), eq(assets.id, row.id)))
    .returning();
  return touched ?? null;
}

/**
 * Sets which assets a document or snapshot shows. Unknown ids are left out: they may be of another account,
 * or swept. Locks the user's canvas if anything changes.
 */
export async function setUses(
  tx: Tx,
  { userId, holderId, now }: { userId: string; holderId: string; now: Date },
  assetIds: readonly string[],
): Promise<void> {
  const ofHolder = and(eq(uses.userId, userId), eq(uses.holderId, holderId));
  const rows = await tx.select({ id: uses.assetId }).from(uses).where(ofHolder);
  const before = new Set(rows.map(({ id }) => id));
  const after = new Set(assetIds);
  const added = [...after].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !after.has(id));
  if (added.length === 0 && removed.length === 0) return;
  await lockCanvas(tx, userId);
  // Changing the rows makes a concurrent sweep look again, or finds them swept.
  const touch = (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .update(assets)
          .set({ usedAt: now })
          .where(and(eq(assets.userId, userId), inArray(assets.id, [...ids])))
          .returning({ id: assets.id });
  const found = await touch(added);
  if (found.length > 0) {
    await tx.insert(uses).values(found.map(({ id }) => ({ userId, holderId, assetId: id })));
  }
  if (removed.length === 0) return;
  await tx.delete(uses).where(and(ofHolder, inArray(uses.assetId, removed)));
  await touch(removed);
}

/** Removes assets of all users that no document has shown since a moment; returns their files. */
export async function removeUnused(tx: Tx, since: Date, limit: number): Promise<string[]> {
  const isShown = tx
    .select({ id: uses.assetId })
    .from(uses)
    .where(and(eq(uses.userId, assets.userId), eq(uses.assetId, assets.id)));
  const unused = tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(lt(assets.usedAt, since), notExists(isShown)))
    .limit(limit);
  const removed = await tx
    .delete(assets)
    .where(and(inArray(assets.id, unused), lt(assets.usedAt, since)))
    .returning({ key: assets.objectKey });
  return removed.map(({ key }) => key);
}

export async function hasAssetFile(db: Reader, userId: string, key: string): Promise<boolean> {
  return (await db.$count(assets, and(eq(assets.userId, userId), eq(assets.objectKey, key)))) > 0;
}
