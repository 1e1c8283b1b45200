import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventCursors } from '../events/schema.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from './testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function seqOf(userId: string): Promise<number | undefined> {
  const rows = await test.database.db
    .select()
    .from(eventCursors)
    .where(sql`${eventCursors.userId} = ${userId}`);
  return rows[0]?.seq;
}

describe(`the database (${testDatabaseKind})`, () => {
  it('keeps what a committed transaction wrote and drops what a failed one wrote', async () => {
    await test.database.inTransaction((tx) => tx.insert(eventCursors).values({ userId: 'kept', seq: 1 }));
    const failed = test.database.inTransaction(async (tx) => {
      await tx.insert(eventCursors).values({ userId: 'forgotten', seq: 1 });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await seqOf('kept')).toBe(1);
    expect(await seqOf('forgotten')).toBeUndefined();
  });

  it('refuses the outer handle inside a transaction instead of deadlocking', async () => {
    const { database } = test;
    const outer = database.inTransaction(() => database.db.execute(sql`select 1`));
    await expect(outer).rejects.toThrow('was used inside a transaction');
    await database.ping();
  });

  it('refuses a transaction inside a transaction', async () => {
    const { database } = test;
    const nested = database.inTransaction(() => database.inTransaction(async () => 1));
    await expect(nested).rejects.toThrow('inTransaction was used inside a transaction');
  });

  it('allows the outer handle to work that outlives its transaction', async () => {
    const { database } = test;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const outliving = await database.inTransaction(async () => ({
      answer: ended.then(() => database.db.execute<{ one: number }>(sql`select 1 as one`)),
    }));
    end();
    expect((await outliving.answer).rows).toEqual([{ one: 1 }]);
  });

  it('throws when a swallowed error would roll everything back', async () => {
    const swallowed = test.database.inTransaction(async (tx) => {
      await tx.insert(eventCursors).values({ userId: 'swallowed', seq: 1 });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('cannot be committed');
    expect(await seqOf('swallowed')).toBeUndefined();
  });

  it('commits what follows a savepoint that was rolled back', async () => {
    await test.database.inTransaction(async (tx) => {
      await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => undefined);
      await tx.insert(eventCursors).values({ userId: 'after savepoint', seq: 1 });
    });
    expect(await seqOf('after savepoint')).toBe(1);
  });

  it('returns the same JavaScript types for raw statements on both databases', async () => {
    const { rows } = await test.database.db.execute(sql`
      select 1::int as int, 2::bigint as bigint, 1.50::numeric as numeric, 0.5::float8 as float, true as bool,
        '{"a":[1]}'::jsonb as json, timestamptz '2025-01-02 03:04:05+00' as moment, array[1,2] as list, null as nothing`);
    expect(rows).toEqual([
      {
        int: 1,
        bigint: '2',
        numeric: '1.50',
        float: 0.5,
        bool: true,
        json: { a: [1] },
        moment: '2025-01-02 03:04:05+00',
        list: [1, 2],
        nothing: null,
      },
    ]);
  });

  it('distinguishes errors by SQLSTATE and constraint', async () => {
    const insert = () => test.database.db.insert(eventCursors).values({ userId: 'twice', seq: 1 });
    await insert();
    await expect(insert()).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'event_cursors_pkey' },
    });
  });

  it('searches text without case and accents', async () => {
    const { rows } = await test.database.db.execute(
      sql`select search_text('Ação ÉPICA') as plain, similarity('thumb', 'thumbs') > 0.5 as similar`,
    );
    expect(rows).toEqual([{ plain: 'acao epica', similar: true }]);
  });

  it('delivers a notification on commit only', async () => {
    const { database } = test;
    const received: string[] = [];
    const stop = await database.listen('greetings', (payload) => received.push(payload));
    const lost = database.inTransaction(async (tx) => {
      await database.notify(tx, 'greetings', 'rolled back');
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    const arrived = Promise.withResolvers<string>();
    const stopWaiting = await database.listen('greetings', arrived.resolve);
    await database.inTransaction((tx) => database.notify(tx, 'greetings', 'hello'));
    expect(await arrived.promise).toBe('hello');
    await stop();
    await stopWaiting();
    expect(received).toEqual(['hello']);
  });
});
