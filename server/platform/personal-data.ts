import type { Tx } from './database/database.ts';

/** A user's file in the object store. */
export interface StoredFile {
  /** Its path in the zip, below the holder's folder: letters, digits, dots, hyphens. */
  name: string;
  key: string;
}

/** A user whose account is being deleted. */
export interface UserToErase {
  userId: string;
  email: string;
  /** A random id that replaces the user's in rows that sums need. */
  anonymousId: string;
}

/** A part of the product that stores personal data. */
export interface DataHolder {
  /** Its folder in the export: letters, digits and hyphens. */
  readonly name: string;
  /** Its records of a user, by the name of the JSON file. */
  readonly records: Readonly<Record<string, (userId: string) => AsyncIterable<unknown>>>;
  /** The user's files; absent if it stores none. */
  files?(userId: string): AsyncIterable<StoredFile>;
  /** Stops the user's running work. Returns false while some is still running: the deletion waits. */
  stopWork?(userId: string): Promise<boolean>;
  /**
   * Deletes a user's data in the transaction that deletes the account; rows that sums need move to the
   * anonymous id. No work of the user is running, and their files are already deleted.
   */
  erase(tx: Tx, erasedUser: UserToErase): Promise<void>;
}

const pageSize = 500;

/**
 * Yields all rows of a query, page by page, with constant memory.
 *
 * @param readPage returns at most `limit` rows with a greater id, in the order of their ids
 */
export async function* inPages<T extends { id: string }>(
  readPage: (after: string | undefined, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  let after: string | undefined;
  while (true) {
    const page = await readPage(after, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id;
  }
}
