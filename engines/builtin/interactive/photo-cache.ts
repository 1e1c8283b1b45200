import { createHash } from 'node:crypto';
import { minuteMs } from '../../../contract/durations.ts';
import type { StoredReferences } from '../../designs.ts';
import type { BuiltinEngine } from '../builtin.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { Recipe } from '../recipe.ts';

interface Limits {
  /**
   * Limit for the whole cache except the newest design. A photo has up to 10 MB if there are one or two and
   * up to 5 MB if there are more, so a design has at most 25 MB and mostly 6.
   */
  maxBytes: number;
  /** The cache is emptied after this long without a request. */
  idleMs: number;
}

interface Entry {
  photos: Promise<PhotoPixels[]>;
  bytes: number;
}

/**
 * Reads, decodes and cuts out the photos of a design once for all its previews: this takes longer than
 * drawing them. Keeps those of the most recent designs, by the hash of their recipes and references.
 */
export function createPhotoCache(
  builtin: Pick<BuiltinEngine, 'photosOf'>,
  { maxBytes, idleMs }: Limits = { maxBytes: 64e6, idleMs: 10 * minuteMs },
) {
  /** The most recently used is last. */
  const cache = new Map<string, Entry>();
  let idleTimer: NodeJS.Timeout | undefined;

  async function read(recipe: Recipe, references: StoredReferences): Promise<PhotoPixels[]> {
    const pictures = await references.read();
    return builtin.photosOf(
      recipe,
      pictures.map(({ bytes }) => bytes),
    );
  }

  function evictOldest(): void {
    let total = [...cache.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of cache) {
      if (total <= maxBytes || cache.size === 1) return;
      cache.delete(key);
      total -= bytes;
    }
  }

  function createEntry(key: string, photos: Promise<PhotoPixels[]>): Entry {
    const entry: Entry = { photos, bytes: 0 };
    photos.then(
      (pictures) => {
        entry.bytes = pictures.reduce(
          (sum, { rgba, mask }) => sum + rgba.length + (mask?.alpha.length ?? 0),
          0,
        );
        evictOldest();
      },
      () => cache.get(key) === entry && cache.delete(key),
    );
    return entry;
  }

  return (recipe: Recipe, references: StoredReferences): Promise<PhotoPixels[]> => {
    if (!recipe.photos?.length) return Promise.resolve([]);
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => cache.clear(), idleMs).unref();
    const key = keyOf(recipe, references);
    const entry = cache.get(key) ?? createEntry(key, read(recipe, references));
    cache.delete(key);
    cache.set(key, entry);
    return entry.photos;
  };
}

function keyOf({ photos }: Recipe, { id }: StoredReferences): string {
  return createHash('sha256')
    .update(JSON.stringify([photos, id]))
    .digest('base64');
}
