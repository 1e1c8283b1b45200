/**
 * Regenerates the initial migration from the tables in server/features/*\/schema.ts and
 * server/platform/*\/schema.ts.
 *
 * Until the first release there is one migration, so a new database is created in one step; the server
 * refuses a database made from an older one. Concurrent runs wait for each other. If drizzle-kit cannot read
 * a schema, the current migration is unchanged.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

function generate(out) {
  execFileSync(
    process.execPath,
    [
      join(kit, 'node_modules', 'drizzle-kit', 'bin.cjs'),
      'generate',
      '--config=scripts/migration/drizzle.config.mjs',
      '--name=initial',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MIGRATIONS_OUT: out } },
  );
}

function initialSql(folder) {
  const file = join(folder, '0000_initial.sql');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

ensureInstalled({ dev: false, folder: kit });
withTurn(() => {
  // Next to its destination: a rename cannot cross file systems.
  const out = mkdtempSync(join(dirname(migrations), 'migrations.next-'));
  try {
    generate(join('.', out.slice(root.length)));
    const next = initialSql(out);
    if (next === undefined) throw new Error('drizzle-kit wrote no migration: see what it says above.');
    if (next === initialSql(migrations)) {
      console.log('The initial migration is up to date.');
      return;
    }
    rmSync(migrations, { recursive: true, force: true });
    renameSync(out, migrations);
    console.log('The initial migration was regenerated.');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
