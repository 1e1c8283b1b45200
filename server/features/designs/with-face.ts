import type { DesignChange } from '#contract/designs.ts';
import { photoUse } from '#contract/references.ts';
import type { EngineWarning } from '#engines/calls.ts';
import { DesignChangeRefused } from '#engines/designs.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readStoredBytes } from '#server/platform/images/stored-picture.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import { readStoredReferences, storeReferences } from '../generation/generation.ts';
import type { DesignsDeps } from './context.ts';
import { type Design, drawnFrom } from './find-design.ts';
import type { VersionInput } from './version-input.ts';

/** A design before its other changes, with a face of the library if one was chosen. */
export interface DesignBefore {
  recipe: unknown;
  /** The pictures that it is drawn from; the face is among them. */
  references: ImageRow['references'];
  /** The face's place among them; null without one. */
  faceAt: number | null;
  warnings: readonly EngineWarning[];
}

/**
 * Puts a face of the user's library in the place of their own photo. Throws `face_not_found`, and
 * `DesignChangeRefused` for a design that shows no photo of theirs.
 */
export async function withFace(
  { faces, objects }: Pick<DesignsDeps, 'faces' | 'objects'>,
  { row, designs }: Design,
  { face }: Pick<DesignChange, 'face'>,
  { signal }: { signal: AbortSignal },
): Promise<DesignBefore> {
  const references = drawnFrom(row);
  if (face === undefined) return { recipe: row.recipe, references, faceAt: null, warnings: [] };
  const key = await faces.keyOf(row.userId, face);
  if (key === null) throw new AppError('face_not_found');
  const at = references.findIndex(({ use }) => use === photoUse);
  if (at < 0) throw new DesignChangeRefused('face', 'This design was made without a photo of its user.');
  const read = async () => ({ bytes: await readStoredBytes(objects, key) });
  const { recipe, warnings } = await designs.replacePhoto(row.recipe, { at, id: key, read }, { signal });
  const own = { key, use: photoUse, strokes: [] };
  return { recipe, references: references.with(at, own), faceAt: at, warnings };
}

export type OwnReferences = Pick<VersionInput, 'references' | 'referencesOf' | 'ownsReferences'>;

/**
 * Copies the pictures of a design that a face was put into, for the version about to be saved: the others of
 * its stack show another photo, and the face may be deleted. Null without a face: then the pictures are
 * shared. Throws `job_inputs_deleted` if one is gone, and `storage_failed`.
 */
export async function ownReferences(
  deps: DesignsDeps,
  job: { userId: string; jobId: string },
  { references, faceAt }: DesignBefore,
): Promise<OwnReferences | null> {
  if (faceAt === null) return null;
  const files = await readStoredReferences(
    deps,
    references.map(({ key }) => key),
  );
  const keys = await storeReferences(deps, job, files);
  return {
    references: references.map((settings, at) => ({ ...settings, key: keys[at] ?? '' })),
    referencesOf: job.jobId,
    ownsReferences: true,
  };
}
