import type { CanvasDocument } from '#canvas/document/document.ts';
import type { LayerOf } from '#canvas/document/layer.ts';
import { inverse } from '#canvas/layout/matrix.ts';
import { matrixOf } from '#canvas/layout/placed.ts';
import type { Mask } from '#canvas/mask/mask.ts';
import { maskPixels } from '../mask-mode/mask-picture.ts';
import { documentCalls } from '../session/document-calls.ts';
import type { DocumentSession } from '../session/document-session.ts';

/** What an edit changes: the base image, so that text above it stays text; without one the whole document. */
export interface EditSource {
  readonly assetId: string;
  readonly width: number;
  readonly height: number;
  readonly base: LayerOf<'base'> | null;
}

/** The base image, if a document has one. */
export function baseOf(document: CanvasDocument): LayerOf<'base'> | null {
  for (const layer of Object.values(document.layers)) if (layer.kind === 'base') return layer;
  return null;
}

/** Documents without a base image that have been drawn and stored, so that no prompt stores them again. */
const drawn = new WeakMap<CanvasDocument, Promise<EditSource>>();

/** The picture to send; a document without a base image is drawn and stored first. */
export async function editSource(session: DocumentSession): Promise<EditSource> {
  const document = session.editor.committedDocument;
  const base = baseOf(document);
  if (base !== null) return { assetId: base.asset, width: base.width, height: base.height, base };
  const known = drawn.get(document);
  if (known !== undefined) return known;
  const drawing = drawWhole(session);
  drawn.set(document, drawing);
  drawing.catch(() => drawn.delete(document));
  return drawing;
}

async function drawWhole(session: DocumentSession): Promise<EditSource> {
  const file = await session.exportPicture({ format: 'png' });
  const { id, width, height } = await documentCalls.uploadAsset(file);
  return { assetId: id, width, height, base: null };
}

/** The selection in the pixels of what is sent, as a picture and as its values. */
export interface SentMask {
  readonly file: Blob;
  /** How far each pixel is selected, 0 to 255. */
  readonly alpha: Uint8Array<ArrayBuffer>;
}

/**
 * Draws the selection in the pixels of what is sent: white changes, black stays. A base image that was moved,
 * turned or cropped has pixels of its own.
 */
export async function sentMask(mask: Mask, { width, height, base }: EditSource): Promise<SentMask> {
  const whole = new OffscreenCanvas(mask.width, mask.height);
  contextOf(whole).putImageData(new ImageData(maskPixels(mask.alpha), mask.width, mask.height), 0, 0);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
  if (base !== null) {
    const { a, b, c, d, e, f } = inverse(matrixOf(base.placement));
    // A layer is drawn about the middle of its shown part.
    const { crop } = base;
    const left = width * (crop.x + crop.width / 2);
    const top = height * (crop.y + crop.height / 2);
    context.setTransform(a, b, c, d, e + left, f + top);
  }
  context.drawImage(whole, 0, 0);
  context.resetTransform();
  const { data } = context.getImageData(0, 0, width, height);
  const alpha = new Uint8Array(width * height);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = data[index * 4] ?? 0;
  return { file: await canvas.convertToBlob({ type: 'image/png' }), alpha };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw.');
  return context;
}
