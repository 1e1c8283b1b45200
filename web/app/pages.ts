import { type ComponentType, lazy } from 'react';
import { type RouteName, routes } from '#contract/routes.ts';
import { type LazyPart, lazyPart } from '#web/ui/lazy-part.tsx';
import { partLoader } from '#web/ui/part-loader.ts';

// Each page is a chunk, loaded on navigation; `preloadPage` starts the load before React does.
const loadLogin = partLoader(() => import('#web/features/accounts/pages/login-page.tsx'));
const loadLogout = partLoader(() => import('#web/features/accounts/pages/logout-page.tsx'));
const loadReset = partLoader(() => import('#web/features/accounts/pages/reset-password-page.tsx'));
const loadVerify = partLoader(() => import('#web/features/accounts/pages/verify-email-page.tsx'));
const loadProfile = partLoader(() => import('./profile/profile-page.tsx'));
const loadAdminAccess = partLoader(() => import('#web/features/accounts/admin-access/admin-access-page.tsx'));
const loadStudio = partLoader(() => import('#web/features/studio/index.ts'));
const loadGallery = partLoader(() => import('./gallery/gallery-page.tsx'));
const loadBell = partLoader(() => import('#web/features/notifications/notification-bell.tsx'));
const loadSandbox = partLoader(() => import('#web/features/billing/later.ts'));
const loadNotifications = partLoader(() => import('#web/features/notifications/index.ts'));

type Loader = () => Promise<ComponentType>;

const loadLoginPage = async () => (await loadLogin()).LoginPage;

/** The page of every route but `/`, which the server renders. */
const loaders = {
  login: loadLoginPage,
  signup: loadLoginPage,
  forgotPassword: loadLoginPage,
  resetPassword: async () => (await loadReset()).ResetPasswordPage,
  verifyEmail: async () => (await loadVerify()).VerifyEmailPage,
  profile: async () => (await loadProfile()).ProfilePage,
  adminAccess: async () => (await loadAdminAccess()).AdminAccessPage,
  logout: async () => (await loadLogout()).LogoutPage,
  studio: async () => (await loadStudio()).StudioPage,
  gallery: async () => (await loadGallery()).GalleryPage,
  feedPreview: partLoader(async () => (await import('#web/features/feed/index.ts')).FeedPage),
  voiceCommands: partLoader(
    async () =>
      (await import('#web/features/site/pages/voice-commands/voice-commands-page.tsx')).VoiceCommandsPage,
  ),
  presetStyles: partLoader(
    async () =>
      (await import('#web/features/site/pages/preset-styles/preset-styles-page.tsx')).PresetStylesPage,
  ),
  customStyles: partLoader(
    async () =>
      (await import('#web/features/site/pages/custom-styles/custom-styles-page.tsx')).CustomStylesPage,
  ),
  publicGallery: partLoader(
    async () =>
      (await import('#web/features/site/pages/public-gallery/public-gallery-page.tsx')).PublicGalleryPage,
  ),
  tutorial: partLoader(
    async () => (await import('#web/features/site/pages/tutorial/tutorial-page.tsx')).TutorialPage,
  ),
  testPopups: partLoader(async () => (await import('./test-popups/test-popups-page.tsx')).TestPopupsPage),
  trainingStatus: partLoader(
    async () =>
      (await import('#web/features/site/pages/training-status/training-status-page.tsx')).TrainingStatusPage,
  ),
  admin: partLoader(async () => (await import('#web/features/admin/index.ts')).AdminPage),
  notifications: async () => (await loadNotifications()).NotificationsPage,
  contact: partLoader(
    async () => (await import('#web/features/site/pages/contact/contact-page.tsx')).ContactPage,
  ),
  canvas: partLoader(
    async () => (await import('#web/features/site/pages/canvas-gate/canvas-page.tsx')).CanvasPage,
  ),
  pricing: partLoader(
    async () => (await import('#web/features/site/pages/pricing/pricing-page.tsx')).PricingPage,
  ),
  community: partLoader(
    async () => (await import('#web/features/site/pages/community/community-page.tsx')).CommunityPage,
  ),
  paymentSuccess: partLoader(
    async () =>
      (await import('#web/features/site/pages/payment-success/payment-success-page.tsx')).PaymentSuccessPage,
  ),
  sandboxCheckout: async () => (await loadSandbox()).SandboxCheckoutPage,
  sandboxPortal: async () => (await loadSandbox()).SandboxPortalPage,
  affiliate: partLoader(
    async () => (await import('#web/features/site/pages/affiliate/affiliate-page.tsx')).AffiliatePage,
  ),
  reference: partLoader(
    async () => (await import('#web/features/site/pages/reference/reference-page.tsx')).ReferencePage,
  ),
  termsOfService: partLoader(
    async () => (await import('#web/features/site/pages/legal/legal-page.tsx')).TermsPage,
  ),
  privacy: partLoader(
    async () => (await import('#web/features/site/pages/legal/legal-page.tsx')).PrivacyPage,
  ),
  updates: partLoader(
    async () => (await import('#web/features/site/pages/updates/updates-page.tsx')).UpdatesPage,
  ),
  support: partLoader(
    async () => (await import('#web/features/site/pages/support/support-page.tsx')).SupportPage,
  ),
} satisfies Record<Exclude<RouteName, 'landing'>, Loader>;

export type PageName = keyof typeof loaders;

/** Part of the studio's code, which signed-in users load everywhere. */
export const RunningJobToast = lazy(async () => ({ default: (await loadStudio()).RunningJobToast }));

/** The design panel over any page; loaded for the same reason. */
export const DesignDialog = lazy(async () => ({ default: (await loadStudio()).DesignDialog }));

/** Handles the documented page events from other scripts and dispatches ours. Renders nothing. */
export const PageRequestHandler = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/page-requests/index.ts')).PageRequestHandler,
  })),
);

/** In the bar of signed-in users; loads separately, so that nothing waits for it. */
export const NotificationBell = lazy(async () => ({ default: (await loadBell()).NotificationBell }));

/** In the bar of signed-in users while styles are in training. */
export const TrainingIndicator = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/site/pages/training-status/bar-indicator.tsx')).BarIndicator,
  })),
);

const names = Object.keys(loaders) as PageName[];

/** Routes with the same loader share one component, which keeps its state between them. */
const components = new Map<Loader, LazyPart<object>>();

/** Once loaded, a page renders at once instead of after React's suspense delay; see `lazyPart`. */
function componentOf(load: Loader): LazyPart<object> {
  const Page = components.get(load) ?? lazyPart(load);
  components.set(load, Page);
  return Page;
}

/** Each page with its route and access rule. */
export const pages = names.map((name) => ({ name, ...routes[name], Page: componentOf(loaders[name]) }));

/**
 * Loads a page's code ahead: at start for the current address, later when a link to it is hovered. Resolves
 * once it has loaded or failed.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const name = names.find((one) => routes[one].path === pathname);
  if (name !== undefined) await componentOf(loaders[name]).preload();
}
