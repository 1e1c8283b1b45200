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

/** Starts `crash-server.ts`, and answers once it serves. */
export async function startLife(env: Record<string, string>, cleanups: Cleanups): Promise<Life> {
  const script = path.join(import.meta.dirname, 'crash-server.ts');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => {
    child.kill('SIGKILL');
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the server ended with ${code} at its start`)),
    ),
  ])) as [string];
  return { process: child, origin: line.replace('ready at ', '') };
}

/** The environment of the server, and a way to look at its database once it has ended. */
export async function makePlace(cleanups: Cleanups): Promise<{
  env: Record<string, string>;
  look(): Promise<Database>;
  dataDir: string;
}> {
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
