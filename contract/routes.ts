import { languages } from './languages.ts';

/**
 * Every address of the web app: who may go there, and what it is for. Router, navigation, sitemap and tests
 * are made from this table, so that a page is named once.
 */

/**
 * - `public`: all visitors, signed in or not.
 * - `guest`: signed-out visitors; signed-in users are sent on to their destination.
 * - `signedIn`: others are sent to the login page and come back afterwards.
 * - `admin`: signed-in users without the right are sent to `/admin-access`.
 */
export type Access = 'public' | 'guest' | 'signedIn' | 'admin';

export interface Route {
  path: string;
  access: Access;
  /** Listed for search engines. Only public pages whose words are the same for all visitors. */
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
  // Mails lead to these two: see `mailPaths`.
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
  // A payment provider's pages that ask for no money.
  sandboxCheckout: hidden('/sandbox/checkout', 'signedIn'),
  sandboxPortal: hidden('/sandbox/portal', 'signedIn'),
  notifications: hidden('/notifications', 'signedIn'),
  admin: hidden('/admin', 'admin'),
  // Where those without the right are sent, and learn how to get it.
  adminAccess: hidden('/admin-access', 'signedIn'),
  // Signed out, a page about the private gallery.
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

/** Addresses that lead to another one; the search part comes along. */
export const aliases: Readonly<Record<string, string>> = {
  '/app': routes.studio.path,
  '/canvas-editor': routes.canvas.path,
  '/how-it-works': '/#how-it-works',
};

const translations = languages.filter((language) => language !== 'en').join('|');
const serverPages = new RegExp(`^/(?:$|[#?]|(?:${translations})(?:$|[/#?])|auth/|api/|files/)`);

/** Whether the server answers an address by itself, so that a link to it must load it. */
export function isServerPage(href: string): boolean {
  return serverPages.test(href);
}

/** A navigation there ends the session and leads on to the logout page; the server answers it. */
export const endSessionPath = '/auth/logout';

/** Where a signed-in person starts. */
export const homePath = routes.studio.path;

/** The link to a page. */
export function pathOf(name: RouteName): string {
  return routes[name].path;
}
