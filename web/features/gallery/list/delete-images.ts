import type { QueryClient } from '@tanstack/react-query';
import { deleteImage, type GalleryImage } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { removeFromGallery } from './change-gallery.ts';

/** Deletes pictures, which leave the gallery one by one. Returns those that could not be deleted. */
export async function deleteImages(
  client: QueryClient,
  images: readonly GalleryImage[],
): Promise<{ failed: GalleryImage[] }> {
  const ends = await Promise.allSettled(
    images.map(async ({ id }) => {
      await call(deleteImage, { params: { id } });
      removeFromGallery(client, id);
    }),
  );
  return { failed: images.filter((_, index) => ends[index]?.status === 'rejected') };
}
