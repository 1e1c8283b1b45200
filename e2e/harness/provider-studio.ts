import { clientId, clientSecret, startIdentityProvider } from './identity-provider.ts';
import { makeDataDir, type RunningServer, startServer } from './server.ts';

/** The label of the custom provider’s button. */
export const providerName = 'Studio ID';

/** A server with Google and a custom provider, both served by the local identity provider. */
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
