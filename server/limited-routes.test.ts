import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/app.ts';

const burst = 3;
let bench: TestApp;

beforeAll(async () => {
  bench = await openTestApp({ readLimit: { perSecond: 0.001, burst } });
});
afterAll(() => bench.close());

/** Unlimited: probes, which are shared or free, and small answers from memory. */
const free = new Set([
  'GET /api/health',
  'GET /api/ready',
  'GET /metrics',
  'GET /how-it-works',
  'GET /robots.txt',
  'GET /sitemap.xml',
]);

/** These redirect to a page of ours in any case. */
const redirectsBack = (route: string) => /^GET \/auth\/(?:google|oidc)/.test(route);

test('every other route refuses an address with too many requests', async () => {
  const routes = new Set(bench.app.api.hono.routes.map(({ method, path }) => `${method} ${path}`));
  const unlimited: string[] = [];
  for (const [index, route] of [...routes].entries()) {
    const [method = '', path = ''] = route.split(' ');
    if (method === 'ALL' || free.has(route)) continue;
    const client = { incoming: { socket: { remoteAddress: `203.0.${index >> 8}.${index & 255}` } } };
    const ask = () =>
      bench.app.api.hono.request(
        path.replace(':file', '320.webp').replaceAll(/:\w+|\*/g, 'x'),
        { method, headers: { origin: 'http://localhost' } },
        client,
      );
    for (let count = 0; count < burst; count += 1) await (await ask()).body?.cancel();
    const last = await ask();
    const isRefused = redirectsBack(route)
      ? last.headers.get('location')?.includes('rate_limited')
      : last.status === 429 && last.headers.has('retry-after');
    if (!isRefused) unlimited.push(`${last.status} ${route}`);
  }
  expect(unlimited).toEqual([]);
});
