import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { sampleOf } from '#testing/sample.ts';
import { users } from './features/accounts/schema.ts';
import { openTestApp, type TestApp } from './testing/app.ts';

let bench: TestApp;
let admin: string;

beforeAll(async () => {
  bench = await openTestApp({ readLimit: { perSecond: 1e9, burst: 1e9 } });
  const client = await bench.signUp();
  await bench.app.database.db.update(users).set({ isAdmin: true }).where(eq(users.id, client.userId));
  admin = client.cookie;
});
afterAll(() => bench.close());

/** Path parts that no link of ours contains. The first ones decode to no text. */
const unreadable = ['%00', 'a%00b', '%', '%4', '%zz', '%ff', '%C0%AF', '%ED%A0%80', '%E0%A4%A', '%u0000'];
const odd = [
  ...unreadable,
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%2f',
  '%0d%0aset-cookie:a=b',
  '%F0%9F%98%80',
  '__proto__',
  "'%20or%201=1--",
  'x'.repeat(3_000),
];

/** Values for the parameters that are not being tested. */
const plain: Readonly<Record<string, string>> = { ':file': '320.webp', ':language': 'en' };
const hole = /:\w+|\*/g;

/** The parts that a run tries at every route. */
const tried = sampleOf(odd, 3);

/** Yields each route's path with one parameter replaced by the part, and with the part appended. */
function* addressesWith(path: string, part: string): Generator<string> {
  const holes = path.match(hole) ?? [];
  for (const [place] of holes.entries()) {
    let index = -1;
    yield path.replace(hole, (name) => {
      index += 1;
      return index === place ? part : (plain[name] ?? '1');
    });
  }
  if (holes.length === 0) yield `${path}/${part}`;
}

/** The stream never ends; the others would sign the user out. */
const isLeftOut = (path: string) => /^\/api\/events$|log-?out|sign-out|sessions/.test(path);

async function sendRequest(address: string, method: string, cookie: string) {
  await bench.app.database.db.execute('delete from rate_windows');
  const answer = await bench.signedOut(address, {
    method,
    headers: { cookie, origin: 'http://localhost', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  return { status: answer.status, text: await answer.text() };
}

test('answers every path without a server error, whatever its parameters are', async () => {
  const routes = new Set(bench.app.api.hono.routes.map(({ method, path }) => `${method} ${path}`));
  const failed: string[] = [];
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    if (method === 'ALL' || isLeftOut(path)) continue;
    for (const part of tried) {
      for (const address of addressesWith(path, part)) {
        for (const cookie of ['', admin]) {
          const { status } = await sendRequest(address, method, cookie);
          if (status >= 500)
            failed.push(`${status} ${method} ${address.slice(0, 100)} ${cookie && 'as admin'}`);
        }
      }
    }
  }
  expect(failed).toEqual([]);
}, 300_000);

test('answers 404 to a path that is not text', async () => {
  const paths = [
    '/',
    '/s/',
    '/api/shared/',
    '/showcase/1/',
    '/showcase/',
    '/files/',
    '/api/jobs/',
    '/editor/',
    '/assets/',
    '/pt/',
  ];
  for (const path of paths) {
    for (const part of unreadable) {
      const { status, text } = await sendRequest(path + part, 'GET', admin);
      expect([status, errorResponseSchema.parse(JSON.parse(text)).code], path + part).toEqual([
        404,
        'not_found',
      ]);
    }
  }
});

const parameters = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional() }),
    ),
  ),
});

/** Cursors contain moments, which are valid dates here but not in the database. */
const oddPlaces = ['1_x', '%2B275760-09-13T00:00:00.000Z_x', '-000001-01-01T00:00:00.000Z_x', '_', 'x_2027'];

test('answers every query without a server error', async () => {
  const { paths } = parameters.parse(JSON.parse((await sendRequest('/api/openapi.json', 'GET', '')).text));
  const failed: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    if (isLeftOut(path)) continue;
    const names = (methods.get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => plain[`:${name}`] ?? '1');
    for (const name of names) {
      for (const part of [...tried, ...sampleOf(oddPlaces, 2)]) {
        const { status } = await sendRequest(`${at}?${name}=${part}`, 'GET', admin);
        if (status >= 500) failed.push(`${status} ${at}?${name}=${part.slice(0, 50)}`);
      }
    }
  }
  expect(failed).toEqual([]);
}, 300_000);
