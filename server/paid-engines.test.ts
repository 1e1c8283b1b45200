import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoinOrigin } from '#contract/coins.ts';
import { daysAfter } from '#contract/durations.ts';
import { EngineError } from '#engines/engine.ts';
import { noNetwork, scriptedBlueprint } from './features/engines/testing.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

const toJson = { 'content-type': 'application/json' };
const paid = scriptedBlueprint('openai');
const price = 15;

let bench: TestApp;
afterEach(() => bench.close());

async function open(env: Record<string, string> = {}): Promise<void> {
  paid.made.length = 0;
  bench = await openTestApp({
    engine: createScriptedEngine({ id: 'builtin' }),
    remoteEngines: { blueprints: [paid.blueprint], network: noNetwork },
    env,
  });
}

/** The calls of the paid engine. */
const paidCalls = () => paid.made.flatMap(({ engine }) => engine.requests).length;

async function give(client: Client, origin: CoinOrigin, amount: number): Promise<void> {
  const expiresAt = daysAfter(new Date(), 30);
  const source = origin === 'gift' ? 'admin' : 'subscription';
  const reference = `test:${origin}:${client.userId}`;
  await bench.app.database.inTransaction((tx) =>
    bench.app.coins.grant(tx, { userId: client.userId, amount, source, origin, expiresAt, reference }),
  );
}

/** Takes the first coins away, so that a test decides what a user has. */
async function emptied(client: Client): Promise<Client> {
  const amount = await client.coins();
  const reference = `test:taken:${client.userId}`;
  if (amount > 0) {
    await bench.app.database.inTransaction((tx) =>
      bench.app.coins.take(tx, { userId: client.userId, amount, reference }),
    );
  }
  return client;
}

async function press(client: Client) {
  const answer = await client.generate({ variant: 'Thumbnail' });
  const { code, jobId } = (await answer.json()) as { code?: string; jobId?: string };
  const job = jobId === undefined ? null : await client.jobEnded(jobId);
  return { status: answer.status, code, job };
}

const only = { OPENAI_API_KEY: 'sk-1', ENGINE_THUMBNAIL: 'openai' };
const withFree = { OPENAI_API_KEY: 'sk-1', ENGINE_THUMBNAIL: 'openai,builtin' };

// The first test waits for the database of all.
describe(`coins at a paid engine (${testDatabaseKind})`, { timeout: 90_000 }, () => {
  it.each<[string, CoinOrigin]>([
    ['paid', 'payment'],
    ['given', 'gift'],
  ])('that were %s buy its calls', async (_, origin) => {
    await open(only);
    const ada = await emptied(await bench.signUp());
    await give(ada, origin, price);
    expect(await press(ada)).toMatchObject({ status: 200, job: { status: 'completed' } });
    expect([paidCalls(), await ada.coins()]).toEqual([1, 0]);
  });

  it('of the sandbox buy none: the press is refused, and nothing is reserved', async () => {
    await open(only);
    const ada = await emptied(await bench.signUp());
    await give(ada, 'sandbox', 20_000);
    await give(ada, 'gift', price - 1);
    expect(await press(ada)).toMatchObject({ status: 403, code: 'coins_not_accepted' });
    expect([paidCalls(), await ada.coins(), await ada.jobs()]).toEqual([0, 20_000 + price - 1, []]);
    expect(await ada.json('/api/user/coins')).toMatchObject({
      coins: 20_000 + price - 1,
      limited: { tools: ['Thumbnail'], coins: price - 1 },
    });
  });

  it('of the sandbox go to a free engine of the chain, and never on to the paid one', async () => {
    await open(withFree);
    const ada = await emptied(await bench.signUp());
    await give(ada, 'sandbox', price);
    expect(await press(ada)).toMatchObject({ status: 200, job: { status: 'completed' } });
    expect([paidCalls(), await ada.coins()]).toEqual([0, 0]);
    expect(await bench.app.coins.audit(ada.userId)).toEqual([]);
  });

  it('of the sandbox are returned when the free engine fails before the paid one', async () => {
    await open({ ...withFree, ENGINE_THUMBNAIL: 'builtin,openai' });
    const ada = await emptied(await bench.signUp());
    await give(ada, 'sandbox', price);
    bench.engine.setBehaviour(async () => {
      throw new EngineError('unavailable', 'down');
    });
    expect(await press(ada)).toMatchObject({ status: 200, job: { status: 'failed' } });
    expect([paidCalls(), await ada.coins()]).toEqual([0, price]);
    await give(ada, 'gift', price);
    await emptied(ada);
    await give(ada, 'payment', price);
    expect(await press(ada)).toMatchObject({ job: { status: 'completed' } });
    expect(paidCalls()).toBe(1);
  });

  it('that are accepted are taken first, and the others are left', async () => {
    await open(only);
    const ada = await emptied(await bench.signUp());
    await give(ada, 'sandbox', price);
    await give(ada, 'payment', price);
    expect(await press(ada)).toMatchObject({ job: { status: 'completed' } });
    expect([await ada.coins(), await bench.app.coins.acceptedBalance(ada.userId)]).toEqual([price, 0]);
  });

  it('of a sign-up count once the address is verified, also those from before the engine', async () => {
    await open({ ENGINE_THUMBNAIL: 'openai' });
    // The first account of a server on this machine is its admin's.
    const admin = await bench.signUp();
    const ada = await bench.signUp({ isVerified: false });
    expect(await ada.coins()).toBe(100);
    await bench.app.accounts.administration.setAdmin(admin.userId, true);
    const saved = await admin.request('/api/admin/engines/openai/settings', {
      method: 'PUT',
      headers: toJson,
      body: JSON.stringify({ values: { key: 'sk-1' } }),
    });
    expect([saved.status, await saved.json()]).toMatchObject([200, {}]);
    expect(await press(ada)).toMatchObject({ status: 403, code: 'coins_not_accepted' });
    const { db } = bench.app.database;
    await db.execute(sql`update users set email_verified = true where id = ${ada.userId}`);
    expect(await press(ada)).toMatchObject({ status: 200, job: { status: 'completed' } });
    expect(paidCalls()).toBe(1);
  });

  it('do not matter while its calls cost nothing', async () => {
    await open({ ...only, ENGINE_FREE: 'openai' });
    const ada = await emptied(await bench.signUp({ isVerified: false }));
    await give(ada, 'sandbox', price);
    expect(await press(ada)).toMatchObject({ status: 200, job: { status: 'completed' } });
    expect(paidCalls()).toBe(1);
  });
});
