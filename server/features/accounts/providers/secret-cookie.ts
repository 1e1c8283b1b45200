import { parseCookies } from 'better-auth/cookies';
import { accountLimits } from '#contract/limits.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../sessions.ts';

const name = 'adventure.sign_in';

/** The secret of the browser's sign-ins that are on their way; undefined without one. */
export function readSecretCookie(request: Request): string | undefined {
  const secret = parseCookies(request.headers.get('cookie') ?? '').get(name);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** It comes along when the provider's page leads back, which is why it cannot be `Strict`. */
export function setSecretCookie(
  { publicUrl }: Pick<AccountDeps, 'publicUrl'>,
  exchange: Pick<Exchange, 'setHeader'>,
  secret: string,
): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const maxAge = accountLimits.providerSignInMinutes * 60;
  // The whole site's, since linking begins below `/api`.
  exchange.setHeader(
    'set-cookie',
    `${name}=${secret}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}
