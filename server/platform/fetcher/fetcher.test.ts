import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardedLookup, isPublic, requirePublic } from './address-guard.ts';
import { createFetcher, type DownloadOptions, type Fetcher, FetchRefusedError } from './fetcher.ts';

let server: Server;
let origin: string;
let answer: RequestListener;
let requested: string[];
let fetcher: Fetcher;
let options: DownloadOptions;

beforeEach(async () => {
  requested = [];
  server = createServer((request, response) => {
    requested.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fetcher = createFetcher({ resolve: async () => [] });
  options = { maxBytes: 1000, timeoutMs: 5_000, contentTypes: ['image/*'], trustedOrigins: [origin] };
});
afterEach(async () => {
  await fetcher.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const png = { 'content-type': 'image/png; charset=binary' };

async function reasonOf(download: Promise<unknown>): Promise<string> {
  const error = await download.then(
    () => new Error('it was fetched'),
    (thrown: unknown) => thrown,
  );
  return error instanceof FetchRefusedError ? error.reason : String(error);
}

describe('isPublic', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('accepts %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'not an address',
  ])('rejects %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('a download', () => {
  it("returns the body from an operator's host", async () => {
    answer = (_request, response) => response.writeHead(200, png).end('pixels');
    const download = await fetcher.download(`${origin}/a.png`, options);
    expect(download).toMatchObject({ contentType: 'image/png', url: `${origin}/a.png` });
    expect(download.bytes.toString()).toBe('pixels');
  });

  it("trusts neither another port nor another scheme of the operator's host", async () => {
    const other = createServer((_request, response) => response.writeHead(200, png).end('a secret'));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const secure = origin.replace('http:', 'https:');
    for (const address of [`${otherOrigin}/a.png`, 'http://127.0.0.1/a.png', `${secure}/a.png`]) {
      expect(await reasonOf(fetcher.download(address, options)), address).toMatch(/^(?:address|host)$/);
    }
    // Not even when the trusted one redirects there.
    answer = (_request, response) => response.writeHead(302, { location: `${otherOrigin}/a.png` }).end();
    expect(await reasonOf(fetcher.download(`${origin}/a.png`, options))).toBe('address');
    await new Promise((done) => other.close(done));
  });

  it('trusts an origin only for the download that names it', async () => {
    const { trustedOrigins: _, ...plain } = options;
    expect(await reasonOf(fetcher.download(`${origin}/a.png`, plain))).toBe('address');
    expect(requested).toEqual([]);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'https://user:password@example.com/a.png',
    'https://example.com:8443/a.png',
    'nonsense',
    '//example.com/a.png',
  ])('refuses the URL %s', async (address) => {
    expect(await reasonOf(fetcher.download(address, options))).toBe('address');
  });

  it.each([
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/a.png',
  ])('refuses the private host of %s', async (address) => {
    expect(await reasonOf(fetcher.download(address, options))).toBe('host');
  });

  it('refuses a name that resolves to a private address, even beside a public one', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []]) {
      const resolving = createFetcher({
        resolve: async () => addresses.map((address) => ({ address, family: 4 })),
      });
      expect(await reasonOf(resolving.download('http://innocent.example/a.png', options))).toBe('host');
      await resolving.close();
    }
  });

  it('connects to exactly the addresses that were checked', async () => {
    let times = 0;
    const lookup = guardedLookup(async () => {
      times += 1;
      return [
        { address: times === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 },
        { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
      ];
    }, requirePublic);
    const found = await new Promise((resolve, reject) => {
      lookup('rebind.example', { all: true }, (error, addresses) =>
        error ? reject(error) : resolve(addresses),
      );
    });
    expect(found).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
    ]);
    expect(times).toBe(1);
  });

  it('refuses hosts that are not on the list', async () => {
    const hosts = ['cdn.example.com', '*.provider.example'];
    expect(await reasonOf(fetcher.download('https://evil.example/a.png', { ...options, hosts }))).toBe(
      'host',
    );
    expect(
      await reasonOf(fetcher.download('https://evilprovider.example/a.png', { ...options, hosts })),
    ).toBe('host');
    expect(requested).toEqual([]);
  });

  it('checks every redirect again', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end();
    expect(await reasonOf(fetcher.download(`${origin}/a.png`, options))).toBe('host');
    answer = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    expect(await reasonOf(fetcher.download(`${origin}/a.png`, options))).toBe('address');
    expect(requested).toHaveLength(2);
  });

  it('follows three redirects and no more', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 0) response.writeHead(200, png).end('there');
      else response.writeHead(307, { location: `/${step - 1}` }).end();
    };
    expect((await fetcher.download(`${origin}/3`, options)).url).toBe(`${origin}/0`);
    expect(await reasonOf(fetcher.download(`${origin}/4`, options))).toBe('redirects');
  });

  it('stops at the size limit, announced or not', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { ...png, 'content-length': '1001' }).end('x'.repeat(1001));
    expect(await reasonOf(fetcher.download(`${origin}/a`, options))).toBe('too_large');
    let isCut = false;
    answer = (_request, response) => {
      response.writeHead(200, png);
      const writeEndlessly = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', writeEndlessly);
      response.on('close', () => {
        isCut = true;
      });
      writeEndlessly();
    };
    expect(await reasonOf(fetcher.download(`${origin}/endless`, options))).toBe('too_large');
    await expect.poll(() => isCut).toBe(true);
  });

  it('refuses other content types and any status but 200', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    expect(await reasonOf(fetcher.download(`${origin}/a`, options))).toBe('content_type');
    answer = (_request, response) => response.writeHead(404, png).end();
    expect(await reasonOf(fetcher.download(`${origin}/a`, options))).toBe('status');
  });

  it('stops at the timeout, and when aborted', async () => {
    answer = () => undefined;
    expect(await reasonOf(fetcher.download(`${origin}/a`, { ...options, timeoutMs: 50 }))).toBe('timed_out');
    const abort = new AbortController();
    const download = fetcher.download(`${origin}/a`, { ...options, signal: abort.signal });
    abort.abort(new Error('cancelled'));
    await expect(download).rejects.toThrow('cancelled');
  });

  it('reports a failed connection', async () => {
    answer = (request) => request.socket.destroy();
    expect(await reasonOf(fetcher.download(`${origin}/a`, options))).toBe('network');
  });
});
