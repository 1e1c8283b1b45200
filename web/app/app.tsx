import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { connectLive } from '#web/api/live.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SessionKeeper, sessionQuery } from '#web/features/accounts/index.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipLayer } from '#web/ui/tooltip-layer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const queryClient = createQueryClient(() => {
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
});

/** The providers around every page. */
export function App() {
  useEffect(() => connectLive(queryClient), []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <SessionKeeper />
        <Toaster />
        <TooltipLayer />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
