import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, NavLink } from 'react-router';
import { isServerPage } from '#contract/routes.ts';
import { connectLive } from '#web/api/live.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { clearSession, PreferenceSync, SessionSync, sessionQuery } from '#web/features/accounts/index.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { SignUpClosed } from '#web/ui/sign-up-closed.ts';
import { SiteLinkContext, type SiteLinkProps } from '#web/ui/site-link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipLayer } from '#web/ui/tooltip-layer.tsx';
import { pageUsesCoins, UsesCoins } from '#web/ui/uses-coins.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadPage } from './pages.ts';
import { AppRoutes } from './routes.tsx';

// Not needed for the first paint.
const VersionWatcher = deferredPart(async () => (await import('./version/version-watcher.tsx')).default);

/**
 * Creates the query client of one page. A call answered with "signed out" triggers a check of the session.
 */
export function createAppClient(): QueryClient {
  const client = createQueryClient(() => {
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
  return client;
}

const queryClient = createAppClient();

/** Starts the session check while the page's code loads: nothing is shown before both are there. */
export function prefetchSession(): void {
  void queryClient.prefetchQuery(sessionQuery);
}

/** Drops the session check, so that the page renders as for a visitor; the next page checks again. */
export function clearPrefetchedSession(): void {
  clearSession(queryClient);
}

/** The providers around every page. A test passes its own client. */
export function App({ client = queryClient }: { client?: QueryClient }) {
  useEffect(() => connectLive(client), [client]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <SiteLinkContext value={RouterLink}>
          <BrowserRouter>
            <ServerRules>
              <AppRoutes />
            </ServerRules>
          </BrowserRouter>
        </SiteLinkContext>
        <SessionSync />
        <PreferenceSync />
        <VersionWatcher />
        <Toaster />
        <TooltipLayer />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Tells every page whether pictures cost coins on this server, and whether it takes new accounts. */
function ServerRules({ children }: { children: ReactNode }) {
  const { data } = useQuery(sessionQuery);
  return (
    <UsesCoins value={data?.usesCoins ?? pageUsesCoins()}>
      <SignUpClosed value={data?.isSignUpClosed ?? false}>{children}</SignUpClosed>
    </UsesCoins>
  );
}

/** Navigates without a reload, and loads the target's code on hover. */
function RouterLink({ href, className = '', children, ...rest }: SiteLinkProps) {
  if (isServerPage(href)) {
    return (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <NavLink
      to={href}
      className={className}
      onPointerEnter={() => void preloadPage(href)}
      onFocus={() => void preloadPage(href)}
      {...rest}
    >
      {children}
    </NavLink>
  );
}
