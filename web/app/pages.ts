import type { ComponentType } from 'react';
import { type RouteName, routes } from '#contract/routes.ts';
import { deferredPart, type LazyPart, lazyPart } from '#web/ui/lazy-part.tsx';

/** Each page is a chunk, loaded on navigation; `preloadPage` starts the load before React does. */
type Loader = () => Promise<ComponentType>;

const loadLoginPage = async () => (await import('#web/features/accounts/pages/login-page.tsx')).LoginPage;

/** The page of every route but `/`, which the server renders. */
const loaders = {
  login: loadLoginPage,
  signup: loadLoginPage,
  forgotPassword: loadLoginPage,
  resetPassword: async () =>
    (await import('#web/features/accounts/pages/reset-password-page.tsx')).ResetPasswordPage,
  verifyEmail: async () =>
    (await import('#web/features/accounts/pages/verify-email-page.tsx')).VerifyEmailPage,
  profile: async () => (await import('./profile/profile-page.tsx')).ProfilePage,
  adminAccess: async () =>
    (await import('#web/features/accounts/admin-access/admin-access-page.tsx')).AdminAccessPage,
  logout: async () => (await import('#web/features/accounts/pages/logout-page.tsx')).LogoutPage,
  studio: async () => (await import('#web/features/studio/index.ts')).StudioPage,
  gallery: async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
  feedPreview: async () => (await import('#web/features/feed/index.ts')).FeedPage,
  voiceCommands: async () =>
    (await import('#web/features/site/pages/voice-commands/voice-commands-page.tsx')).VoiceCommandsPage,
  presetStyles: async () =>
    (await import('#web/features/site/pages/preset-styles/preset-styles-page.tsx')).PresetStylesPage,
  customStyles: async () =>
    (await import('#web/features/site/pages/custom-styles/custom-styles-page.tsx')).CustomStylesPage,
  publicGallery: async () =>
    (await import('#web/features/site/pages/public-gallery/public-gallery-page.tsx')).PublicGalleryPage,
  tutorial: async () => (await import('#web/features/site/pages/tutorial/tutorial-page.tsx')).TutorialPage,
  testPopups: async () => (await import('./test-popups/test-popups-page.tsx')).TestPopupsPage,
  trainingStatus: async () =>
    (await import('#web/features/site/pages/training-status/training-status-page.tsx')).TrainingStatusPage,
  admin: async () => (await import('#web/features/admin/index.ts')).AdminPage,
  notifications: async () => (await import('#web/features/notifications/index.ts')).NotificationsPage,
  links: async () => (await import('#web/features/private-links/list/links-page.tsx')).LinksPage,
  contact: async () => (await import('#web/features/site/pages/contact/contact-page.tsx')).ContactPage,
  canvas: async () => (await import('#web/features/site/pages/canvas-gate/canvas-page.tsx')).CanvasPage,
  pricing: async () => (await import('#web/features/site/pages/pricing/pricing-page.tsx')).PricingPage,
  community: async () =>
    (await import('#web/features/site/pages/community/community-page.tsx')).CommunityPage,
  paymentSuccess: async () =>
    (await import('#web/features/site/pages/payment-success/payment-success-page.tsx')).PaymentSuccessPage,
  sandboxCheckout: async () => (await import('#web/features/billing/lazy.ts')).SandboxCheckoutPage,
  sandboxPortal: async () => (await import('#web/features/billing/lazy.ts')).SandboxPortalPage,
  affiliate: async () =>
    (await import('#web/features/site/pages/affiliate/affiliate-page.tsx')).AffiliatePage,
  reference: async () =>
    (await import('#web/features/site/pages/reference/reference-page.tsx')).ReferencePage,
  termsOfService: async () => (await import('#web/features/site/pages/legal/legal-page.tsx')).TermsPage,
  privacy: async () => (await import('#web/features/site/pages/legal/legal-page.tsx')).PrivacyPage,
  updates: async () => (await import('#web/features/site/pages/updates/updates-page.tsx')).UpdatesPage,
  support: async () => (await import('#web/features/site/pages/support/support-page.tsx')).SupportPage,
} satisfies Record<Exclude<RouteName, 'landing'>, Loader>;

export type PageName = keyof typeof loaders;

/** Over any page of signed-in users. */
export const RunningJobToast = deferredPart(
  async () => (await import('#web/features/studio/lazy.ts')).RunningJobToast,
);

/** The design panel over any page. */
export const DesignDialog = deferredPart(
  async () => (await import('#web/features/gallery/opening/design-dialog.tsx')).DesignDialog,
);

/** Handles the documented page events from other scripts and dispatches ours. Renders nothing. */
export const PageRequestHandler = deferredPart(
  async () => (await import('#web/features/page-requests/index.ts')).PageRequestHandler,
);

/** In the bar of signed-in users; loads separately, so that nothing waits for it. */
export const NotificationBell = deferredPart(
  async () => (await import('#web/features/notifications/notification-bell.tsx')).NotificationBell,
);

/** In the bar of signed-in users while styles are in training. */
export const TrainingIndicator = deferredPart(
  async () => (await import('#web/features/site/pages/training-status/bar-indicator.tsx')).BarIndicator,
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
