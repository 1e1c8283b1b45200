import { createHash } from 'node:crypto';
import type { EngineReference } from '../../engine.ts';
import type { BuiltinEngine } from '../builtin.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import type { Recipe } from '../recipe.ts';

/** Designs whose photos are kept. A photo takes up to five megabytes, and somebody changes one design at a time. */
const keptDesigns = 4;

/**
 * Decodes and cuts out the photos of a design once for all its previews: it takes longer than to draw them. The newest few
 * designs are remembered, by what their recipes and files hold.
 */
export function rememberPhotos(builtin: Pick<BuiltinEngine, 'photosOf'>) {
  const kept = new Map<string, Promise<PhotoPixels[]>>();
  return (recipe: Recipe, references: readonly EngineReference[]): Promise<PhotoPixels[]> => {
    if (!recipe.photos?.length) return Promise.resolve([]);
    const key = keyOf(recipe, references);
    const photos =
      kept.get(key) ??
      builtin.photosOf(
        recipe,
        references.map(({ bytes }) => bytes),
      );
    kept.delete(key);
    kept.set(key, photos);
    photos.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > keptDesigns && !oldest.done) kept.delete(oldest.value);
    return photos;
  };
}

function keyOf({ photos }: Recipe, references: readonly EngineReference[]): string {
  const hash = createHash('sha1').update(JSON.stringify(photos));
  for (const { bytes } of references) hash.update(bytes);
  return hash.digest('base64');
}
