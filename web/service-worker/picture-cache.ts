import { type BoundedCache, boundCache, type CacheLike } from './bounded-cache.ts';

/** The parts of `CacheStorage` that are used here. */
export interface CachesLike {
  open(name: string): Promise<CacheLike>;
  delete(name: string): Promise<boolean>;
}

const picturesName = 'adventure-pictures';

/** Stored in the cache itself beside the pictures. No picture has this address. */
const ownerKey = '/picture-owner';

/** At most about 150 MB, usually a tenth: 640 px variants have about 40 kB. */
const bounds = { entries: 400, bytesEach: 400_000, isCheckDue };

/**
 * Listing four hundred entries for each picture scrolled past would take longer than the picture: the limit
 * may be exceeded for a while.
 */
const checkEvery = 20;
let storeCount = 0;

function isCheckDue(): boolean {
  storeCount += 1;
  return storeCount % checkEvery === 0;
}

/**
 * The signed-in user's pictures; null without a user. Must be opened before a picture is requested, and the
 * answer stored in that object: once deleted, it stores nothing of the first user in the next one's cache,
 * however late the answer.
 */
export async function openPictures(storage: CachesLike): Promise<BoundedCache | null> {
  const cache = await storage.open(picturesName);
  if ((await cache.match(ownerKey)) === undefined) return null;
  return boundCache(withoutOwner(cache), bounds);
}

/** Starts storing pictures for this user; deletes another's. */
export async function cachePicturesFor(storage: CachesLike, userId: string): Promise<void> {
  const cache = await storage.open(picturesName);
  const owner = await (await cache.match(ownerKey))?.text();
  if (owner === userId) return;
  await storage.delete(picturesName);
  await (await storage.open(picturesName)).put(ownerKey, new Response(userId));
}

/** Stops storing, and deletes everything stored. */
export async function deletePictures(storage: CachesLike): Promise<void> {
  await storage.delete(picturesName);
}

/** Hides the owner's entry: it is not counted and evicts no picture. */
function withoutOwner(cache: CacheLike): CacheLike {
  return {
    match: (request) => cache.match(request),
    put: (request, response) => cache.put(request, response),
    delete: (request) => cache.delete(request),
    keys: async () => (await cache.keys()).filter(({ url }) => !url.endsWith(ownerKey)),
  };
}
