import type { QueryClient } from '@tanstack/react-query';
import { collectImages, favoriteImages, tagImages } from '#contract/gallery.ts';
import type { GalleryImage } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { changeEach, changeInGallery, refetchGallery } from '../list/change-gallery.ts';
import { sendAll } from './send-all.ts';
import { idsOf, type Target } from './target.ts';

/**
 * Adds pictures to the favourites or removes them. Like the other two, updates the lists at once and reverts
 * on failure.
 */
export function favoritePictures(client: QueryClient, target: Target, isFavorite: boolean): Promise<boolean> {
  return change(client, target, {
    at: (image) => ({ ...image, isFavorite }),
    send: (more) => call(favoriteImages, { body: { selection: target.selection, isFavorite, ...more } }),
  });
}

/** What to add to pictures and remove from them: tags by name, collections by id. */
export interface Changes {
  add: readonly string[];
  remove: readonly string[];
}

export function tagPictures(client: QueryClient, target: Target, { add, remove }: Changes): Promise<boolean> {
  return change(client, target, {
    at: (image) => ({ ...image, tags: changed(image.tags, { add, remove }) }),
    send: (more) =>
      call(tagImages, { body: { selection: target.selection, add: [...add], remove: [...remove], ...more } }),
  });
}

export function collectPictures(
  client: QueryClient,
  target: Target,
  { add, remove }: Changes,
): Promise<boolean> {
  return change(client, target, {
    at: (image) => ({ ...image, collections: changed(image.collections, { add, remove }) }),
    send: (more) =>
      call(collectImages, {
        body: { selection: target.selection, add: [...add], remove: [...remove], ...more },
      }),
  });
}

function changed(words: readonly string[], { add, remove }: Changes): string[] {
  const gone = new Set([...remove, ...add].map((word) => word.toLowerCase()));
  return [...words.filter((word) => !gone.has(word.toLowerCase())), ...add];
}

interface Change {
  at: (image: GalleryImage) => GalleryImage;
  send: (more: { next?: string }) => Promise<{ count: number; next: string | null }>;
}

async function change(client: QueryClient, target: Target, { at, send }: Change): Promise<boolean> {
  changeEach(client, idsOf(target.images), at);
  try {
    await sendAll(send);
    // Unloaded pictures changed too, so any list may be stale.
    if (target.images.length < target.count) refetchGallery(client);
    return true;
  } catch (thrown) {
    for (const image of target.images) changeInGallery(client, image);
    showToast({ title: errorText(thrown), tone: 'error' });
    return false;
  } finally {
    refetchFacets(client);
  }
}
