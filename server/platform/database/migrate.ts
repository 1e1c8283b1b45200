import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { MigrationRefusedError } from './errors.ts';
import type { Tx } from './handles.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

/** Reads the migrations that drizzle-kit wrote, oldest first. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      name: tag,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
    };
  });
}

// An arbitrary number that only migrations use, so that processes starting together take turns.
const advisoryLock = 7_302_114_501;

/** Makes processes that start together prepare the database one after another. Held until `tx` ends. */
export async function waitForMigrationLock(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)`);
}

/**
 * Loads what text search needs: trigrams, one index over them and ordinary columns, accent removal, and
 * `search_text(text)`, the lower-case form without accents that an index and a query must both use.
 * PostgreSQL does not allow `unaccent` itself in an index, since its dictionary could change; ours never
 * does.
 */
export async function prepareExtensions(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ ready: boolean }>(
    sql`select to_regprocedure('search_text(text)') is not null
      and exists (select from pg_extension where extname = 'btree_gin') as ready`,
  );
  if (rows[0]?.ready) return;
  await tx.execute(sql`create extension if not exists pg_trgm`);
  await tx.execute(sql`create extension if not exists btree_gin`);
  await tx.execute(sql`create extension if not exists unaccent`);
  const home = await tx.execute<{ schema: string }>(
    sql`select quote_ident(nspname) as schema from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'unaccent'`,
  );
  const schema = home.rows[0]?.schema ?? 'public';
  await tx.execute(
    sql.raw(`
    create or replace function search_text(text) returns text
    language sql immutable strict parallel safe
    return ${schema}.unaccent('${schema}.unaccent'::regdictionary, lower($1))`),
  );
}

/**
 * Applies the pending migrations and returns their names. Runs in one transaction: all of them are applied or
 * none is. The caller holds the migration lock.
 */
export async function migrate(tx: Tx, migrations: Migration[]): Promise<string[]> {
  const pending = await pendingMigrations(tx, migrations);
  if (pending.length === 0) return [];
  await tx.execute(sql`
    create table if not exists schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`);
  for (const migration of pending) {
    for (const statement of migration.statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`,
    );
  }
  return pending.map((migration) => migration.name);
}

/** Whether the database has content and lacks one of these migrations. */
export async function isOlder(tx: Tx, migrations: Migration[]): Promise<boolean> {
  const pending = await pendingMigrations(tx, migrations);
  return pending.length > 0 && pending.length < migrations.length;
}

/**
 * Returns the migrations that this database lacks. Throws `MigrationRefusedError` if it has others than the
 * program.
 */
async function pendingMigrations(tx: Tx, migrations: Migration[]): Promise<Migration[]> {
  const table = await tx.execute<{ found: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return migrations;
  const { rows } = await tx.execute<{ name: string; hash: string }>(
    sql`select name, hash from schema_migrations order by name`,
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  refuseForeign(applied, migrations);
  return migrations.filter((migration) => !applied.has(migration.name));
}

function refuseForeign(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new MigrationRefusedError(
      `The database is newer than this version of Adventure: it has the migrations ${unknown.join(', ')}, which this ` +
        'version does not know. Start the version that wrote it, or restore a backup from before the update.',
    );
  }
  for (const [name, hash] of applied) {
    if (known.get(name) === hash) continue;
    throw new MigrationRefusedError(
      `The migration ${name} was changed after this database was made with it. Start the version that made the ` +
        'database, or start with a new DATA_DIR or an empty database.',
    );
  }
}
