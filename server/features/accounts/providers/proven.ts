import type { ProviderName } from '#contract/sign-in.ts';
import type { OidcIdentity } from '#server/platform/oidc/oidc.ts';

/** Somebody whom a provider has proven. */
export interface Proven {
  provider: ProviderName;
  identity: OidcIdentity;
}
