import { Navigate, Route, Routes } from 'react-router';
import { GuestOnly, SignedInOnly } from './guards.tsx';
import { GalleryPage, LoginPage, StudioPage } from './pages.ts';
import { Shell } from './shell/shell.tsx';

/** Every address of the app; an unknown one leads to `/`, and `/` to where the visitor belongs. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<GuestOnly />}>
        <Route path="/login" element={<LoginPage mode="login" />} />
        <Route path="/signup" element={<LoginPage mode="signUp" />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path="/" element={<Navigate to="/editor" replace />} />
        <Route element={<Shell />}>
          <Route path="/editor" element={<StudioPage />} />
          <Route path="/gallery" element={<GalleryPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
