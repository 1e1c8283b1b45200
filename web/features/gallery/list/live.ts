import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '#web/api/ask-again.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { addToGallery, changeInGallery, refetchGallery, removeFromGallery } from './change-gallery.ts';
import { versionsKey } from './versions-key.ts';

/** Many pictures have changed, or nobody knows which. */
function askForAll(_: unknown, client: QueryClient): void {
  refetchGallery(client);
  askAgain(client, { queryKey: versionsKey });
  refetchFacets(client);
}

registerLive({
  'image.created': ({ image }, client) => {
    addToGallery(client, image);
    askAgain(client, { queryKey: versionsKey });
    refetchFacets(client);
  },
  'image.changed': ({ image }, client) => {
    changeInGallery(client, image);
    refetchFacets(client);
  },
  'image.deleted': ({ id }, client) => {
    removeFromGallery(client, id);
    askAgain(client, { queryKey: versionsKey });
    refetchFacets(client);
  },
  'gallery.changed': ({ pictures }, client) => {
    if (pictures === undefined) return askForAll(pictures, client);
    removeFromGallery(client, ...pictures.removed);
    changeInGallery(client, ...pictures.changed);
    askAgain(client, { queryKey: versionsKey });
    refetchFacets(client);
  },
  reset: askForAll,
});
