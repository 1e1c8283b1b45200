import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { addLayer, apply } from '#canvas/document/changes.ts';
import { type CanvasDocument, emptyDocument } from '#canvas/document/document.ts';
import { newBase } from '#canvas/document/new-layers.ts';
import {
  fillSlots,
  isCutOutSlot,
  type SlotPicture,
  type SlotValue,
  slotsOf,
} from '#canvas/document/slots.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import type { CanvasSlotValue, newCanvasDocumentSchema } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import type { Language } from '#contract/languages.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { selectAsset } from './asset-store.ts';
import { type Caller, keepFace, keepGalleryPicture } from './assets.ts';
import type { CanvasContext } from './context.ts';
import { cutOutOrNull } from './cut-out.ts';
import { openDesign } from './design-layers.ts';
import { addDocument, findDocument, findRepeated, type Repeatable, requireRoom } from './documents.ts';
import type { AssetRow, DocumentRow } from './schema.ts';
import { openState, readDocument } from './state.ts';
import { selectNames, selectOfImage } from './store.ts';

type Wanted = z.output<typeof newCanvasDocumentSchema>;

export interface Creation extends Caller {
  wanted: Wanted;
  /** The header. */
  idempotencyKey: string | null;
}

/**
 * Makes a document, or returns the one that a picture was exported from. Throws `not_found`,
 * `too_many_canvas_documents`, `idempotency_mismatch`, and what keeping a picture throws.
 */
export async function createDocument(
  context: CanvasContext,
  { wanted, idempotencyKey, ...caller }: Creation,
): Promise<{ row: DocumentRow; isReopened: boolean }> {
  const { database } = context;
  const { userId } = caller;
  const repeatable = readRepeatable(idempotencyKey, JSON.stringify(wanted));
  const known = await findRepeated(database.db, userId, repeatable);
  if (known) return { row: known, isReopened: false };
  const findFirst = (db: Parameters<typeof selectOfImage>[0]) =>
    'imageId' in wanted ? selectOfImage(db, userId, wanted.imageId) : Promise.resolve(null);
  const first = await findFirst(database.db);
  if (first) return { row: first, isReopened: true };
  await requireRoom(database.db, userId);
  const made = await make(context, caller, wanted);
  const { row, isNew } = await addDocument(context, { userId, ...repeatable }, made, findFirst);
  return { row, isReopened: !isNew && row.idempotencyKey !== repeatable.idempotencyKey };
}

/** Reads the key of a request that may be repeated, and what it asks for. */
export function readRepeatable(idempotencyKey: string | null, asked: string): Repeatable {
  return {
    idempotencyKey: readIdempotencyKey(idempotencyKey),
    requestHash: createHash('sha256').update(asked).digest('hex'),
  };
}

interface Made {
  name: string;
  sourceImageId?: string;
  shared: SharedDocument;
}

async function make(context: CanvasContext, caller: Caller, wanted: Wanted): Promise<Made> {
  if ('imageId' in wanted) return fromPicture(context, caller, wanted);
  if ('templateId' in wanted) return fromTemplate(context, caller, wanted);
  const { width, height, name = defaultName } = wanted;
  return { name, shared: SharedDocument.of(emptyDocument(width, height)) };
}

/** Clients send a name in their user's language. */
export const defaultName = 'Untitled';

async function fromPicture(
  context: CanvasContext,
  caller: Caller,
  { imageId, name, language }: { imageId: string; name?: string | undefined; language: Language },
): Promise<Made> {
  const { userId } = caller;
  const image = await context.gallery.find(context.database.db, userId, imageId);
  if (image === null) throw new AppError('not_found');
  const design = await openDesign(context, caller, { image, language });
  const document = design ?? (await withBase(context, userId, imageId));
  return {
    name: name ?? image.name ?? nameOfPrompt(image.originalPrompt ?? image.prompt),
    sourceImageId: imageId,
    shared: SharedDocument.of(document),
  };
}

async function withBase(context: CanvasContext, userId: string, imageId: string): Promise<CanvasDocument> {
  const asset = await keepGalleryPicture(context, userId, imageId);
  return apply(emptyDocument(asset.width, asset.height), [addLayer(newBase(asset.id, asset))]);
}

function nameOfPrompt(prompt: string): string {
  const line = prompt.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const cut = [...line].slice(0, canvasLimits.nameMaxCharacters).join('').trim();
  return cut === '' ? defaultName : cut;
}

async function fromTemplate(
  context: CanvasContext,
  caller: Caller,
  wanted: { templateId: string; slots: Record<string, CanvasSlotValue>; name?: string | undefined },
): Promise<Made> {
  const template = await findDocument(context, caller.userId, wanted.templateId);
  const document = readDocument(openState(template.state));
  const values: Record<string, SlotValue> = {};
  for (const { name } of slotsOf(document)) {
    const value = Object.hasOwn(wanted.slots, name) ? wanted.slots[name] : undefined;
    if (value) values[name] = await readSlot(context, caller, { document, name, value });
  }
  return { name: wanted.name ?? template.name, shared: SharedDocument.of(fillSlots(document, values)) };
}

async function readSlot(
  context: CanvasContext,
  caller: Caller,
  { document, name, value }: { document: CanvasDocument; name: string; value: CanvasSlotValue },
): Promise<SlotValue> {
  const { text, color } = value;
  const asset = await pictureOf(context, caller.userId, value);
  if (asset === null) return { text, color };
  const cutOut = isCutOutSlot(document, name) ? await cutOutOrNull(context, caller, asset) : null;
  const { id, width, height } = asset;
  return {
    text,
    color,
    picture: { asset: id, width, height, cutOut: cutOut?.id ?? null } satisfies SlotPicture,
  };
}

async function pictureOf(
  context: CanvasContext,
  userId: string,
  { imageId, assetId, faceId }: CanvasSlotValue,
): Promise<AssetRow | null> {
  if (imageId !== undefined) return keepGalleryPicture(context, userId, imageId);
  if (faceId !== undefined) return keepFace(context, userId, faceId);
  if (assetId === undefined) return null;
  const asset = await selectAsset(context.database.db, userId, assetId);
  if (asset === null) throw new AppError('not_found');
  return asset;
}

/**
 * Copies a document under the given name, or under its own with the next free number. Throws like
 * `createDocument`, and `canvas_document_in_trash`.
 */
export async function duplicateDocument(
  context: CanvasContext,
  {
    userId,
    id,
    name,
    idempotencyKey,
  }: { userId: string; id: string; name: string | undefined; idempotencyKey: string | null },
): Promise<DocumentRow> {
  const repeatable = readRepeatable(idempotencyKey, JSON.stringify(['duplicate', id, name]));
  const known = await findRepeated(context.database.db, userId, repeatable);
  if (known) return known;
  const original = await findDocument(context, userId, id);
  const made = {
    name: name ?? (await nextName(context, userId, original.name)),
    sourceImageId: original.sourceImageId,
    shared: openState(original.state),
  };
  return (await addDocument(context, { userId, ...repeatable }, made)).row;
}

async function nextName({ database }: CanvasContext, userId: string, name: string): Promise<string> {
  const base = name.replace(/ \(\d{1,4}\)$/, '');
  const taken = new Set(
    await selectNames(database.db, userId, base.slice(0, canvasLimits.nameMaxCharacters - 7)),
  );
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const next = base.slice(0, canvasLimits.nameMaxCharacters - ending.length).toWellFormed() + ending;
    if (!taken.has(next)) return next;
  }
}
