import { megabyte } from '#contract/bytes.ts';
import { dayMs } from '#contract/durations.ts';

/** The documented limits of the record cache. */
export const recordLimits = {
  /** Of all records together, as stored. */
  maxBytes: 5 * megabyte,
  /** Without space, the oldest records are deleted until this much is free. */
  cleanupBytes: 2 * megabyte,
  maxAgeMs: 7 * dayMs,
  maxPictures: 50,
} as const;
type RecordLimits = { readonly [K in keyof typeof recordLimits]: number };

/** Records of these names are never deleted for age or space. */
export const protectedNames: readonly string[] = ['auth', 'user', 'settings', 'favoriteImages'];

/** Prefix of picture records; only the newest `maxPictures` are kept. */
export const picturePrefix = 'picture:';

export interface RecordCache {
  /** The record of a name; undefined if missing, too old or damaged. */
  read(name: string): unknown;
  /** Writes records, deleting others for space. Returns whether all of them were stored. */
  write(records: Readonly<Record<string, unknown>>): boolean;
  remove(names: readonly string[]): void;
  /** The names of readable records, in no particular order. */
  names(): string[];
  clear(): void;
}

interface CacheOptions {
  /** May throw, as in a browser with blocked storage. */
  storage: () => Storage;
  /** Other keys in the storage are never touched. */
  prefix: string;
  /** Milliseconds since 1970. */
  now: () => number;
  limits?: RecordLimits;
}

interface Entry {
  name: string;
  timestamp: number;
  /** Of name and text, in UTF-8. */
  bytes: number;
}

/** A bounded cache of records (data, timestamp, size) in a storage. Never throws for a storage error. */
export function createRecordCache({
  storage,
  prefix,
  now,
  limits = recordLimits,
}: CacheOptions): RecordCache {
  const keyOf = (name: string) => prefix + name;

  /** The valid records; deletes those that are too old or damaged. */
  function entriesOf(store: Storage): Entry[] {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    return keys.flatMap((key) => {
      if (key === null || !key.startsWith(prefix)) return [];
      const name = key.slice(prefix.length);
      const text = store.getItem(key) ?? '';
      const timestamp = timestampOf(text);
      if (timestamp === null || isTooOld(name, timestamp)) {
        store.removeItem(key);
        return [];
      }
      return [{ name, timestamp, bytes: bytesOf(key) + bytesOf(text) }];
    });
  }

  function isTooOld(name: string, timestamp: number): boolean {
    // If the clock was set back, timestamps are in the future.
    return !protectedNames.includes(name) && Math.abs(now() - timestamp) > limits.maxAgeMs;
  }

  /** Deletes the oldest records until so many bytes are free. Returns the rest. */
  function cleanUp(store: Storage, entries: readonly Entry[], bytes: number): Entry[] {
    let left = bytes;
    const oldestFirst = entries.toSorted((one, other) => one.timestamp - other.timestamp);
    return oldestFirst.filter((entry) => {
      if (left <= 0 || protectedNames.includes(entry.name)) return true;
      left -= entry.bytes;
      store.removeItem(keyOf(entry.name));
      return false;
    });
  }

  function put(store: Storage, name: string, data: unknown): boolean {
    const json = JSON.stringify(data);
    if (json === undefined) return false;
    const text = `{"timestamp":${now()},"size":${bytesOf(json)},"data":${json}}`;
    const bytes = bytesOf(keyOf(name)) + bytesOf(text);
    if (bytes > limits.maxBytes) return false;
    // An old record must not stay where the new one does not fit. Until then it does: other tabs read
    // meanwhile.
    const abandon = () => {
      if (!protectedNames.includes(name)) store.removeItem(keyOf(name));
      return false;
    };
    let others = entriesOf(store).filter((entry) => entry.name !== name);
    if (sumOf(others) + bytes > limits.maxBytes) {
      const missing = sumOf(others) + bytes - limits.maxBytes;
      others = cleanUp(store, others, Math.max(missing, limits.cleanupBytes));
      if (sumOf(others) + bytes > limits.maxBytes) return abandon();
    }
    try {
      store.setItem(keyOf(name), text);
    } catch {
      // The storage has less space than our limit, or others fill it: free some and retry.
      cleanUp(store, others, limits.cleanupBytes);
      try {
        store.setItem(keyOf(name), text);
      } catch {
        return abandon();
      }
    }
    return true;
  }

  /** Records just written are the newest. */
  function dropPictures(store: Storage, written: ReadonlySet<string>): void {
    const pictures = entriesOf(store).filter(({ name }) => name.startsWith(picturePrefix));
    const rank = ({ name, timestamp }: Entry) => (written.has(name) ? Number.POSITIVE_INFINITY : timestamp);
    const newestFirst = pictures.toSorted((one, other) => {
      const [first, second] = [rank(one), rank(other)];
      return first === second ? 0 : second - first;
    });
    for (const { name } of newestFirst.slice(limits.maxPictures)) store.removeItem(keyOf(name));
  }

  const attempt = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };

  return {
    read: (name) =>
      attempt((store) => {
        const text = store.getItem(keyOf(name));
        if (text === null) return undefined;
        const timestamp = timestampOf(text);
        if (timestamp === null || isTooOld(name, timestamp)) {
          store.removeItem(keyOf(name));
          return undefined;
        }
        return dataOf(text);
      }, undefined),
    write: (records) =>
      attempt((store) => {
        const written = Object.entries(records).map(
          ([name, data]) => [name, attempt((each) => put(each, name, data), false)] as const,
        );
        dropPictures(store, new Set(written.flatMap(([name, isThere]) => (isThere ? [name] : []))));
        return written.every(([name, isThere]) => isThere && store.getItem(keyOf(name)) !== null);
      }, false),
    remove: (names) =>
      attempt((store) => {
        for (const name of names) store.removeItem(keyOf(name));
      }, undefined),
    names: () => attempt((store) => entriesOf(store).map(({ name }) => name), []),
    clear: () =>
      attempt((store) => {
        const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
        for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key);
      }, undefined),
  };
}

const encoder = new TextEncoder();

function bytesOf(text: string): number {
  return encoder.encode(text).byteLength;
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The timestamp at the start of a record; null if there is none. */
function timestampOf(text: string): number | null {
  const [, timestamp] = /^\{"timestamp":(\d{1,15}),"size":\d+,"data":/.exec(text) ?? [];
  return timestamp === undefined ? null : Number(timestamp);
}

function dataOf(text: string): unknown {
  const record: unknown = JSON.parse(text);
  return typeof record === 'object' && record !== null ? Reflect.get(record, 'data') : undefined;
}
