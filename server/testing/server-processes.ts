// Servers in their own processes, for tests that kill them.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { copyTemplateTo } from '../platform/database/test-databases/embedded.ts';
import { openOwnTestDatabase, testDatabaseKind } from '../platform/database/testing.ts';
import { silentLog } from '../platform/log-types.ts';
import { noBackups } from './no-backups.ts';

export interface ServerProcess {
  process: ChildProcess;
  origin: string;
  /** The last lines of both outputs, and how it has ended. */
  output(): string;
}

/** Cleanups to run after a test. */
export type Cleanups = (() => Promise<void> | void)[];

/** A server that takes longer hangs, and the test reports what it waited for. */
const timeoutMs = 90_000;
const maxLines = 12;

/** The server with an engine for crash tests. */
const crashServer = path.join(import.meta.dirname, 'crash-server.ts');
/** The real server. */
export const serverMainScript = path.join(import.meta.dirname, '..', 'main.ts');

/** Starts a server in its own process, and resolves once it serves. */
export async function startServerProcess(
  env: Record<string, string>,
  cleanups: Cleanups,
  script = crashServer,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanups.push(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  const output = () => [...lines, ...exitOf(child)].join('\n');
  const origin = Promise.withResolvers<string>();
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      if (lines.length > maxLines) lines.shift();
      const [, address] = /ready at (\S+)/.exec(line) ?? [];
      if (address !== undefined) origin.resolve(address);
    });
  }
  child.once('close', () => origin.reject(new Error(`the server ended at its start: ${output()}`)));
  return { process: child, origin: await untilDone('be ready', origin.promise, output), output };
}

function exitOf({ exitCode, signalCode }: ChildProcess): string[] {
  const end = exitCode ?? signalCode;
  return end === null ? [] : [`(it has ended with ${end})`];
}

/** Waits for a server to do something. On a timeout throws with the server's last output. */
export async function untilDone<T>(
  what: string,
  promise: Promise<T>,
  output: ServerProcess['output'],
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const message = `the server did not ${what} within ${timeoutMs / 1_000} s; it output last: ${output()}`;
    late.reject(new Error(message));
  }, timeoutMs);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/** Kills a server with SIGKILL, like a power cut. */
export const kill = (server: ServerProcess): Promise<void> => end(server, 'SIGKILL');

/** Stops a server with SIGTERM, as an operator does. */
export const stop = (server: ServerProcess): Promise<void> => end(server, 'SIGTERM');

async function end({ process: child, output }: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (exitOf(child).length > 0) throw new Error(`the server had ended by itself: ${output()}`);
  const exited = once(child, 'exit');
  child.kill(signal);
  await untilDone(`end at ${signal}`, exited, output);
}

/** What consecutive processes of a server share. */
export interface ServerFolder {
  /** The environment of the server. */
  env: Record<string, string>;
  /** Opens its database, after the process has ended. */
  openDatabase(): Promise<Database>;
  dataDir: string;
}

/** Gives all users a plan without limits, while no server is running. */
export async function setUnlimitedPlan(place: ServerFolder): Promise<void> {
  const raise = (database: Database) => database.db.execute(sql`update users set plan = 'enterprise'`);
  if (testDatabaseKind !== 'embedded') {
    await raise(await place.openDatabase());
    return;
  }
  const database = await openDatabase({ dataDir: place.dataDir, log: silentLog });
  await raise(database);
  await database.close();
}

export async function makeServerFolder(cleanups: Cleanups): Promise<ServerFolder> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'adventure-crash-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  if (testDatabaseKind === 'embedded') {
    await copyTemplateTo(dataDir);
    return {
      dataDir,
      env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...noBackups, DATABASE_URL: '' },
      async openDatabase() {
        const database = await openDatabase({ dataDir, log: silentLog });
        cleanups.push(() => database.close());
        return database;
      },
    };
  }
  const test = await openOwnTestDatabase();
  cleanups.push(() => test.close());
  const { rows } = await test.database.db.execute<{ name: string }>(sql`select current_database() as name`);
  const address = new URL(process.env.DATABASE_URL ?? '');
  address.pathname = `/${rows[0]?.name}`;
  return {
    dataDir,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...noBackups, DATABASE_URL: address.href },
    openDatabase: async () => test.database,
  };
}
