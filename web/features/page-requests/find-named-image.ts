import type { QueryClient } from '@tanstack/react-query';
import { type GalleryImage, getImage } from '#contract/images.ts';
import type { NamedImage } from '#web/api/browser-events.ts';
import { call } from '#web/api/call.ts';
import { loadedImages } from '#web/features/gallery/index.ts';

/**
 * Finds the user's picture: among loaded ones by id or the address of any size, else on the server by id.
 * Rejects if it cannot be loaded.
 */
export async function findNamedImage(client: QueryClient, { id, path }: NamedImage): Promise<GalleryImage> {
  const known = loadedImages(client).find((image) => image.id === id || hasFile(image, path));
  if (known !== undefined) return known;
  if (id === null) throw new Error('no loaded picture has this address');
  return (await call(getImage, { params: { id } })).image;
}

function hasFile({ url, variants }: GalleryImage, path: string | null): boolean {
  return (
    path !== null &&
    [url, ...variants.map((variant) => variant.url)].some((one) => one.split('?')[0] === path)
  );
}
