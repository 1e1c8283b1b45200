/**
 * Writes the migrations from the tables in server/features/*\/schema.ts and server/platform/*\/schema.ts.
 *
 *   npm run migration                 until the first release: regenerates the one initial migration
 *   npm run migration -- <name>       after it: appends a migration with what has changed since the last one
 *   npm run migration -- --release    a step of a release: from then on, the migrations that exist stay as they are
 *
 * `released.json` beside the migrations lists the released ones with their hashes. While it is missing there
 * is one migration, so that a new database is created in one step; the server refuses a database made from an
 * older one. Concurrent runs wait for each other. If drizzle-kit cannot read a schema, the current migrations
 * are unchanged.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashesOf, readReleased, releasedFile } from './migration/released.mjs';
import { ensureInstalled, root } from './runtime.mjs';

/** drizzle-kit has its own folder and lock file: see its package.json. */
const kit = join(root, 'scripts', 'migration');
const migrations = join(root, 'server', 'platform', 'database', 'migrations');
const cache = join(root, 'node_modules', '.cache', 'adventure');

function withTurn(work) {
  mkdirSync(cache, { recursive: true });
  const lock = new DatabaseSync(join(cache, 'make-migration.lock'), { timeout: 60_000 });
  try {
    lock.exec('begin exclusive');
    return work();
  } finally {
    lock.close();
  }
}

function generate(out, name) {
  execFileSync(
    process.execPath,
    [
      join(kit, 'node_modules', 'drizzle-kit', 'bin.cjs'),
      'generate',
      '--config=scripts/migration/drizzle.config.mjs',
      `--name=${name}`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MIGRATIONS_OUT: out } },
  );
}

function initialSql(folder) {
  const file = join(folder, '0000_initial.sql');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Runs the work on a new folder beside the migrations, and puts it in their place if it returns true. */
function replaceMigrations(work) {
  // Next to its destination: a rename cannot cross file systems.
  const out = mkdtempSync(join(dirname(migrations), 'migrations.next-'));
  try {
    if (!work(out, join('.', out.slice(root.length)))) return;
    rmSync(migrations, { recursive: true, force: true });
    renameSync(out, migrations);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function regenerate() {
  replaceMigrations((out, path) => {
    generate(path, 'initial');
    const next = initialSql(out);
    if (next === undefined) throw new Error('drizzle-kit wrote no migration: see what it says above.');
    const isSame = next === initialSql(migrations);
    console.log(`The initial migration ${isSame ? 'is up to date' : 'was regenerated'}.`);
    return !isSame;
  });
}

function append(name) {
  replaceMigrations((out, path) => {
    cpSync(migrations, out, { recursive: true });
    generate(path, name);
    const added = Object.keys(hashesOf(out)).filter((tag) => !(tag in hashesOf(migrations)));
    console.log(added.length === 0 ? 'The migrations are up to date.' : `Appended ${added.join(', ')}.`);
    if (added.length > 0)
      console.log('Read it: a column that must have a value needs one for the rows that exist, in the SQL.');
    return added.length > 0;
  });
}

const [wanted] = process.argv.slice(2);
const isReleased = readReleased(migrations) !== null;
if (wanted === '--release') {
  writeFileSync(releasedFile(migrations), `${JSON.stringify(hashesOf(migrations), null, 2)}\n`);
  console.log('The migrations are released: from now on, changes are appended.');
} else if (isReleased && !/^[a-z][a-z0-9_]*$/.test(wanted ?? '')) {
  console.error('Name the change: npm run migration -- add_something');
  process.exitCode = 1;
} else {
  ensureInstalled({ dev: false, folder: kit });
  withTurn(() => (isReleased ? append(wanted) : regenerate()));
}
