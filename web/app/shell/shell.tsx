import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { DesignDialog, PageRequestHandler, RunningJobToast } from '../pages.ts';
import { appTexts } from '../texts.ts';
import { Waiting } from '../waiting.tsx';
import { Bar } from './bar.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * Bar, connection line and page. Contains the only `main`; each page sets its title with `useTitle`.
 * Navigation moves the focus to `main`.
 */
export function Shell() {
  const t = useTexts(appTexts);
  const { pathname } = useLocation();
  const { user } = useSession();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useScrollRestoration();
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-80 -translate-y-20 rounded-control bg-text px-4 py-2.5 font-semibold text-inverse no-underline focus-visible:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="sticky top-0 z-20">
        <Bar />
        <ConnectionLine />
      </div>
      <main ref={main} id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {user !== null && (
        <>
          <RunningJobToast />
          <DesignDialog />
          <PageRequestHandler />
        </>
      )}
    </>
  );
}
