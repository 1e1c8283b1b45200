import type { GalleryImage } from '#contract/images.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { registerChangeRoutes } from './changes/change-routes.ts';
import { registerCollectionRoutes } from './collections/collection-routes.ts';
import { removeCollectionEntry, removeFromCollection } from './collections/remove-from-collection.ts';
import type { GalleryContext } from './context.ts';
import { exportDrawing } from './exports/export-image.ts';
import { registerExportRoutes } from './exports/export-routes.ts';
import { type OpenedCopy, openCopy, type WantedCopy } from './exports/open-copy.ts';
import { createMissingObjects, type MissingObjects } from './missing/missing-objects.ts';
import { countCreated, type PictureRange, picturesOfJobs } from './of-all-users.ts';
import { galleryData } from './personal-data.ts';
import { addImage } from './pictures/add-image.ts';
import { type Alike, countAlike } from './pictures/count-alike.ts';
import { type FoundImage, findByFile, findOwnIncludingTrash } from './pictures/find-own.ts';
import { findPictures, type PictureRef, type SharedPicture } from './pictures/find-pictures.ts';
import { presentImage } from './pictures/present.ts';
import {
  findImagesOfJobs,
  findPresent,
  holdImage,
  lockSharingBase,
  lockSharingImages,
} from './pictures/store.ts';
import { registerRoutes } from './routes.ts';
import type { ImageRow, NewImageRow } from './schema.ts';
import { countAllImages } from './stacks/counters.ts';
import { purgeDue } from './trash/purge-due.ts';
import { removeFilesEntry, removeImages } from './trash/remove-images.ts';
import { registerZipRoutes } from './zips/zip-routes.ts';
import { sweepZips } from './zips/zips.ts';

export type { GalleryContext, MovedPictures } from './context.ts';
export { copyWidths, type OpenedCopy } from './exports/open-copy.ts';
export { nameList, readCursor, writeCursor } from './pages/cursor.ts';
export type { FoundImage } from './pictures/find-own.ts';
export type { PictureRef, SharedPicture } from './pictures/find-pictures.ts';
export { readTool } from './pictures/present.ts';
export type { ImageRow, NewImageRow } from './schema.ts';
export { isOutsideTrash } from './trash/outside-trash.ts';

/** The pictures that users keep. */
export interface Gallery {
  /** Encodes a picture's redrawn design, like its other downloads. */
  exportDrawing(
    row: ImageRow,
    drawing: { bytes: Uint8Array; format: 'jpg' | 'png' | 'webp'; signal: AbortSignal },
  ): Promise<Buffer>;
  /**
   * Adds a picture and counts it, in the transaction that completes its job; returns it as its user sees it.
   * With `versionOf`, the id of another picture, it joins that one's stack as its top; `versionKind` says how
   * it was made, `scaleFactor` how much an upscale enlarged.
   */
  add(tx: Tx, row: NewImageRow): Promise<GalleryImage>;
  /** Deletes pictures forever with their files, without the trash. Returns how many there were. */
  remove(tx: Tx, userId: string, ids: readonly string[]): Promise<number>;
  /** The pictures of jobs outside the trash, in the order of job and position. */
  imagesOfJobs(db: Reader, userId: string, jobIds: string[]): Promise<GalleryImage[]>;
  /**
   * One of a user's own pictures with all its data; null for another user's, an unknown one, and in the
   * trash.
   */
  find(db: Reader, userId: string, id: string): Promise<ImageRow | null>;
  /** Whether a user's own picture exists, in the trash or not; if so, locks it until the transaction ends. */
  hold(tx: Tx, userId: string, id: string): Promise<boolean>;
  /**
   * Whether a picture with the references of this job still exists, in the trash or not; if so, it cannot be
   * deleted before the transaction ends.
   */
  stillHasReferences(tx: Tx, userId: string, jobId: string): Promise<boolean>;
  /** The same for the picture under the words of a design. */
  stillHasBase(tx: Tx, userId: string, baseKey: string): Promise<boolean>;
  /** A user's own pictures by id, including those in the trash. */
  findOwnIncludingTrash(db: Reader, userId: string, ids: readonly string[]): Promise<Map<string, FoundImage>>;
  /** How many of a user's newest pictures have this prompt, tool and style; versions count once. */
  countAlike(db: Reader, userId: string, alike: Alike): Promise<number>;
  /** The id of the user's own picture that a file belongs to, in any size; null for any other file. */
  findByFile(db: Reader, userId: string, key: string): Promise<string | null>;
  /** Existing pictures of any users, in no defined order: for features that may show them to others. */
  findPictures(db: Reader, references: readonly PictureRef[]): Promise<SharedPicture[]>;
  /**
   * Opens a picture for people who may see it, but not its prompt. Null for an unknown one, in the trash, and
   * without a copy of that width.
   */
  openCopy(wanted: WantedCopy): Promise<OpenedCopy | null>;
  /** Deletes forever what has reached its time in the trash; returns how many pictures. */
  purgeDue(signal?: AbortSignal): Promise<number>;
  /** Picture files missing from the store. */
  readonly missing: MissingObjects;
  /** Deletes expired data. */
  sweep(): Promise<void>;
  /** How many pictures all users have together. */
  total(): Promise<number>;
  /** Pictures made per UTC hour or day of a range; deleted ones are not counted. */
  countCreated(range: PictureRange): Promise<{ at: Date; count: number }[]>;
  /** The first picture of each job outside the trash, in its smallest size, by the job's id. */
  picturesOfJobs(
    jobs: readonly { userId: string; jobId: string }[],
  ): Promise<Map<string, { src: string; width: number; height: number }>>;
  /** Registers the workers that remove deleted files, and pictures from deleted collections. */
  work(): void;
  registerRoutes(api: Api): void;
  /** A user's pictures, for export and erasure. */
  readonly personalData: DataHolder;
}

export type GalleryDeps = Omit<GalleryContext, 'missing'> & { log: Log; metrics: Metrics };

export function createGallery(deps: GalleryDeps): Gallery {
  const missing = createMissingObjects(deps);
  const context: GalleryContext = { ...deps, missing };
  return {
    async add(tx, row) {
      return presentImage(await addImage(tx, row), context.sign);
    },
    remove: (tx, userId, ids) => removeImages(context, tx, userId, ids),
    async imagesOfJobs(db, userId, jobIds) {
      const rows = await findImagesOfJobs(db, userId, jobIds);
      return rows.map((row) => presentImage(row, context.sign));
    },
    find: findPresent,
    exportDrawing: (row, drawing) => exportDrawing(context, row, drawing),
    hold: holdImage,
    stillHasReferences: lockSharingImages,
    stillHasBase: lockSharingBase,
    findOwnIncludingTrash: (db, userId, ids) => findOwnIncludingTrash(db, context.sign, { userId, ids }),
    countAlike,
    findByFile,
    findPictures,
    openCopy: (wanted) => openCopy(context, wanted),
    purgeDue: (signal) => purgeDue(context, signal),
    missing,
    personalData: galleryData(context),
    sweep: () => sweepZips(context),
    countCreated: (range) => countCreated(context.database, range),
    picturesOfJobs: (jobs) => picturesOfJobs(context, jobs),
    total: () => countAllImages(context.database.db),
    work() {
      context.queue.work(removeFilesEntry, async ({ payload }) => {
        await context.objects.delete(payload.keys);
      });
      context.queue.work(removeCollectionEntry, ({ payload, signal }) =>
        removeFromCollection(context, payload, signal),
      );
    },
    registerRoutes(api) {
      registerRoutes(api, context);
      registerExportRoutes(api, context);
      registerChangeRoutes(api, context);
      registerCollectionRoutes(api, context);
      registerZipRoutes(api, context);
    },
  };
}
