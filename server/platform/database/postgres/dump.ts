import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** A program of PostgreSQL is missing or has failed. The message is for the operator. */
export class DumpFailedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DumpFailedError';
  }
}

const withoutOwners = ['--no-owner', '--no-privileges'];

/** Writes the whole database into a file, which `restoreDump` reads. Others use the database meanwhile. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const options = ['--format=custom', ...withoutOwners, `--file=${file}`];
  const dump = start('pg_dump', databaseUrl, options);
  dump.stdin?.end();
  dump.stdout?.resume();
  await ended('pg_dump', dump);
}

/**
 * The schemas of the product and of its queue. `pg_restore --clean` cannot drop the queue's partitions one by
 * one.
 */
const emptied =
  'drop schema if exists pgboss cascade;\ndrop schema if exists public cascade;\ncreate schema public;\n';

/** Replaces the database by what a file has: all of it or, after a failure, nothing. */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const script = start('pg_restore', null, [...withoutOwners, '--file=-', file]);
  const options = [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
  ];
  const database = start('psql', databaseUrl, options);
  database.stdout?.resume();
  script.stdin?.end();
  // A program that has failed no longer reads; its own end says why.
  database.stdin?.on('error', () => script.kill());
  database.stdin?.write(emptied);
  // Ended by hand: what a failing `pg_restore` has written so far must not be committed.
  if (database.stdin) script.stdout?.pipe(database.stdin, { end: false });
  const written = ended('pg_restore', script).then(
    () => database.stdin?.end(),
    (error: unknown) => {
      database.kill();
      throw error;
    },
  );
  const results = await Promise.allSettled([ended('psql', database), written]);
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  // One that was ended because of the other says nothing.
  const reason = failures.find((failure) => !(failure instanceof EndedError)) ?? failures[0];
  if (reason !== undefined) throw reason;
}

const shownCharacters = 600;

/** Starts a program; with an address, on that database. */
function start(program: string, databaseUrl: string | null, options: readonly string[]): ChildProcess {
  if (databaseUrl === null) return spawn(program, options);
  const { address, password } = withoutPassword(databaseUrl);
  // The password goes into the environment: everyone on the machine sees a process's arguments.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  return spawn(program, [`--dbname=${address}`, '--no-password', ...options], { env });
}

/** A program was ended by a signal. */
class EndedError extends DumpFailedError {}

/** Resolves when the program has succeeded. */
async function ended(program: string, child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject);
  child.on('close', resolve);
  const said = child.stderr ? text(child.stderr) : Promise.resolve('');
  try {
    const code = await promise;
    if (code === 0) return;
    if (code === null) throw new EndedError(`${program} was ended.`);
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
