import { and, asc, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { canvasFonts, canvasTextLooks, type FontRow, type TextLookRow } from '../schema.ts';

const fonts = canvasFonts;
const looks = canvasTextLooks;

const isOne = (userId: string, id: string) => and(eq(fonts.userId, userId), eq(fonts.id, id));

/** A user keeps few: all are read at once. */
export function selectFonts(db: Reader, userId: string): Promise<FontRow[]> {
  return db.select().from(fonts).where(eq(fonts.userId, userId)).orderBy(asc(fonts.name), asc(fonts.id));
}

export async function selectFont(db: Reader, userId: string, id: string): Promise<FontRow | null> {
  const [row] = await db.select().from(fonts).where(isOne(userId, id));
  return row ?? null;
}

export async function selectFontByDigest(
  db: Reader,
  userId: string,
  sha256: string,
): Promise<FontRow | null> {
  const [row] = await db
    .select()
    .from(fonts)
    .where(and(eq(fonts.userId, userId), eq(fonts.sha256, sha256)));
  return row ?? null;
}

export async function countFonts(db: Reader, userId: string): Promise<number> {
  return db.$count(fonts, eq(fonts.userId, userId));
}

export async function insertFont(tx: Tx, row: FontRow): Promise<void> {
  await tx.insert(fonts).values(row);
}

export async function setFontName(
  db: Reader,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<FontRow | null> {
  const [row] = await db.update(fonts).set({ name }).where(isOne(userId, id)).returning();
  return row ?? null;
}

/** Removes a font; returns the key of its file, or null if it was gone. */
export async function removeFont(tx: Tx, userId: string, id: string): Promise<string | null> {
  const [row] = await tx.delete(fonts).where(isOne(userId, id)).returning();
  return row?.objectKey ?? null;
}

export async function hasFontFile(db: Reader, userId: string, key: string): Promise<boolean> {
  return (await db.$count(fonts, and(eq(fonts.userId, userId), eq(fonts.objectKey, key)))) > 0;
}

export function selectLooks(db: Reader, userId: string): Promise<TextLookRow[]> {
  return db.select().from(looks).where(eq(looks.userId, userId)).orderBy(desc(looks.id));
}

export async function countLooks(db: Reader, userId: string): Promise<number> {
  return db.$count(looks, eq(looks.userId, userId));
}

export async function insertLook(tx: Tx, row: TextLookRow): Promise<void> {
  await tx.insert(looks).values(row);
}

export async function removeLook(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(looks).where(and(eq(looks.userId, userId), eq(looks.id, id)));
}
