import type { StoredReferences } from '#engines/designs.ts';
import type { Engine } from '#engines/engine.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import { readReferencePictures } from '../generation/generation.ts';

/** A picture's references, by key for engines that cache them: an object never changes. */
export function storedReferences(
  objects: ObjectStore,
  engine: Engine,
  { references }: Pick<ImageRow, 'references'>,
): StoredReferences {
  return {
    id: references.map(({ key }) => key).join('\n'),
    read: () => readReferencePictures(objects, engine, references),
  };
}
