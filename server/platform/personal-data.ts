import type { Readable } from 'node:stream';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from './database/database.ts';

/** A user's file in the object store. */
export interface StoredFile {
  /** Its path in the zip, below the holder's folder: letters, digits, dots, hyphens. */
  name: string;
  key: string;
  /** Opens it like its downloads, where they differ from the stored file; null for a missing object. */
  open?(): Promise<Readable | null>;
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

/** A `select` of Drizzle, up to its `from`. */
interface Selection<Row> {
  where(condition: SQL | undefined): {
    orderBy(column: SQL): { limit(rows: number): PromiseLike<Row[]> };
  };
}

/** Yields a user's rows of a table in the order of their ids, page by page, with constant memory. */
export async function* rowsOfUser<Row extends { id: string }>(
  select: () => Selection<Row>,
  table: { id: PgColumn; userId: PgColumn },
  userId: string,
  only?: SQL,
): AsyncGenerator<Row> {
  let after: string | undefined;
  while (true) {
    const isNext = after === undefined ? undefined : gt(table.id, after);
    const page = await select()
      .where(and(eq(table.userId, userId), only, isNext))
      .orderBy(asc(table.id))
      .limit(pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id;
  }
}
