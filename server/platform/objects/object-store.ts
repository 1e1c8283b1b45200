import type { Readable } from 'node:stream';

/** What can be stored: bytes, a file, or a stream whose length is known. A stream cannot be sent twice. */
export type ObjectBody = Uint8Array | { path: string } | { stream: Readable; bytes: number };

export interface ObjectInfo {
  bytes: number;
  contentType: string;
}

/** An object being read. The stream must be read to its end or destroyed. */
export interface ObjectContent extends ObjectInfo {
  stream: Readable;
}

/** Part of an object, first and last byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where files are kept that rows point to. A key never changes its content: storing the same again is harmless, so
 * that an interrupted job can be repeated, and storing something else under it throws `ObjectExistsError`. The
 * key's ending says what kind of file it is (see `object-keys.ts`).
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  put(key: string, body: ObjectBody, options: { contentType: string }): Promise<void>;
  /** Null when there is no such object. `bytes` is the length of the whole object, also where only a range is read. */
  get(key: string, range?: ByteRange): Promise<ObjectContent | null>;
  head(key: string): Promise<ObjectInfo | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there succeeds. */
  delete(keys: readonly string[]): Promise<void>;
  /** All keys that begin with the prefix, sorted. Meant for a job's or a user's own objects, not for all. */
  list(prefix: string): Promise<string[]>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): void;
}

/** The key holds other content already. */
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
  /** Null where the machine itself has the right. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}
