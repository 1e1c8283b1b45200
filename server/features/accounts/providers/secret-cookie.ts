import { accountLimits } from '#contract/limits.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import { readOwnCookie, setOwnCookie } from '../own-cookies.ts';

// The whole site's, since linking begins below `/api`.
const name = 'adventure.sign_in';

/** The secret of the browser's sign-ins that are on their way; undefined without one. */
export function readSecretCookie(deps: Pick<AccountDeps, 'publicUrl'>, request: Request): string | undefined {
  const secret = readOwnCookie(deps, request, name);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

export function setSecretCookie(
  deps: Pick<AccountDeps, 'publicUrl'>,
  exchange: Pick<Exchange, 'setHeader'>,
  secret: string,
): void {
  setOwnCookie(deps, exchange, {
    name,
    value: secret,
    maxAgeSeconds: accountLimits.providerSignInMinutes * 60,
  });
}
