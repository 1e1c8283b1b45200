import type { Tx } from './database/database.ts';

/** A user's file, as it lies in the object store. */
export interface StoredFile {
  /** Its place in the zip, below the holder's own folder: letters, digits, dots, hyphens. */
  name: string;
  key: string;
}

/** Somebody whose account is being deleted. */
export interface UserToErase {
  userId: string;
  email: string;
  /** A random id that leads to nobody, under which stays what sums must still add up to. */
  anonymousId: string;
}

/** A part of the product that keeps something of people's. */
export interface DataHolder {
  /** Names its folder in the download of all data: letters, digits and hyphens. */
  readonly name: string;
  /** What it knows of a user, by the name of the JSON file that holds it as a list. */
  readonly records: Readonly<Record<string, (userId: string) => AsyncIterable<unknown>>>;
  /** The user's files; absent where it keeps none. */
  files?(userId: string): AsyncIterable<StoredFile>;
  /** Stops what of the user's is running; false while something still is, and the deletion waits. */
  quieten?(userId: string): Promise<boolean>;
  /**
   * Deletes what it knows of a user, in the transaction that deletes the account; what sums must still add up goes
   * over to the anonymous id. Nothing of the user's is running any more, and their files are gone already.
   */
  erase(tx: Tx, leaver: UserToErase): Promise<void>;
}

const pageSize = 500;

/**
 * Everything that a query finds, read page by page, so that memory does not grow with it.
 *
 * @param readPage answers the rows whose id is greater than one, in the order of their ids, at most `limit`
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
