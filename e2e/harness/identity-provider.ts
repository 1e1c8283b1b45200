import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { Provider } from 'oidc-provider';

export const clientId = 'adventure';
export const clientSecret = 'a secret between the two servers';

/** A local OpenID Connect provider with its own login pages. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Registers the app at this origin. Until then the provider answers 503. */
  serve(origin: string): void;
  stop(): Promise<void>;
}

/**
 * Starts before its client is known: the app needs the issuer at startup and has its redirect URL only then.
 * The user `ada` is ada@example.com. Addresses of users whose name starts with `unverified` are not verified.
 */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    serve(origin) {
      answer = createProvider(issuer, origin).callback();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createProvider(issuer: string, origin: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['google', 'oidc'].map((name) => `${origin}/auth/${name}/callback`),
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['cookie key of the provider'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        name: sub,
        email: `${sub}@example.com`,
        email_verified: !sub.startsWith('unverified'),
      }),
    }),
  });
}

/** Blocks external requests. The provider’s pages request an external font, which no test may wait for. */
export async function blockExternalRequests(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost' && url.protocol !== 'blob:',
    (route) => route.abort(),
  );
}

/** Logs in on the provider’s pages and consents to sharing the profile. */
export async function signInAtProvider(page: Page, login: string): Promise<void> {
  const name = page.getByPlaceholder('Enter any login');
  const allow = page.getByRole('button', { name: 'Continue' });
  // A user with a session at the provider is asked only for consent.
  await name.or(allow).waitFor();
  if (await name.isVisible()) {
    await name.fill(login);
    await page.getByPlaceholder('and password').fill('any password');
    await page.getByRole('button', { name: 'Sign-in' }).click();
  }
  await allow.click();
}
