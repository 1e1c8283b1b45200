import { tmpdir } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAuth } from '#contract/session.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import {
  openOwnTestDatabase,
  type TestDatabase,
  testDatabaseKind,
} from '#server/platform/database/testing.ts';
import { type Log, silentLog } from '#server/platform/log-types.ts';
import { sessions } from './schema.ts';
import { type AccountBench, cookiesOf, openAccountBench, validPassword } from './testing.ts';

let test: TestDatabase;
/** Two processes of one installation: on PostgreSQL with connections of their own. */
let here: AccountBench;
let there: AccountBench;
let databaseThere: Database;
const listensAgain = Promise.withResolvers<void>();
const log: Log = {
  ...silentLog,
  info: (_details, message) => {
    if (message === 'listening for database notifications again') listensAgain.resolve();
  },
};

beforeEach(async () => {
  test = await openOwnTestDatabase();
  const { database, databaseUrl } = test;
  databaseThere = databaseUrl ? await openDatabase({ dataDir: tmpdir(), databaseUrl, log }) : database;
  here = await openAccountBench({}, database);
  there = await openAccountBench({}, databaseThere);
});
afterEach(async () => {
  await here.close();
  await there.close();
  if (databaseThere !== test.database) await databaseThere.close();
  await test.close();
});

async function isSignedIn(bench: AccountBench, cookie: string): Promise<boolean> {
  const response = await bench.send('/api/auth/check', { cookie });
  return checkAuth.response.parse(await response.json()).authenticated;
}

/** Signs in to an account that both processes have cached. */
async function knownToBoth() {
  const user = await here.signUp();
  for (const bench of [here, there]) expect(await isSignedIn(bench, user.cookie)).toBe(true);
  return user;
}

/** Neither clock moves: the cache's age decides nothing. */
async function expectEndedThere(cookie: string): Promise<void> {
  await expect.poll(() => isSignedIn(there, cookie), { timeout: 1_000, interval: 10 }).toBe(false);
}

const endSessionsUnheard = (userId: string) =>
  test.database.db.delete(sessions).where(eq(sessions.userId, userId));

describe(`a session that one process ends (${testDatabaseKind})`, () => {
  it('ends in another at a sign-out', async () => {
    const { cookie } = await knownToBoth();
    await here.send('/api/auth/logout', { method: 'POST', cookie });
    await expectEndedThere(cookie);
  });

  it('ends in another at a change of the password, and the one that changed it stays', async () => {
    const { email, cookie } = await knownToBoth();
    const other = cookiesOf(
      await here.send('/api/auth/sign-in/email', { body: { email, password: validPassword } }),
    );
    expect(await isSignedIn(there, other)).toBe(true);
    const change = { currentPassword: validPassword, newPassword: 'another correct horse' };
    const response = await here.send('/api/user/password', { body: change, cookie: other });
    expect(response.status).toBe(200);
    await expectEndedThere(cookie);
    expect(await isSignedIn(there, other)).toBe(true);
  });

  it('ends in another when the user is blocked, or ends it from the list', async () => {
    const blocked = await knownToBoth();
    await here.accounts.administration.block(blocked.userId);
    await expectEndedThere(blocked.cookie);
    const listed = await knownToBoth();
    const [session] = await here.accounts.listSessions({ userId: listed.userId, sessionId: '' });
    await here.accounts.endSession(listed.userId, session?.id ?? '');
    await expectEndedThere(listed.cookie);
  });

  it('is reported to event streams there', async () => {
    const changed: (string | null)[] = [];
    const third = await openAccountBench({}, databaseThere);
    await third.accounts.start((userId) => changed.push(userId));
    const { cookie, userId } = await knownToBoth();
    await here.send('/api/auth/logout', { method: 'POST', cookie });
    await expect.poll(() => changed, { timeout: 1_000, interval: 10 }).toContain(userId);
    await third.close();
  });
});

describe(`a process that hears no changes (${testDatabaseKind})`, () => {
  it('looks every session up until it hears them again', async () => {
    let lose = () => {};
    let resume = () => {};
    const deaf: Database = {
      ...databaseThere,
      async listen(_channel, _onPayload, onReconnect = () => {}, onLoss = () => {}) {
        lose = onLoss;
        resume = onReconnect;
        return async () => {};
      },
    };
    const bench = await openAccountBench({}, deaf);
    const first = await here.signUp();
    expect(await isSignedIn(bench, first.cookie)).toBe(true);
    await endSessionsUnheard(first.userId);
    expect(await isSignedIn(bench, first.cookie)).toBe(true);
    lose();
    expect(await isSignedIn(bench, first.cookie)).toBe(false);
    const second = await here.signUp();
    expect(await isSignedIn(bench, second.cookie)).toBe(true);
    await endSessionsUnheard(second.userId);
    expect(await isSignedIn(bench, second.cookie)).toBe(false);
    const third = await here.signUp();
    resume();
    expect(await isSignedIn(bench, third.cookie)).toBe(true);
    await endSessionsUnheard(third.userId);
    expect(await isSignedIn(bench, third.cookie)).toBe(true);
    await bench.close();
  });

  it.runIf(testDatabaseKind === 'postgres')('because its connection broke misses nothing', async () => {
    const { cookie, userId } = await knownToBoth();
    await test.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'adventure notifications'`);
    await endSessionsUnheard(userId);
    await listensAgain.promise;
    expect(await isSignedIn(there, cookie)).toBe(false);
    const again = await knownToBoth();
    await here.send('/api/auth/logout', { method: 'POST', cookie: again.cookie });
    await expectEndedThere(again.cookie);
  });
});
