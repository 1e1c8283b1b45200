import type { ProviderName } from '#contract/sign-in.ts';
import type { OidcIdentity } from '#server/platform/oidc/oidc.ts';

/** An identity confirmed by a provider. */
export interface ProviderIdentity {
  provider: ProviderName;
  identity: OidcIdentity;
}
