import { type BoundedCache, boundCache, type CacheLike } from './bounded-cache.ts';

/** The part of the browser's CacheStorage that is used here. */
export interface CachesLike {
  open(name: string): Promise<CacheLike>;
  delete(name: string): Promise<boolean>;
}

const picturesName = 'adventure-pictures';

/** In the cache itself, whose pictures it holds. No picture has this address. */
const ownerKey = '/picture-owner';

/** At most some 150 MB, as a rule a tenth of it: variants of 640 pixels have about 40 kB. */
const bounds = { entries: 400, bytesEach: 400_000, isLookDue };

/**
 * Listing four hundred entries for each picture that somebody scrolls past would take longer than the picture: some may
 * be too many for a while.
 */
const lookEvery = 20;
let keptCount = 0;

function isLookDue(): boolean {
  keptCount += 1;
  return keptCount % lookEvery === 0;
}

/**
 * The pictures of whoever is signed in; null while nobody is. It must be opened before a picture is asked for, and the
 * answer kept in what was opened then: deleted meanwhile, it takes nothing of the first person into what is opened for
 * the next, however late the answer comes.
 */
export async function openPictures(storage: CachesLike): Promise<BoundedCache | null> {
  const cache = await storage.open(picturesName);
  if ((await cache.match(ownerKey)) === undefined) return null;
  return boundCache(withoutOwner(cache), bounds);
}

/** From now on pictures are kept, for this person; what another has left goes. */
export async function keepPicturesFor(storage: CachesLike, userId: string): Promise<void> {
  const cache = await storage.open(picturesName);
  const owner = await (await cache.match(ownerKey))?.text();
  if (owner === userId) return;
  await storage.delete(picturesName);
  await (await storage.open(picturesName)).put(ownerKey, new Response(userId));
}

/** From now on nothing is kept, and nothing that was is left. */
export async function forgetPictures(storage: CachesLike): Promise<void> {
  await storage.delete(picturesName);
}

/** The entry that names the owner is no picture: it is not counted, and does not make room for one. */
function withoutOwner(cache: CacheLike): CacheLike {
  return {
    match: (request) => cache.match(request),
    put: (request, response) => cache.put(request, response),
    delete: (request) => cache.delete(request),
    keys: async () => (await cache.keys()).filter(({ url }) => !url.endsWith(ownerKey)),
  };
}
