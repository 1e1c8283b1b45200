import type { Page } from '@playwright/test';
import { trainedStyle } from './harness/trained-style.ts';

/** The role of the reader. `free` and `paid` are signed in. */
export type Reader = 'visitor' | 'free' | 'paid';

export interface SpecifiedPlace {
  /** The path. */
  at: string;
  as: Reader;
  /** The browser’s language. English by default. */
  language?: 'pt-BR' | 'es';
  /** Allows motion. By default the browser asks for reduced motion. */
  moves?: true;
  /** Runs before the page loads, for example to mock a failing server. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs after the page has loaded, such as a click of the reader. */
  after?: (page: Page) => Promise<unknown>;
  /** The specified texts that must be visible. */
  texts: readonly string[];
}

/** Delays a call, so that the texts of the pending state are visible. */
const delayed = (page: Page, pattern: string) =>
  page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue().catch(() => undefined);
  });

/** Mocks the user’s trained styles. */
const withStyles = (page: Page, ...styles: { name: string; status: string }[]) =>
  page.route('**/api/custom-thumbnail-styles', (route) =>
    route.fulfill({
      json: {
        success: true,
        styles: styles.map(({ name, status }) => trainedStyle(name, status)),
      },
    }),
  );

/** Makes every call of Generate fail with this error. */
const refusing = (page: Page, code: string, status: number) =>
  page.route('**/api/generate', (route) =>
    route.fulfill({
      status,
      json: { success: false, code, error: code, message: code, requestId: 'of-a-test' },
    }),
  );

/** Selects a tool, enters a prompt and clicks Generate. */
const generateWith = async (page: Page, tool: RegExp) => {
  await page.getByRole('radio', { name: tool }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a shark');
  await page.getByRole('button', { name: /^Generate/ }).click();
};

/** Mocks a Pro subscription and a portal that does not open. */
const withSubscription = async (page: Page) => {
  await page.route('**/api/billing', async (route) => {
    const answer = await route.fetch();
    const subscription = {
      id: 'sub_1',
      status: 'active',
      planType: 'pro',
      interval: 'yearly',
      currentPeriodEnd: new Date(Date.now() + 9e9).toISOString(),
      cancelAtPeriodEnd: false,
      next: null,
    };
    await route.fulfill({ json: { ...(await answer.json()), planType: 'pro', subscription } });
  });
  await page.route('**/api/stripe/create-portal-session', (route) => route.abort());
};

const getStarted = (page: Page) => page.getByRole('button', { name: 'Get Started' }).first().click();

const openExplore = (page: Page) => page.getByRole('button', { name: 'Explore' }).click();

/**
 * Every text that the specification quotes for routes, bar, landing page, accounts, notifications and the
 * other pages, with the place where it must be visible. Add a new screen’s texts here.
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
  {
    at: '/',
    as: 'visitor',
    before: (page) =>
      page.route('**/*', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.continue(),
      ),
    texts: ['Image unavailable'],
  },

  // Login and logout
  { at: '/login', as: 'visitor', texts: ['Get 100 free coins to start creating', 'Back to Home'] },
  { at: '/community', as: 'visitor', texts: ['Log in or sign up to go on.'] },
  {
    at: '/login',
    as: 'visitor',
    after: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    texts: ['Please accept our Terms of Service and Privacy Policy to continue'],
  },
  {
    at: '/profile',
    as: 'visitor',
    before: (page) => delayed(page, '**/api/auth/check*'),
    texts: ['Authenticating...'],
  },
  { at: '/terms-of-service', as: 'visitor', texts: ['28 January 2025'] },
  {
    at: '/logout',
    as: 'visitor',
    // Visible only while the last of the three requests has no answer.
    before: (page) => delayed(page, '**/auth/logout'),
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
  { at: '/notifications', as: 'free', texts: ['Welcome to Adventure'] },
  {
    at: '/gallery',
    as: 'free',
    after: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
    texts: ['Mark all as read'],
  },

  // Plans, and the page before the canvas editor
  {
    at: '/pricing',
    as: 'free',
    texts: ['Subscription Plans', '-15%', 'Save 15% with our annual plans'],
  },
  { at: '/pricing', as: 'visitor', texts: ['Test is Free!', 'Login', 'Full Year', 'Get Started'] },
  {
    at: '/pricing',
    as: 'visitor',
    after: (page) => page.getByRole('button', { name: 'Get Started' }).first().click(),
    texts: ['You need to be logged in to subscribe to a plan.'],
  },
  {
    at: '/pricing',
    as: 'free',
    before: (page) => delayed(page, '**/api/stripe/change-plan'),
    after: getStarted,
    texts: ['Processing...'],
  },
  {
    at: '/pricing',
    as: 'free',
    before: (page) => page.route('**/api/stripe/change-plan', (route) => route.abort()),
    after: getStarted,
    texts: ['Failed to process plan change'],
  },
  {
    at: '/pricing',
    as: 'free',
    before: (page) =>
      page.route('**/api/stripe/change-plan', (route) => route.fulfill({ status: 500, body: 'broken' })),
    after: getStarted,
    texts: ['Error changing plan'],
  },
  {
    at: '/pricing',
    as: 'free',
    before: (page) => page.route('**/api/billing', (route) => route.fulfill({ status: 400, body: 'broken' })),
    texts: ['Failed to verify subscription status', 'Failed to check subscription'],
  },
  {
    at: '/pricing',
    as: 'free',
    before: withSubscription,
    after: (page) => page.getByRole('button', { name: 'Manage Subscription' }).first().click(),
    texts: ['Active Subscription', 'Manage Subscription', 'Failed to process subscription'],
  },
  {
    at: '/editor/canvas',
    as: 'free',
    after: (page) => page.getByRole('button', { name: 'Unlock Access Now' }).click(),
    texts: [
      "You don't have access to the Advanced Editor yet.",
      'Maybe Later',
      'Not available for mobile (coming soon!)',
      'Choose Your Plan',
    ],
  },
  { at: '/training-status', as: 'free', texts: ['No styles currently training'] },
  {
    at: '/training-status',
    as: 'free',
    before: (page) =>
      withStyles(page, { name: 'My look', status: 'pending' }, { name: 'My other', status: 'processing' }),
    after: (page) => page.getByRole('button', { name: 'Show in a window' }).click(),
    texts: ['Queued', 'Training in Progress'],
  },
  {
    at: '/training-status',
    as: 'free',
    before: (page) => withStyles(page, { name: 'My look', status: 'ready' }),
    texts: ['My look is now ready to use'],
  },
  {
    at: '/training-status',
    as: 'free',
    before: (page) => page.route('**/api/custom-thumbnail-styles', (route) => route.fulfill({ json: {} })),
    texts: ['Failed to fetch styles'],
  },
  {
    at: '/training-status',
    as: 'free',
    before: (page) => page.route('**/api/custom-thumbnail-styles', (route) => route.abort()),
    texts: ['Error fetching styles: Adventure is not responding. Try again.'],
  },
  { at: '/youtube', as: 'free', texts: ['Test in Feed'] },

  // The studio, its parts and popups
  {
    at: '/editor',
    as: 'free',
    texts: ['Thumbnails V2', 'Genesys Pro', 'Genesys 1.0', 'Editor', 'Soon', 'PRO', 'Upgrade', 'Generate'],
  },
  {
    at: '/editor',
    as: 'free',
    after: (page) => page.getByRole('button', { name: /^Generate/ }).click({ force: true }),
    texts: ['Please enter a prompt'],
  },
  {
    at: '/editor',
    as: 'free',
    after: async (page) => {
      await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
      await page.getByRole('button', { name: /^Generate/ }).click({ force: true });
    },
    texts: ['Please enter a valid prompt'],
  },
  {
    at: '/editor',
    as: 'free',
    before: (page) => delayed(page, '**/api/generate'),
    after: (page) => generateWith(page, /^Genesys 1\.0/),
    texts: ['Generating...'],
  },
  {
    at: '/editor',
    as: 'free',
    after: (page) => generateWith(page, /^Thumbnails V2/),
    texts: [', You have been chosen', 'Unlock Access Now', 'Continue without access'],
  },
  {
    at: '/editor',
    as: 'free',
    before: (page) => refusing(page, 'insufficient_coins', 402),
    after: (page) => generateWith(page, /^Genesys Pro/),
    texts: ['Your coins have run out', '$19', 'Save 15%', 'Upgrade Now', 'Maybe Later'],
  },
  {
    at: '/editor',
    as: 'free',
    before: (page) => refusing(page, 'content_policy', 422),
    after: (page) => generateWith(page, /^Genesys Pro/),
    texts: [
      'Content Policy Alert',
      "We couldn't generate this image because it may contain content that violates our policies. Please try modifying your prompt or using a different reference image.",
    ],
  },

  {
    at: '/editor',
    as: 'free',
    before: (page) => refusing(page, 'internal', 500),
    after: (page) => generateWith(page, /^Genesys Pro/),
    texts: [
      'Generation Failed',
      'We encountered an issue while generating your image. Please try again with different settings.',
    ],
  },

  // Texts that the specification quotes in Portuguese
  {
    at: '/profile',
    as: 'visitor',
    language: 'pt-BR',
    before: (page) =>
      page.route('**/api/auth/check*', (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<html></html>' }),
      ),
    texts: ['Erro 503: Service Unavailable'],
  },
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
