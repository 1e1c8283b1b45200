import {
  addFace as addCall,
  changeFace as changeCall,
  deleteAllFaces as deleteAllCall,
  deleteFace as deleteCall,
  type Face,
  listFaces as listCall,
} from '#contract/faces.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { addFace } from './add-face.ts';
import type { FacesContext } from './context.ts';
import { removeFilesAfter } from './face-files.ts';
import type { FaceRow } from './schema.ts';
import {
  lockLibrary,
  removeConsent,
  removeFaces,
  selectConsent,
  selectFaces,
  updateExpression,
} from './store.ts';

export function registerFaceRoutes(api: Api, context: FacesContext): void {
  const { database } = context;

  api.handle(listCall, async ({ identity: { userId } }) => {
    const consentedAt = await selectConsent(database.db, userId);
    const rows = await selectFaces(database.db, userId);
    return {
      consentedAt: consentedAt?.toISOString() ?? null,
      faces: rows.map((row) => presentFace(context, row)),
    };
  });

  api.handle(addCall, { limit: 'face' }, async ({ identity: { userId }, form, files, signal }) => {
    const [file] = files.photo;
    if (!file) throw new AppError('validation_failed', { fields: { photo: 'Choose a photo.' } });
    const { row, isFaceFound } = await addFace(context, { userId, file, hasConsent: form.consent, signal });
    return { face: presentFace(context, row), isFaceFound };
  });

  api.handle(changeCall, async ({ identity: { userId }, params: { id }, body: { expression } }) => {
    const row = await updateExpression(database.db, { userId, id, expression });
    if (row === null) throw new AppError('not_found');
    return { face: presentFace(context, row) };
  });

  api.handle(deleteCall, async ({ identity: { userId }, params: { id } }) => {
    await database.inTransaction(async (tx) => {
      const removed = await removeFaces(tx, userId, id);
      if (removed.length === 0) throw new AppError('not_found');
      await removeFilesAfter(context, tx, userId, removed);
    });
  });

  api.handle(deleteAllCall, async ({ identity: { userId } }) => {
    await database.inTransaction(async (tx) => {
      // One that is added at this moment is deleted, too, or asks for consent again.
      await lockLibrary(tx, userId);
      await removeConsent(tx, userId);
      await removeFilesAfter(context, tx, userId, await removeFaces(tx, userId));
    });
  });
}

function presentFace({ sign }: Pick<FacesContext, 'sign'>, row: FaceRow): Face {
  const { id, expression, objectKey, previewKey, width, height, createdAt } = row;
  return {
    id,
    expression,
    url: sign(objectKey),
    previewUrl: sign(previewKey),
    width,
    height,
    createdAt: createdAt.toISOString(),
  };
}
