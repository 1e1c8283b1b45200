import { Readable } from 'node:stream';
import * as z from 'zod';
import {
  addCanvasAsset,
  createCanvasDocument,
  openCanvasDocument,
  setCanvasThumbnail,
  syncCanvasDocument,
} from '#contract/canvas.ts';
import {
  addCanvasSnapshot,
  changeCanvasDocument,
  cutOutCanvasAsset,
  deleteCanvasDocument,
  deleteCanvasSnapshot,
  duplicateCanvasDocument,
  exportCanvasPicture,
  importCanvasDocument,
  listCanvasDocuments,
  listCanvasSnapshots,
  restoreCanvasDocument,
  restoreCanvasSnapshot,
} from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { UploadedFile } from '#server/platform/http/call-context.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import { cutPage, writeCursor } from '#server/platform/page-cursor.ts';
import { requireFeature } from '../accounts/accounts.ts';
import { selectAsset, selectAssetsOf, sumAssetBytes } from './asset-store.ts';
import { keepFace, keepGalleryPicture, keepUpload, presentAsset } from './assets.ts';
import type { CanvasContext } from './context.ts';
import { createDocument, duplicateDocument } from './create-document.ts';
import { cutOut } from './cut-out.ts';
import { importDocument, openDocumentFile } from './document-file.ts';
import { findDocument, presentDocument, publishChange, requireOutsideTrash } from './documents.ts';
import { exportPicture } from './export-picture.ts';
import { registerFontRoutes } from './fonts/routes.ts';
import { addSnapshot, deleteSnapshot, presentSnapshot, restoreSnapshot } from './snapshots.ts';
import { openState, readDocument } from './state.ts';
import { countDocuments, lockDocument, selectPage, selectSnapshots, updateDocument } from './store.ts';
import { syncDocument } from './sync-document.ts';
import { readImageUrl, setThumbnail } from './thumbnails.ts';
import { deleteForever, restoreDocument, trashDocument } from './trash.ts';

export function registerRoutes(api: Api, context: CanvasContext): void {
  registerDocumentRoutes(api, context);
  registerChangeRoutes(api, context);
  registerSnapshotRoutes(api, context);
  registerAssetRoutes(api, context);
  registerFontRoutes(api, context, (identity) => admit(context, identity));
}

/** The plan's answer for a caller. Throws `premium_required`. */
async function admit({ accounts }: CanvasContext, { userId }: { userId: string }): Promise<string> {
  requireFeature(await accounts.planOf(userId), 'canvasEditor');
  return userId;
}

const keyOf = (request: Request) => request.headers.get('idempotency-key');

/** Throws `validation_failed`. */
function requireFile([file]: readonly UploadedFile[], sentence: string): UploadedFile {
  if (!file) throw new AppError('validation_failed', { fields: { file: sentence } });
  return file;
}

function registerDocumentRoutes(api: Api, context: CanvasContext): void {
  const { database } = context;
  const present = presentDocument.bind(null, context);

  api.handle(listCanvasDocuments, async ({ identity, query }) => {
    const userId = await admit(context, identity);
    const rows = await selectPage(database.db, userId, {
      ...query,
      query: query.query,
      cursor: query.cursor,
      limit: query.limit + 1,
    });
    const page = cutPage(rows, query.limit, ({ updatedAt, id }) => writeCursor({ time: updatedAt, id }));
    return {
      documents: page.rows.map(present),
      hasMore: page.hasMore,
      nextCursor: page.nextCursor,
      quota: {
        used: await countDocuments(database.db, userId),
        max: canvasLimits.documents,
        assetBytes: await sumAssetBytes(database.db, userId),
        maxAssetBytes: canvasLimits.assetBytes,
      },
    };
  });

  api.handle(createCanvasDocument, { limit: 'canvasChange' }, async ({ identity, body, request, signal }) => {
    const userId = await admit(context, identity);
    const idempotencyKey = keyOf(request);
    const { row, isReopened } = await createDocument(context, {
      userId,
      wanted: body,
      idempotencyKey,
      signal,
    });
    return { document: present(row), isReopened };
  });

  api.handle(importCanvasDocument, { limit: 'canvasFile' }, async ({ identity, files, request, signal }) => {
    const userId = await admit(context, identity);
    const file = requireFile(files.file, 'Choose a file that the editor saved.');
    const sent = { file, idempotencyKey: keyOf(request) };
    return { document: present(await importDocument(context, { userId, signal }, sent)) };
  });

  api.handle(openCanvasDocument, async ({ identity, params }) => {
    const userId = await admit(context, identity);
    const row = await findDocument(context, userId, params.id);
    readDocument(openState(row.state));
    const assets = await selectAssetsOf(database.db, userId, row.id);
    return {
      document: present(row),
      state: row.state,
      assets: assets.map((asset) => presentAsset(context, asset)),
    };
  });

  api.handle(syncCanvasDocument, { limit: 'canvasSync' }, async ({ identity, params, body }) => {
    const userId = await admit(context, identity);
    const { update, stateVector, tab = null } = body;
    const synced = await syncDocument(context, { userId, id: params.id, update, stateVector, tab });
    return { update: synced.update, updatedAt: synced.updatedAt.toISOString() };
  });

  api.document({
    path: '/api/canvas/documents/{id}/file',
    summary: 'A document as one file, with its pictures',
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    contentType: 'application/json',
  });
  api.hono.get('/api/canvas/documents/:id/file', async (request) => {
    const userId = await admit(context, await api.identify(request, 'canvasFile'));
    const { row, content } = await openDocumentFile(context, userId, request.req.param('id'));
    request.req.raw.signal.addEventListener('abort', () => content.destroy(), { once: true });
    return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': attachment(`${row.name}.canvas.json`),
        'cache-control': 'private, no-store',
      },
    });
  });
}

function registerChangeRoutes(api: Api, context: CanvasContext): void {
  const { database } = context;
  const present = presentDocument.bind(null, context);
  const limit = 'canvasChange';

  api.handle(changeCanvasDocument, { limit }, async ({ identity, params, body }) => {
    const userId = await admit(context, identity);
    const row = await database.inTransaction(async (tx) => {
      const before = requireOutsideTrash(await lockDocument(tx, userId, params.id));
      const { name = before.name, isTemplate = before.isTemplate } = body;
      await updateDocument(tx, before, { name, isTemplate });
      await publishChange(context, tx, before);
      return { ...before, name, isTemplate };
    });
    return { document: present(row) };
  });

  api.handle(deleteCanvasDocument, { limit }, async ({ identity, params, query }) => {
    const userId = await admit(context, identity);
    if (query.forever) await deleteForever(context, { userId, id: params.id });
    else await trashDocument(context, userId, params.id);
  });

  api.handle(restoreCanvasDocument, { limit }, async ({ identity, params }) => ({
    document: present(await restoreDocument(context, await admit(context, identity), params.id)),
  }));

  api.handle(duplicateCanvasDocument, { limit }, async ({ identity, params, body, request }) => {
    const userId = await admit(context, identity);
    const idempotencyKey = keyOf(request);
    const row = await duplicateDocument(context, { userId, id: params.id, name: body.name, idempotencyKey });
    return { document: present(row) };
  });

  api.handle(setCanvasThumbnail, { limit: 'canvasAsset' }, async (call) => {
    const { identity, params, form, files, signal } = call;
    const userId = await admit(context, identity);
    const sent = form.thumbnail === undefined ? null : readImageUrl(form.thumbnail);
    const picture = sent ?? requireFile(files.file, 'Send a small picture.').path;
    return { document: present(await setThumbnail(context, { userId, signal }, { id: params.id, picture })) };
  });

  api.handle(exportCanvasPicture, { limit: 'canvasExport' }, async (call) => {
    const { identity, params, form, files, request, signal } = call;
    const userId = await admit(context, identity);
    const image = await exportPicture(context, {
      userId,
      signal,
      documentId: params.id,
      file: requireFile(files.file, 'Send the exported picture.'),
      name: form.name ?? null,
      idempotencyKey: keyOf(request),
    });
    return { image };
  });
}

function registerSnapshotRoutes(api: Api, context: CanvasContext): void {
  const { database } = context;
  const limit = 'canvasChange';

  api.handle(listCanvasSnapshots, async ({ identity, params }) => {
    const userId = await admit(context, identity);
    const { id } = await findDocument(context, userId, params.id);
    return { snapshots: (await selectSnapshots(database.db, userId, id)).map(presentSnapshot) };
  });

  api.handle(addCanvasSnapshot, { limit }, async ({ identity, params, body, request }) => {
    const userId = await admit(context, identity);
    const idempotencyKey = keyOf(request);
    const sent = { userId, documentId: params.id, name: body.name, idempotencyKey };
    return { snapshot: presentSnapshot(await addSnapshot(context, sent)) };
  });

  api.handle(restoreCanvasSnapshot, { limit }, async ({ identity, params }) => {
    const userId = await admit(context, identity);
    const wanted = { userId, documentId: params.id, id: params.snapshotId };
    return { document: presentDocument(context, await restoreSnapshot(context, wanted)) };
  });

  api.handle(deleteCanvasSnapshot, { limit }, async ({ identity, params }) => {
    const userId = await admit(context, identity);
    await deleteSnapshot(context, { userId, documentId: params.id, id: params.snapshotId });
  });
}

function registerAssetRoutes(api: Api, context: CanvasContext): void {
  const { database, objects } = context;

  api.handle(addCanvasAsset, { limit: 'canvasAsset' }, async ({ identity, form, files, signal }) => {
    const userId = await admit(context, identity);
    const { imageId, faceId } = form;
    if (imageId !== undefined)
      return { asset: presentAsset(context, await keepGalleryPicture(context, userId, imageId)) };
    if (faceId !== undefined)
      return { asset: presentAsset(context, await keepFace(context, userId, faceId)) };
    const { path, sha256 } = requireFile(files.file, 'Choose a picture.');
    const row = await keepUpload(context, { userId, signal }, { bytes: path, sha256 });
    return { asset: presentAsset(context, row) };
  });

  api.handle(cutOutCanvasAsset, { limit: 'cutOut' }, async ({ identity, params, signal }) => {
    const userId = await admit(context, identity);
    const asset = await selectAsset(database.db, userId, params.id);
    if (asset === null) throw new AppError('not_found');
    return { asset: presentAsset(context, await cutOut(context, { userId, signal }, asset)) };
  });

  api.document({
    path: '/api/canvas/assets/{id}',
    summary: 'A picture of documents',
    signedIn: true,
    params: z.object({ id: z.uuid() }),
    contentType: 'image/*',
  });
  api.hono.get('/api/canvas/assets/:id', async (request) => {
    const { userId } = await api.identify(request);
    const asset = await selectAsset(database.db, userId, request.req.param('id'));
    const content = asset && (await objects.get(asset.objectKey));
    if (content === null) throw new AppError('not_found');
    request.req.raw.signal.addEventListener('abort', () => content.stream.destroy(), { once: true });
    return new Response(Readable.toWeb(content.stream) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': content.contentType,
        'content-length': String(content.bytes),
        'cache-control': 'private, max-age=31536000, immutable',
      },
    });
  });
}
