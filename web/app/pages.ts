import { lazy } from 'react';
import { partLoader } from '#web/ui/part-loader.ts';

// Each page is a file of its own, loaded when it is gone to; `preloadPage` starts that before React does.
const loadLogin = partLoader(() => import('#web/features/accounts/login-page.tsx'));
const loadStudio = partLoader(() => import('#web/features/studio/index.ts'));
const loadGallery = partLoader(() => import('#web/features/gallery/index.ts'));

export const LoginPage = lazy(async () => ({ default: (await loadLogin()).LoginPage }));
export const StudioPage = lazy(async () => ({ default: (await loadStudio()).StudioPage }));
/** Part of the studio's code, which is worth having at hand wherever somebody is signed in. */
export const RunningJobToast = lazy(async () => ({ default: (await loadStudio()).RunningJobToast }));
export const GalleryPage = lazy(async () => ({ default: (await loadGallery()).GalleryPage }));

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  '/login': loadLogin,
  '/signup': loadLogin,
  '/editor': loadStudio,
  '/gallery': loadGallery,
};

/** Fetches a page's code ahead: at the start for the address, later when a link to it is pointed at. */
export function preloadPage(pathname: string): void {
  // A failure shows when the page is gone to.
  loaders[pathname]?.().catch(() => undefined);
}
