import { Readable } from 'node:stream';
import type { ObjectStore } from '#server/platform/objects/objects.ts';

/** Counts reads of a store, and how many of its files are and were open. */
export interface StoreReads {
  open: number;
  opened: number;
  bytes: number;
}

/** Wraps a store so that its reads are counted in `reads`. */
export function watchReads(reads: StoreReads): (objects: ObjectStore) => ObjectStore {
  return (objects) => ({
    ...objects,
    async get(key, range) {
      const content = await objects.get(key, range);
      if (content === null) return null;
      reads.open += 1;
      reads.opened += 1;
      content.stream.once('close', () => {
        reads.open -= 1;
      });
      const counted = Readable.from(
        (async function* () {
          for await (const chunk of content.stream) {
            reads.bytes += (chunk as Buffer).byteLength;
            yield chunk;
          }
        })(),
        { objectMode: false },
      );
      counted.once('close', () => content.stream.destroy());
      return { ...content, stream: counted };
    },
  });
}
