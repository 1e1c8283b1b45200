import type { GalleryImage } from '#contract/images.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { GalleryContext } from './context.ts';
import { removeFilesEntry } from './delete-image.ts';
import { findPictures, type PictureRef, type SharedPicture } from './find-pictures.ts';
import { presentImage } from './present.ts';
import { registerRoutes } from './routes.ts';
import type { ImageRow, NewImageRow } from './schema.ts';
import { countAllImages, findImage, findImagesOfJobs, insertImage, lockSharers } from './store.ts';

/** What the gallery enqueues, for a process that does not do it itself. */
export const galleryEntries = [removeFilesEntry] as const;

export type { GalleryContext } from './context.ts';
export type { PictureRef, SharedPicture } from './find-pictures.ts';
export { galleryData } from './personal-data.ts';
export { readAspectRatio, readTool } from './present.ts';
export type { ImageRow, NewImageRow } from './schema.ts';

/** The pictures that users keep. */
export interface Gallery {
  /** Adds a picture and counts it, in the transaction that completes its job; answers it as its user sees it. */
  add(tx: Tx, row: NewImageRow): Promise<GalleryImage>;
  /** The pictures of jobs, in the order of job and place. */
  imagesOfJobs(db: Reader, userId: string, jobIds: string[]): Promise<GalleryImage[]>;
  /** One of a user's own pictures with all that is kept of it; null for another user's as for none. */
  find(db: Reader, userId: string, id: string): Promise<ImageRow | null>;
  /**
   * Whether a picture with the references of this job is still there; where one is, none of them can be deleted before
   * the transaction ends.
   */
  stillHasReferences(tx: Tx, userId: string, jobId: string): Promise<boolean>;
  /** Pictures of anybody, as far as they still exist, in no certain order: for features that may show them to others. */
  findPictures(db: Reader, wanted: readonly PictureRef[]): Promise<SharedPicture[]>;
  /** How many pictures all users have together. */
  total(): Promise<number>;
  /** Registers the worker that removes deleted files. */
  work(): void;
  registerRoutes(api: Api): void;
}

export function createGallery(context: GalleryContext): Gallery {
  return {
    async add(tx, row) {
      return presentImage(await insertImage(tx, row), context.sign);
    },
    async imagesOfJobs(db, userId, jobIds) {
      const rows = await findImagesOfJobs(db, userId, jobIds);
      return rows.map((row) => presentImage(row, context.sign));
    },
    find: findImage,
    stillHasReferences: lockSharers,
    findPictures,
    total: () => countAllImages(context.database.db),
    work() {
      context.queue.work(removeFilesEntry, async ({ payload }) => {
        await context.objects.delete(payload.keys);
      });
    },
    registerRoutes: (api) => registerRoutes(api, context),
  };
}
