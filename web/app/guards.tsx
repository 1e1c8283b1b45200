import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { routes } from '#contract/routes.ts';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import {
  GuardedUser,
  loginPath,
  returnPath,
  useAdminRight,
  useSession,
} from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { ErrorPage } from './error-page.tsx';
import { appTexts } from './texts.ts';
import { Waiting } from './waiting.tsx';

/** Pages for signed-in users: others go to the login page, which returns here afterwards. */
export function SignedInOnly({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <Waiting word="authenticating" />;
  if (session.status === 'unknown') return <Unreachable error={session.error} onRetry={session.retry} />;
  if (session.status === 'signedOut') {
    const login = <Navigate to={loginPath(location, { ended: session.hasEnded })} replace />;
    return location.pathname === routes.canvas.path && session.hasEnded ? <Later>{login}</Later> : login;
  }
  return (
    <GuardedUser value={session.user}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </GuardedUser>
  );
}

/** How long the canvas editor waits for a user: a session may be renewed by another tab. */
const canvasWaitMs = 2_000;

/** Shows its children after that moment. */
function Later({ children }: { children: ReactNode }) {
  return useSettled(canvasWaitMs) ? children : <Waiting word="authenticating" />;
}

/** Pages for everyone; a page reads the session itself if it needs it. */
export function Everyone() {
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

/** Pages for admins: other signed-in users go to the page that explains admin access. */
export function AdminOnly() {
  return (
    <SignedInOnly>
      <AdminsOutlet />
    </SignedInOnly>
  );
}

function AdminsOutlet() {
  return useAdminRight() ? <Outlet /> : <Navigate to={routes.adminAccess.path} replace />;
}

/**
 * Login and sign-up: signed-in users are redirected to their target. A known user is signed in from the
 * start, so the form does not wait for the server.
 */
export function GuestOnly() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'signedIn') {
    return <Navigate to={returnPath(search.get('next'))} replace />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(appTexts);
  return (
    <ErrorPage>
      <ErrorState
        title={t('unreachableTitle')}
        sentence={hasCode(error, 'network') ? t('unreachableLine') : errorText(error)}
        onRetry={onRetry}
      >
        {error instanceof ApiError && error.status > 0 && (
          <p className="type-meta pt-1.5 text-faint">{t('statusLine', { status: statusOf(error) })}</p>
        )}
      </ErrorState>
    </ErrorPage>
  );
}

function statusOf({ status, statusText }: ApiError): string {
  return statusText === '' ? String(status) : `${status}: ${statusText}`;
}
