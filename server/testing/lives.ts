// Servers in processes of their own, for tests that kill them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../platform/database/testing.ts';
import { silentLog } from '../platform/log-types.ts';

export interface Life {
  process: ChildProcess;
  origin: string;
}

/** Undoes what a test has begun, once it has ended. */
export type Cleanups = (() => Promise<void> | void)[];

/** The server whose engine is made for being killed. */
const crashServer = path.join(import.meta.dirname, 'crash-server.ts');
/** The server as it is. */
export const wholeServer = path.join(import.meta.dirname, '..', 'main.ts');

/** Starts a server in a process of its own, and answers once it serves. */
export async function startLife(
  env: Record<string, string>,
  cleanups: Cleanups,
  script = crashServer,
): Promise<Life> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => {
    child.kill('SIGKILL');
  });
  const origin = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, address] = /ready at (\S+)/.exec(line) ?? [];
    if (address !== undefined) origin.resolve(address);
  });
  child.once('exit', (code) => origin.reject(new Error(`the server ended with ${code} at its start`)));
  return { process: child, origin: await origin.promise };
}

/** Ends a life as a power cut does. */
export async function kill({ process: child }: Life): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Ends a life as an operator does. */
export async function stop({ process: child }: Life): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Where the lives of a server leave what they know. */
export interface Place {
  /** The environment of the server. */
  env: Record<string, string>;
  /** A look at its database once it has ended. */
  look(): Promise<Database>;
  dataDir: string;
}

/** Gives everybody a plan without bounds, while no server runs. */
export async function raisePlan(place: Place): Promise<void> {
  const raise = (database: Database) => database.db.execute(sql`update users set plan = 'enterprise'`);
  if (testDatabaseKind !== 'embedded') {
    await raise(await place.look());
    return;
  }
  const database = await openDatabase({ dataDir: place.dataDir, log: silentLog });
  await raise(database);
  await database.close();
}

export async function makePlace(cleanups: Cleanups): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'adventure-crash-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  if (testDatabaseKind === 'embedded') {
    return {
      dataDir,
      env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: '' },
      async look() {
        const database = await openDatabase({ dataDir, log: silentLog });
        cleanups.push(() => database.close());
        return database;
      },
    };
  }
  const test = await openTestDatabase();
  cleanups.push(() => test.close());
  const { rows } = await test.database.db.execute<{ name: string }>(sql`select current_database() as name`);
  const address = new URL(process.env.DATABASE_URL ?? '');
  address.pathname = `/${rows[0]?.name}`;
  return {
    dataDir,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: address.href },
    look: async () => test.database,
  };
}
