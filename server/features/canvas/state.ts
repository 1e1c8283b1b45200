import { assetsOf } from '#canvas/document/assets.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import { slotsOf } from '#canvas/document/slots.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import type { CanvasSlot } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { AppError } from '#server/platform/app-error.ts';

/** A document's state, and the columns of its row that follow from it. */
export interface DocumentState {
  state: string;
  stateBytes: number;
  width: number;
  height: number;
  slots: CanvasSlot[];
}

/** Opens a stored state. Throws `canvas_document_damaged`. */
export function openState(state: string): SharedDocument {
  try {
    return new SharedDocument(Buffer.from(state, 'base64'));
  } catch (cause) {
    throw new AppError('canvas_document_damaged', { cause });
  }
}

/** Reads the document. Throws `canvas_document_newer` and `canvas_document_damaged`. */
export function readDocument(shared: SharedDocument): CanvasDocument {
  const parsed = parse(shared);
  if ('document' in parsed) return parsed.document;
  throw new AppError(parsed.problem === 'newer' ? 'canvas_document_newer' : 'canvas_document_damaged');
}

function parse(shared: SharedDocument): ReturnType<SharedDocument['parse']> {
  try {
    return shared.parse();
  } catch (cause) {
    throw new AppError('canvas_document_damaged', { cause });
  }
}

/** Checks a document and returns what is stored of it. Throws as above, and `canvas_document_too_large`. */
export function toState(shared: SharedDocument): DocumentState {
  const document = readDocument(shared);
  const state = shared.encode();
  if (state.byteLength > canvasLimits.stateBytes) throw new AppError('canvas_document_too_large');
  const { width, height } = document;
  return {
    state: toBase64(state),
    stateBytes: state.byteLength,
    width,
    height,
    slots: storableSlots(document),
  };
}

/** Ids of the pictures that a state shows. Throws `canvas_document_damaged`. */
export function assetsOfState(shared: SharedDocument): string[] {
  return requireAssets(shared.everyLayer);
}

/**
 * Ids of the pictures that layers show. Throws `canvas_document_damaged` for more than a document can show.
 */
export function requireAssets(layers: unknown): string[] {
  const assets = findAssets(layers);
  if (assets.length > maxAssets) throw new AppError('canvas_document_damaged');
  return assets;
}

/** Far more than the layers of a document can show, and fewer than the parameters of a statement. */
const maxAssets = 5_000;

function findAssets(layers: unknown): string[] {
  try {
    return assetsOf(layers);
  } catch (cause) {
    // Layers that this version cannot read may be nested deeper than the stack.
    throw new AppError('canvas_document_damaged', { cause });
  }
}

export const toBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** PostgreSQL stores neither NUL nor lone surrogates. */
function storableSlots(document: CanvasDocument): CanvasSlot[] {
  return slotsOf(document)
    .filter(({ name }) => !name.includes('\0') && name.isWellFormed())
    .slice(0, canvasLimits.slots);
}
