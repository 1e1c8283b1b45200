import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Db, Tx } from '../handles.ts';
import { EmbeddedClient, type EmbeddedQuerying } from './client.ts';

export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/**
 * Opens the embedded database of a data folder. A new one is made beside its place and moved there once it is whole,
 * so that a crash in the first seconds leaves nothing half-made behind.
 */
export async function openEmbeddedClient(dataDir: string): Promise<EmbeddedClient> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const fresh = await EmbeddedClient.open(unfinished);
    await fresh.close();
    renameSync(unfinished, folder);
  }
  return EmbeddedClient.open(folder);
}

/** Drizzle's handles over the client. Of PGlite, Drizzle's driver calls `query` and nothing else. */
export function embeddedHandle(client: EmbeddedClient): Db {
  return drizzle(asPglite(client)) as Db;
}

export function embeddedTransaction(transaction: EmbeddedQuerying): Tx {
  const dialect = new PgDialect();
  const session = new PgliteSession(asPglite(transaction), dialect, undefined);
  return new PgliteTransaction(dialect, session, undefined) as Tx;
}

function asPglite(client: EmbeddedQuerying): PGlite {
  const queries: Pick<PGlite, 'query'> = client;
  return queries as PGlite;
}
