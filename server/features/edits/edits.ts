import { editTypes } from '#contract/edit-calls.ts';
import { imageEditTool, maskEditTool, tools } from '#contract/tools.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import { addEdit, deleteEditsOfPictures } from './add-edit.ts';
import type { EditsContext } from './context.ts';
import { registerRoutes } from './routes.ts';
import { workOnThumbnails } from './thumbnails.ts';

/** What the server itself has made of a picture, by the names in the history. */
const names = {
  design: 'Design',
  [editTypes.mask]: tools[maskEditTool].label,
  [editTypes.image]: tools[imageEditTool].label,
} as const;

/** A version made in the design panel, or an AI edit. */
export interface MadeEdit {
  /** The history names it by this in every language. */
  editType: keyof typeof names;
  userId: string;
  /** Null for a picture that was not in the gallery. */
  originalImageId: string | null;
  editedImageId: string;
  prompt: string;
  tool: string;
  image: { width: number; height: number };
}

/** The history of changes to pictures. */
export interface Edits {
  /** Adds an edit, in the transaction that adds its picture, which is also its thumbnail. */
  add(tx: Tx, edit: MadeEdit): Promise<void>;
  /** Deletes the edits of pictures that are deleted forever, in that transaction. */
  deleteEditsOfPictures(tx: Tx, userId: string, imageIds: readonly string[]): Promise<void>;
  /** Registers the workers that remove thumbnails. */
  work(): void;
  registerRoutes(api: Api): void;
}

export function createEdits(context: EditsContext): Edits {
  return {
    async add(tx, { editType, userId, originalImageId, editedImageId, prompt, tool, image }) {
      const createdAt = context.clock.now();
      await addEdit(context, tx, {
        userId,
        id: context.newId(),
        name: names[editType],
        description: '',
        prompt,
        originalImageId,
        editedImageId,
        thumbnailKey: null,
        metadata: { editType, timestamp: createdAt.toISOString(), tool, image },
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
