import { clientId, clientSecret, startIdentityProvider } from './identity-provider.ts';
import { makeDataDir, type RunningServer, startServer } from './server.ts';

/** What the button of the operator's own provider says. */
export const providerName = 'Studio ID';

/** A server that knows Google and a provider of its own: both are the identity provider of this machine. */
export interface ProviderStudio extends RunningServer {
  close(): Promise<void>;
}

export async function startProviderStudio(): Promise<ProviderStudio> {
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
  return {
    ...server,
    async close() {
      await server.stop();
      await provider.stop();
      remove();
    },
  };
}
