import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { SettableClock } from '../clock.ts';
import { type ObjectStore, openObjects } from '../objects/objects.ts';
import { attachment } from './download-name.ts';
import type { ApiEnv } from './environment.ts';
import { addFileRoute, createFileLinks } from './file-links.ts';

const clock = new SettableClock(new Date('2025-03-01T15:00:00Z'));
const links = createFileLinks('1'.repeat(32), clock);
const hono = new OpenAPIHono<ApiEnv>();
const key = 'pictures/u1/0.png';
let folder: string;
let objects: ObjectStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adventure-files-'));
  objects = await openObjects({ dataDir: folder, s3: null });
  await objects.put(key, Buffer.from('0123456789'), { contentType: 'image/png' });
  addFileRoute({ hono, admitToFile: () => undefined }, links, objects, async () => undefined);
  hono.onError((error, context) =>
    error instanceof AppError ? context.text(error.code, 404) : context.text(String(error), 500),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (address: string, headers: Record<string, string> = {}) => hono.request(address, { headers });

describe('a signed URL', () => {
  it('serves the object, cacheable for a day by the client only', async () => {
    const response = await get(links.sign(key));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': 'private, max-age=86400, immutable',
    });
  });

  it('stays the same all day and changes the next', () => {
    clock.set(new Date('2025-03-01T00:00:00Z'));
    const morning = links.sign(key);
    clock.set(new Date('2025-03-01T23:59:59Z'));
    expect(links.sign(key)).toBe(morning);
    clock.set(new Date('2025-03-02T00:00:00Z'));
    expect(links.sign(key)).not.toBe(morning);
  });

  it('is valid for at least a day, until the second midnight', async () => {
    clock.set(new Date('2025-03-01T23:59:59Z'));
    const address = links.sign(key);
    clock.set(new Date('2025-03-02T23:59:59Z'));
    expect((await get(address)).status).toBe(200);
    clock.set(new Date('2025-03-03T00:00:00Z'));
    expect((await get(address)).status).toBe(404);
  });

  it('is refused for another key, day or secret and without a signature, like a missing object', async () => {
    const address = links.sign(key);
    const [, query = ''] = address.split('?');
    const expiry = Number(new URLSearchParams(query).get('e'));
    const foreign = createFileLinks('2'.repeat(32), clock).sign(key);
    const refused = [
      `/files/pictures/u1/1.png?${query}`,
      address.replace(`e=${expiry}`, `e=${expiry + 1}`),
      address.slice(0, -1),
      `/files/${key}`,
      `/files/..%2Fconfig.json?${query}`,
      foreign,
      links.sign('pictures/u1/missing.png'),
    ];
    for (const path of refused) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'not_found']);
    }
  });

  it('supports ranges, conditional requests and HEAD', async () => {
    const address = links.sign(key);
    const part = await get(address, { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    const tail = await get(address, { range: 'bytes=-3' });
    expect(await tail.text()).toBe('789');
    const beyond = await get(address, { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const etag = part.headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    const stale = await get(address, { range: 'bytes=2-4', 'if-range': '"another"' });
    expect(stale.status).toBe(200);
    const head = await hono.request(address, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
  });

  it('answers conditional requests only while the object exists', async () => {
    const gone = 'pictures/u1/gone.png';
    await objects.put(gone, Buffer.from('0'), { contentType: 'image/png' });
    const etag = (await get(links.sign(gone))).headers.get('etag') ?? '';
    await objects.delete([gone]);
    expect((await get(links.sign(gone), { 'if-none-match': etag })).status).toBe(404);
  });

  it('downloads under the requested name', async () => {
    const response = await get(`${links.sign(key)}&download=adventure-7.png`);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="adventure-7.png"; filename*=UTF-8\'\'adventure-7.png',
    );
  });
});

describe('attachment', () => {
  it.each([
    ['../../etc/passwd', 'attachment; filename="etcpasswd"; filename*=UTF-8\'\'etcpasswd'],
    ['a"; evil="\r\nx', 'attachment; filename="a; evil=x"; filename*=UTF-8\'\'a%3B%20evil%3Dx'],
    ['ação.png', 'attachment; filename="acao.png"; filename*=UTF-8\'\'a%C3%A7%C3%A3o.png'],
    ['\u202Egnp.exe', 'attachment; filename="gnp.exe"; filename*=UTF-8\'\'gnp.exe'],
    ['', 'attachment; filename="download"; filename*=UTF-8\'\'download'],
  ])('makes %j harmless', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
