import { boundCache } from './bounded-cache.ts';
import type { Build } from './build.ts';
import { chooseResponse, pictureKey, type WorkerRequest } from './choose-response.ts';
import { openPictures } from './picture-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const __BUILD__: Build;

const { version, pages, assets } = __BUILD__;
const shellName = `adventure-shell-${version}`;
const assetsName = 'adventure-assets';

/** Older builds' files stay for tabs that still run them; a build has about a hundred. */
const assetBounds = { entries: 400, bytesEach: 4_000_000 };

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const info: WorkerRequest = {
    method: request.method,
    url: new URL(request.url),
    mode: request.mode,
    destination: request.destination,
    hasRange: request.headers.has('range'),
  };
  switch (chooseResponse(info, self.location.origin, pages)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'shellFile':
      return event.respondWith(answerShellFile(event));
    case 'asset':
      return event.respondWith(answerAsset(event));
    case 'picture':
      return event.respondWith(answerPicture(event, pictureKey(info.url)));
    default:
      // The browser's navigation preload has already asked the server. A second request would repeat a
      // sign-in response that is valid once.
      if (info.mode === 'navigate' && info.method === 'GET') event.respondWith(preloadedPage(event));
  }
});

async function keepShell(): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(pages.map((page) => new Request(page, { cache: 'no-cache' })));
  const cached = await caches.open(assetsName);
  const missing = await Promise.all(
    assets.map(async (asset) => ((await cached.match(asset)) === undefined ? [asset] : [])),
  );
  await cached.addAll(missing.flat());
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('adventure-shell-') && name !== shellName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The server's page, which is never stored; offline, the empty shell, in which the app shows what it can. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await preloadedPage(event);
  } catch (thrown) {
    const shell = await caches.open(shellName);
    const page = await shell.match('/index.html');
    if (page === undefined) throw thrown;
    return page;
  }
}

async function preloadedPage(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

async function answerShellFile(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (thrown) {
    const shell = await caches.open(shellName);
    const cached = await shell.match(new URL(event.request.url).pathname);
    if (cached === undefined) throw thrown;
    return cached;
  }
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cache = boundCache(await caches.open(assetsName), assetBounds);
  const cached = await cache.find(url);
  if (cached !== undefined) return cached;
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(cache.keep(url, copy));
  return response;
}

async function answerPicture(event: FetchEvent, key: string): Promise<Response> {
  // If storage fails, pictures come from the server.
  const pictures = await openPictures(caches).catch(() => null);
  const cached = await pictures?.find(key);
  if (cached !== undefined) return cached;
  const response = await fetch(event.request);
  if (pictures !== null) event.waitUntil(pictures.keep(key, response.clone()));
  return response;
}
