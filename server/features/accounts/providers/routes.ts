import * as z from 'zod';
import { routes } from '#contract/routes.ts';
import {
  type ProviderName,
  providerNames,
  type SignInErrorCode,
  safeNext,
  signInErrorCodes,
} from '#contract/sign-in.ts';
import { toAppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import type { Accounts } from '../accounts.ts';
import { exchangeOf, redirect } from '../page-exchange.ts';

const query = z.object({
  acceptedTerms: z.literal('true').optional(),
  next: z.string().optional(),
  invite: z.string().optional(),
});

/** The pages that start a sign-in at a provider and finish it. They redirect; they never return an error. */
export function registerProviderRoutes(api: Api, accounts: Accounts): void {
  for (const provider of providerNames) {
    api.document({
      path: `/auth/${provider}`,
      summary: 'Start a sign-in at a provider by browser navigation',
      signedIn: false,
      query,
      contentType: 'text/html',
    });
    api.hono.get(`/auth/${provider}`, (context) => begin(api, accounts, context, provider));
    api.hono.get(`/auth/${provider}/callback`, (context) => finish(api, accounts, context, provider));
  }
}

async function begin(api: Api, accounts: Accounts, context: ApiContext, provider: ProviderName) {
  const next = context.req.query('next') ?? null;
  const invite = context.req.query('invite')?.slice(0, 200) ?? null;
  const exchange = exchangeOf(context);
  try {
    await api.admit(context, 'providerSignIn');
    const acceptedTerms = context.req.query('acceptedTerms') === 'true';
    const url = await accounts.beginSignIn(exchange, { provider, acceptedTerms, next, invite });
    return redirect(exchange, url);
  } catch (error) {
    return redirect(exchange, loginPage(accounts, error, next));
  }
}

async function finish(api: Api, accounts: Accounts, context: ApiContext, provider: ProviderName) {
  const exchange = exchangeOf(context);
  try {
    await api.admit(context, 'providerSignIn');
    const { next, isLinking, error } = await accounts.finishSignIn(exchange, provider);
    if (isLinking) {
      const outcome = error ? { error: codeOf(accounts, error) } : { linked: provider };
      return redirect(exchange, `${routes.profile.path}?${new URLSearchParams(outcome)}`);
    }
    return redirect(exchange, error ? loginPage(accounts, error, next) : next);
  } catch (error) {
    return redirect(exchange, loginPage(accounts, error, null));
  }
}

/** The login page with the error and the page that the user requested. */
function loginPage(accounts: Accounts, error: unknown, next: string | null): string {
  const search = new URLSearchParams({ error: codeOf(accounts, error) });
  const path = safeNext(next, '');
  if (path !== '') search.set('next', path);
  return `${routes.login.path}?${search}`;
}

function codeOf(accounts: Accounts, thrown: unknown): SignInErrorCode {
  const { code } = toAppError(thrown);
  accounts.recordFailedSignIn(thrown);
  if (code === 'not_found') return 'provider_unavailable';
  return signInErrorCodes.find((known) => known === code) ?? 'internal';
}
