import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskObjects } from './disk-objects.ts';
import { ObjectExistsError, type ObjectStore } from './object-store.ts';
import { openS3Objects } from './s3-objects.ts';

let folder: string;
const stores = new Map<string, ObjectStore>();
let s3Server: Server;
let conditions: 'ignored' | 'known' | 'unknown' = 'ignored';
const existing = new Set<string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adventure-objects-'));
  const s3 = new S3rver({
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  s3Server = createServer((request, response) => {
    if (request.headers['if-none-match'] !== undefined && conditions !== 'ignored') {
      // The test server ignores conditions; this does what real stores do.
      const isTaken = conditions === 'known' && existing.has(request.url ?? '');
      if (conditions === 'unknown' || isTaken) {
        request.resume();
        const [status, code] = isTaken ? [412, 'PreconditionFailed'] : [501, 'NotImplemented'];
        response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
        response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
        return;
      }
    }
    if (request.method === 'PUT') existing.add(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => s3Server.listen(0, '127.0.0.1', done));
  const { port } = s3Server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  stores.set('disk', await openDiskObjects(join(folder, 'objects')));
  stores.set('s3', openS3Objects({ endpoint, bucket: 'pictures', region: 'us-east-1', credentials }));
});
afterAll(async () => {
  for (const store of stores.values()) store.close();
  s3Server.closeAllConnections();
  await new Promise((done) => s3Server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

const png = { contentType: 'image/png' };

describe.each(['disk', 's3'])('objects on %s', (kind) => {
  const store = () => {
    const found = stores.get(kind);
    if (!found) throw new Error('the store did not open');
    return found;
  };
  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await store().get(key, range);
    return found && (await buffer(found.stream)).toString();
  };

  it('stores bytes, files and streams, with their length and type', async () => {
    const path = join(folder, `${kind}-upload`);
    writeFileSync(path, 'from a file');
    await store().put('a/bytes.png', Buffer.from('bytes'), png);
    await store().put('a/file.webp', { path }, { contentType: 'image/webp' });
    await store().put(
      'a/stream.json',
      { stream: Readable.from([Buffer.from('st'), Buffer.from('ream')]), bytes: 6 },
      { contentType: 'application/json' },
    );
    expect(await read('a/bytes.png')).toBe('bytes');
    expect(await read('a/file.webp')).toBe('from a file');
    expect(await read('a/stream.json')).toBe('stream');
    expect(await store().head('a/file.webp')).toEqual({ bytes: 11, contentType: 'image/webp' });
    expect(await store().exists('a/bytes.png')).toBe(true);
  });

  it('reads a range and reports the whole length', async () => {
    await store().put('range.png', Buffer.from('0123456789'), png);
    expect(await read('range.png', { start: 2, end: 4 })).toBe('234');
    const part = await store().get('range.png', { start: 0, end: 0 });
    expect(part?.bytes).toBe(10);
    part?.stream.destroy();
  });

  it('returns null for a missing object', async () => {
    expect(await store().get('missing/a.png')).toBeNull();
    expect(await store().head('missing/a.png')).toBeNull();
    expect(await store().exists('missing/a.png')).toBe(false);
  });

  it('lists by prefix and deletes, repeatedly if needed', async () => {
    for (const key of ['b/1/x.png', 'b/1/y.png', 'b/10/x.png']) await store().put(key, Buffer.from('x'), png);
    expect(await store().list('b/1/')).toEqual(['b/1/x.png', 'b/1/y.png']);
    expect(await store().list('b/1')).toEqual(['b/1/x.png', 'b/1/y.png', 'b/10/x.png']);
    expect(await store().list('nothing/')).toEqual([]);
    await store().delete(['b/1/x.png', 'b/1/y.png']);
    await store().delete(['b/1/x.png']);
    expect(await store().list('b/')).toEqual(['b/10/x.png']);
  });

  it('answers a ping', async () => {
    await store().ping();
  });

  it.each([
    '../a.png',
    'a/../b.png',
    '/a.png',
    'a//b.png',
    '.hidden.png',
    'a\\b.png',
    'a.exe',
    'a',
    '',
    `${'x'.repeat(200)}.png`,
    'a\0.png',
  ])('refuses the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'), png)).rejects.toThrow(TypeError);
    await expect(store().get(key)).rejects.toThrow(TypeError);
    await expect(store().head(key)).rejects.toThrow(TypeError);
    await expect(store().delete([key])).rejects.toThrow(TypeError);
  });

  it('refuses a type that does not match the key, and a prefix outside of the store', async () => {
    await expect(store().put('a.webp', Buffer.from('x'), png)).rejects.toThrow('image/webp');
    await expect(store().list('../')).rejects.toThrow(TypeError);
  });
});

describe('objects on s3', () => {
  const s3 = () => stores.get('s3') as ObjectStore;

  it('never change if the store supports conditions', async () => {
    conditions = 'known';
    await s3().put('fixed.png', Buffer.from('first'), png);
    await s3().put('fixed.png', Buffer.from('first'), png);
    await expect(s3().put('fixed.png', Buffer.from('another'), png)).rejects.toThrow(ObjectExistsError);
  });

  it('are written without conditions if the store lacks them', async () => {
    conditions = 'unknown';
    await s3().put('plain.png', Buffer.from('bytes'), png);
    const found = await s3().get('plain.png');
    expect(found && (await buffer(found.stream)).toString()).toBe('bytes');
  });
});

describe('objects on disk', () => {
  const disk = () => stores.get('disk') as ObjectStore;

  it('never change: the same again is harmless, other content is refused', async () => {
    await disk().put('fixed.png', Buffer.from('first'), png);
    await disk().put('fixed.png', Buffer.from('first'), png);
    await expect(disk().put('fixed.png', Buffer.from('other'), png)).rejects.toThrow(ObjectExistsError);
    const object = await disk().get('fixed.png');
    expect(object && (await buffer(object.stream)).toString()).toBe('first');
  });

  it('leave nothing of a failed write, and no empty folder', async () => {
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('the line broke'));
      },
    });
    const put = disk().put('c/d/broken.png', { stream: broken, bytes: 8 }, png);
    await expect(put).rejects.toThrow('the line broke');
    expect(await disk().exists('c/d/broken.png')).toBe(false);
    expect(readdirSync(join(folder, 'objects', '.unfinished'))).toEqual([]);
    await disk().put('e/f/whole.png', Buffer.from('x'), png);
    await disk().delete(['e/f/whole.png']);
    expect(readdirSync(join(folder, 'objects'))).not.toContain('e');
  });

  it('survive another process that opens the same folder during a write', async () => {
    const slow = new Readable({ read() {} });
    const put = disk().put('shared/slow.png', { stream: slow, bytes: 4 }, png);
    await expect.poll(() => readdirSync(join(folder, 'objects', '.unfinished')).length).toBe(1);
    await openDiskObjects(join(folder, 'objects'));
    slow.push('data');
    slow.push(null);
    await put;
    const found = await disk().get('shared/slow.png');
    expect(found && (await buffer(found.stream)).toString()).toBe('data');
  });

  it('lose the old drafts of a crashed process', async () => {
    const draft = join(folder, 'objects', '.unfinished', 'abandoned');
    writeFileSync(draft, 'half');
    const longAgo = new Date(Date.now() - 3 * 3_600_000);
    utimesSync(draft, longAgo, longAgo);
    await openDiskObjects(join(folder, 'objects'));
    expect(existsSync(draft)).toBe(false);
  });

  it('whose draft is removed fail instead of retrying forever', async () => {
    const drafts = join(folder, 'objects', '.unfinished');
    const slow = new Readable({ read() {} });
    const put = disk().put('lost/draft.png', { stream: slow, bytes: 4 }, png);
    await expect.poll(() => readdirSync(drafts).length).toBe(1);
    rmSync(drafts, { recursive: true });
    slow.push('data');
    slow.push(null);
    await expect(put).rejects.toMatchObject({ code: 'ENOENT' });
    mkdirSync(drafts);
  });

  it('survive deletes of their neighbours in the same folder', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `busy/folder/${index}.png`);
    await Promise.all(
      keys.map(async (key) => {
        await disk().put(key, Buffer.from(key), png);
        await disk().delete([key]);
      }),
    );
    expect(await disk().list('busy/')).toEqual([]);
  });

  it('are refused below a file, instead of retrying forever', async () => {
    await disk().put('taken/file.png', Buffer.from('file'), png);
    await expect(disk().put('taken/file.png/below.png', Buffer.from('below'), png)).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
    expect(readdirSync(join(folder, 'objects', '.unfinished'))).toEqual([]);
  });
});
