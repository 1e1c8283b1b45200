import { v5 } from 'uuid';
import * as z from 'zod';
import { hourMs } from '#contract/durations.ts';
import { settingsFor } from '#contract/generation.ts';
import { canvasSignature, type GalleryImage } from '#contract/images.ts';
import { findImageStyle } from '#contract/styles.ts';
import { defaultTool } from '#contract/tools.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { encodeResult } from '#server/platform/images/encode-result.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { ImageRow, NewImageRow } from '../gallery/gallery.ts';
import { leftOfAttempts, storePicture } from '../generation/generation.ts';
import { selectAssetsOf } from './asset-store.ts';
import type { Caller } from './assets.ts';
import type { CanvasContext } from './context.ts';
import { findDocument } from './documents.ts';
import type { DocumentRow } from './schema.ts';
import { insertPicture, lockExports } from './store.ts';

/** The engine of pictures that were made in the editor alone. */
const canvasEngine = 'canvas';

/** Checks, some time after an exported picture was stored, whether the gallery has it. */
const checkPictureEntry = defineJob('canvas-check-picture', z.object({ userId: z.string(), id: z.string() }));

export interface Exported extends Caller {
  documentId: string;
  file: UploadedFile;
  /** Of the picture; null for none. */
  name: string | null;
  idempotencyKey: string | null;
}

/**
 * Keeps an exported picture in the gallery: a version of the picture that its document was made from, and the
 * way back to that document. Throws `not_found`, `canvas_document_in_trash`, `storage_failed`, and what the
 * picture intake throws.
 */
export async function exportPicture(context: CanvasContext, sent: Exported): Promise<GalleryImage> {
  const { userId, documentId, signal } = sent;
  const document = await findDocument(context, userId, documentId);
  const key = readIdempotencyKey(sent.idempotencyKey);
  // Derived from the key, so that a repeated request makes the same picture.
  const id = key === null ? context.newId() : v5(`canvas export ${userId} ${documentId} ${key}`, v5.URL);
  const known = await findKnown(context, userId, id);
  if (known) return known;
  await requireDiskSpace(context);
  const read = await readPicture(sent.file.path, { userId, signal }, { keepsLossless: true });
  const picture = read.mimeType === 'image/png' ? await encodeResult(read, 'png') : read;
  const { madeOf, isModelMade } = await originOf(context, document);
  const madeBy = madeOf?.madeBy ?? canvasSignature;
  const tool = madeOf?.tool ?? defaultTool;
  await enqueueCheck(context, { userId, id });
  const files = await storePicture(context.objects, {
    job: { userId, jobId: id, attempt: 1, signal },
    fileName: '0',
    picture: { ...picture, recipe: null },
    madeBy,
    isModelMade,
    // Whichever engine made the pixels, words and layers were put over them.
    hasDrawnWords: true,
    input: { tool },
  });
  const row: NewImageRow = {
    ...files,
    ...(madeOf === null ? newPicture(document) : versionOf(madeOf)),
    ...{ userId, id, madeBy, isModelMade, tool },
    // The folder of its files.
    jobId: id,
    name: sent.name,
    cost: 0,
    engine: madeOf?.engine ?? canvasEngine,
    recipe: null,
    warnings: [],
    references: [],
    referencesOf: null,
    createdAt: context.clock.now(),
  };
  return (await add(context, document, row)) ?? found(await findKnown(context, userId, id));
}

/** Null if a repetition of the request was first. */
async function add(
  { database, gallery, events }: CanvasContext,
  { userId, id: documentId }: DocumentRow,
  row: NewImageRow,
): Promise<GalleryImage | null> {
  return database.inTransaction(async (tx) => {
    await lockExports(tx, userId);
    if (await gallery.hold(tx, userId, row.id)) return null;
    const image = await gallery.add(tx, row);
    await insertPicture(tx, { userId, imageId: image.id, documentId });
    await events.publish(tx, userId, 'image.created', { image });
    return image;
  });
}

/** The picture that a document was made from, and whether a model has made any pixels in it. */
async function originOf(
  { database, gallery }: CanvasContext,
  { userId, id, sourceImageId }: DocumentRow,
): Promise<{ madeOf: ImageRow | null; isModelMade: boolean }> {
  const madeOf = sourceImageId === null ? null : await gallery.find(database.db, userId, sourceImageId);
  const assets = await selectAssetsOf(database.db, userId, id);
  return { madeOf, isModelMade: assets.some((asset) => asset.isModelMade) };
}

function versionOf(source: ImageRow) {
  const { prompt, originalPrompt, enhancedPrompt, styleId, styleName, settings } = source;
  return {
    ...{ prompt, originalPrompt, enhancedPrompt, styleId, styleName, settings },
    versionOf: source.id,
    stackId: source.stackId ?? source.id,
    versionKind: 'edit' as const,
  };
}

const noVersion = { versionOf: null, stackId: null, versionKind: 'original' } as const;

function newPicture({ name }: DocumentRow) {
  const style = findImageStyle('Default')?.id ?? 'Default';
  return {
    ...noVersion,
    prompt: name,
    originalPrompt: null,
    enhancedPrompt: null,
    styleId: style,
    styleName: style,
    settings: settingsFor(defaultTool, {}),
  };
}

async function findKnown(
  { database, gallery }: CanvasContext,
  userId: string,
  id: string,
): Promise<GalleryImage | null> {
  const known = await gallery.findOwnIncludingTrash(database.db, userId, [id]);
  return known.get(id)?.image ?? null;
}

function found(image: GalleryImage | null): GalleryImage {
  if (image === null) throw new AppError('not_found');
  return image;
}

/** Far longer than any export takes. */
const checkAfterMs = hourMs;

/** So that a crash before the picture is in the gallery leaves no orphan. */
async function enqueueCheck(
  { database, queue, clock }: CanvasContext,
  picture: { userId: string; id: string },
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + checkAfterMs);
  await database.inTransaction((tx) => queue.enqueue(tx, checkPictureEntry, picture, { startAfter }));
}

export function workOnExports(context: CanvasContext): void {
  context.queue.work(checkPictureEntry, async ({ payload: { userId, id } }) => {
    if (await findKnown(context, userId, id)) return;
    const left = await leftOfAttempts(context.objects, { userId, jobId: id, keepAttempt: null });
    if (left.length > 0) await context.objects.delete(left);
  });
}
