import { translatedLanguages } from './languages.ts';

/** The page of a private link is this path and the link's token. */
export const sharedPagePath = '/s';

/**
 * Every address of the web app and who may open it. Router, navigation, sitemap and tests derive from this
 * table.
 */

/**
 * - `public`: users and visitors.
 * - `guest`: visitors; users are redirected to their destination.
 * - `signedIn`: users; visitors are sent to the login page and come back afterwards.
 * - `admin`: admins; other users are sent to `/admin-access`.
 */
export type Access = 'public' | 'guest' | 'signedIn' | 'admin';

export interface Route {
  path: string;
  access: Access;
  /** Whether search engines index it. Only for public pages with the same content for all visitors. */
  isIndexed: boolean;
}

function open(path: string): Route {
  return { path, access: 'public', isIndexed: true };
}

function hidden(path: string, access: Access): Route {
  return { path, access, isIndexed: false };
}

export const routes = {
  landing: open('/'),
  login: hidden('/login', 'guest'),
  signup: hidden('/signup', 'guest'),
  forgotPassword: hidden('/forgot-password', 'guest'),
  // Mails link to these two: see `mailPaths`.
  resetPassword: hidden('/reset-password', 'public'),
  verifyEmail: hidden('/verify-email', 'public'),
  logout: hidden('/logout', 'public'),
  studio: hidden('/editor', 'signedIn'),
  canvas: hidden('/editor/canvas', 'signedIn'),
  feedPreview: hidden('/youtube', 'signedIn'),
  trainingStatus: hidden('/training-status', 'signedIn'),
  tutorial: hidden('/tutorial', 'signedIn'),
  profile: hidden('/profile', 'signedIn'),
  contact: hidden('/contact', 'signedIn'),
  community: hidden('/community', 'signedIn'),
  paymentSuccess: hidden('/payment-success', 'signedIn'),
  // Pages of the sandbox payment provider.
  sandboxCheckout: hidden('/sandbox/checkout', 'signedIn'),
  sandboxPortal: hidden('/sandbox/portal', 'signedIn'),
  notifications: hidden('/notifications', 'signedIn'),
  // A user's private links; their visitors have `sharedPagePath`.
  links: hidden('/links', 'signedIn'),
  admin: hidden('/admin', 'admin'),
  // Tells users without the admin right how to get it.
  adminAccess: hidden('/admin-access', 'signedIn'),
  // Visitors see a page about the private gallery.
  gallery: hidden('/gallery', 'public'),
  testPopups: hidden('/test-popups', 'public'),
  pricing: open('/pricing'),
  affiliate: open('/affiliate'),
  reference: open('/reference'),
  termsOfService: open('/terms-of-service'),
  privacy: open('/privacy'),
  voiceCommands: open('/voice-commands'),
  presetStyles: open('/preset-styles'),
  customStyles: open('/custom-styles'),
  updates: open('/updates'),
  publicGallery: open('/public-gallery'),
  support: open('/support'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Redirected addresses; the query string is kept. */
export const aliases: Readonly<Record<string, string>> = {
  '/app': routes.studio.path,
  '/canvas-editor': routes.canvas.path,
  '/how-it-works': '/#how-it-works',
};

const translations = translatedLanguages.join('|');
const serverPages = new RegExp(`^/(?:$|[#?]|(?:${translations})(?:$|[/#?])|auth/|api/|files/)`);

/** Whether the server renders an address, so that a link to it must load the page. */
export function isServerPage(href: string): boolean {
  return serverPages.test(href);
}

/** Opening this address ends the session and redirects to the logout page; the server handles it. */
export const endSessionPath = '/auth/logout';

/** The element of the landing page that says that a page does not exist. */
export const missingPageId = 'page-missing';

/** Where unknown addresses lead. A fragment: it survives the landing page's own redirects and caches. */
export const missingPagePath = `/#${missingPageId}`;

/** The start page of users. */
export const homePath = routes.studio.path;

/** Returns the path of a page. */
export function pathOf(name: RouteName): string {
  return routes[name].path;
}
