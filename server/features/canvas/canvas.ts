import type { Tx } from '#server/platform/database/database.ts';
import { createFairSemaphore } from '#server/platform/fair-semaphore.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import { selectAsset } from './asset-store.ts';
import type { CanvasContext, CanvasDeps } from './context.ts';
import { workOnExports } from './export-picture.ts';
import { workOnFiles } from './files.ts';
import { canvasData } from './personal-data.ts';
import { registerRoutes } from './routes.ts';
import { forgetPictures, selectDocument } from './store.ts';
import { sweepCanvas } from './trash.ts';

export type { CanvasDeps } from './context.ts';

/** A picture in a user's documents, for features that work on it. */
export interface CanvasAssetFile {
  key: string;
  mimeType: string;
  width: number;
  height: number;
  isModelMade: boolean;
}

/** The documents of the canvas editor. */
export interface Canvas {
  /** A user's own asset; null for another user's, and one that was swept. */
  findAsset(userId: string, id: string): Promise<CanvasAssetFile | null>;
  /** The picture of the gallery that a user's own document was made from; null without one. */
  findSource(userId: string, documentId: string): Promise<string | null>;
  /** Follows pictures that are deleted forever, in that transaction: documents made from them stay whole. */
  forgetPictures(tx: Tx, userId: string, imageIds: readonly string[]): Promise<void>;
  /** Deletes what was long enough in the trash, and pictures that no document shows. */
  sweep(now: Date): Promise<void>;
  /** Registers the workers that remove files. */
  work(): void;
  registerRoutes(api: Api): void;
  readonly personalData: DataHolder;
}

export function createCanvas(deps: CanvasDeps): Canvas {
  const context: CanvasContext = { ...deps, heavy: createFairSemaphore(1) };
  return {
    async findAsset(userId, id) {
      const row = await selectAsset(deps.database.db, userId, id);
      if (row === null) return null;
      const { objectKey, mimeType, width, height, isModelMade } = row;
      return { key: objectKey, mimeType, width, height, isModelMade };
    },
    async findSource(userId, documentId) {
      return (await selectDocument(deps.database.db, userId, documentId))?.sourceImageId ?? null;
    },
    forgetPictures,
    sweep: (now) => sweepCanvas(context, now),
    work() {
      workOnFiles(context);
      workOnExports(context);
    },
    registerRoutes: (api) => registerRoutes(api, context),
    personalData: canvasData(deps.database),
  };
}
