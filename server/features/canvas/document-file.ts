import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { withAssets, withFonts } from '#canvas/document/assets.ts';
import { type CanvasDocument, parseDocument } from '#canvas/document/document.ts';
import { withValidOrders } from '#canvas/document/valid-orders.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { ownFontOf } from '#contract/canvas-font-ids.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { nameOf } from '#contract/names.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { selectAssetBy, selectAssetsOf, touchAsset } from './asset-store.ts';
import { type Caller, digestOf, keepUpload } from './assets.ts';
import type { CanvasContext } from './context.ts';
import { defaultName, readRepeatable } from './create-document.ts';
import { addDocument, findDocument, findRepeated, requireRoom } from './documents.ts';
import { type FontInFile, findFonts, fontUrl, keepFonts } from './fonts/fonts-in-file.ts';
import type { AssetRow, DocumentRow, FontRow } from './schema.ts';
import { openState, readDocument, requireAssets } from './state.ts';
import { readImageUrl } from './thumbnails.ts';

/** What a document's file says it is. */
const fileKind = 'adventure-canvas';

const fileSchema = z.object({
  kind: z.literal(fileKind),
  name: z.string().optional(),
  document: z.unknown(),
  assets: z.record(z.string().max(200), z.string()),
  /** By what the document calls them. */
  fonts: z.record(z.string().max(200), z.object({ name: z.string(), url: z.string() })).default({}),
});

export interface OpenedFile {
  row: DocumentRow;
  content: Readable;
}

/**
 * Writes a document as one file: JSON with its pictures and own fonts as data URLs, read one after another.
 * Throws `not_found`, `canvas_document_in_trash`, and what `readDocument` throws.
 */
export async function openDocumentFile(
  context: CanvasContext,
  userId: string,
  id: string,
): Promise<OpenedFile> {
  const row = await findDocument(context, userId, id);
  const document = readDocument(openState(row.state));
  const assets = await selectAssetsOf(context.database.db, userId, id);
  const fonts = await findFonts(context, userId, document);
  return {
    row,
    content: Readable.from(inBytes(write(context, { name: row.name, document, assets, fonts }))),
  };
}

async function* inBytes(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part);
}

/** Base64 of whole groups of three bytes can be joined. */
const partBytes = 3 * 64 * 1024;

interface Contents {
  name: string;
  document: CanvasDocument;
  assets: readonly AssetRow[];
  fonts: readonly FontRow[];
}

async function* write(
  { objects }: Pick<CanvasContext, 'objects'>,
  { name, document, assets, fonts }: Contents,
): AsyncGenerator<string> {
  const json = JSON.stringify;
  yield `{"kind":${json(fileKind)},"name":${json(name)},"document":${json(document)},"assets":{`;
  let comma = '';
  for (const { id, objectKey, mimeType } of assets) {
    const content = await objects.get(objectKey);
    // A lost picture is missing on the screen as well.
    if (content === null) continue;
    yield `${comma}${json(id)}:"data:${mimeType};base64,`;
    comma = ',';
    let rest = Buffer.alloc(0);
    for await (const chunk of content.stream) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      const whole = rest.length - (rest.length % partBytes);
      if (whole > 0) yield rest.subarray(0, whole).toString('base64');
      rest = rest.subarray(whole);
    }
    yield `${rest.toString('base64')}"`;
  }
  yield '},"fonts":{';
  comma = '';
  for (const font of fonts) {
    const url = await fontUrl(objects, font, document);
    if (url === null) continue;
    yield `${comma}${json(ownFontOf(font.id))}:${json({ name: font.name, url })}`;
    comma = ',';
  }
  yield '}}\n';
}

/**
 * Makes a document from a file that `openDocumentFile` wrote. Pictures and fonts that it does not show are
 * left out. Throws `canvas_file_invalid`, `canvas_document_newer`, and like `createDocument`.
 */
export async function importDocument(
  context: CanvasContext,
  caller: Caller,
  { file, idempotencyKey }: { file: UploadedFile; idempotencyKey: string | null },
): Promise<DocumentRow> {
  const { userId } = caller;
  const repeatable = readRepeatable(idempotencyKey, `file ${file.sha256}`);
  const known = await findRepeated(context.database.db, userId, repeatable);
  if (known) return known;
  await requireRoom(context.database.db, userId);
  // One at a time: the largest takes some hundred megabytes.
  return context.heavy.run(caller, async () => {
    const { name, pictures, fonts, ...read } = readDocumentFile(await readFile(file.path, 'utf8'));
    const document = withValidOrders(read.document);
    const ids = new Map<string, string>();
    const shown = new Set(requireAssets(document.layers));
    for (const [id, url] of pictures) if (shown.has(id)) ids.set(id, await keepPicture(context, caller, url));
    const kept = withAssets(document, (id) => ids.get(id) ?? id);
    const names = await keepFonts(context, caller, { document, fonts });
    const shared = SharedDocument.of(withFonts(kept, (font) => names.get(font) ?? font));
    return (await addDocument(context, { userId, ...repeatable }, { name, shared })).row;
  });
}

interface ReadFile {
  name: string;
  document: CanvasDocument;
  /** Data URLs by the ids that the document has for them. */
  pictures: [string, string][];
  fonts: FontInFile[];
}

function readDocumentFile(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new AppError('canvas_file_invalid', { cause });
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) throw new AppError('canvas_file_invalid', { cause: file.error });
  const parsed = parseDocument(file.data.document);
  if (!('document' in parsed)) {
    throw new AppError(parsed.problem === 'newer' ? 'canvas_document_newer' : 'canvas_file_invalid');
  }
  const name = nameSchema.parse(file.data.name);
  const fonts = Object.entries(file.data.fonts).map(([font, value]) => ({ font, ...value }));
  return { name, document: parsed.document, pictures: Object.entries(file.data.assets), fonts };
}

/** A name changed in the file is no reason to refuse it. */
const nameSchema = nameOf(canvasLimits.nameMaxCharacters).catch(defaultName);

async function keepPicture(context: CanvasContext, caller: Caller, url: string): Promise<string> {
  const bytes = readImageUrl(url);
  const sha256 = digestOf(bytes);
  const { db } = context.database;
  // The same bytes are not encoded again: a document that goes out and in loses nothing.
  const known = await selectAssetBy(db, caller.userId, { sha256 });
  const kept = known && (await touchAsset(db, known, context.clock.now()));
  return (kept ?? (await keepUpload(context, caller, { bytes, sha256 }))).id;
}
