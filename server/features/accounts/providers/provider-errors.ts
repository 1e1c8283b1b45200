import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '#server/platform/app-error.ts';
import { OidcError, type OidcFailure } from '#server/platform/oidc/oidc.ts';

const codes = {
  denied: 'sign_in_denied',
  expired: 'sign_in_expired',
  unavailable: 'provider_unavailable',
  failed: 'sign_in_failed',
} as const satisfies Record<OidcFailure, ErrorCode>;

/** Maps a provider's failure to an error for the user; passes anything else through. */
export function toAppError(thrown: unknown): unknown {
  return thrown instanceof OidcError ? new AppError(codes[thrown.reason], { cause: thrown }) : thrown;
}
