import {
  addCanvasAsset,
  type CanvasAsset,
  type CanvasDocumentSummary,
  canvasAssetPath,
  createCanvasDocument,
  type NewCanvasDocument,
  openCanvasDocument,
  setCanvasThumbnail,
  syncCanvasDocument,
} from '#contract/canvas.ts';
import { minuteMs } from '#contract/durations.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, noAnswer } from '#web/api/call.ts';
import { randomKey } from '#web/api/random-key.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { DocumentCalls, StoredDocument } from './document-session.ts';
import { tabId } from './tab-id.ts';

export const documentCalls: DocumentCalls = {
  async sync(id, update, stateVector) {
    const signal = AbortSignal.timeout(answerWithinMs);
    try {
      const body = syncBody(update, stateVector);
      return fromBase64((await call(syncCanvasDocument, { params: { id }, body, signal })).update);
    } catch (thrown) {
      throw signal.aborted ? noAnswer(thrown) : thrown;
    }
  },
  send(id, update, stateVector) {
    const body = syncBody(update, stateVector);
    const keepalive = body.update.length + body.stateVector.length < keepaliveCharacters;
    // The page has gone: no one sees a failure.
    void call(syncCanvasDocument, { params: { id }, body, keepalive }).catch(() => {});
  },
  uploadAsset,
  assetAddress: canvasAssetPath,
  async setThumbnail(id, picture, keepalive = false) {
    await call(setCanvasThumbnail, { params: { id }, form: {}, files: { file: picture }, keepalive });
  },
  canRetry,
};

/** A network that swallows requests would otherwise hold back all saves for minutes. */
const answerWithinMs = minuteMs;

/** Browsers refuse more than 64 kB in requests that outlive the page. */
const keepaliveCharacters = 60_000;

function syncBody(update: Uint8Array, stateVector: Uint8Array) {
  return { update: toBase64(update), stateVector: toBase64(stateVector), tab: tabId };
}

/** Stores a picture for documents. */
export async function uploadAsset(file: Blob): Promise<CanvasAsset> {
  const { asset } = await call(addCanvasAsset, { form: {}, files: { file } });
  return asset;
}

/** Stores a gallery picture, or a face of the user's library, for documents. */
export async function addStoredAsset(from: { imageId: string } | { faceId: string }): Promise<CanvasAsset> {
  const { asset } = await call(addCanvasAsset, { form: from });
  return asset;
}

/** Makes a document, or reopens the one that a picture was exported from. */
export async function createDocument(
  request: NewCanvasDocument,
): Promise<{ document: CanvasDocumentSummary; isReopened: boolean }> {
  return call(createCanvasDocument, { body: request, headers: { 'idempotency-key': randomKey() } });
}

export async function fetchDocument(id: string, signal?: AbortSignal): Promise<StoredDocument> {
  const { document, state } = await call(openCanvasDocument, { params: { id }, ...(signal && { signal }) });
  const { name, sourceImageId, thumbnail } = document;
  return { id, name, sourceImageId, hasSmallPicture: thumbnail !== null, state: fromBase64(state) };
}

function canRetry(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  const isPassing = thrown.code === 'network' || thrown.code === 'not_signed_in';
  return isPassing || thrown.status === 429 || thrown.status >= 500;
}
