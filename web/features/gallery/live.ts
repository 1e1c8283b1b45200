import { registerLive } from '#web/api/live.ts';
import { addToGallery, removeFromGallery } from './change-gallery.ts';
import { galleryKey } from './use-gallery.ts';

registerLive({
  'image.created': ({ image }, client) => addToGallery(client, image),
  'image.deleted': ({ id }, client) => removeFromGallery(client, id),
  reset: (_, client) => void client.invalidateQueries({ queryKey: galleryKey }),
});
