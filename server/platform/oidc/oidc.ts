import * as client from 'openid-client';
import * as z from 'zod';
import { dayMs } from '#contract/durations.ts';
import type { Clock } from '../clock.ts';
import { OidcError, toOidcError } from './oidc-error.ts';

export { OidcError, type OidcFailure } from './oidc-error.ts';

/** A client registered at an OpenID Connect provider. */
export interface OidcOptions {
  /** Base URL of discovery, without `/.well-known/…`. Plain http only if the operator configured it. */
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  clock: Clock;
}

/** Ties an answer to its request. Keep all of it where the browser cannot change it. */
export interface OidcAuthorization {
  /** The provider's page for the browser. */
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A user's identity at the provider. */
export interface OidcIdentity {
  /** The issuer and its permanent id of the user: unique over all providers. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  name: string | null;
  /** URL of a picture, anywhere on the internet. Untrusted. */
  picture: string | null;
}

export interface OidcProvider {
  /** Starts a sign-in: authorization code, with PKCE, state and nonce. Throws `OidcError`. */
  begin(redirectUri: string): Promise<OidcAuthorization>;
  /**
   * Exchanges the code that the browser returned with, and verifies state, issuer, PKCE, and the ID token's
   * signature, audience, nonce and times. Throws `OidcError`.
   */
  finish(answer: {
    redirectUri: string;
    /** The query that the browser returned with. */
    query: string;
    pending: Pick<OidcAuthorization, 'state' | 'nonce' | 'codeVerifier'>;
  }): Promise<OidcIdentity>;
}

const timeoutSeconds = 10;
const scope = 'openid email profile';
/** Providers rarely change their endpoints; keys are refreshed automatically. */
const discoveryMs = dayMs;

export function createOidcProvider(options: OidcOptions): OidcProvider {
  const { clock } = options;
  const method: SecretMethod = { usesPost: true };
  let known: { configuration: Promise<client.Configuration>; until: number } | undefined;

  /** Discovered at first use, not at start, so that a provider that is down then can recover. */
  function configuration(): Promise<client.Configuration> {
    const now = clock.now().getTime();
    if (known && known.until > now && known.until <= now + discoveryMs) return known.configuration;
    const found = { configuration: discover(options, method), until: now + discoveryMs };
    known = found;
    found.configuration.catch(() => {
      if (known === found) known = undefined;
    });
    return found.configuration;
  }

  return {
    async begin(redirectUri) {
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, ...secrets };
      } catch (error) {
        throw toOidcError(error);
      }
    },
    async finish({ redirectUri, query, pending }) {
      try {
        const found = await configuration();
        const read = () => readIdentity(found, new URL(query, redirectUri), pending);
        const { usesPost } = method;
        return await read().catch((error: unknown) => {
          if (!isClientRefused(error)) throw error;
          // A client may be registered for the other method alone. What works stays.
          method.usesPost = !usesPost;
          return read();
        });
      } catch (error) {
        throw toOidcError(error);
      }
    },
  };
}

async function discover(options: OidcOptions, method: SecretMethod): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = options;
  const isPlain = issuer.startsWith('http:');
  try {
    return await client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      authentication(clientSecret, method),
      {
        timeout: timeoutSeconds,
        // A token over TLS needs no signature check by the standard; we check it always.
        execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
      },
    );
  } catch (cause) {
    throw new OidcError('unavailable', `${issuer} did not answer as a provider of OpenID Connect`, { cause });
  }
}

/** How the secret reaches the provider: in the form (`post`), or as the password of Basic. */
interface SecretMethod {
  usesPost: boolean;
}

/**
 * Sends the secret in the form where the provider takes it so. Basic encodes it first (RFC 6749, 2.3.1), and
 * some providers do not decode it: an id or a secret with `-`, `_`, `.`, `+` or `/` fails there.
 */
function authentication(clientSecret: string | null, method: SecretMethod): client.ClientAuth {
  if (clientSecret === null) return client.None();
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isOnlyPost = !methods.includes('client_secret_basic');
    const chosen = isOnlyPost || (method.usesPost && methods.includes('client_secret_post')) ? post : basic;
    return chosen(server, ...rest);
  };
}

/** Whether the provider did not accept the client's id and secret. It has not used the code then. */
function isClientRefused(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError) return error.status === 401;
  return error instanceof client.ResponseBodyError && error.error === 'invalid_client';
}

async function readIdentity(
  configuration: client.Configuration,
  answer: URL,
  pending: Pick<OidcAuthorization, 'state' | 'nonce' | 'codeVerifier'>,
): Promise<OidcIdentity> {
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.codeVerifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken) throw new OidcError('failed', 'the provider sent no ID token');
  const hasAll = typeof idToken.email === 'string';
  const claims: Record<string, unknown> =
    hasAll || !configuration.serverMetadata().userinfo_endpoint
      ? idToken
      : { ...idToken, ...(await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)) };
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
  return {
    // A subject is unique only within its issuer (OpenID Connect Core 1.0, section 2): at another provider
    // the same id is another user.
    subject: `${idToken.iss} ${idToken.sub}`,
    email: readEmail(claims.email),
    // Some providers send a string instead of a boolean.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: text(claims.name) ?? text(claims.preferred_username),
    picture: text(claims.picture),
  };
}

/**
 * The address in lower case. Validated before lower-casing: some non-ASCII letters become ASCII by that, and
 * the address another person's.
 */
function readEmail(claim: unknown): string | null {
  const email = z.email().safeParse(typeof claim === 'string' ? claim.trim() : claim);
  return email.success ? email.data.toLowerCase() : null;
}
