import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ObjectStore } from '../objects/objects.ts';

/** A picture that was re-encoded before it was stored (see `Picture`). */
export interface StoredPicture {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** Reads the file of a stored picture whole. Throws if it is missing. */
export async function readStoredBytes(objects: ObjectStore, key: string): Promise<Buffer> {
  const content = await objects.get(key);
  if (content === null) throw new Error(`the picture ${key} is not in the store`);
  return buffer(content.stream);
}

/** Reads a stored picture whole, for an engine. Throws if it is missing. */
export async function readStoredPicture(objects: ObjectStore, key: string): Promise<StoredPicture> {
  const bytes = await readStoredBytes(objects, key);
  const { width, height, format } = await sharp(bytes).metadata();
  return { bytes, mimeType: format === 'png' ? 'image/png' : 'image/jpeg', width, height };
}
