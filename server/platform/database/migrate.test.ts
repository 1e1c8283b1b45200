import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { MigrationRefusedError } from './errors.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { openOwnTestDatabase, type TestDatabase, testDatabaseKind } from './testing.ts';

const shipped = readMigrations();
const addPets: Migration = {
  name: '9998_pets',
  hash: 'pets',
  statements: ['create table pets (name text)', `insert into pets values ('Rex')`],
};
const broken: Migration = {
  name: '9999_broken',
  hash: 'broken',
  statements: ['create table half (id int)', 'create table pets (name text)'],
};

let test: TestDatabase;
beforeAll(async () => {
  test = await openOwnTestDatabase();
});
// As the shipped migrations have left it: opening another takes longer than a test.
afterEach(async () => {
  await test.database.db.execute(sql`drop table if exists pets, half`);
  await test.database.db.execute(sql`delete from schema_migrations where name = ${addPets.name}`);
});
afterAll(() => test.close());

function apply(database: Database, migrations: Migration[]): Promise<string[]> {
  return database.inTransaction((tx) => migrate(tx, migrations));
}

async function hasTable(database: Database, name: string): Promise<boolean> {
  const { rows } = await database.db.execute<{ found: boolean }>(
    sql`select to_regclass(${name}) is not null as found`,
  );
  return rows[0]?.found === true;
}

describe(`migrations (${testDatabaseKind})`, () => {
  it('are applied once', async () => {
    expect(await apply(test.database, shipped)).toEqual([]);
    expect(await apply(test.database, [...shipped, addPets])).toEqual(['9998_pets']);
    expect(await apply(test.database, [...shipped, addPets])).toEqual([]);
    const { rows } = await test.database.db.execute(sql`select name from pets`);
    expect(rows).toEqual([{ name: 'Rex' }]);
  });

  it('leave nothing behind when one of them fails', async () => {
    await expect(apply(test.database, [...shipped, addPets, broken])).rejects.toThrow('create table pets');
    expect(await hasTable(test.database, 'half')).toBe(false);
    expect(await hasTable(test.database, 'pets')).toBe(false);
    expect(await apply(test.database, [...shipped, addPets])).toEqual(['9998_pets']);
  });

  it('refuse a database that is newer than the program', async () => {
    await apply(test.database, [...shipped, addPets]);
    const refused = apply(test.database, shipped);
    await expect(refused).rejects.toThrow(MigrationRefusedError);
    await expect(refused).rejects.toThrow(
      'The database is newer than this version of Adventure: it has the migrations 9998_pets',
    );
  });

  it('refuse a database that was made with a different text of the same migration', async () => {
    const [first, ...others] = shipped;
    if (!first) throw new Error('no migration');
    const changed = [{ ...first, hash: 'another' }, ...others];
    await expect(apply(test.database, changed)).rejects.toThrow(
      `The migration ${first.name} was changed after`,
    );
  });
});
