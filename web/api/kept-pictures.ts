import { forgetPictures, keepPicturesFor } from '#web/service-worker/picture-cache.ts';

/** Whether this page was left by its person: what still runs then must not begin to keep anything anew. */
let isLeft = false;

/** Has the service worker keep the pictures that this person sees. Nothing is kept where the browser has no room. */
export async function keepPictures(userId: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  isLeft = false;
  await keepPicturesFor(caches, userId).catch(() => undefined);
  if (isLeft) await forgetKeptPictures();
}

/** Forgets the pictures that this browser keeps of the person, and keeps no more. */
export async function forgetKeptPictures(): Promise<void> {
  isLeft = true;
  if ('caches' in globalThis) await forgetPictures(caches).catch(() => undefined);
}
