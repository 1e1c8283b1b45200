import { createBoundedCache } from './bounded-cache.ts';
import type { Build } from './build.ts';
import { type Asked, pictureKey, whatToDo } from './what-to-do.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const __BUILD__: Build;

const { version, pages, assets } = __BUILD__;
const shellName = `adventure-shell-${version}`;
const assetsName = 'adventure-assets';
/** `web/api/kept-pictures.ts` deletes it by this name. */
const picturesName = 'adventure-pictures';

/** Older builds' files stay for tabs that still run them; a build has about a hundred. */
const assetCache = createBoundedCache(() => caches.open(assetsName), {
  entries: 400,
  bytesEach: 4_000_000,
});
/** At most some 150 MB, as a rule a tenth of it: variants of 640 pixels have about 40 kB. */
const pictureCache = createBoundedCache(() => caches.open(picturesName), {
  entries: 400,
  bytesEach: 400_000,
});

/** Counts sign-outs: an answer that was asked for before one must not be kept after it. */
let people = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'forget') {
    people += 1;
    event.waitUntil(caches.delete(picturesName));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked: Asked = {
    method: request.method,
    url: new URL(request.url),
    mode: request.mode,
    destination: request.destination,
    hasRange: request.headers.has('range'),
  };
  switch (whatToDo(asked, self.location.origin, pages)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'shellFile':
      return event.respondWith(answerShellFile(event));
    case 'asset':
      return event.respondWith(answerAsset(event));
    case 'picture':
      return event.respondWith(answerPicture(event, pictureKey(asked.url)));
    default:
      // The browser has asked the server ahead: without this it would ask twice, and an answer to a sign-in counts once.
      if (asked.mode === 'navigate' && asked.method === 'GET') event.respondWith(askedAhead(event));
  }
});

async function keepShell(): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(pages.map((page) => new Request(page, { cache: 'no-cache' })));
  const kept = await caches.open(assetsName);
  const missing = await Promise.all(
    assets.map(async (asset) => ((await kept.match(asset)) === undefined ? [asset] : [])),
  );
  await kept.addAll(missing.flat());
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('adventure-shell-') && name !== shellName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The server's page, which is never kept; where the network is gone, the empty shell, in which the app shows what it can. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await askedAhead(event);
  } catch (thrown) {
    const shell = await caches.open(shellName);
    const page = await shell.match('/index.html');
    if (page === undefined) throw thrown;
    return page;
  }
}

async function askedAhead(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

async function answerShellFile(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (thrown) {
    const shell = await caches.open(shellName);
    const kept = await shell.match(new URL(event.request.url).pathname);
    if (kept === undefined) throw thrown;
    return kept;
  }
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await assetCache.find(url);
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(assetCache.keep(url, copy));
  return response;
}

async function answerPicture(event: FetchEvent, key: string): Promise<Response> {
  const person = people;
  const kept = await pictureCache.find(key);
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(keepFor(person, key, copy));
  return response;
}

async function keepFor(person: number, key: string, response: Response): Promise<void> {
  if (person !== people) return;
  await pictureCache.keep(key, response);
  if (person !== people) await caches.delete(picturesName);
}
