import type { ImageDetails } from '#contract/images.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { GalleryContext } from '../context.ts';
import { presentDetails } from './present.ts';
import { findImage } from './store.ts';

/** Returns one of a user's own pictures. Throws `not_found`, for another user's as for a missing one. */
export async function readImage(context: GalleryContext, userId: string, id: string): Promise<ImageDetails> {
  const row = await findImage(context.database.db, userId, id);
  if (row === null) throw new AppError('not_found');
  return presentDetails(row, context.sign);
}
