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
  mostBytes: number;
  /** The cache is emptied after this long without a question. */
  idleMs: number;
}

interface Kept {
  photos: Promise<PhotoPixels[]>;
  bytes: number;
}

/**
 * Reads, decodes and cuts out the photos of a design once for all its previews: this takes longer than
 * drawing them. Keeps those of the most recent designs, by the hash of their recipes and references.
 */
export function rememberPhotos(
  builtin: Pick<BuiltinEngine, 'photosOf'>,
  { mostBytes, idleMs }: Limits = { mostBytes: 64e6, idleMs: 10 * minuteMs },
) {
  /** The most recently used is last. */
  const kept = new Map<string, Kept>();
  let idleTimer: NodeJS.Timeout | undefined;

  async function read(recipe: Recipe, references: StoredReferences): Promise<PhotoPixels[]> {
    const pictures = await references.read();
    return builtin.photosOf(
      recipe,
      pictures.map(({ bytes }) => bytes),
    );
  }

  function forgetTheOldest(): void {
    let total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of kept) {
      if (total <= mostBytes || kept.size === 1) return;
      kept.delete(key);
      total -= bytes;
    }
  }

  function begin(key: string, photos: Promise<PhotoPixels[]>): Kept {
    const entry: Kept = { photos, bytes: 0 };
    photos.then(
      (pictures) => {
        entry.bytes = pictures.reduce(
          (sum, { rgba, mask }) => sum + rgba.length + (mask?.alpha.length ?? 0),
          0,
        );
        forgetTheOldest();
      },
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry;
  }

  return (recipe: Recipe, references: StoredReferences): Promise<PhotoPixels[]> => {
    if (!recipe.photos?.length) return Promise.resolve([]);
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => kept.clear(), idleMs).unref();
    const key = keyOf(recipe, references);
    const entry = kept.get(key) ?? begin(key, read(recipe, references));
    kept.delete(key);
    kept.set(key, entry);
    return entry.photos;
  };
}

function keyOf({ photos }: Recipe, { id }: StoredReferences): string {
  return createHash('sha256')
    .update(JSON.stringify([photos, id]))
    .digest('base64');
}
