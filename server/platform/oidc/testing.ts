import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A user with an account at the provider. */
export interface ProviderUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

/** A real OpenID Connect provider on this machine, with our client registered. */
export interface TestProvider {
  readonly issuer: string;
  readonly client: { clientId: string; clientSecret: string };
  /** Creates or changes an account there. */
  add(person: ProviderUser): void;
  /** Serves a picture from the provider's own origin. */
  servePicture(bytes: Buffer): string;
  /** Signs in at the provider and agrees, or declines; returns the URL to which it sends the browser back. */
  authorize(url: string, person: ProviderUser | 'denied'): Promise<string>;
  /** Called when the next token has been sent. */
  onceToken(callback: () => void): void;
  /** Makes it unreachable, and reachable again under the same URL. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface TestProviderOptions {
  client?: { clientId: string; clientSecret: string };
  /**
   * How it reads the client's secret: by the standard, from Basic without decoding it, or from Basic only,
   * although its metadata offers both.
   */
  readsSecret?: 'by the standard' | 'undecoded' | 'basic only';
}

export async function openTestProvider(
  redirectUris: string[],
  {
    client = { clientId: 'adventure', clientSecret: 'a secret between the two' },
    readsSecret = 'by the standard',
  }: TestProviderOptions = {},
): Promise<TestProvider> {
  const people = new Map<string, ProviderUser>();
  let tokenSent: (() => void) | undefined;
  let picture: Buffer | undefined;
  let server: Server | undefined;
  let port = 0;
  let answer: ReturnType<Provider['callback']> | undefined;

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      if (request.url === '/picture.png' && picture) {
        response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
        return;
      }
      if (request.url === '/token') {
        const { authorization } = request.headers;
        if (readsSecret === 'basic only' && authorization === undefined) {
          response.writeHead(401, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ error: 'invalid_client' }));
          return;
        }
        if (readsSecret === 'undecoded' && authorization !== undefined)
          request.headers.authorization = encodedAgain(authorization);
      }
      if (request.url === '/token' && tokenSent) response.once('finish', tokenSent);
      void answer?.(request, response);
    });
    await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening));
    port = (server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const closing = server;
    server = undefined;
    closing?.closeAllConnections();
    await new Promise<void>((closed) => (closing ? closing.close(() => closed()) : closed()));
  }

  await start();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: redirectUris },
    ],
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    findAccount: async (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    ttl: { AccessToken: 3_600, Grant: 3_600, IdToken: 3_600, Interaction: 3_600, Session: 3_600 },
  });
  answer = provider.callback();

  return {
    issuer,
    client,
    add: (person) => void people.set(person.sub, person),
    servePicture(bytes) {
      picture = bytes;
      return `${issuer}/picture.png`;
    },
    authorize: async (url, person) => {
      if (person !== 'denied') people.set(person.sub, person);
      return visit(url, issuer, person);
    },
    onceToken(callback) {
      tokenSent = () => {
        tokenSent = undefined;
        callback();
      };
    },
    stop,
    start,
  };
}

/** Basic credentials such that a provider by the standard reads what another one reads undecoded. */
function encodedAgain(authorization: string): string {
  const [id = '', secret = ''] = Buffer.from(authorization.slice('Basic '.length), 'base64')
    .toString()
    .split(':');
  const encoded = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`;
  return `Basic ${Buffer.from(encoded).toString('base64')}`;
}

/** A browser at the provider: keeps cookies, follows redirects and fills in the provider's forms. */
async function visit(url: string, issuer: string, person: ProviderUser | 'denied'): Promise<string> {
  const cookies = new Map<string, string>();
  let address = url;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const response: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    form = undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      address = new URL(location, address).href;
      if (!address.startsWith(issuer)) return address;
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined)
      throw new Error(`The provider answered ${response.status}: ${page.slice(0, 500)}`);
    if (person === 'denied') address = `${address}/abort`;
    else form = new URLSearchParams({ prompt, login: person.sub, password: 'any' });
  }
  throw new Error('The provider never sent the browser back.');
}
