import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import { fastPasswordHashing } from '#server/testing/fast-passwords.ts';
import { sessions } from './schema.ts';
import { type AccountBench, openAccountBench, type SignedUp, validPassword } from './testing.ts';

const newPassword = 'another good password';
const mailed: string[] = [];

/** Pauses the first call of a step until `go`. `reached` tells that it has come so far. */
function pause() {
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const arrive = () => {
    reached.resolve();
    return go.promise;
  };
  return { reached: reached.promise, go: go.resolve, arrive };
}
let afterCount = async () => {};
let afterVerify = async () => {};
let beforeCommit = async () => {};

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench({
    passwordHashing: {
      ...fastPasswordHashing,
      async verify(typed) {
        const isRight = await fastPasswordHashing.verify(typed);
        const step = afterVerify;
        afterVerify = async () => {};
        await step();
        return isRight;
      },
    },
    rateWindows: {
      async take() {
        const step = afterCount;
        afterCount = async () => {};
        await step();
      },
    },
    mail: {
      isSent: true,
      async send(_tx, _recipient, { text }) {
        mailed.push(text);
        await beforeCommit();
      },
      async deleteMailsTo() {},
    },
  });
});
beforeEach(() => bench.database.db.delete(rateWindows));
afterAll(() => bench.close());

const signIn = async ({ email }: SignedUp, password = validPassword) => {
  const answer = await bench.send('/api/auth/sign-in/email', { body: { email, password } });
  return { status: answer.status, cookies: answer.headers.getSetCookie() };
};

/** The two ways to a new password. Each returns what carries it out, and the sessions that stay. */
const ways = {
  'a change': async ({ cookie }: SignedUp) => ({
    stay: 1,
    carryOut: () =>
      bench.send('/api/user/password', { body: { currentPassword: validPassword, newPassword }, cookie }),
  }),
  'a reset': async ({ email }: SignedUp) => {
    await bench.send('/api/auth/forgot-password', { body: { email } });
    await bench.accounts.settled();
    const token = /\?token=([\w-]{43})/.exec(mailed.at(-1) ?? '')?.[1];
    const body = { token, password: newPassword };
    return { stay: 0, carryOut: () => bench.send('/api/auth/reset-password', { body }) };
  },
};

async function expectRefused(ada: SignedUp, attempt: ReturnType<typeof signIn>, stay: number) {
  const { status, cookies } = await attempt;
  expect({ status, cookies }).toEqual({ status: 401, cookies: [] });
  expect(await bench.database.db.$count(sessions, eq(sessions.userId, ada.userId))).toBe(stay);
  expect(await signIn(ada, newPassword)).toMatchObject({ status: 200 });
}

describe.each(Object.entries(ways))('a sign-in with the old password beside %s of it', (_name, prepare) => {
  it('is refused if the new one comes between the check and the session', async () => {
    const ada = await bench.signUp();
    const { stay, carryOut } = await prepare(ada);
    const check = pause();
    afterVerify = check.arrive;
    const attempt = signIn(ada);
    await check.reached;
    expect(await carryOut()).toMatchObject({ status: 200 });
    check.go();
    await expectRefused(ada, attempt, stay);
  });

  it.runIf(testDatabaseKind === 'postgres')('is refused before the commit of the new one, too', async () => {
    const ada = await bench.signUp();
    const { stay, carryOut } = await prepare(ada);
    const commit = pause();
    beforeCommit = commit.arrive;
    const change = carryOut();
    await commit.reached;
    beforeCommit = async () => {};
    const attempt = signIn(ada);
    // A sign-in that waits for nothing is answered here.
    await Promise.race([attempt, lockWait().toBeGreaterThan(0)]);
    commit.go();
    expect(await change).toMatchObject({ status: 200 });
    await expectRefused(ada, attempt, stay);
  });
});

it('a sign-in with the new password is accepted if the change ends while it runs', async () => {
  const ada = await bench.signUp();
  const { carryOut } = await ways['a change'](ada);
  const start = pause();
  afterCount = start.arrive;
  const attempt = signIn(ada, newPassword);
  await start.reached;
  expect(await carryOut()).toMatchObject({ status: 200 });
  start.go();
  expect(await attempt).toMatchObject({ status: 200 });
});

/** Waits until a transaction of this test's database waits for another's lock. */
const lockWait = () =>
  expect.poll(async () => {
    const { rows } = await bench.database.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  });
