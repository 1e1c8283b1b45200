import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#server/platform/app-error.ts';
import type { Provenance } from '#server/platform/images/provenance.ts';
import { bytesOfParts, type FilePart, spliceProvenance } from '#server/platform/images/splice-provenance.ts';
import type { ByteRange, ObjectStore } from '#server/platform/objects/objects.ts';

type Store = Pick<ObjectStore, 'get' | 'head'>;

/** A stored file with another provenance: its parts, and its length. */
export interface SplicedFile {
  key: string;
  parts: readonly FilePart[];
  bytes: number;
}

/** Plans a stored file with another provenance; null for a missing object. Reads only the file's headers. */
export async function planSpliced(
  objects: Store,
  key: string,
  provenance: Provenance,
): Promise<SplicedFile | null> {
  const stored = await objects.head(key);
  if (stored === null) return null;
  const read = async (range: ByteRange) => buffer(await openRange(objects, key, range));
  const parts = await spliceProvenance({ bytes: stored.bytes, read }, provenance);
  return { key, parts, bytes: bytesOfParts(parts) };
}

/** Streams it no faster than it is read, one open object at a time. Read it to its end or destroy it. */
export function openSpliced(objects: Store, { key, parts }: SplicedFile): Readable {
  async function* content(): AsyncGenerator<Buffer> {
    for (const part of parts) {
      if (Buffer.isBuffer(part)) yield part;
      else yield* await openRange(objects, key, part);
    }
  }
  return Readable.from(content(), { objectMode: false });
}

/** Throws `not_found` if the object has gone meanwhile. */
async function openRange(objects: Store, key: string, range: ByteRange): Promise<Readable> {
  const content = await objects.get(key, range);
  if (content === null) throw new AppError('not_found');
  return content.stream;
}
