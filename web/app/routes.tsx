import { Navigate, Route, Routes, useLocation } from 'react-router';
import { type Access, aliases, routes } from '#contract/routes.ts';
import { AdminOnly, Everybody, GuestOnly, SignedInOnly } from './guards.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell/shell.tsx';

const guards = { public: Everybody, signedIn: SignedInOnly, admin: AdminOnly } as const;

/** Every address of the app, from the table of routes; an unknown one leads to `/`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<GuestOnly />}>{pagesOf('guest')}</Route>
      <Route element={<Shell />}>
        {(['public', 'signedIn', 'admin'] as const).map((access) => {
          const Guard = guards[access];
          return (
            <Route key={access} element={<Guard />}>
              {pagesOf(access)}
            </Route>
          );
        })}
      </Route>
      {Object.entries(aliases).map(([from, to]) => (
        <Route key={from} path={from} element={<Alias to={to} />} />
      ))}
      <Route path="*" element={<Navigate to={routes.studio.path} replace />} />
    </Routes>
  );
}

function pagesOf(access: Access) {
  return pages
    .filter((page) => page.access === access)
    .map(({ name, path, Page }) => <Route key={name} path={path} element={<Page />} />);
}

/** Leads on, and takes the search part along. */
function Alias({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to.includes('#') ? to : to + search} replace />;
}
