import type { QueryClient } from '@tanstack/react-query';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { addToGallery, changeInGallery, refetchGallery, removeFromGallery } from './change-gallery.ts';
import { versionsKey } from './versions-key.ts';

/** Many or unknown pictures have changed: refetch everything. */
function refetchAll(_: unknown, client: QueryClient): void {
  refetchGallery(client);
  refetchQueries(client, { queryKey: versionsKey });
  refetchFacets(client);
}

registerLive({
  'image.created': ({ image }, client) => {
    addToGallery(client, image);
    refetchQueries(client, { queryKey: versionsKey });
    refetchFacets(client);
  },
  'image.changed': ({ image }, client) => {
    changeInGallery(client, image);
    refetchFacets(client);
  },
  'image.deleted': ({ id }, client) => {
    removeFromGallery(client, id);
    refetchQueries(client, { queryKey: versionsKey });
    refetchFacets(client);
  },
  'gallery.changed': ({ pictures }, client) => {
    if (pictures === undefined) return refetchAll(pictures, client);
    removeFromGallery(client, ...pictures.removed);
    changeInGallery(client, ...pictures.changed);
    refetchQueries(client, { queryKey: versionsKey });
    refetchFacets(client);
  },
  reset: refetchAll,
});
