import { cachePicturesFor, deletePictures } from '#web/service-worker/picture-cache.ts';

/** Whether the user has left this page: code that still runs must not store anything again. */
let isLeft = false;

/**
 * Makes the service worker cache the pictures that this user sees. Nothing is cached if the browser has no
 * space.
 */
export async function cachePictures(userId: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  isLeft = false;
  await cachePicturesFor(caches, userId).catch(() => undefined);
  if (isLeft) await clearCachedPictures();
}

/** Deletes the user's cached pictures, and caches no more. */
export async function clearCachedPictures(): Promise<void> {
  isLeft = true;
  if ('caches' in globalThis) await deletePictures(caches).catch(() => undefined);
}
