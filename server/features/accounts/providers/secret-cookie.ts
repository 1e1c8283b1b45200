import { accountLimits } from '#contract/limits.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { readHostCookie, setHostCookie } from '../host-cookies.ts';

// Set for the whole site, since linking starts below `/api`.
const name = 'adventure.sign_in';

/** Returns the secret of the browser's pending sign-ins; undefined without one. */
export function readSecretCookie(deps: Pick<AccountDeps, 'publicUrl'>, request: Request): string | undefined {
  const secret = readHostCookie(deps, request, name);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

export function setSecretCookie(
  deps: Pick<AccountDeps, 'publicUrl'>,
  exchange: Pick<Exchange, 'setHeader'>,
  secret: string,
): void {
  setHostCookie(deps, exchange, {
    name,
    value: secret,
    maxAgeSeconds: accountLimits.providerSignInMinutes * 60,
  });
}
