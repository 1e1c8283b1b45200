import type { ProviderName } from '#contract/sign-in.ts';
import { createOidcProvider, type OidcProvider } from '#server/platform/oidc/oidc.ts';
import type { AccountOptions } from '../options.ts';

export interface Provider {
  /** What its button says. */
  name: string;
  oidc: OidcProvider;
}

/** Where people may sign in; a provider that is not configured is absent. */
export type Providers = Partial<Record<ProviderName, Provider>>;

/** Google is a provider like any other: its issuer is configurable, so that it can be tried against another. */
export function createProviders({ google, oidc, clock }: AccountOptions): Providers {
  return {
    ...(google && { google: { name: 'Google', oidc: createOidcProvider({ ...google, clock }) } }),
    ...(oidc && { oidc: { name: oidc.name, oidc: createOidcProvider({ ...oidc, clock }) } }),
  };
}
