import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventCursors } from '../../events/schema.ts';
import { openTestDatabase, testDatabaseKind } from '../testing.ts';

const kind = `(${testDatabaseKind})`;
const idOf = async ({ database }: Awaited<ReturnType<typeof openTestDatabase>>) =>
  (
    await database.db.execute<{ id: string }>(sql`select system_identifier::text || current_database() as id
    from pg_control_system()`)
  ).rows[0]?.id;
const migrations = sql`select count(*)::int as count from schema_migrations`;

it(`a test reuses the previous test's database, without its data ${kind}`, async () => {
  const first = await openTestDatabase();
  const id = await idOf(first);
  const before = await first.database.db.execute(migrations);
  await first.database.db.insert(eventCursors).values({ userId: 'somebody', seq: 1 });
  await first.database.db.execute(sql`delete from schema_migrations`);
  await first.close();
  const second = await openTestDatabase();
  expect(await idOf(second)).toBe(id);
  expect(await second.database.db.$count(eventCursors)).toBe(0);
  expect((await second.database.db.execute(migrations)).rows).toEqual(before.rows);
  await second.close();
});

it(`two that are open at once are different ${kind}`, async () => {
  const [first, second] = [await openTestDatabase(), await openTestDatabase()];
  await first.database.db.insert(eventCursors).values({ userId: 'somebody', seq: 1 });
  expect(await second.database.db.$count(eventCursors)).toBe(0);
  await first.close();
  await second.close();
});

it(`what a test leaves running cannot reach the next one ${kind}`, async () => {
  const first = await openTestDatabase();
  const received: string[] = [];
  await first.database.listen('greetings', (payload) => received.push(payload));
  const { database } = first;
  await first.close();
  await expect((async () => database.db.execute(sql`select 1`))()).rejects.toThrow();
  await expect((async () => database.inTransaction(async () => {}))()).rejects.toThrow();
  const second = await openTestDatabase();
  const arrived = Promise.withResolvers<string>();
  await second.database.listen('greetings', arrived.resolve);
  await second.database.inTransaction((tx) => second.database.notify(tx, 'greetings', 'hello'));
  expect(await arrived.promise).toBe('hello');
  expect(received).toEqual([]);
  await second.close();
});

it(`a changed schema is refused ${kind}`, async () => {
  const test = await openTestDatabase();
  await test.database.db.execute(sql`create table left_over (id int)`);
  await expect(test.close()).rejects.toThrow('a test has changed the schema');
});
