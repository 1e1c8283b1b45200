import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import { addEdit, deleteEditsOfPictures } from './add-edit.ts';
import type { EditsContext } from './context.ts';
import { registerRoutes } from './routes.ts';
import { workOnThumbnails } from './thumbnails.ts';

/** A version made in the design panel. */
export interface DesignEdit {
  userId: string;
  originalImageId: string;
  editedImageId: string;
  prompt: string;
  tool: string;
  image: { width: number; height: number };
}

/** The history of changes to pictures. */
export interface Edits {
  /** Adds a design's version, in the transaction that adds its picture, which is also its thumbnail. */
  addDesign(tx: Tx, edit: DesignEdit): Promise<void>;
  /** Deletes the edits of pictures that are deleted forever, in that transaction. */
  deleteEditsOfPictures(tx: Tx, userId: string, imageIds: readonly string[]): Promise<void>;
  /** Registers the workers that remove thumbnails. */
  work(): void;
  registerRoutes(api: Api): void;
}

/** The name of a design's version; the history names it by its `editType`. */
const designName = 'Design';

export function createEdits(context: EditsContext): Edits {
  return {
    async addDesign(tx, { userId, originalImageId, editedImageId, prompt, tool, image }) {
      const createdAt = context.clock.now();
      await addEdit(context, tx, {
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
    deleteEditsOfPictures: (tx, userId, imageIds) => deleteEditsOfPictures(context, tx, userId, imageIds),
    work: () => workOnThumbnails(context),
    registerRoutes: (api) => registerRoutes(api, context),
  };
}
