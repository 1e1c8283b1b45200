import type { FacesContext } from './context.ts';
import { selectFace } from './store.ts';
import { type FacePhoto, openFace, type WantedFace } from './use-face.ts';

export type { FacesContext } from './context.ts';
export type { FacePhoto, WantedFace } from './use-face.ts';

/** The users' own faces, for the features that use one. */
export interface Faces {
  /** Reads a face's photo. Throws `face_not_found`. */
  open(wanted: WantedFace): Promise<FacePhoto>;
  /** The key of a face's photo; null for one that is not in the user's library. */
  keyOf(userId: string, id: string): Promise<string | null>;
}

export function createFaces(context: FacesContext): Faces {
  return {
    open: (wanted) => openFace(context, wanted),
    async keyOf(userId, id) {
      return (await selectFace(context.database.db, userId, id))?.objectKey ?? null;
    },
  };
}
