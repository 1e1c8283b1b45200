import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '../database/testing.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log-types.ts';
import { createEvents, type Events, type StreamEvent } from './events.ts';

let test: TestDatabase;
let events: Events;

beforeAll(async () => {
  test = await openTestDatabase();
  events = createEvents(test.database, silentLog);
});
afterAll(async () => {
  await events.close();
  await test.close();
});

function publish(userId: string, ...types: string[]): Promise<void> {
  return test.database.inTransaction(async (tx) => {
    for (const type of types) await events.publish(tx, userId, type, { of: type });
  });
}

interface Followed {
  received: StreamEvent[];
  types(): string[];
  /** Resolves after this many events. */
  until(count: number): Promise<void>;
  close(): void;
}

async function follow(userId: string, lastEventId: string | null, from: Events = events): Promise<Followed> {
  const received: StreamEvent[] = [];
  let check = (): void => undefined;
  const close = await from.subscribe(userId, lastEventId, (event) => {
    received.push(event);
    check();
  });
  return {
    received,
    types: () => received.map((event) => event.type),
    close,
    until(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      check = () => {
        if (received.length >= count) resolve();
      };
      check();
      return promise;
    },
  };
}

describe(`events (${testDatabaseKind})`, () => {
  it('reach every open stream of the user, numbered, and no other user', async () => {
    const [user, other] = [newId(), newId()];
    const streams = [await follow(user, null), await follow(user, null), await follow(other, null)];
    await publish(user, 'a', 'b');
    await publish(other, 'c');
    for (const stream of streams.slice(0, 2)) {
      await stream.until(3);
      expect(stream.received).toEqual([
        { id: '0', type: 'ready', payload: {} },
        { id: '1', type: 'a', payload: { of: 'a' } },
        { id: '2', type: 'b', payload: { of: 'b' } },
      ]);
    }
    await streams[2]?.until(2);
    expect(streams[2]?.types()).toEqual(['ready', 'c']);
    for (const stream of streams) stream.close();
  });

  it('for many users at once are numbered per user, and reach only their user', async () => {
    const users = Array.from({ length: 20 }, newId);
    const [first = '', second = ''] = users;
    await publish(first, 'before');
    const streams = [await follow(first, '1'), await follow(second, null)];
    const publishTo = (type: string, whom: string[]) =>
      test.database.inTransaction((tx) =>
        events.publishEach(
          tx,
          type,
          whom.map((userId) => ({ userId, payload: { to: userId } })),
        ),
      );
    // Overlapping calls in opposite order wait for each other without a deadlock.
    await Promise.all([publishTo('one', users), publishTo('one', users.toReversed()), publishTo('none', [])]);
    await streams[0]?.until(2);
    expect(streams[0]?.received).toEqual([
      { id: '2', type: 'one', payload: { to: first } },
      { id: '3', type: 'one', payload: { to: first } },
    ]);
    await streams[1]?.until(3);
    expect(streams[1]?.received.map(({ id, payload }) => [id, payload])).toEqual([
      ['0', {}],
      ['1', { to: second }],
      ['2', { to: second }],
    ]);
    for (const stream of streams) stream.close();
  });

  it('are replayed from where a stream broke, and continue live', async () => {
    const user = newId();
    await publish(user, 'a', 'b', 'c');
    const stream = await follow(user, '1');
    await stream.until(2);
    await publish(user, 'd');
    await stream.until(3);
    expect(stream.types()).toEqual(['b', 'c', 'd']);
    stream.close();
  });

  it('start with an id to resume from, before anything has happened', async () => {
    const user = newId();
    const first = await follow(user, null);
    first.close();
    await publish(user, 'missed');
    const second = await follow(user, first.received[0]?.id ?? null);
    await second.until(1);
    expect(second.types()).toEqual(['missed']);
    second.close();
  });

  it('answer reset to a number that is too old, unknown or invalid', async () => {
    const user = newId();
    await publish(user, 'a', 'b', 'c');
    await test.database.db.execute(
      sql`update events set created_at = now() - interval '25 hours' where user_id = ${user} and seq <= 2`,
    );
    expect(await events.prune()).toBe(2);
    for (const lastEventId of ['0', '99', 'x', '-1', '1e3', '']) {
      const stream = await follow(user, lastEventId);
      expect(stream.received).toEqual([{ id: '3', type: 'reset', payload: {} }]);
      stream.close();
    }
    const recent = await follow(user, '2');
    await recent.until(1);
    expect(recent.types()).toEqual(['c']);
    recent.close();
  });

  it('of a rolled-back transaction do not exist and leave no gap', async () => {
    const user = newId();
    const stream = await follow(user, null);
    const failed = test.database.inTransaction(async (tx) => {
      await events.publish(tx, user, 'never', {});
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await publish(user, 'a');
    await stream.until(2);
    expect(stream.received.map(({ id, type }) => `${id} ${type}`)).toEqual(['0 ready', '1 a']);
    stream.close();
  });

  it('wait for a slow stream and reach it in order', async () => {
    const user = newId();
    const types = Array.from({ length: 250 }, (_, index) => `event ${index}`);
    const taken: string[] = [];
    const release = Promise.withResolvers<void>();
    const all = Promise.withResolvers<void>();
    const close = await events.subscribe(user, '0', async (event) => {
      await release.promise;
      taken.push(event.type);
      if (taken.length === types.length) all.resolve();
    });
    await publish(user, ...types);
    expect(taken).toEqual([]);
    release.resolve();
    await all.promise;
    expect(taken).toEqual(types);
    close();
  });

  it('include progress: the latest of each job, without a number', async () => {
    const user = newId();
    const stream = await follow(user, null);
    for (let percent = 0; percent <= 100; percent++) events.publishProgress(user, 'job', { percent });
    await expect.poll(() => stream.received.at(-1)?.payload).toEqual({ percent: 100 });
    expect(stream.received.length).toBeLessThan(10);
    expect(stream.received.at(-1)).toEqual({ id: null, type: 'job.progress', payload: { percent: 100 } });
    stream.close();
  });

  it('report a broken stream to its reader', async () => {
    const user = newId();
    const ended = Promise.withResolvers<void>();
    await events.subscribe(
      user,
      '0',
      () => {
        throw new Error('the browser has gone');
      },
      ended.resolve,
    );
    const open = events.openStreams();
    await publish(user, 'a');
    await ended.promise;
    expect(events.openStreams()).toBe(open - 1);
  });
});
