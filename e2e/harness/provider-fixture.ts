import { test as base } from './fixtures.ts';
import { blockExternalRequests } from './identity-provider.ts';
import type { ProviderStudio } from './provider-studio.ts';

/** Tests with login providers that load nothing external. */
export const test = base.extend<{ studio: ProviderStudio; localOnly: undefined }>({
  studio: ({ providerStudio }, use) => use(providerStudio),
  localOnly: [
    async ({ context }, use) => {
      await blockExternalRequests(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
