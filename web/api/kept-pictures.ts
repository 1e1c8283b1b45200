/** Where the service worker keeps pictures that were seen; the same name as in `web/service-worker/`. */
const picturesName = 'adventure-pictures';

/** Forgets the pictures that this browser keeps of the person. Does nothing where there is no service worker. */
export async function forgetKeptPictures(): Promise<void> {
  // An answer that is still on its way would be kept after the deletion: the worker has to know as well.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
  if (!('caches' in globalThis)) return;
  await caches.delete(picturesName).catch(() => false);
}
