import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { EditsContext } from './context.ts';
import { forgetPictures, keepEdit } from './keep-edit.ts';
import { registerRoutes } from './routes.ts';
import { workOnThumbnails } from './thumbnails.ts';

/** A version that the design panel has made. */
export interface DesignEdit {
  userId: string;
  originalImageId: string;
  editedImageId: string;
  prompt: string;
  tool: string;
  image: { width: number; height: number };
}

/** The history of what was done to pictures. */
export interface Edits {
  /** Writes a design's version down, in the transaction that adds its picture. Its picture is its thumbnail. */
  addDesign(tx: Tx, edit: DesignEdit): Promise<void>;
  /** Forgets the edits whose pictures are deleted for ever, in that transaction. */
  forgetPictures(tx: Tx, userId: string, imageIds: readonly string[]): Promise<void>;
  /** Registers the workers that remove thumbnails. */
  work(): void;
  registerRoutes(api: Api): void;
}

/** What a design's version is called: the history words it by its `editType`. */
const designName = 'Design';

export function createEdits(context: EditsContext): Edits {
  return {
    async addDesign(tx, { userId, originalImageId, editedImageId, prompt, tool, image }) {
      const createdAt = context.clock.now();
      await keepEdit(context, tx, {
        userId,
        id: context.newId(),
        name: designName,
        description: '',
        prompt,
        originalImageId,
        editedImageId,
        thumbnailKey: null,
        metadata: { editType: 'design', timestamp: createdAt.toISOString(), tool, image },
        idempotencyKey: null,
        requestHash: null,
        createdAt,
      });
    },
    forgetPictures: (tx, userId, imageIds) => forgetPictures(context, tx, userId, imageIds),
    work: () => workOnThumbnails(context),
    registerRoutes: (api) => registerRoutes(api, context),
  };
}
