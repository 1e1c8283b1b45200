import { fontsOf } from '#canvas/document/assets.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import { ownFontOf } from '#contract/canvas-font-ids.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readStoredBytes } from '#server/platform/images/stored-picture.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Caller } from '../assets.ts';
import type { CanvasContext } from '../context.ts';
import type { FontRow } from '../schema.ts';
import { selectFonts } from './font-store.ts';
import { keepFontBytes } from './fonts.ts';
import { readFont } from './read-font.ts';
import { subsetFont } from './subset-font.ts';

/** A font that a document's file takes along. */
export interface FontInFile {
  /** What the document calls it. */
  font: string;
  name: string;
  /** A data URL. */
  url: string;
}

/** The user's own fonts in a document whose licences let its file take them along. */
export async function findFonts(
  { database }: Pick<CanvasContext, 'database'>,
  userId: string,
  document: CanvasDocument,
): Promise<FontRow[]> {
  const shown = new Set(fontsOf(document));
  const rows = await selectFonts(database.db, userId);
  return rows.filter(({ id, isInFiles }) => isInFiles && shown.has(ownFontOf(id)));
}

/**
 * A font as a data URL, with the outlines of the document's text alone where that is possible; null if its
 * file is lost.
 */
export async function fontUrl(
  objects: ObjectStore,
  row: FontRow,
  document: CanvasDocument,
): Promise<string | null> {
  let file: Uint8Array;
  try {
    file = await readStoredBytes(objects, row.objectKey);
  } catch {
    // Text in it is drawn in another font on the screen as well.
    return null;
  }
  const part = await subsetFont(await readFont(file), textOf(document));
  const type = part === null ? row.format : 'woff2';
  return `data:font/${type};base64,${Buffer.from(part ?? file).toString('base64')}`;
}

/** All text: which font draws which word may change later. */
function textOf({ layers }: CanvasDocument): string {
  return Object.values(layers)
    .flatMap((layer) => (layer.kind === 'text' ? [layer.content] : []))
    .join('\n');
}

const dataUrl = /^data:font\/[\w.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Keeps the fonts of a file that its document shows for a user. Returns the new names of those that were
 * kept; text in the others is drawn in fonts of the product.
 */
export async function keepFonts(
  context: CanvasContext,
  caller: Caller,
  { document, fonts }: { document: CanvasDocument; fonts: readonly FontInFile[] },
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const rows = await selectFonts(context.database.db, caller.userId);
  const known = new Set(rows.map(({ id }) => ownFontOf(id)));
  const shown = new Set(fontsOf(document));
  const wanted = fonts.filter(({ font }) => shown.has(font) && !known.has(font));
  // A file has no more than a user may keep; anything can be written into one by hand.
  for (const { font, name, url } of wanted.slice(0, canvasLimits.fonts)) {
    const [, base64] = dataUrl.exec(url) ?? [];
    if (base64 === undefined) continue;
    const bytes = Buffer.from(base64, 'base64');
    try {
      const { id } = await keepFontBytes(context, caller, { bytes, name });
      names.set(font, ownFontOf(id));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
  }
  return names;
}
