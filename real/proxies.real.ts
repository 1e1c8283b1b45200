import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { megabyte } from '../contract/bytes.ts';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { makeCertificate } from './certificate.ts';
import { type Client, type ClientOptions, createClient, formOf } from './client.ts';
import { freePort, has, makeFolder, type Program, startProgram } from './programs.ts';

const page = readFileSync(path.join(import.meta.dirname, '../docs/operating.md'), 'utf8');

/** The example of a proxy's configuration in `docs/operating.md`, for the given ports and files. */
function exampleOf(language: string, replaced: Record<string, string>): string {
  const example = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1];
  if (example === undefined) throw new Error(`docs/operating.md has no example in ${language}`);
  return Object.entries(replaced).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the example in ${language} has no ${from}`);
    return text.replaceAll(from, to);
  }, example);
}

interface Places {
  folder: string;
  port: number;
  /** The port of Adventure. */
  target: number;
  certificate: string;
  key: string;
  both: string;
}

/** Uploads a file with curl, which also reads an answer that comes before the whole file was sent. */
function uploadByCurl(
  file: string,
  { origin, cookie, http2 }: { origin: string; cookie: string; http2: boolean },
): { status: number; code: unknown } {
  const { hostname, port } = new URL(origin);
  const headers = [`cookie: ${cookie}`, `origin: ${origin}`, 'sec-fetch-site: same-origin', 'expect:'];
  const { stdout } = spawnSync(
    'curl',
    [
      ...['-sk', http2 ? '--http2' : '--http1.1', '--resolve', `${hostname}:${port}:127.0.0.1`],
      ...headers.flatMap((header) => ['-H', header]),
      ...['-F', `image=@${file};type=image/png`, '-w', '\\n%{http_code}', `${origin}/api/analyze-image`],
    ],
    { encoding: 'utf8' },
  );
  const [status = '', ...lines] = stdout.split('\n').reverse();
  return {
    status: Number(status),
    code: (JSON.parse(lines.reverse().join('\n')) as { code?: unknown }).code,
  };
}

/** Each proxy: how it is started with the documented example. */
const proxies = {
  nginx({ folder, port, target, certificate, key }: Places) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n');
    const server = exampleOf('nginx', {
      '443 ssl': `127.0.0.1:${port} ssl`,
      'studio.example': 'studio.localhost',
      '/etc/ssl/studio.pem': certificate,
      '/etc/ssl/studio.key': key,
      '127.0.0.1:3000': `127.0.0.1:${target}`,
    });
    const file = path.join(folder, 'nginx.conf');
    const main = `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\n`;
    writeFileSync(file, `${main}http {\naccess_log off;\n${temporary}\n${server}\n}\n`);
    return ['nginx', '-c', file];
  },
  caddy({ folder, port, target, certificate, key }: Places) {
    const site = exampleOf('caddy', {
      'studio.example {': `https://studio.localhost:${port} {\n  bind 127.0.0.1\n  tls ${certificate} ${key}`,
      '127.0.0.1:3000': `127.0.0.1:${target}`,
    });
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${site}`);
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  },
  haproxy({ folder, port, target, both }: Places) {
    const file = path.join(folder, 'haproxy.cfg');
    const example = exampleOf('haproxy', {
      ':443': `127.0.0.1:${port}`,
      '/etc/ssl/studio.both.pem': both,
      '127.0.0.1:3000': `127.0.0.1:${target}`,
    });
    writeFileSync(file, example);
    return ['haproxy', '-db', '-f', file];
  },
};

describe.each(Object.keys(proxies) as (keyof typeof proxies)[])('behind %s', (name) => {
  const folder = makeFolder();
  let server: RunningServer;
  let proxy: Program;
  let origin: string;
  const clients: Client[] = [];
  const clientAt = (options: ClientOptions = {}) => {
    const client = createClient(origin, options);
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    if (!has(name)) throw new Error(`${name} is not installed`);
    const [port, target] = [await freePort(), await freePort()];
    origin = `https://studio.localhost:${port}`;
    server = await startServer({
      dataDir: path.join(folder.folder, 'data'),
      env: {
        PORT: String(target),
        PUBLIC_URL: origin,
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'info',
        METRICS_TOKEN: 'a-token-of-the-tests-of-real-software',
      },
    });
    const places = { folder: folder.folder, port, target, ...makeCertificate(folder.folder) };
    const [command = '', ...args] = proxies[name](places);
    const env = { HOME: folder.folder, XDG_DATA_HOME: folder.folder, XDG_CONFIG_HOME: folder.folder };
    proxy = await startProgram(command, args, { port, env });
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await proxy?.stop();
    await server?.stop();
    folder.remove();
  });

  it('serves pages with HSTS, and sets cookies that are only sent over TLS', async () => {
    const client = clientAt();
    const home = await client.send('/', { headers: { accept: '*/*' } });
    expect(home.status).toBe(200);
    expect(home.headers.get('strict-transport-security')).toContain('max-age=');
    expect(await home.text()).toContain(`<link rel="canonical" href="${origin}/"`);
    const signedUp = await client.signUp();
    expect(signedUp.status).toBe(200);
    expect(signedUp.headers.getSetCookie().join('\n')).toMatch(/__Host-\S+=.*; Secure/);
    expect(await client.json('/api/auth/check')).toMatchObject({ authenticated: true });
  });

  it('lets a browser without Sec-Fetch-Site sign up, and no page of another site', async () => {
    expect((await clientAt({ headers: {} }).signUp()).status).toBe(200);
    const other = clientAt({ headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await (await other.signUp()).json()).toMatchObject({ code: 'origin_not_allowed' });
  });

  it('delivers a finished picture over the event stream at once, and parts of its file', async () => {
    const client = clientAt();
    await client.signUp();
    const stream = await client.send('/api/events', { headers: { accept: 'text/event-stream' } });
    const reader = stream.body?.getReader();
    const body = formOf({ prompt: 'A lighthouse in a storm', variant: 'Genesys 1.0' });
    expect((await client.send('/api/generate', { method: 'POST', body })).status).toBeLessThan(300);
    const decoder = new TextDecoder();
    let seen = '';
    while (!/"status":"completed"/.test(seen)) {
      const part = await reader?.read();
      if (part === undefined || part.done) throw new Error(`the stream ended: ${seen}`);
      seen += decoder.decode(part.value, { stream: true });
    }
    await reader?.cancel();
    const url = /"url":"(\/[^"]+)"/.exec(seen)?.[1] ?? '';
    const part = await client.send(url, { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  it.each([true, false])('takes a picture of 18 MB, and says so above 20 (HTTP/2: %s)', async (http2) => {
    const client = clientAt({ http2 });
    await client.signUp();
    // Noise that PNG cannot shrink.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({
      create: { width: 2_650, height: 2_400, channels: 3, background: '#808080', noise },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(picture.byteLength).toBeGreaterThan(18 * megabyte);
    const body = formOf({ image: new Blob([picture], { type: 'image/png' }) });
    const taken = await client.send('/api/analyze-image', { method: 'POST', body });
    expect(taken.status, server.output()).toBe(200);
    const file = path.join(folder.folder, 'too-large.png');
    writeFileSync(file, Buffer.concat([picture, Buffer.alloc(20 * megabyte)]));
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = uploadByCurl(file, { origin, cookie: client.cookie(), http2 });
      expect(answer, server.output()).toMatchObject({ status: 413, code: 'payload_too_large' });
    }
  });

  it('passes on the address of the client, which cannot choose it', async () => {
    const forged = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.66, 127.0.0.1' };
    await clientAt({ from: '127.0.0.8', headers: forged }).send('/api/auth/methods?forged');
    const isLogged = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('/api/auth/methods'));
    await expect.poll(isLogged).not.toEqual([]);
    expect(isLogged().at(-1)).toContain('127.0.0.8');
    expect(isLogged().join('')).not.toContain('203.0.113.66');
  });

  it('shows figures only with the token', async () => {
    expect((await clientAt().send('/metrics')).status).toBe(404);
  });
});
