import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const pages = ['/', '/editor', '/gallery/7', '/user@example.com'];
let folder: string;
let serve: (request: Request) => Promise<Response | null>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adventure-web-'));
  const root = join(folder, 'web');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html>app');
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, '.env'), 'SECRET=1');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'let app;');
  writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync('let app;'));
  writeFileSync(join(root, 'assets', 'app-1a2b.js.gz'), gzipSync('let app;'));
  serve = createStaticFiles(root, (path) => pages.includes(path));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { headers, method }));

const page = { accept: 'text/html,*/*' };

describe('the web app', () => {
  it.each(pages.flatMap((path) => [page.accept, '*/*'].map((accept) => [path, accept] as const)))(
    'has its page at %s for a client that accepts %s, revalidated each time',
    async (path, accept) => {
      const response = await get(path, { accept });
      expect(await response?.text()).toBe('<!doctype html>app');
      expect(response?.headers.get('content-type')).toContain('text/html');
      expect(response?.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('marks its page where the operator wants that, in each encoding, and nothing else', async () => {
    const marked = createStaticFiles(join(folder, 'web'), (path) => pages.includes(path), {
      htmlAttributes: { 'data-coins': 'off' },
    });
    writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><html lang="en">app</html>');
    writeFileSync(
      join(folder, 'web', 'index.html.br'),
      brotliCompressSync('<!doctype html><html lang="en">app'),
    );
    const ask = (path: string, headers = {}, method = 'GET') =>
      marked(
        new Request(`http://localhost${path}`, {
          method,
          headers: { ...page, 'accept-encoding': 'br', ...headers },
        }),
      );
    for (const path of ['/editor', '/index.html']) {
      const response = await ask(path);
      expect(await response?.text()).toBe('<!doctype html><html data-coins="off" lang="en">app</html>');
      expect(response?.headers.get('content-encoding')).toBeNull();
      expect(response?.headers.get('content-type')).toContain('text/html');
      const etag = response?.headers.get('etag') ?? '';
      expect((await ask(path, { 'if-none-match': etag }))?.status).toBe(304);
      // A browser that has the page of a server with coins gets this one.
      const plain = await get(path, { ...page, 'accept-encoding': 'br' });
      expect(plain?.headers.get('etag')).not.toBe(etag);
      const head = await ask(path, {}, 'HEAD');
      expect([head?.status, await head?.text()]).toEqual([200, '']);
    }
    expect(await (await ask('/favicon.svg'))?.text()).toBe('<svg/>');
    writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html>app');
    rmSync(join(folder, 'web', 'index.html.br'));
  });

  it('has its hashed files cached forever, and the others revalidated', async () => {
    const script = await get('/assets/app-1a2b.js');
    expect(script?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script?.headers.get('content-type')).toContain('javascript');
    const icon = await get('/favicon.svg');
    expect(icon?.headers.get('content-type')).toContain('image/svg+xml');
    expect(icon?.headers.get('cache-control')).toBe('no-cache');
    const etag = icon?.headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'if-none-match': etag }))?.status).toBe(304);
  });

  it('sends the compressed copy that the browser supports', async () => {
    const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli?.headers.get('content-encoding')).toBe('br');
    expect(brotli?.headers.get('vary')).toBe('accept-encoding');
    // Not `bytes()`: the server's adapter replaces the global Response by one without it.
    const packed = (await brotli?.arrayBuffer()) ?? new ArrayBuffer();
    expect(brotliDecompressSync(packed).toString()).toBe('let app;');
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip?.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'zstd' });
    expect([plain?.headers.get('content-encoding'), await plain?.text()]).toEqual([null, 'let app;']);
  });

  it('answers HEAD without a body', async () => {
    const head = await get('/favicon.svg', {}, 'HEAD');
    expect([head?.headers.get('content-length'), await head?.text()]).toEqual(['6', '']);
  });

  it.each([
    '/assets/missing.js',
    '/missing.png',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env',
    '/%00',
    '/%ff',
  ])('has nothing at %s', async (path) => {
    expect(await get(path)).toBeNull();
  });

  it('never answers a hidden file or a missing script with the page', async () => {
    expect(await get('/assets/missing.js', page)).toBeNull();
    expect(await get('/.env', page)).toBeNull();
    expect(await get('/editor', page, 'POST')).toBeNull();
  });
});

it('redirects unknown pages to the front page, but no calls or files', async () => {
  const redirected = await get('/nothing/here', page);
  expect(redirected?.status).toBe(302);
  expect(redirected?.headers.get('location')).toBe('/#page-missing');
  for (const headers of [{ accept: '*/*' }, {}]) {
    const plain = await get('/nope', headers);
    expect([plain?.status, plain?.headers.get('location')]).toEqual([302, '/#page-missing']);
    expect(await get('/missing.png', headers)).toBeNull();
  }
  expect(await get('/nothing/here', { accept: 'application/json, text/plain, */*' })).toBeNull();
  expect(await get('/nothing/here', { accept: 'application/json' })).toBeNull();
  expect(await get('/editor', { accept: 'application/json' })).toBeNull();
  expect(await get('/assets/nothing.js', page)).toBeNull();
});

it('serves ranges of a file', async () => {
  const part = await get('/favicon.svg', { range: 'bytes=1-3' });
  expect(part?.status).toBe(206);
  expect(part?.headers.get('content-range')).toBe('bytes 1-3/6');
  expect(await part?.text()).toBe('svg');
  expect((await get('/favicon.svg', { range: 'bytes=9-' }))?.status).toBe(416);
});
