/** The parts of `Cache` that are used here. */
export type CacheLike = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

export interface BoundedCache {
  /** Returns the cached response; a hit counts as use. */
  find(key: string): Promise<Response | undefined>;
  /**
   * Stores a complete, successful response that is not too large, and evicts the least recently used ones.
   */
  keep(key: string, response: Response): Promise<void>;
}

interface Bounds {
  entries: number;
  /** Larger responses are not stored. */
  bytesEach: number;
  /** Whether to check for evictions after storing; always by default. */
  isCheckDue?: () => boolean;
}

/** A cache with a size limit. Entries are in the order of their last use. */
export function boundCache(cache: CacheLike, bounds: Bounds): BoundedCache {
  const keep = async (key: string, response: Response) => {
    await cache.delete(key);
    await cache.put(key, response);
    if (bounds.isCheckDue?.() === false) return;
    const keys = await cache.keys();
    const surplus = keys.slice(0, Math.max(0, keys.length - bounds.entries));
    await Promise.all(surplus.map((oldest) => cache.delete(oldest)));
  };
  return {
    async find(key) {
      const found = await cache.match(key);
      // The order matters only from half the limit on.
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
