import { test as base } from './fixtures.ts';
import { keepToThisMachine } from './identity-provider.ts';
import type { ProviderStudio } from './provider-studio.ts';

/** Tests with sign-in providers whose pages fetch nothing external. */
export const test = base.extend<{ studio: ProviderStudio; localOnly: undefined }>({
  studio: ({ providerStudio }, use) => use(providerStudio),
  localOnly: [
    async ({ context }, use) => {
      await keepToThisMachine(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
