import type { Page } from '@playwright/test';

/** Who looks; `free` and `paid` are signed in. */
export type Reader = 'visitor' | 'free' | 'paid';

export interface SpecifiedPlace {
  /** The address. */
  at: string;
  as: Reader;
  /** The browser's language; English as a rule. */
  language?: 'pt-BR' | 'es';
  /** Things move there; otherwise the browser asks for as little motion as can be. */
  moves?: true;
  /** What has to be there before the page is loaded, such as a server that refuses. */
  before?: (page: Page) => Promise<unknown>;
  /** What the reader does there first. */
  after?: (page: Page) => Promise<unknown>;
  /** The specification's words, each to be seen at that place. */
  texts: readonly string[];
}

const openExplore = (page: Page) => page.getByRole('button', { name: 'Explore' }).click();

/**
 * Every text that the specification gives in quotes for routes, bar, landing page, accounts, notifications and the
 * other pages, with the place at which it must be seen. Whoever adds a screen adds its texts.
 */
export const specifiedPlaces: readonly SpecifiedPlace[] = [
  // The bar
  {
    at: '/affiliate',
    as: 'visitor',
    after: openExplore,
    texts: [
      'AI Features',
      'Voice Commands',
      'Preset Styles',
      'Custom Styles',
      'Generation',
      'Reference Images',
      'Private Gallery',
      'Thumbnails Preview',
      'Beta',
      'Canvas Editor',
      'Coming Soon',
      'Face Swap AI',
      'Soon',
      'Login',
      'Try It Free',
    ],
  },
  {
    at: '/affiliate',
    as: 'visitor',
    after: async (page) => {
      await openExplore(page);
      await page.getByRole('link', { name: 'Canvas Editor' }).hover();
    },
    texts: ['Try our newest features!'],
  },
  {
    at: '/affiliate',
    as: 'visitor',
    after: async (page) => {
      await openExplore(page);
      await page.getByText('Face Swap AI').hover();
    },
    texts: ['Available soon!'],
  },
  {
    at: '/gallery',
    as: 'free',
    after: (page) => page.getByRole('button', { name: 'Account' }).click(),
    texts: ['Community', 'Tutorial', 'Contact', 'Upgrade', 'Edit Profile', 'Subscription', 'Logout'],
  },
  {
    at: '/gallery',
    as: 'paid',
    after: (page) => page.getByRole('button', { name: 'Account' }).click(),
    texts: ['Pro Plan'],
  },
  { at: '/', as: 'free', texts: ['Launch App'] },

  // The landing page
  {
    at: '/',
    as: 'visitor',
    texts: [
      '100 free coins to get started',
      'Viral Thumbnails',
      'in Seconds.',
      'Try It Free',
      'Watch Demo',
      'Login',
    ],
  },

  { at: '/', as: 'visitor', moves: true, texts: ['with your Face.'] },

  // Login and logout
  { at: '/login', as: 'visitor', texts: ['Get 100 free coins to start creating', 'Back to Home'] },
  {
    at: '/login',
    as: 'visitor',
    after: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    texts: ['Please accept our Terms of Service and Privacy Policy to continue'],
  },
  { at: '/terms-of-service', as: 'visitor', texts: ['28 January 2025'] },
  {
    at: '/logout',
    as: 'visitor',
    // It stays only while the last of the three requests does not answer.
    before: (page) =>
      page.route('**/auth/logout', (route) =>
        route.request().method() === 'GET' ? undefined : route.continue(),
      ),
    texts: [
      'Logout Successful!',
      'You have been signed out of your account.',
      'Redirecting to login page...',
    ],
  },
  {
    at: '/logout',
    as: 'visitor',
    before: (page) => page.route('**/api/auth/logout', (route) => route.abort()),
    texts: ['Logout Error', 'Go to Login', 'An error occurred while logging out. Please try again.'],
  },

  // Notifications
  {
    at: '/notifications',
    as: 'free',
    before: (page) =>
      page.route('**/api/notifications*', (route) =>
        route.fulfill({
          json: { success: true, notifications: [], unread: 0, total: 0, hasMore: false, nextCursor: null },
        }),
      ),
    texts: ['No notifications yet'],
  },
  {
    at: '/gallery',
    as: 'free',
    after: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    texts: ['Mark all as read'],
  },

  // Plans and the gate before the canvas editor
  {
    at: '/pricing',
    as: 'free',
    texts: ['Subscription Plans', '-15%', 'Save 15% with our annual plans'],
  },
  { at: '/pricing', as: 'visitor', texts: ['Test is Free!', 'Login'] },
  {
    at: '/editor/canvas',
    as: 'free',
    texts: [
      "You don't have access to the Advanced Editor yet.",
      'Unlock Access Now',
      'Maybe Later',
      'Not available for mobile (coming soon!)',
    ],
  },
  {
    at: '/editor/canvas',
    as: 'free',
    after: (page) => page.getByRole('button', { name: 'Unlock Access Now' }).click(),
    texts: ['Choose Your Plan'],
  },
  { at: '/training-status', as: 'free', texts: ['No styles currently training'] },

  // Texts that the specification gives in Portuguese
  {
    at: '/editor',
    as: 'free',
    language: 'pt-BR',
    before: (page) =>
      page.route('**/api/preset-thumbnail-styles*', (route) =>
        route.fulfill({
          status: 404,
          json: { success: false, code: 'not_found', error: '', message: '', requestId: '' },
        }),
      ),
    texts: ['Falha ao carregar estilos. Tente novamente.'],
  },
];
