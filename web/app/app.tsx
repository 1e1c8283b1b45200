import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { connectLive } from '#web/api/live.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { clearSession, PreferenceKeeper, SessionKeeper, sessionQuery } from '#web/features/accounts/index.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { SiteLinkContext } from '#web/ui/site-link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipLayer } from '#web/ui/tooltip-layer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouterLink } from './router-link.tsx';
import { AppRoutes } from './routes.tsx';

// No part of what is seen first.
const VersionKeeper = lazy(partLoader(() => import('./version/version-keeper.tsx')));

/** Makes the cache of one page: a call that finds the session ended has it looked at again. */
export function createAppClient(): QueryClient {
  const client = createQueryClient(() => {
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
  return client;
}

const queryClient = createAppClient();

/** Asks who is signed in while the page's code is on its way: nothing is shown before both are there. */
export function askWhoIsThere(): void {
  void queryClient.prefetchQuery(sessionQuery);
}

/** Shows the page as to a visitor, whoever was here: the server is asked at the next page. */
export function forgetWhoIsThere(): void {
  clearSession(queryClient);
}

/** The providers around every page. A test brings a client of its own. */
export function App({ client = queryClient }: { client?: QueryClient }) {
  useEffect(() => connectLive(client), [client]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <SiteLinkContext value={RouterLink}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SiteLinkContext>
        <SessionKeeper />
        <PreferenceKeeper />
        <Suspense>
          <VersionKeeper />
        </Suspense>
        <Toaster />
        <TooltipLayer />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
