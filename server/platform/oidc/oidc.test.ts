import { afterEach, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { createOidcProvider } from './oidc.ts';
import { openTestProvider, type TestProvider, type TestProviderOptions } from './testing.ts';

const redirectUri = 'http://localhost/auth/oidc/callback';
let provider: TestProvider | undefined;
afterEach(() => provider?.stop());

async function signIn(options: TestProviderOptions) {
  provider = await openTestProvider([redirectUri], options);
  const { issuer, client } = provider;
  const oidc = createOidcProvider({ issuer, ...client, clock: systemClock });
  const identities: string[] = [];
  for (const sub of ['ada', 'grace']) {
    const { url, ...pending } = await oidc.begin(redirectUri);
    const answer = await provider.authorize(url, { sub, email: `${sub}@idp.test` });
    const { subject } = await oidc.finish({ redirectUri, query: new URL(answer).search, pending });
    identities.push(subject);
  }
  return identities.map((subject) => subject.replace(issuer, '').trim());
}

const client = { clientId: 'a-client_1.0', clientSecret: 'a+secret/of_our-own.' };

it.each(['by the standard', 'undecoded', 'basic only'] as const)(
  'signs in at a provider that reads the secret %s, whatever characters it has',
  async (readsSecret) => {
    expect(await signIn({ client, readsSecret })).toEqual(['ada', 'grace']);
  },
);

it('fails with a wrong secret', async () => {
  provider = await openTestProvider([redirectUri], { client });
  const { issuer } = provider;
  const oidc = createOidcProvider({ issuer, ...client, clientSecret: 'another', clock: systemClock });
  const { url, ...pending } = await oidc.begin(redirectUri);
  const answer = await provider.authorize(url, { sub: 'ada' });
  const finished = oidc.finish({ redirectUri, query: new URL(answer).search, pending });
  await expect(finished).rejects.toMatchObject({ name: 'OidcError', reason: 'failed' });
});
