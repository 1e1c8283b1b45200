import type { ProviderName } from '#contract/sign-in.ts';
import { createOidcProvider, type OidcProvider } from '#server/platform/oidc/oidc.ts';
import type { AccountOptions } from '../options.ts';

export interface Provider {
  /** The label of its button. */
  name: string;
  oidc: OidcProvider;
}

/** The configured sign-in providers; others are absent. */
export type Providers = Partial<Record<ProviderName, Provider>>;

/** Google is handled like any provider: its issuer is configurable, so that tests can replace it. */
export function createProviders({ google, oidc, clock }: AccountOptions): Providers {
  return {
    ...(google && { google: { name: 'Google', oidc: createOidcProvider({ ...google, clock }) } }),
    ...(oidc && { oidc: { name: oidc.name, oidc: createOidcProvider({ ...oidc, clock }) } }),
  };
}
