import { test as base } from './fixtures.ts';
import { clientId, clientSecret, keepToThisMachine, startIdentityProvider } from './identity-provider.ts';
import { makeDataDir, type RunningServer, startServer } from './server.ts';

/** What the button of the operator's own provider says. */
export const providerName = 'Studio ID';

interface WorkerFixtures {
  /** A server that knows Google and a provider of its own: both are the identity provider of this machine. */
  studio: RunningServer;
}

/** Tests with providers to sign in at, whose pages fetch nothing from elsewhere. */
export const test = base.extend<{ localOnly: undefined }, WorkerFixtures>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
    async ({}, use) => {
      const provider = await startIdentityProvider();
      const { dataDir, remove } = makeDataDir();
      const server = await startServer({
        dataDir,
        env: {
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: clientId,
          OIDC_CLIENT_SECRET: clientSecret,
          OIDC_NAME: providerName,
          GOOGLE_ISSUER: provider.issuer,
          GOOGLE_CLIENT_ID: clientId,
          GOOGLE_CLIENT_SECRET: clientSecret,
          ADMIN_EMAILS: 'boss@example.com',
        },
      });
      provider.serve(server.origin);
      await use(server);
      await server.stop();
      await provider.stop();
      remove();
    },
    { scope: 'worker' },
  ],
  localOnly: [
    async ({ context }, use) => {
      await keepToThisMachine(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
