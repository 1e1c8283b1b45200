import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import {
  type Access,
  aliases,
  isServerPage,
  missingPagePath,
  routes,
  sharedPagePath,
} from '#contract/routes.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AdminOnly, Everyone, GuestOnly, SignedInOnly } from './guards.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell/shell.tsx';

const SharedPage = lazyPart(
  async () => (await import('#web/features/private-links/visit/shared-page.tsx')).SharedPage,
);

const guards = { public: Everyone, signedIn: SignedInOnly, admin: AdminOnly } as const;

/** Every route of the app; an unknown address redirects to `/`, which says that it is unknown. */
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
      {/* Of its own, without the app's bar: its visitors need no account, and users see the same. */}
      <Route
        path={`${sharedPagePath}/:token`}
        element={
          <Suspense>
            <SharedPage />
          </Suspense>
        }
      />
      {Object.entries(aliases).map(([from, to]) => (
        <Route key={from} path={from} element={<Alias to={to} />} />
      ))}
      {/* The server has its own page there; the app serves it only offline. */}
      <Route path={routes.landing.path} element={<Navigate to={routes.studio.path} replace />} />
      <Route path="*" element={<Leave to={missingPagePath} />} />
    </Routes>
  );
}

function pagesOf(access: Access) {
  return pages
    .filter((page) => page.access === access)
    .map(({ name, path, Page }) => <Route key={name} path={path} element={elementOf(name, Page)} />);
}

type Page = (typeof pages)[number];

function elementOf(name: Page['name'], Shown: Page['Page']) {
  if (name === 'studio') return <StudioOrCanvas Studio={Shown} />;
  if (name === 'gallery') return <GalleryOrAbout Gallery={Shown} />;
  return <Shown />;
}

const PrivateGalleryAbout = lazyPart(async () => {
  const about = await import('#web/features/site/pages/private-gallery-about/private-gallery-about.tsx');
  return about.PrivateGalleryAbout;
});

/** Shows visitors at the gallery's address a page about the gallery. */
function GalleryOrAbout({ Gallery }: { Gallery: Page['Page'] }) {
  const { status } = useSession();
  if (status === 'signedOut') return <PrivateGalleryAbout />;
  return (
    <SignedInOnly>
      <Gallery />
    </SignedInOnly>
  );
}

/** The studio's address with a picture to edit opens the canvas editor on that picture. */
function StudioOrCanvas({ Studio }: { Studio: Page['Page'] }) {
  const { search } = useLocation();
  if (new URLSearchParams(search).has('edit')) return <Navigate to={routes.canvas.path + search} replace />;
  return <Studio />;
}

/** Redirects and keeps the query. */
function Alias({ to }: { to: string }) {
  const { search } = useLocation();
  return isServerPage(to) ? <Leave to={to} /> : <Navigate to={to + search} replace />;
}

/** Leaves for a page that the server renders, replacing the history entry. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
