import type { Readable } from 'node:stream';

/** What can be stored: bytes, a file, or a stream of known length. A stream cannot be sent twice. */
export type ObjectBody = Uint8Array | { path: string } | { stream: Readable; bytes: number };

export interface ObjectInfo {
  bytes: number;
  contentType: string;
}

/** An object being read. Read the stream to its end or destroy it. */
export interface ObjectContent extends ObjectInfo {
  stream: Readable;
}

/** Part of an object, first and last byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores the files that rows refer to. A key's content never changes: storing the same again is harmless, so
 * that an interrupted job can be repeated; storing something else throws `ObjectExistsError`. The key's
 * extension is its type (see `object-keys.ts`).
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  put(key: string, body: ObjectBody, options: { contentType: string }): Promise<void>;
  /** Null for a missing object. `bytes` is the length of the whole object, even for a range. */
  get(key: string, range?: ByteRange): Promise<ObjectContent | null>;
  head(key: string): Promise<ObjectInfo | null>;
  exists(key: string): Promise<boolean>;
  /** Succeeds for missing objects, too. */
  delete(keys: readonly string[]): Promise<void>;
  /** All keys with the prefix, sorted. For a job's or a user's objects, not for the whole store. */
  list(prefix: string): Promise<string[]>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): void;
}

/** The key already has other content. */
export class ObjectExistsError extends Error {
  constructor(key: string) {
    super(`The object ${key} exists with other content; an object's key never changes its content`);
    this.name = 'ObjectExistsError';
  }
}

export interface S3Options {
  /** Null for Amazon's own. */
  endpoint: string | null;
  bucket: string;
  region: string;
  /** Null if the machine itself is authorised. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}
