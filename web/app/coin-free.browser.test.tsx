import { listUserSessions } from '#contract/admin.ts';
import { checkAuth, getAdminAccess, getUserInfo } from '#contract/session.ts';
import { tools } from '#contract/tools.ts';
import { profileTexts } from '#web/features/accounts/profile/texts.ts';
import { popupTexts } from '#web/features/studio/failure/texts.ts';
import { answerForVisitor } from '#web/testing/fake-account.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForProfile } from '#web/testing/fake-profile.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press } from '#web/testing/page.ts';
import { generateButton, pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';

/** A user of a server without coins. */
const test = base.extend<{ coinFree: undefined }>({
  coinFree: [
    async ({ user }, use) => {
      Object.assign(user, {
        usesCoins: false,
        coins: 0,
        planType: 'enterprise',
        isPremium: true,
        hasReceivedInitialCoins: false,
        hasGeneratedImages: false,
        hasBeenWelcomed: false,
        createdAt: new Date().toISOString(),
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

const words = () => document.body.innerText;
/** The lines that speak of money. */
const moneyLines = () =>
  words()
    .split('\n')
    .filter((line) => aboutMoney.test(line));
const aboutMoney = /\bcoins?\b|\bplans?\b|upgrade|pricing|subscription|charged/i;

test('the studio shows no price, balance or plan, and Generate starts a picture', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await expect.element(generateButton).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  expect(moneyLines()).toEqual([]);
  // The film shows prices.
  expect(document.querySelector('video')).toBeNull();
  await expect.element(page.getByText(popupTexts.english.welcomeTextCoinFree)).toBeVisible();
  await expect.element(page.getByText('PRO', { exact: true })).not.toBeInTheDocument();
  expect(generateButton.element().textContent).not.toMatch(/\d/);
  await expect.element(toolNamed(tools.ThumbnailsV2.label)).toBeVisible();
  await pressGenerate('A storm over the harbour');
  await expect.poll(() => studio.jobs().length).toBe(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the profile has neither plan nor coins', async ({ api, user }) => {
  answerForProfile(api, user);
  await openPage('/profile');
  await expect.element(page.getByRole('heading', { name: profileTexts.english.data })).toBeVisible();
  expect(moneyLines()).toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible();
  expect(moneyLines()).toEqual([]);
});

test.for([
  '/terms-of-service',
  '/privacy',
  '/tutorial',
  '/updates',
  '/editor/canvas',
  '/admin-access',
  '/voice-commands',
  '/preset-styles',
])(
  '%s speaks of neither coins nor plans, and shows no screenshot with prices',
  async (address, { api, user }) => {
    answerForSite(api);
    api.answer(getUserInfo, () => ({ success: true as const, ...user }));
    answerForGallery(api);
    api.answer(getAdminAccess, () => ({
      success: true as const,
      isAdmin: false,
      isNamed: false,
      takesCode: false,
    }));
    await openPage(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A public page learns who is signed in, and whether there are coins, after its first paint.
    await expect.poll(moneyLines).toEqual([]);
    expect(
      document.querySelectorAll('main img[src*="/media/tutorial/"], main img[src*="/media/updates/"]'),
    ).toHaveLength(0);
  },
);

test('the sample popups are those of a studio without coins', async ({ api, events, user }) => {
  user.isAdmin = true;
  api.answer(listUserSessions, () => ({ success: true as const, sessions: [] }));
  answerForStudio({ api, events, user });
  answerForSite(api);
  await openPage('/test-popups');
  await expect.element(page.getByRole('button', { name: 'Show: Viewer' })).toBeVisible();
  expect(moneyLines()).toEqual([]);
  for (const name of ['Welcome', 'Generation failed', 'Delete the account', 'A user']) {
    await page.getByRole('button', { name: `Show: ${name}`, exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(moneyLines()).toEqual([]);
    await press('Escape');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test.for(['/terms-of-service', '/support', '/voice-commands', '/affiliate'])(
  '%s says nothing of coins before the server has answered, if its HTML says that there are none',
  async (address, { api }) => {
    answerForVisitor(api);
    answerForSite(api);
    const answer = Promise.withResolvers<void>();
    api.answer(checkAuth, async () => {
      await answer.promise;
      return { authenticated: false, user: null, usesCoins: false, isSignUpClosed: false, isAdmin: false };
    });
    document.documentElement.dataset.coins = 'off';
    try {
      await openPage(address);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(moneyLines().filter((line) => !line.startsWith('This studio works without coins'))).toEqual([]);
      expect(document.querySelectorAll('[href^="/pricing"]')).toHaveLength(0);
    } finally {
      delete document.documentElement.dataset.coins;
      answer.resolve();
    }
  },
);

test('the account menu and the bar lead to no plans', async ({ api }) => {
  answerForGallery(api);
  await openPage('/editor');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect.element(account.getByRole('link', { name: 'Logout' })).toBeVisible();
  expect(document.querySelectorAll('[href^="/pricing"]')).toHaveLength(0);
  expect(account.element().textContent).not.toMatch(aboutMoney);
});

test.for(['/pricing', '/payment-success', '/affiliate'])(
  '%s says that there are no coins',
  async (address, { api }) => {
    answerForSite(api);
    await openPage(address);
    await expect
      .element(page.getByText('This studio works without coins: every tool is open to every account.'))
      .toBeVisible();
    expect(document.querySelectorAll('main [href^="/pricing"]')).toHaveLength(0);
  },
);

test('a visitor reads of neither coins nor plans at the login', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  api.answer(checkAuth, () => ({
    authenticated: false,
    user: null,
    usesCoins: false,
    isSignUpClosed: false,
    isAdmin: false,
  }));
  await openPage('/signup');
  await expect.element(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(moneyLines()).toEqual([]);
  await openPage('/support');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[href^="/pricing"]').length).toBe(0);
});
