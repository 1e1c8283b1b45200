// Every call while PostgreSQL cannot be reached: answered, not failed, and without flooding the log.
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { Outage } from './platform/database/outage.ts';
import { openOwnTestDatabase, type TestDatabase, testDatabaseKind } from './platform/database/testing.ts';
import { type Log, silentLog } from './platform/log-types.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts';

const lines: { level: string; message: string; details: object }[] = [];
const log: Log = {
  ...silentLog,
  info: (details, message) => void (message === 'request' && lines.push({ level: 'info', message, details })),
  warn: (details, message) => void lines.push({ level: 'warn', message, details }),
  error: (details, message) => void lines.push({ level: 'error', message, details }),
};

/** Answered from this process alone, or refused before anything is looked up. */
const needsNoDatabase =
  /^GET \/(?:api\/(?:health|shared\/:token\/pictures\/.*|docs.*|openapi\.json|designs\/(?:icons|scenes|fonts)\/.*)|files\/.*|how-it-works|robots\.txt|sitemap\.xml|metrics)$/;
/** Unknown here: refused before anything is looked up. */
const notConfigured = /^POST \/api\/(?:engines|stripe)\/.*webhook$/;

describe.runIf(testDatabaseKind === 'postgres')('while PostgreSQL is away', () => {
  let test: TestDatabase;
  let proxy: TcpProxy;
  let database: Database;
  let outage: Outage;
  let bench: TestApp;
  let user: Client;
  /** Signs out among all other calls, which takes effect when the database is back. */
  let leaving: Client;

  beforeAll(async () => {
    test = await openOwnTestDatabase();
    const url = new URL(test.databaseUrl ?? '');
    proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    outage = new Outage(log);
    database = await openDatabase({ dataDir: tmpdir(), databaseUrl: url.href, log: outage.log, outage });
    bench = await openTestApp({
      wrapDatabase: () => database,
      log: outage.log,
      readLimit: { perSecond: 1_000, burst: 10_000 },
    });
    user = await bench.signUp();
    leaving = await bench.signUp();
    for (const client of [user, leaving]) await client.request('/api/user/info');
  });
  afterAll(async () => {
    await proxy.resume();
    await bench.close();
    await database.close();
    await proxy.close();
    await test.close();
  });

  /** Asks every route as a signed-in user, and returns those that were not answered as they should be. */
  async function askAll(): Promise<string[]> {
    const routes = new Set(bench.app.api.hono.routes.map(({ method, path }) => `${method} ${path}`));
    const wrong: string[] = [];
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      if (method === 'ALL') continue;
      const address = path
        .replace(':file', '320.webp')
        .replace(':width', '320')
        .replaceAll(/:\w+|\*/g, 'x');
      const answer = await leaving.request(address, { method, headers: { 'sec-fetch-site': 'same-origin' } });
      const text = await answer.text();
      if (answer.status < 500 && needsNoDatabase.test(route)) continue;
      if (answer.status === 404 && notConfigured.test(route)) continue;
      const isPage = answer.headers.get('location')?.includes('unavailable');
      const isRefused = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0;
      if (isPage || (isRefused && isPlain(text))) continue;
      wrong.push(`${answer.status} ${route} ${answer.headers.get('location') ?? ''} ${text.slice(0, 200)}`);
    }
    return wrong;
  }

  const isPlain = (text: string) =>
    ['unavailable', 'logout_failed'].includes(errorResponseSchema.parse(JSON.parse(text)).code);

  it('every call is refused with 503 and a time to come back, from the first moment', async () => {
    // Calls that are under way, with all connections of the pool in use.
    const cut = Array.from({ length: 40 }, () => user.request('/api/user/coins'));
    proxy.stop();
    const first = await Promise.all(cut);
    expect(first.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );
    expect(await askAll()).toEqual([]);
    // Again, when every connection is known to be lost.
    expect(await askAll()).toEqual([]);
    const signIn = await bench.signedOut('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'a long enough secret' }),
    });
    expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '5']);
    expect(outage.isOn).toBe(true);
    expect(lines.filter(({ message }) => message.startsWith('the database is away'))).toHaveLength(1);
    const others = lines.filter(
      ({ level, message }) => level !== 'info' && !message.startsWith('the database'),
    );
    expect(others).toEqual([]);
    expect(lines.filter(({ details }) => 'status' in details && details.status === 503)).toEqual([]);
  });

  it('calls are answered again as soon as it is back, and the log says how many were not', async () => {
    await proxy.resume();
    await expect
      .poll(async () => (await user.request('/api/user/coins')).status, { timeout: 10_000 })
      .toBe(200);
    await expect.poll(() => outage.isOn, { timeout: 10_000 }).toBe(false);
    const [back] = lines.filter(({ message }) => message === 'the database is back');
    expect(back?.details).toMatchObject({
      refusedCalls: expect.any(Number),
      droppedLines: expect.any(Number),
    });
    await expect
      .poll(async () => (await bench.signedOut('/api/ready')).status, { timeout: 10_000 })
      .toBe(200);
  });

  it('a call on a connection that has silently broken does not wait for the network', {
    timeout: 60_000,
  }, async () => {
    proxy.freeze();
    const startedAt = performance.now();
    const answers = await Promise.all([user.request('/api/user/coins'), user.request('/api/user/info')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await proxy.resume();
    await expect
      .poll(async () => (await user.request('/api/user/coins')).status, { timeout: 20_000 })
      .toBe(200);
  });
});
