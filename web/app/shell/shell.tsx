import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { followNetwork, useConnection } from '#web/api/events/connection-store.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { ShareHost } from '#web/features/private-links/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { DesignDialog, PageRequestHandler, RunningJobToast } from '../pages.ts';
import { appTexts } from '../texts.ts';
import { Waiting } from '../waiting.tsx';
import { Bar } from './bar.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
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
  // What may open over a page waits until the page has loaded what it shows.
  const isSettled = useSettled();
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
          {isSettled && (
            <>
              <RunningJobToast />
              <DesignDialog />
            </>
          )}
          <ShareHost />
          <PageRequestHandler />
          <Shortcuts />
        </>
      )}
    </>
  );
}

/**
 * A 32 px line under the bar while the server is unreachable; sticky parts below follow by `--bar-height`.
 */
function ConnectionLine() {
  const t = useTexts(appTexts);
  const { isLost: isSilent, isOffline } = useConnection();
  const { user } = useSession();
  const isLost = isSilent || isOffline;
  useEffect(followNetwork, []);
  useLayoutEffect(() => {
    if (!isLost) return;
    const root = document.documentElement.style;
    root.setProperty('--bar-height', 'calc(var(--size-navbar) + 32px)');
    return () => {
      root.removeProperty('--bar-height');
    };
  }, [isLost]);
  return (
    <div role="status">
      {isLost && (
        <p className="flex h-8 items-center justify-center border-line border-b bg-over px-4 type-meta font-semibold text-warn">
          {t(lineOf(isOffline, user !== null))}
        </p>
      )}
    </div>
  );
}

/** A visitor has no running jobs. */
function lineOf(isOffline: boolean, isSignedIn: boolean): 'offline' | 'youAreOffline' | 'lost' {
  if (!isOffline) return 'lost';
  return isSignedIn ? 'offline' : 'youAreOffline';
}
