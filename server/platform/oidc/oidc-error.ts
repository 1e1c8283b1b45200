import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

export type OidcFailure =
  /** The user declined at the provider, or it did for them. */
  | 'denied'
  /** The code was already used or has expired. */
  | 'expired'
  /** The provider does not answer, or not correctly. */
  | 'unavailable'
  /** The answer does not match the request, or proves nothing. */
  | 'failed';

/** A sign-in at a provider failed. The message is for the log. */
export class OidcError extends Error {
  readonly reason: OidcFailure;

  constructor(reason: OidcFailure, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OidcError';
    this.reason = reason;
  }
}

// RFC 6749, section 4.1.2.1, and OpenID Connect Core, section 3.1.2.6.
const denials = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
]);
/** Messages of `fetch` for a failed or broken connection. */
const connectionFailures = new Set(['fetch failed', 'terminated']);
const outages = new Set(['server_error', 'temporarily_unavailable']);

export function toOidcError(thrown: unknown): OidcError {
  if (thrown instanceof OidcError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new OidcError(reasonOf(thrown), message, { cause: thrown });
}

function reasonOf(thrown: unknown): OidcFailure {
  if (thrown instanceof AuthorizationResponseError) {
    if (denials.has(thrown.error)) return 'denied';
    return outages.has(thrown.error) ? 'unavailable' : 'failed';
  }
  if (thrown instanceof ResponseBodyError) {
    if (thrown.error === 'invalid_grant') return 'expired';
    return thrown.status >= 500 || outages.has(thrown.error) ? 'unavailable' : 'failed';
  }
  if (thrown instanceof ClientError) {
    if (thrown.code === 'OAUTH_TIMEOUT' || thrown.code === 'OAUTH_ABORT') return 'unavailable';
    return thrown.cause instanceof Response && thrown.cause.status >= 500 ? 'unavailable' : 'failed';
  }
  return thrown instanceof TypeError && connectionFailures.has(thrown.message) ? 'unavailable' : 'failed';
}
