import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** `pg_dump` or `pg_restore` is missing or has failed. The message is for the operator. */
export class DumpFailedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DumpFailedError';
  }
}

/** Writes the whole database into a file, which `restoreDump` reads. Others use the database meanwhile. */
export function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  return run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
}

/** Replaces the tables of a database by those in a file, all or none. */
export function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction'];
  return run('pg_restore', [...options, file], databaseUrl);
}

const shownCharacters = 600;

async function run(program: string, options: readonly string[], databaseUrl: string): Promise<void> {
  const { address, password } = withoutPassword(databaseUrl);
  // The password goes into the environment: everyone on the machine sees a process's arguments.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn(program, [`--dbname=${address}`, '--no-password', ...options], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject);
  child.on('close', resolve);
  const said = text(child.stderr);
  try {
    const code = await ended;
    if (code === 0) return;
    throw new DumpFailedError(`${program} failed: ${(await said).trim().slice(0, shownCharacters)}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const advice = 'Install the PostgreSQL client programs in the version of your server';
    throw new DumpFailedError(`${program} was not found. ${advice}, or back up the server yourself.`, {
      cause: error,
    });
  }
}

function withoutPassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}
