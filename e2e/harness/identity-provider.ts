import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { Provider } from 'oidc-provider';

export const clientId = 'adventure';
export const clientSecret = 'a secret between the two servers';

/** A real provider of OpenID Connect on this machine, with the sign-in pages of its own. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Tells it of the app at this origin; before, it does not answer. */
  serve(origin: string): void;
  stop(): Promise<void>;
}

/**
 * Listens before it knows its client: the app needs the issuer at its start, and only then has an address to
 * return to. The user `ada` is ada@example.com; addresses of names that start with `unproven` are not vouched
 * for.
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
    cookies: { keys: ['the cookies of this provider'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        name: sub,
        email: `${sub}@example.com`,
        email_verified: !sub.startsWith('unproven'),
      }),
    }),
  });
}

/** Its pages request an external font, which no test may wait for. */
export async function keepToThisMachine(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost' && url.protocol !== 'blob:',
    (route) => route.abort(),
  );
}

/** Signs in on the provider's own pages and lets it tell the app who one is. */
export async function signInThere(page: Page, login: string): Promise<void> {
  const name = page.getByPlaceholder('Enter any login');
  const allow = page.getByRole('button', { name: 'Continue' });
  // Who has signed in there before is asked for consent alone.
  await name.or(allow).waitFor();
  if (await name.isVisible()) {
    await name.fill(login);
    await page.getByPlaceholder('and password').fill('any password');
    await page.getByRole('button', { name: 'Sign-in' }).click();
  }
  await allow.click();
}
