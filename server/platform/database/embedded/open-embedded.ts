import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import { listBackups } from '../../backups/backup-folder.ts';
import type { Log } from '../../log-types.ts';
import { DatabaseDamagedError } from '../errors.ts';
import type { Db, Tx } from '../handles.ts';
import { EmbeddedClient } from './client.ts';
import { databaseFolder, restoredFolder } from './folders.ts';
import type { EmbeddedQuerying } from './results.ts';

/**
 * Opens the embedded database of a data folder. A new one is created beside its place and moved there once
 * complete, so that a crash leaves nothing unfinished.
 */
export async function openEmbeddedClient(
  { dataDir, backups }: { dataDir: string; backups: string },
  log: Log,
  onLoss: (reason: Error) => void,
): Promise<EmbeddedClient> {
  const folder = databaseFolder(dataDir);
  // A restore was interrupted before its last step, the move.
  if (!existsSync(folder) && existsSync(restoredFolder(dataDir))) renameSync(restoredFolder(dataDir), folder);
  if (!existsSync(folder)) await makeDatabase(folder);
  // PGlite makes its files readable and writable for all users.
  chmodSync(folder, 0o700);
  const patience = setInterval(() => log.warn({ folder }, 'still opening the database'), 30_000);
  try {
    return await EmbeddedClient.open(folder, onLoss);
  } catch (error) {
    throw new DatabaseDamagedError(await adviceFor(dataDir, backups, error), { cause: error });
  } finally {
    clearInterval(patience);
  }
}

async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const fresh = await EmbeddedClient.open(unfinished);
  await fresh.close();
  renameSync(unfinished, folder);
}

async function adviceFor(dataDir: string, backups: string, error: unknown): Promise<string> {
  const reason = error instanceof Error ? error.message : String(error);
  const problem = `The database in ${databaseFolder(dataDir)} does not open: ${reason}.`;
  const [latest] = await listBackups(backups);
  if (!latest) return `${problem} There is no backup of it in ${backups}.`;
  return (
    `${problem} The last good backup is ${latest.folder}, taken ${latest.takenAt.toISOString()}. ` +
    'To go back to it: npm run restore-backup. What was done since then is lost; the files that do not open are kept.'
  );
}

/** Drizzle's handle over the client. Drizzle's driver calls only PGlite's `query`. */
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
