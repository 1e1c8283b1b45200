import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineTestResult } from '#contract/admin-engine-changes.ts';
import type { EngineFailure } from '#contract/admin-engine-failures.ts';
import type { AdminChain, AdminEngine } from '#contract/admin-engines.ts';
import { EngineError } from '#engines/engine.ts';
import { compatibleBlueprint, openAiBlueprint } from '#engines/openai/blueprint.ts';
import { openNetwork } from '#engines/testing/network.ts';
import { openStandIn, type StandIn, sendJson } from '#engines/testing/stand-in.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly, type ScriptedEngine } from '#server/testing/scripted-engine.ts';

const key = 'sk-never-to-be-seen-0123456789';
let bench: TestApp;
let admin: Client;
let remote: ScriptedEngine;
let provider: StandIn;
let picture: string;

const env = { COMPATIBLE_FIXED_URL: 'http://127.0.0.1:9/v1', COMPATIBLE_FIXED_MODEL: 'none' };

beforeEach(async () => {
  provider = await openStandIn();
  const png = sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } }).png();
  picture = (await png.toBuffer()).toString('base64');
  provider.answer((_request, response) =>
    sendJson(response, { created: 1, data: [{ b64_json: picture }] }, 200, { 'x-request-id': 'req_1' }),
  );
  remote = createScriptedEngine({ id: 'paid', isRemote: true });
  bench = await openTestApp({
    engine: remote,
    otherEngines: [createScriptedEngine({ id: 'builtin' })],
    remoteEngines: { blueprints: [openAiBlueprint, compatibleBlueprint], network: openNetwork },
    env: { ...env, ENGINE_TRANSCRIBE: 'fixed' },
  });
  admin = await bench.signUp();
  await bench.app.accounts.administration.setAdmin(admin.userId, true);
});
afterEach(async () => {
  await bench.close();
  await provider.close();
});

const answers: string[] = [];
async function send(method: string, address: string, body?: unknown) {
  const response = await admin.request(`/api/admin/${address}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  answers.push(text);
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
}
const list = async () =>
  (await send('GET', 'engines')).body as unknown as { engines: AdminEngine[]; chains: AdminChain[] };
const engineOf = async (id: string) => (await list()).engines.find((engine) => engine.id === id);
const chainOf = async (use: string) => (await list()).chains.find((chain) => chain.use === use);
const settingOf = async (id: string, name: string) =>
  (await engineOf(id))?.settings.find((setting) => setting.name === name);
const test = async (id: string) => (await send('POST', `engines/${id}/test`)).body.result as EngineTestResult;
const failures = async (query = '') =>
  (await send('GET', `engine-failures${query}`)).body as unknown as {
    failures: EngineFailure[];
    nextCursor: string | null;
  };
const addHome = (values: object = {}) =>
  send('POST', 'engines', {
    kindId: 'compatible',
    name: 'home',
    values: { baseUrl: `${provider.origin}/v1/`, model: 'flux-dev', key, ...values },
  });

describe(`configuring engines (${testDatabaseKind})`, () => {
  it('lists configured and available engines, with the source of each setting', async () => {
    const { engines } = await list();
    expect(engines.map(({ id, running }) => [id, running?.state ?? null])).toEqual([
      ['openai', null],
      ['fixed', 'unused'],
      ['paid', 'unused'],
      ['builtin', 'working'],
    ]);
    expect(await settingOf('openai', 'key')).toEqual({
      name: 'key',
      kind: 'secret',
      choices: [],
      default: null,
      isRequired: true,
      example: null,
      variable: 'OPENAI_API_KEY',
      source: null,
      value: null,
    });
    expect(await settingOf('fixed', 'baseUrl')).toMatchObject({
      variable: 'COMPATIBLE_FIXED_URL',
      source: 'environment',
      value: env.COMPATIBLE_FIXED_URL,
    });
  });

  it('adds a server that works at once, encrypts its key, and never shows it again', async () => {
    answers.length = 0;
    expect(await addHome()).toMatchObject({ status: 200, body: { id: 'home' } });
    expect((await engineOf('home'))?.running).toMatchObject({ state: 'unused', canBeTested: true });
    expect(await settingOf('home', 'key')).toMatchObject({ source: 'stored', value: null });
    expect(await settingOf('home', 'baseUrl')).toMatchObject({ value: `${provider.origin}/v1` });
    const result = await test('home');
    expect(result).toMatchObject({ outcome: 'done', operation: 'generate', providerRequestId: 'req_1' });
    expect(result.outcome === 'done' && result.picture?.src).toMatch(/^data:image\/webp;base64,/);
    expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);

    // A missing secret stays; an empty one is removed.
    await send('PUT', 'engines/home/settings', { values: { model: 'flux-schnell' } });
    await test('home');
    expect(provider.requests[1]?.headers.authorization).toBe(`Bearer ${key}`);
    expect(provider.requests[1]?.json()).toMatchObject({ model: 'flux-schnell' });
    await send('PUT', 'engines/home/settings', { values: { key: '' } });
    expect(await settingOf('home', 'key')).toMatchObject({ source: null });
    await test('home');
    expect(provider.requests[2]?.headers.authorization).not.toContain(key);

    const { rows } = await bench.app.database.db.execute(sql`select * from engine_setups`);
    const { rows: log } = await bench.app.database.db.execute(sql`select * from audit_log`);
    expect(JSON.stringify([rows, log, answers])).not.toContain(key);
    expect(log.map(({ action, details }) => [action, details])).toEqual(
      expect.arrayContaining([
        ['POST /api/admin/engines', { name: 'home', kindId: 'compatible', settings: 'baseUrl, model, key' }],
        ['PUT /api/admin/engines/{engineId}/settings', { engineId: 'home', settings: 'model' }],
      ]),
    );
    expect((await send('DELETE', 'engines/home')).status).toBe(200);
    expect(await engineOf('home')).toBeUndefined();
  });

  it('refuses settings that no engine can be made from, and changes nothing', async () => {
    const refused = [
      [await addHome({ baseUrl: 'ftp://x' }), 422, 'engine_settings_invalid'],
      [await addHome({ baseUrl: 'http://me:secret@127.0.0.1/v1' }), 422, 'engine_settings_invalid'],
      [await addHome({ model: '' }), 422, 'engine_settings_invalid'],
      [await addHome({ baseUrl: '' }), 422, 'engine_settings_invalid'],
      [await addHome({ kind: 'toaster' }), 422, 'engine_settings_invalid'],
      [await addHome({ checkpoint: 'x' }), 422, 'engine_settings_invalid'],
      [await addHome({ model: 'x\u0007' }), 422, 'engine_settings_invalid'],
      [await addHome({ color: 'red' }), 422, 'validation_failed'],
      [
        await send('POST', 'engines', { kindId: 'compatible', name: 'Home 1', values: {} }),
        422,
        'validation_failed',
      ],
      [
        await send('POST', 'engines', { kindId: 'compatible', name: 'builtin', values: {} }),
        409,
        'engine_name_taken',
      ],
      [
        await send('POST', 'engines', { kindId: 'compatible', name: 'openai', values: {} }),
        409,
        'engine_name_taken',
      ],
      [await send('POST', 'engines', { kindId: 'openai', name: 'mine', values: {} }), 404, 'not_found'],
      [
        await send('PUT', 'engines/fixed/settings', { values: { model: 'x' } }),
        409,
        'engine_managed_by_environment',
      ],
      [
        await send('PUT', 'engines/openai/settings', { values: { model: 'x' } }),
        422,
        'engine_settings_invalid',
      ],
      [await send('PUT', 'engines/builtin/settings', { values: {} }), 404, 'not_found'],
      [await send('PUT', 'engines/nothing/settings', { values: {} }), 404, 'not_found'],
      [await send('DELETE', 'engines/fixed'), 404, 'not_found'],
      [await send('POST', 'engines/openai/test'), 404, 'not_found'],
    ] as const;
    for (const [answer, status, code] of refused) expect(answer).toMatchObject({ status, body: { code } });
    expect((await list()).engines.map(({ id }) => id)).toEqual(['openai', 'fixed', 'paid', 'builtin']);
    expect((await bench.app.database.db.execute(sql`select * from engine_setups`)).rows).toEqual([]);
  });

  it('loses nothing that several admins save at once, and adds a name once', async () => {
    const added = await Promise.all(Array.from({ length: 4 }, () => addHome()));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await Promise.all([
      send('PUT', 'engines/home/settings', { values: { chatModel: 'qwen' } }),
      send('PUT', 'engines/home/settings', { values: { speechModel: 'whisper' } }),
      send('PUT', 'engines/home/settings', { values: { kind: 'localai' } }),
      send('PUT', 'engines/home/settings', { values: { model: 'flux-schnell' } }),
    ]);
    const said = (await engineOf('home'))?.settings.map(({ name, value, source }) => [name, value, source]);
    expect(said).toEqual([
      ['baseUrl', `${provider.origin}/v1`, 'stored'],
      ['model', 'flux-schnell', 'stored'],
      ['chatModel', 'qwen', 'stored'],
      ['speechModel', 'whisper', 'stored'],
      ['key', null, 'stored'],
      ['kind', 'localai', 'stored'],
      ['price', null, null],
    ]);
  });

  it('sends a key to no other host than it was entered for, unless it is entered again', async () => {
    const otherHost = 'http://127.0.0.1:9/v1';
    await addHome();
    const refused = await send('PUT', 'engines/home/settings', { values: { baseUrl: otherHost } });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'engine_secret_required', fields: { 'values.key': 'must be entered again' } },
    });
    expect(await settingOf('home', 'baseUrl')).toMatchObject({ value: `${provider.origin}/v1` });
    // The same host under another path has the key already.
    const path = `${provider.origin}/v2`;
    expect((await send('PUT', 'engines/home/settings', { values: { baseUrl: path } })).status).toBe(200);
    for (const values of [
      { baseUrl: otherHost, key: 'sk-another' },
      { baseUrl: path, key: '' },
      { baseUrl: otherHost },
    ]) {
      expect((await send('PUT', 'engines/home/settings', { values })).status).toBe(200);
    }
  });

  it('sends a key from the environment only to the host given there', async () => {
    const other = await openTestApp({
      engine: remote,
      remoteEngines: { blueprints: [openAiBlueprint], network: openNetwork },
      env: { OPENAI_API_KEY: key },
    });
    const boss = await other.signUp();
    await other.app.accounts.administration.setAdmin(boss.userId, true);
    const answer = await boss.request('/api/admin/engines/openai/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ values: { baseUrl: `${provider.origin}/v1` } }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'engine_managed_by_environment' },
    ]);
    await other.close();
  });

  it('enforces a daily limit, and says when it is reached', async () => {
    await send('PUT', 'engines/openai/settings', { values: { key }, dailyCapMicros: 2_500_000 });
    expect((await engineOf('openai'))?.dailyCap).toEqual({
      micros: 2_500_000,
      source: 'stored',
      variable: 'ENGINE_OPENAI_DAILY_USD',
    });
    await send('PUT', 'engines/openai/settings', { values: {}, dailyCapMicros: 0 });
    expect((await engineOf('openai'))?.running?.state).toBe('capped');
    // Our own limit is not reported as the engine's fault.
    const { status, body } = await send('POST', 'engines/openai/test', {});
    expect([status, body.code]).toEqual([409, 'engine_limit_reached']);
    await send('PUT', 'engines/openai/settings', { values: {}, dailyCapMicros: null });
    expect((await engineOf('openai'))?.dailyCap).toMatchObject({ micros: null, source: null });
  });
});

describe('testing an engine', () => {
  it('makes one small picture and records it in the ledger with its cost', async () => {
    const result = await test('paid');
    expect(result).toMatchObject({
      outcome: 'done',
      spentMicros: 40_000,
      picture: { width: 512, height: 512 },
      words: null,
    });
    expect(remote.requests[0]).toMatchObject({
      settings: { count: 1, outputQuality: 0, effort: 'low' },
      width: 512,
      height: 512,
    });
    expect((await engineOf('paid'))?.running).toMatchObject({
      state: 'working',
      spentTodayMicros: 40_000,
      latency: [{ operation: 'generate', calls: 1 }],
    });
    expect((await engineOf('paid'))?.running?.days.at(-1)).toMatchObject({ calls: 1, failures: 0 });
  });

  it('costs nothing and needs no ledger on this machine', async () => {
    expect(await test('builtin')).toMatchObject({ outcome: 'done', spentMicros: 0, providerRequestId: null });
    expect((await engineOf('builtin'))?.running).toMatchObject({ spentTodayMicros: 0, days: [] });
  });

  it('explains what went wrong, with the request id, and lists it among the failures', async () => {
    remote.setBehaviour(async () => {
      throw new EngineError('misconfigured', 'the key is wrong', { providerRequestId: 'req_bad' });
    });
    expect(await test('paid')).toMatchObject({
      outcome: 'failed',
      fault: 'misconfigured',
      message: 'the key is wrong',
      spentMicros: 0,
      providerRequestId: 'req_bad',
    });
    expect((await engineOf('paid'))?.running).toMatchObject({
      state: 'failing',
      lastFailure: { fault: 'misconfigured' },
    });
    expect((await failures()).failures).toMatchObject([
      { engine: 'paid', fault: 'misconfigured', providerRequestId: 'req_bad', jobId: null },
    ]);
    expect((await failures('?engine=builtin')).failures).toEqual([]);
  });

  it('calls an engine with an open circuit breaker, and a success closes it', async () => {
    remote.setBehaviour(async () => {
      throw new EngineError('unavailable', 'down', { mayHaveCost: true });
    });
    const user = await bench.signUp();
    for (let count = 0; count < 5; count += 1) {
      const { jobId } = (await (await user.generate({ variant: 'Genesys 1.0' })).json()) as {
        jobId: string;
      };
      await user.jobEnded(jobId);
    }
    expect((await engineOf('paid'))?.running).toMatchObject({
      state: 'resting',
      resting: [{ operation: 'generate', until: expect.any(String) }],
    });
    expect(await test('paid')).toMatchObject({ outcome: 'failed', fault: 'unavailable', message: 'down' });
    expect((await engineOf('paid'))?.running?.state).toBe('resting');
    remote.setBehaviour(paintPlainly);
    expect(await test('paid')).toMatchObject({ outcome: 'done' });
    expect((await engineOf('paid'))?.running).toMatchObject({ state: 'working', resting: [] });
  });

  it('returns the words of engines that make no pictures', async () => {
    provider.answer((request, response) => {
      if (request.path === '/v1/audio/transcriptions') return sendJson(response, { text: '' });
      const message = { role: 'assistant', content: 'A balloon over hills, wide shot' };
      return sendJson(response, { id: '1', choices: [{ index: 0, finish_reason: 'stop', message }] });
    });
    const values = { baseUrl: `${provider.origin}/v1` };
    const add = (name: string, more: object) =>
      send('POST', 'engines', { kindId: 'compatible', name, values: { ...values, ...more } });
    await add('words', { chatModel: 'qwen' });
    await add('ears', { speechModel: 'whisper' });
    expect(await test('words')).toMatchObject({
      operation: 'enhancePrompt',
      picture: null,
      words: /balloon/,
    });
    expect(await test('ears')).toMatchObject({ outcome: 'done', operation: 'transcribe', words: '' });
    const recording = (await provider.requests.at(-1)?.form())?.get('file') as File;
    expect([recording.type, recording.size]).toEqual(['audio/wav', 8_044]);
  });

  it('reports a result that is not an image', async () => {
    remote.setBehaviour(async () => ({
      pictures: [{ unchecked: Buffer.from('<html>') }],
      warnings: [],
      enhancedPrompt: null,
    }));
    expect(await test('paid')).toMatchObject({
      outcome: 'failed',
      fault: 'unavailable',
      spentMicros: 40_000,
    });
  });
});

describe('the order of engines', () => {
  it('is every capable engine until an admin sets it, and again after they reset it', async () => {
    expect(await chainOf('Thumbnail')).toEqual({
      use: 'Thumbnail',
      names: ['fixed', 'paid', 'builtin'],
      source: 'automatic',
      variable: 'ENGINE_THUMBNAIL',
      candidates: ['fixed', 'paid', 'builtin'],
    });
    const put = await send('PUT', 'engine-chains/Thumbnail', { names: ['builtin', 'paid'] });
    expect(put.body.chain).toMatchObject({ names: ['builtin', 'paid'], source: 'stored' });
    const user = await bench.signUp();
    const { jobId } = (await (await user.generate()).json()) as { jobId: string };
    await user.jobEnded(jobId);
    expect(remote.requests).toEqual([]);
    const back = await send('PUT', 'engine-chains/Thumbnail', { names: null });
    expect(back.body.chain).toMatchObject({ names: ['fixed', 'paid', 'builtin'], source: 'automatic' });
  });

  it('cannot be changed if the environment sets it, nor to an incapable engine', async () => {
    const refused = [
      ['transcribe', ['paid'], 409, 'engine_managed_by_environment'],
      ['Thumbnail', ['openai'], 422, 'engine_operation_unsupported'],
      ['Thumbnail', ['paid', 'paid'], 422, 'engine_operation_unsupported'],
      ['Thumbnail', [], 422, 'validation_failed'],
      ['everything', ['paid'], 422, 'validation_failed'],
    ] as const;
    for (const [use, names, status, code] of refused) {
      expect(await send('PUT', `engine-chains/${use}`, { names })).toMatchObject({ status, body: { code } });
    }
    expect(await chainOf('transcribe')).toMatchObject({ source: 'environment', names: [] });
  });

  it('of better prompts is that of better styles, too', async () => {
    await addHome({ chatModel: 'qwen' });
    await send('PUT', 'engine-chains/enhancePrompt', { names: ['home'] });
    const { rows } = await bench.app.database.db.execute(sql`select use from engine_chains order by use`);
    expect(rows).toEqual([{ use: 'enhancePrompt' }, { use: 'enhanceStyle' }]);
  });
});

describe('a paused engine', () => {
  const pause = (id: string, isPaused: boolean) => send('PUT', `engines/${id}/paused`, { isPaused });
  const madeBy = async () => {
    const answer = await (await admin.generate()).json();
    return (await admin.jobEnded((answer as { jobId: string }).jobId)).status;
  };

  it('gets no new work, which the next engine does, until it continues', async () => {
    expect((await pause('paid', true)).status).toBe(200);
    expect((await engineOf('paid'))?.running?.state).toBe('paused');
    expect(await madeBy()).toBe('completed');
    expect(remote.requests).toHaveLength(0);
    await pause('paid', false);
    await madeBy();
    expect(remote.requests.length).toBeGreaterThan(0);
  });

  it('can be one that the environment sets, and none on this machine', async () => {
    expect((await pause('fixed', true)).status).toBe(200);
    expect((await pause('builtin', true)).body.code).toBe('not_found');
  });
});

describe('the price of an own server', () => {
  const priceOf = async (id: string) => {
    const { operations = [] } = (await engineOf(id))?.running ?? {};
    return operations.find(({ operation }) => operation === 'generate')?.priceMicros;
  };

  it('is unknown until it is entered, unless its calls are free', async () => {
    await addHome();
    expect(await priceOf('home')).toBeNull();
    await send('PUT', 'engines/home/settings', { values: {}, isPaid: false });
    expect(await priceOf('home')).toBe(0);
    expect(await priceOf('builtin')).toBe(0);
  });

  it('is what an admin enters, and counts against its daily limit', async () => {
    await addHome({ price: '0.02' });
    expect(await priceOf('home')).toBe(20_000);
    expect(await test('home')).toMatchObject({ outcome: 'done', spentMicros: 20_000 });
    const wrong = await send('PUT', 'engines/home/settings', { values: { price: 'a lot' } });
    expect(wrong.body).toMatchObject({ code: 'engine_settings_invalid' });
  });
});

describe('the check of an address', () => {
  const check = async (values: object, engineId: string | null = null) =>
    (await send('POST', 'engine-address-checks', { kindId: 'compatible', engineId, values })).body;

  it('says what answers there, and stores nothing', async () => {
    const baseUrl = `${provider.origin}/v1`;
    provider.answer((_request, response) => sendJson(response, { data: [] }));
    expect(await check({ baseUrl, key })).toMatchObject({ answer: 'answers' });
    expect(provider.requests[0]).toMatchObject({
      method: 'GET',
      headers: { authorization: `Bearer ${key}` },
    });
    provider.answer((_request, response) => sendJson(response, {}, 401));
    expect(await check({ baseUrl })).toMatchObject({ answer: 'login_refused' });
    provider.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('hi');
    });
    expect(await check({ baseUrl })).toMatchObject({ answer: 'other_server' });
    expect(await check({ baseUrl: 'http://127.0.0.1:9/v1' })).toMatchObject({ answer: 'unreachable' });
    const { rows } = await bench.app.database.db.execute(sql`select * from audit_log`);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect((await list()).engines.map(({ id }) => id)).not.toContain('compatible');
  });

  it('sends a stored key to no other host', async () => {
    await addHome();
    const other = await openStandIn();
    expect(await check({ baseUrl: `${other.origin}/v1` }, 'home')).toMatchObject({
      code: 'engine_secret_required',
    });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });
});
