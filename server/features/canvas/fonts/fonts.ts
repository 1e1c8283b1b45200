import { readFile } from 'node:fs/promises';
import type { CanvasFont } from '#contract/canvas-fonts.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { nameOf } from '#contract/names.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { type Caller, digestOf } from '../assets.ts';
import type { CanvasContext } from '../context.ts';
import { removeFiles, removeFilesAfter, storeFile } from '../files.ts';
import type { FontRow } from '../schema.ts';
import { lockCanvas } from '../store.ts';
import { countFonts, insertFont, removeFont, selectFontByDigest } from './font-store.ts';
import { type ReadFont, readFont } from './read-font.ts';
import { FontFault } from './sfnt.ts';

const mimeTypes = { ttf: 'font/ttf', otf: 'font/otf', woff2: 'font/woff2' } as const;

/**
 * Keeps an uploaded font; the same file again is the same font. Throws `canvas_font_invalid`,
 * `canvas_font_restricted`, `too_many_canvas_fonts` and `storage_failed`.
 */
export async function keepFont(
  context: CanvasContext,
  caller: Caller,
  file: Pick<UploadedFile, 'path' | 'filename' | 'sha256'>,
): Promise<FontRow> {
  const known = await selectFontByDigest(context.database.db, caller.userId, file.sha256);
  if (known) return known;
  const bytes = await readFile(file.path);
  // One at a time: a font unpacks to some ten megabytes.
  return context.heavy.run(caller, () => keepFontBytes(context, caller, { bytes, name: file.filename }));
}

/** Keeps a font that is in memory. Throws as `keepFont` does. One at a time: it holds the unpacked font. */
export async function keepFontBytes(
  context: CanvasContext,
  { userId }: Pick<Caller, 'userId'>,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<FontRow> {
  const { database } = context;
  await requireDiskSpace(context);
  await requireRoom(database.db, userId);
  const font = await readUpload(bytes);
  const id = context.newId();
  const key = `canvas-fonts/${userId}/${id}.${font.format}`;
  await storeFile(context, { userId, key }, { bytes, mimeType: mimeTypes[font.format] });
  const row: FontRow = {
    ...{ userId, id, objectKey: key, format: font.format },
    name: readName(font.name, name),
    bytes: bytes.byteLength,
    sha256: digestOf(bytes),
    isInFiles: font.embedding.isEditable,
    createdAt: context.clock.now(),
  };
  try {
    const kept = await database.inTransaction(async (tx) => {
      await lockCanvas(tx, userId);
      const first = await selectFontByDigest(tx, userId, row.sha256);
      if (first) return first;
      await requireRoom(tx, userId);
      await insertFont(tx, row);
      return row;
    });
    if (kept.id !== id) await removeFiles(context, [key]);
    return kept;
  } catch (error) {
    // If it is unknown whether the font was added, its file stays until the check.
    if (error instanceof AppError) await removeFiles(context, [key]);
    throw error;
  }
}

async function requireRoom(db: Reader, userId: string): Promise<void> {
  if ((await countFonts(db, userId)) >= canvasLimits.fonts) throw new AppError('too_many_canvas_fonts');
}

async function readUpload(bytes: Uint8Array): Promise<ReadFont> {
  try {
    const font = await readFont(bytes);
    if (font.embedding.isRestricted) throw new AppError('canvas_font_restricted');
    return font;
  } catch (cause) {
    if (cause instanceof FontFault) throw new AppError('canvas_font_invalid', { cause });
    throw cause;
  }
}

const nameSchema = nameOf(canvasLimits.fontNameMaxCharacters);

/** Its own name, or that of its file. */
function readName(own: string, file: string): string {
  const most = canvasLimits.fontNameMaxCharacters;
  const candidates = [own, file.replace(/\.[a-z\d]+$/i, '')].map((name) => [...name].slice(0, most).join(''));
  const found = candidates.map((name) => nameSchema.safeParse(name)).find(({ success }) => success);
  return found?.data ?? 'Font';
}

/** Deletes a font and its file. One that is gone stays so. */
export async function deleteFont(context: CanvasContext, userId: string, id: string): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    await removeFilesAfter(context, tx, [await removeFont(tx, userId, id)]);
  });
}

export function presentFont({ id, name, format, bytes, isInFiles, createdAt }: FontRow): CanvasFont {
  return { id, name, format, bytes, isInFiles, createdAt: createdAt.toISOString() };
}
