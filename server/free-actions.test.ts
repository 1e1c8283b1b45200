import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoinOrigin } from '#contract/coins.ts';
import { daysAfter } from '#contract/durations.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { engineBlueprints } from './configured-engines.ts';
import { postStyle, setPlan } from './features/styles/training/testing.ts';
import { silentWav } from './platform/audio/silence.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

let bench: TestApp;
let admin: Client;
afterEach(() => bench.close());

/** Where engines have tried to reach their providers, but for moderation, which is free. */
const reached: string[] = [];
const watchedNetwork: EngineNetwork = {
  async fetch(input) {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.endsWith('/moderations')) reached.push(url);
    return Response.json({ error: { message: 'this is a test' } }, { status: 500 });
  },
  download: () => Promise.reject(new Error('there is no network')),
};

async function open(): Promise<void> {
  bench = await openTestApp({
    engine: createScriptedEngine({ id: 'builtin' }),
    remoteEngines: { blueprints: engineBlueprints, network: watchedNetwork },
    readLimit: { perSecond: 1_000, burst: 10_000 },
  });
  admin = await bench.signUp({ isVerified: false });
  await bench.app.accounts.administration.setAdmin(admin.userId, true);
}

/** Configures an engine of a blueprint, like an admin. Returns its id. */
async function setUp(blueprint: (typeof engineBlueprints)[number]): Promise<string> {
  const required = blueprint.settings.filter(({ isRequired }) => isRequired);
  const values = Object.fromEntries(
    required.map(({ name, kind }) => [name, kind === 'address' ? 'http://127.0.0.1:9' : 'x-1']),
  );
  const [method, address, name] = blueprint.isMany
    ? (['POST', '/api/admin/engines', { kindId: blueprint.id, name: 'gate' }] as const)
    : (['PUT', `/api/admin/engines/${blueprint.id}/settings`, {}] as const);
  const send = (more: Record<string, string>) =>
    admin.request(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...name, values: { ...more, ...values } }),
    });
  // Models switch operations on; some providers have a list of their own.
  const models = blueprint.settings.filter(({ kind, name: of }) => kind === 'text' && /model/i.test(of));
  const answer = await send(Object.fromEntries(models.map((one) => [one.name, one.default ?? 'some/model'])));
  const status = answer.status === 200 ? 200 : (await send({})).status;
  expect(status, blueprint.id).toBe(200);
  return blueprint.isMany ? 'gate' : blueprint.id;
}

async function removeAll(): Promise<void> {
  await bench.app.database.db.execute(sql`delete from rate_windows`);
  for (const { isMany, id } of engineBlueprints) {
    await admin.request(`/api/admin/engines/${isMany ? 'gate' : id}`, { method: 'DELETE' });
  }
  reached.length = 0;
}

const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function formOf(field: string, file: Blob, name: string): Promise<RequestInit> {
  const body = new FormData();
  body.append(field, file, name);
  return { method: 'POST', body };
}

const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } })
        .png()
        .toBuffer(),
    ),
  ]);

/** Everything that may call an engine and costs no coins. Returns the answers' statuses and codes. */
async function doAll(client: Client): Promise<Record<string, { status: number; code?: string }>> {
  const speech = new Blob([new Uint8Array(silentWav(1))], { type: 'audio/wav' });
  const calls: [string, string, RequestInit][] = [
    ['enhance', '/api/enhance-prompt', asJson({ prompt: 'a shark', tool: 'Thumbnail', style: 'NickD' })],
    ['style', '/api/custom-styles/enhance', asJson({ description: 'Thick lines in ink on yellow paper' })],
    ['analyze', '/api/analyze-image', await formOf('image', await picture(), 'a.png')],
    ['dictate', '/api/speech/speech-to-text', await formOf('audio', speech, 'a.wav')],
  ];
  const answers: Record<string, { status: number; code?: string }> = {};
  for (const [name, address, init] of calls) {
    const answer = await client.request(address, init);
    const { code } = (await answer.json()) as { code?: string };
    answers[name] = { status: answer.status, ...(code !== undefined && { code }) };
  }
  await setPlan(bench, client, 'pro');
  answers.train = { status: (await postStyle(client)).status };
  return answers;
}

/** The engine that trains a user's style. */
async function trainerOf({ userId }: Client): Promise<unknown> {
  const { rows } = await bench.app.database.db.execute(
    sql`select engine from jobs where user_id = ${userId}`,
  );
  return rows[0]?.engine;
}

async function give(client: Client, origin: CoinOrigin): Promise<void> {
  const expiresAt = daysAfter(new Date(), 30);
  const grant = { userId: client.userId, amount: 10, source: 'subscription', origin, expiresAt } as const;
  await bench.app.database.inTransaction((tx) =>
    bench.app.coins.grant(tx, { ...grant, reference: `test:${origin}:${client.userId}` }),
  );
}

// The first test waits for the database of all.
describe(`free actions and engines that cost money (${testDatabaseKind})`, { timeout: 180_000 }, () => {
  it('never reach any for a user whose coins are all unpaid, whatever the engine can do', async () => {
    await open();
    const used: string[] = [];
    for (const blueprint of engineBlueprints) {
      const engine = await setUp(blueprint);
      reached.length = 0;
      const ada = await bench.signUp({ isVerified: false });
      await give(ada, 'sandbox');
      const answers = await doAll(ada);
      // Whatever this machine can do itself is done.
      expect([answers.analyze, answers.train], blueprint.id).toEqual([{ status: 200 }, { status: 200 }]);
      expect(await trainerOf(ada), blueprint.id).toBe('builtin');
      expect(reached, blueprint.id).toEqual([]);
      const bob = await bench.signUp();
      await doAll(bob);
      if (reached.length > 0 || (await trainerOf(bob)) === engine) used.push(engine);
      await removeAll();
    }
    // The same actions do call an engine for others: the check above could fail.
    expect(used).toEqual(expect.arrayContaining(['openai', 'gate', 'google', 'replicate', 'fal']));
  });

  it('are refused with a code where only a paid engine can do them, and dictation is left to the browser', async () => {
    await open();
    await setUp(openAi());
    reached.length = 0;
    const ada = await bench.signUp({ isVerified: false });
    await give(ada, 'sandbox');
    expect(await doAll(ada)).toMatchObject({ dictate: { status: 403, code: 'coins_not_accepted' } });
    expect(await ada.json('/api/speech')).toMatchObject({ canTranscribe: false });
    await give(ada, 'gift');
    expect(await ada.json('/api/speech')).toMatchObject({ canTranscribe: true });
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['has a verified address', (client) => verify(client)],
    ['has paid', (client) => give(client, 'payment')],
    ['was given coins by an admin', (client) => give(client, 'gift')],
    ['is an admin', (client) => bench.app.accounts.administration.setAdmin(client.userId, true)],
  ])('call a paid engine for a user who %s', async (_, become) => {
    await open();
    await setUp(openAi());
    reached.length = 0;
    const ada = await bench.signUp({ isVerified: false });
    await become(ada);
    await doAll(ada);
    expect(reached.length).toBeGreaterThan(3);
  });

  it('call an engine that is said to cost nothing for everybody', async () => {
    await open();
    await setUp(openAi());
    const free = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    await admin.request('/api/admin/engines/openai/settings', {
      ...free,
      body: JSON.stringify({ values: {}, isPaid: false }),
    });
    reached.length = 0;
    await doAll(await bench.signUp({ isVerified: false }));
    expect(reached.length).toBeGreaterThan(3);
  });
});

function openAi() {
  const found = engineBlueprints.find(({ id }) => id === 'openai');
  if (found === undefined) throw new Error('there is no OpenAI');
  return found;
}

async function verify({ userId }: Client): Promise<void> {
  await bench.app.database.db.execute(sql`update users set email_verified = true where id = ${userId}`);
}
