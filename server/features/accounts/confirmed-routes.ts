import { endSessionPath, routes } from '#contract/routes.ts';
import { AppError, toAppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import { isFromAnotherSite } from '#server/platform/http/check-request.ts';
import type { Accounts } from './accounts.ts';
import { writeConfirmPage } from './confirm-page.ts';
import type { Confirmation } from './confirm-texts.ts';
import { mailLanguage } from './mails/language.ts';
import { exchangeOf, type PageExchange, redirect } from './page-exchange.ts';

interface ConfirmedRoute {
  path: string;
  summary: string;
  confirmation: Confirmation;
  /** Values of `Sec-Fetch-Site` for which the route acts at once. */
  trusts: readonly string[];
  /**
   * Where the browser goes afterwards; with `?error=` and the code where it failed and `reportsError` is set.
   */
  destination: string;
  reportsError?: boolean;
  /**
   * Whether the app has a page at this address, which acts. Browsers get it, unless another site's page led
   * there, and link previews.
   */
  isAppPage?: boolean;
  /** The page that explains a refusal. */
  refusedTo?: string;
  /** Acts, and returns the response for clients other than browser pages. */
  perform(api: Api, context: ApiContext, exchange: PageExchange): Promise<object>;
}

/**
 * The specification's addresses that change something by `GET`. They act when our own page led here. From
 * another site they show a button instead, so that following a link neither signs a user out nor makes them
 * an admin.
 */
export function registerConfirmedRoutes(api: Api, accounts: Accounts): void {
  const signOut = {
    confirmation: 'signOut',
    destination: routes.logout.path,
    reportsError: true,
    async perform(_api: Api, _context: ApiContext, exchange: PageExchange) {
      await accounts.signOut(exchange);
      return { success: true };
    },
  } as const;
  register(api, {
    ...signOut,
    path: endSessionPath,
    summary: 'End the session by browser navigation',
    // `none`: typed or bookmarked.
    trusts: ['same-origin', 'none'],
  });
  register(api, {
    ...signOut,
    path: routes.logout.path,
    summary: 'End the session by a script of this site; browsers get the logout page',
    trusts: ['same-origin'],
    isAppPage: true,
  });
  register(api, {
    path: '/force-admin-access',
    summary: 'Make the signed-in user an admin, if the operator has listed their address',
    confirmation: 'becomeAdmin',
    trusts: ['same-origin'],
    destination: routes.admin.path,
    refusedTo: routes.adminAccess.path,
    async perform(given, context, exchange) {
      const { userId } = await given.identify(context, 'signIn');
      await accounts.forceAdmin(exchange, userId);
      return { success: true, isAdmin: true };
    },
  });
}

function register(api: Api, route: ConfirmedRoute): void {
  const { path, summary } = route;
  api.document({ path, summary, signedIn: false, contentType: 'application/json' });
  const perform = async (context: ApiContext) => {
    const exchange = exchangeOf(context);
    const isPage = wantsPage(context);
    const answer = await route.perform(api, context, exchange).catch((error: unknown) => {
      if (isPage && route.reportsError) return toAppError(error);
      throw error;
    });
    if (answer instanceof AppError) return redirect(exchange, `${route.destination}?error=${answer.code}`);
    if (isPage) return redirect(exchange, route.destination);
    return Response.json(answer, { headers: exchange.headers });
  };
  api.hono.get(path, async (context, next) => {
    const isTrusted = route.trusts.includes(context.req.header('sec-fetch-site') ?? '');
    const mustAsk = wantsPage(context) && isFromAnotherSite(context.req.raw);
    const takesApp = wantsPage(context) || (!isTrusted && takesPage(context));
    if (route.isAppPage && takesApp && !mustAsk) return next();
    await api.admit(context);
    if (isTrusted) return perform(context);
    if (!wantsPage(context)) throw new AppError('origin_not_allowed');
    const page = writeConfirmPage(route.confirmation, path, mailLanguage(null, context.req.raw));
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  // The button's own request; requests from other sites are refused before.
  api.hono.post(path, async (context) => {
    await api.admit(context);
    const { refusedTo } = route;
    if (refusedTo === undefined || !wantsPage(context)) return perform(context);
    return perform(context).catch((error: unknown) => {
      const { status } = toAppError(error);
      if (status === 401 || status === 403) return redirect(exchangeOf(context), refusedTo);
      throw error;
    });
  });
}

function wantsPage(context: ApiContext): boolean {
  return context.req.header('accept')?.includes('text/html') ?? false;
}

/** Whether the client accepts anything, as link previews and `fetch` do. */
function takesPage(context: ApiContext): boolean {
  return context.req.header('accept')?.includes('*/*') ?? false;
}
