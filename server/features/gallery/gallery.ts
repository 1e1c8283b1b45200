import type { GalleryImage } from '#contract/images.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { GalleryContext } from './context.ts';
import { removeFilesEntry } from './delete-image.ts';
import { findPictures, type PictureRef, type SharedPicture } from './find-pictures.ts';
import { presentImage } from './present.ts';
import { registerRoutes } from './routes.ts';
import type { NewImageRow } from './schema.ts';
import { countAllImages, findImagesOfJobs, insertImage } from './store.ts';

/** What the gallery enqueues, for a process that does not do it itself. */
export const galleryEntries = [removeFilesEntry] as const;

export type { GalleryContext } from './context.ts';
export type { PictureRef, SharedPicture } from './find-pictures.ts';
export { galleryData } from './personal-data.ts';
export { readAspectRatio, readTool } from './present.ts';
export type { NewImageRow } from './schema.ts';

/** The pictures that users keep. */
export interface Gallery {
  /** Adds a picture and counts it, in the transaction that completes its job; answers it as its user sees it. */
  add(tx: Tx, row: NewImageRow): Promise<GalleryImage>;
  /** The pictures of jobs, in the order of job and place. */
  imagesOfJobs(db: Reader, userId: string, jobIds: string[]): Promise<GalleryImage[]>;
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
