import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { olderThan } from '#server/platform/page-cursor.ts';
import {
  canvasDocuments,
  canvasPictures,
  canvasSnapshots,
  type DocumentRow,
  type SnapshotRow,
} from './schema.ts';

const documents = canvasDocuments;
const snapshots = canvasSnapshots;

const { state: _state, ...summary } = getTableColumns(canvasDocuments);
/** A document without its state, which can have megabytes. */
export type SummaryRow = Omit<DocumentRow, 'state'>;

const isOne = (userId: string, id: string) => and(eq(documents.userId, userId), eq(documents.id, id));

/** Serialises what counts or shares a user's documents and pictures. Rows of documents are locked first. */
export async function lockCanvas(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`canvas of ${userId}`}, 0))`);
}

/** Serialises a user's exports; comes before the gallery's lock. */
export async function lockExports(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`canvas exports of ${userId}`}, 0))`);
}

export async function selectDocument(db: Reader, userId: string, id: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(isOne(userId, id));
  return row ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockDocument(tx: Tx, userId: string, id: string): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(documents).where(isOne(userId, id)).for('update');
  return row ?? null;
}

export interface DocumentsWanted {
  query: string | undefined;
  limit: number;
  cursor: string | undefined;
  trash: boolean;
  templates: boolean;
}

/** The last changed first. */
export function selectPage(
  db: Reader,
  userId: string,
  { query = '', limit, cursor, trash, templates }: DocumentsWanted,
): Promise<SummaryRow[]> {
  const words = query.split(/\s+/).filter((word) => word !== '');
  return db
    .select(summary)
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        trash ? isNotNull(documents.deletedAt) : isNull(documents.deletedAt),
        templates ? eq(documents.isTemplate, true) : undefined,
        ...words.map((word) => ilike(documents.name, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)),
        olderThan(cursor, documents.updatedAt, documents.id),
      ),
    )
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .limit(limit);
}

export async function countDocuments(db: Reader, userId: string): Promise<number> {
  return db.$count(documents, eq(documents.userId, userId));
}

export async function selectByKey(db: Reader, userId: string, key: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.idempotencyKey, key)));
  return row ?? null;
}

/** The names that begin with one. */
export async function selectNames(db: Reader, userId: string, beginning: string): Promise<string[]> {
  const rows = await db
    .select({ name: documents.name })
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`starts_with(${documents.name}, ${beginning})`));
  return rows.map(({ name }) => name);
}

/**
 * The newest document outside the trash that a picture was exported from; else one that was made from it and
 * never changed.
 */
export async function selectOfImage(
  db: Reader,
  userId: string,
  imageId: string,
): Promise<DocumentRow | null> {
  const exported = db
    .select({ id: canvasPictures.documentId })
    .from(canvasPictures)
    .where(and(eq(canvasPictures.userId, userId), eq(canvasPictures.imageId, imageId)));
  const isUnchanged = and(eq(documents.sourceImageId, imageId), eq(documents.updatedAt, documents.createdAt));
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        isNull(documents.deletedAt),
        or(inArray(documents.id, exported), isUnchanged),
      ),
    )
    .orderBy(sql`${inArray(documents.id, exported)} desc`, desc(documents.updatedAt))
    .limit(1);
  return row ?? null;
}

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insert(documents).values(row);
}

export async function updateDocument(
  tx: Reader,
  { userId, id }: { userId: string; id: string },
  change: Partial<Omit<DocumentRow, 'userId' | 'id'>>,
): Promise<DocumentRow | null> {
  const [row] = await tx.update(documents).set(change).where(isOne(userId, id)).returning();
  return row ?? null;
}

/** Deletes a document with its snapshots, and the ways from pictures to it. Returns the holders of assets. */
export async function removeDocument(tx: Tx, userId: string, id: string): Promise<string[]> {
  const removed = await tx
    .delete(snapshots)
    .where(and(eq(snapshots.userId, userId), eq(snapshots.documentId, id)))
    .returning({ id: snapshots.id });
  await tx
    .delete(canvasPictures)
    .where(and(eq(canvasPictures.userId, userId), eq(canvasPictures.documentId, id)));
  await tx.delete(documents).where(isOne(userId, id));
  return [id, ...removed.map((row) => row.id)];
}

/** Documents of all users that were moved to the trash before a moment, some at a time. */
export function selectDue(
  db: Reader,
  before: Date,
  limit: number,
): Promise<{ userId: string; id: string }[]> {
  return db
    .select({ userId: documents.userId, id: documents.id })
    .from(documents)
    .where(lt(documents.deletedAt, before))
    .limit(limit);
}

/** Whether a document has this thumbnail. */
export async function hasThumbnail(db: Reader, userId: string, key: string): Promise<boolean> {
  const count = await db.$count(
    documents,
    and(eq(documents.userId, userId), eq(documents.thumbnailKey, key)),
  );
  return count > 0;
}

/** Newest first: few enough to read at once. */
export function selectSnapshots(
  db: Reader,
  userId: string,
  documentId: string,
): Promise<Omit<SnapshotRow, 'state'>[]> {
  const { state: _, ...columns } = getTableColumns(snapshots);
  return db
    .select(columns)
    .from(snapshots)
    .where(and(eq(snapshots.userId, userId), eq(snapshots.documentId, documentId)))
    .orderBy(desc(snapshots.id));
}

const isSnapshot = (userId: string, documentId: string, id: string) =>
  and(eq(snapshots.userId, userId), eq(snapshots.documentId, documentId), eq(snapshots.id, id));

export async function selectSnapshot(
  db: Reader,
  userId: string,
  { documentId, id }: { documentId: string; id: string },
): Promise<SnapshotRow | null> {
  const [row] = await db
    .select()
    .from(snapshots)
    .where(isSnapshot(userId, documentId, id));
  return row ?? null;
}

export async function insertSnapshot(tx: Tx, row: SnapshotRow): Promise<void> {
  await tx.insert(snapshots).values(row);
}

export async function removeSnapshot(
  tx: Tx,
  userId: string,
  { documentId, id }: { documentId: string; id: string },
): Promise<void> {
  await tx.delete(snapshots).where(isSnapshot(userId, documentId, id));
}

export async function insertPicture(
  tx: Tx,
  row: { userId: string; imageId: string; documentId: string },
): Promise<void> {
  await tx.insert(canvasPictures).values(row);
}

/** Pictures that are deleted forever: documents made from them stay whole, and no longer name them. */
export async function forgetPictures(tx: Tx, userId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await tx
    .delete(canvasPictures)
    .where(and(eq(canvasPictures.userId, userId), inArray(canvasPictures.imageId, [...imageIds])));
  await tx
    .update(documents)
    .set({ sourceImageId: null })
    .where(and(eq(documents.userId, userId), inArray(documents.sourceImageId, [...imageIds])));
}
