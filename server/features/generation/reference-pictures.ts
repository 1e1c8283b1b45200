import type { ReferenceSettings } from '#contract/references.ts';
import type { Engine } from '#engines/engine.ts';
import type { EngineReference } from '#engines/picture-requests.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';

/** Reads as many of the stored references as the engine uses. Throws if one is missing. */
export function readReferencePictures(
  objects: ObjectStore,
  { capabilities }: Engine,
  references: readonly (ReferenceSettings & { key: string })[],
): Promise<EngineReference[]> {
  const read = references.slice(0, capabilities.maxReferences).map(async ({ key, use, strokes }) => {
    const picture = await readStoredPicture(objects, key);
    return { ...picture, use, strokes };
  });
  return Promise.all(read);
}
