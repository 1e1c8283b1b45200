import { createHash } from 'node:crypto';
import type { CanvasAsset } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { requireDiskSpace } from '#server/platform/http/require-disk-space.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { readStoredBytes, readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { insertAsset, selectAssetBy, sumAssetBytes, touchAsset } from './asset-store.ts';
import type { CanvasContext } from './context.ts';
import { removeFiles, storeFile } from './files.ts';
import type { AssetRow } from './schema.ts';
import { lockCanvas } from './store.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** A picture to keep for documents, checked and re-encoded before. */
export interface NewAsset {
  bytes: Uint8Array;
  mimeType: keyof typeof endings;
  width: number;
  height: number;
  isModelMade: boolean;
}

/** The user, and the signal that aborts when the client disconnects. */
export interface Caller {
  userId: string;
  signal: AbortSignal;
}

/**
 * Keeps a picture for documents; one of the same source is the same asset. Throws `canvas_storage_full` and
 * `storage_failed`, and what `make` throws.
 */
export async function keepAsset(
  context: CanvasContext,
  userId: string,
  { source, make }: { source: string; make(): Promise<NewAsset> },
): Promise<AssetRow> {
  await requireDiskSpace(context);
  const known = await reuse(context, context.database.db, { userId, source });
  if (known) return known;
  const asset = await make();
  await requireRoom(context.database.db, userId, asset.bytes.byteLength);
  const id = context.newId();
  const key = `canvas-assets/${userId}/${id}.${endings[asset.mimeType]}`;
  await storeFile(context, { userId, key }, asset);
  const now = context.clock.now();
  const { mimeType, width, height, isModelMade } = asset;
  const row: AssetRow = {
    ...{ userId, id, objectKey: key, mimeType, width, height, source, isModelMade },
    bytes: asset.bytes.byteLength,
    sha256: digestOf(asset.bytes),
    createdAt: now,
    usedAt: now,
  };
  try {
    const kept = await context.database.inTransaction(async (tx) => {
      await lockCanvas(tx, userId);
      const first = await reuse(context, tx, { userId, source });
      if (first) return first;
      await requireRoom(tx, userId, row.bytes);
      await insertAsset(tx, row);
      return row;
    });
    if (kept.id !== id) await removeFiles(context, [key]);
    return kept;
  } catch (error) {
    // If it is unknown whether the asset was added, its file stays until the check.
    if (error instanceof AppError) await removeFiles(context, [key]);
    throw error;
  }
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the known asset of a source, and delays its sweep. */
async function reuse(
  { clock }: Pick<CanvasContext, 'clock'>,
  db: Reader | Tx,
  { userId, source }: { userId: string; source: string },
): Promise<AssetRow | null> {
  const known = await selectAssetBy(db, userId, { source });
  return known && touchAsset(db, known, clock.now());
}

async function requireRoom(db: Reader, userId: string, bytes: number): Promise<void> {
  const used = await sumAssetBytes(db, userId);
  if (used + bytes > canvasLimits.assetBytes) throw new AppError('canvas_storage_full');
}

/** Keeps an uploaded picture. Throws what the picture intake throws, too. */
export function keepUpload(
  context: CanvasContext,
  { userId, signal }: Caller,
  file: { bytes: string | Uint8Array; sha256: string },
): Promise<AssetRow> {
  return keepAsset(context, userId, {
    source: `file:${file.sha256}`,
    async make() {
      const picture = await readPicture(file.bytes, { userId, signal }, { keepsLossless: true });
      return { ...picture, isModelMade: false };
    },
  });
}

/**
 * Keeps a copy of a gallery picture. Throws `not_found` for another user's, in the trash, and a lost file.
 */
export async function keepGalleryPicture(
  context: CanvasContext,
  userId: string,
  imageId: string,
): Promise<AssetRow> {
  const { database, gallery, objects } = context;
  const image = await gallery.find(database.db, userId, imageId);
  if (image === null) throw new AppError('not_found');
  const { objectKey, width, height, isModelMade } = image;
  return keepAsset(context, userId, {
    source: `image:${imageId}`,
    async make() {
      try {
        const bytes = await readStoredBytes(objects, objectKey);
        return { bytes, mimeType: mimeTypeOf(image.mimeType), width, height, isModelMade };
      } catch (cause) {
        if (await objects.exists(objectKey)) throw cause;
        await gallery.missing.noteFile(objectKey);
        throw new AppError('not_found', { cause });
      }
    },
  });
}

/** Keeps a copy of a face of the user's library. Throws `face_not_found`. */
export async function keepFace(context: CanvasContext, userId: string, faceId: string): Promise<AssetRow> {
  const key = await context.faces.keyOf(userId, faceId);
  if (key === null) throw new AppError('face_not_found');
  return keepAsset(context, userId, {
    source: `face:${faceId}`,
    async make() {
      try {
        return { ...(await readStoredPicture(context.objects, key)), isModelMade: false };
      } catch (cause) {
        if (await context.objects.exists(key)) throw cause;
        throw new AppError('face_not_found', { cause });
      }
    },
  });
}

function mimeTypeOf(value: string): NewAsset['mimeType'] {
  return Object.hasOwn(endings, value) ? (value as NewAsset['mimeType']) : 'image/webp';
}

export function presentAsset({ sign }: Pick<CanvasContext, 'sign'>, row: AssetRow): CanvasAsset {
  return { id: row.id, url: sign(row.objectKey), width: row.width, height: row.height };
}
