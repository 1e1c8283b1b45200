/** The part of the browser's Cache that is used here. */
export type CacheLike = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

export interface BoundedCache {
  /** The kept answer; a hit counts as use, and what was used last goes last. */
  find(key: string): Promise<Response | undefined>;
  /** Keeps a whole, successful answer that is not too large, and lets the longest unused go. */
  keep(key: string, response: Response): Promise<void>;
}

interface Bounds {
  entries: number;
  /** An answer above this is not kept. */
  bytesEach: number;
  /** Whether to look, after keeping an answer, for what has to go: every time where not said otherwise. */
  isLookDue?: () => boolean;
}

/** A cache that cannot grow without end. Entries lie in the order of their last use. */
export function boundCache(cache: CacheLike, bounds: Bounds): BoundedCache {
  const keep = async (key: string, response: Response) => {
    await cache.delete(key);
    await cache.put(key, response);
    if (bounds.isLookDue?.() === false) return;
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - bounds.entries));
    await Promise.all(surplus.map((oldest) => cache.delete(oldest)));
  };
  return {
    async find(key) {
      const found = await cache.match(key);
      // Full to the half, the order begins to matter.
      if (found !== undefined && (await cache.keys()).length > bounds.entries / 2)
        await keep(key, found.clone());
      return found;
    },
    async keep(key, response) {
      const bytes = Number(response.headers.get('content-length') ?? Number.NaN);
      if (response.status !== 200 || bytes > bounds.bytesEach) return;
      await keep(key, response);
    },
  };
}
