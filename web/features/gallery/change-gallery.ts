import type { Query, QueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { type GalleryPages, withImage, withoutImage } from './gallery-pages.ts';
import { galleryKey } from './use-gallery.ts';

type Change = (data: GalleryPages) => GalleryPages;

/**
 * Changes what every gallery query holds. A fetch that is under way was answered before the change and would undo it,
 * so the change is made again when that fetch has ended.
 */
function changeGallery(client: QueryClient, change: Change): void {
  const filter = { queryKey: galleryKey };
  const apply = (data: GalleryPages | undefined) => (data === undefined ? undefined : change(data));
  const cache = client.getQueryCache();
  // Addresses of pictures age: a change to one picture must not make the list look as if it had been fetched anew.
  const set = (query: Query) =>
    client.setQueryData<GalleryPages>(query.queryKey, apply, { updatedAt: query.state.dataUpdatedAt });
  for (const query of cache.findAll(filter)) set(query);
  for (const query of cache.findAll({ ...filter, fetchStatus: 'fetching' })) {
    const stop = cache.subscribe(() => {
      if (query.state.fetchStatus === 'fetching') return;
      stop();
      set(query);
    });
  }
}

export function addToGallery(client: QueryClient, image: GalleryImage): void {
  changeGallery(client, (data) => withImage(data, image));
}

export function removeFromGallery(client: QueryClient, id: string): void {
  changeGallery(client, (data) => withoutImage(data, id));
}
