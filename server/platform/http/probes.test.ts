import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { addProbes, type Check } from './probes.ts';
import { createTestApi, type TestApi } from './testing.ts';

let test: TestApi;
afterEach(() => test.remove());

function open(checks: Record<string, Check> = {}, metricsToken: string | null = null) {
  const metrics = createMetrics();
  test = createTestApi({ metrics });
  return { metrics, probes: addProbes(test.api.hono, { checks, metrics, metricsToken, checkTimeoutMs: 20 }) };
}

const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.api.hono.request(path, { headers }, { incoming: { socket: { remoteAddress } } });

describe('GET /api/health', () => {
  it('reports that the process is up', async () => {
    open({ database: async () => Promise.reject(new Error('down')) });
    const response = await get('/api/health');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('GET /api/ready', () => {
  it('is 200 when everything answers', async () => {
    open({ database: async () => undefined, objects: async () => 1 });
    const response = await get('/api/ready');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', checks: { database: 'ok', objects: 'ok' } });
  });

  it('names what fails or does not answer', async () => {
    open({
      database: async () => Promise.reject(new Error('password=hunter2')),
      objects: () => new Promise(() => undefined),
      queue: async () => undefined,
    });
    const response = await get('/api/ready');
    expect(response.status).toBe(503);
    const body = await response.json();
    expect(body).toMatchObject({
      code: 'unavailable',
      checks: { database: 'failed', objects: 'failed', queue: 'ok' },
    });
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  it('checks once for many concurrent requests', async () => {
    let checks = 0;
    open({
      database: async () => {
        checks += 1;
      },
    });
    await Promise.all(Array.from({ length: 50 }, () => get('/api/ready')));
    expect(checks).toBe(1);
  });

  it('is 503 from the moment the process starts to stop', async () => {
    const { probes } = open({ database: async () => undefined });
    probes.setStopping();
    const response = await get('/api/ready');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ status: 'stopping' });
  });
});

describe('GET /metrics', () => {
  it('counts requests by path template', async () => {
    const { metrics } = open();
    metrics.counter({ name: 'pictures_total', help: 'Pictures' }).inc(3);
    await get('/api/health');
    await get('/api/made-up-1');
    await get('/api/made-up-2');
    const text = await (await get('/metrics')).text();
    expect(text).toContain('pictures_total 3');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 2',
    );
    expect(text).not.toContain('made-up');
  });

  it('is for this machine only', async () => {
    open();
    expect((await get('/metrics', {}, '::1')).status).toBe(200);
    expect((await get('/metrics', {}, '198.51.100.7')).status).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(404);
  });

  it('is for clients with the token, if one is set', async () => {
    open({}, 'a-long-enough-token');
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer a-long-enough-tokem' })).status).toBe(404);
    const response = await get('/metrics', { authorization: 'Bearer a-long-enough-token' }, '198.51.100.7');
    expect(response.status).toBe(200);
  });
});
