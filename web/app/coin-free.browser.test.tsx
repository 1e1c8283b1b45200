import { checkAuth } from '#contract/session.ts';
import { tools } from '#contract/tools.ts';
import { profileTexts } from '#web/features/accounts/profile/texts.ts';
import { answerForVisitor } from '#web/testing/fake-account.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForProfile } from '#web/testing/fake-profile.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
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
  expect(words()).not.toMatch(aboutMoney);
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
  expect(words()).not.toMatch(aboutMoney);
});

test('the account menu and the bar lead to no plans', async ({ api }) => {
  answerForGallery(api);
  await openPage('/editor');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect.element(account.getByRole('link', { name: 'Logout' })).toBeVisible();
  expect(document.querySelectorAll('[href^="/pricing"]')).toHaveLength(0);
  expect(account.element().textContent).not.toMatch(aboutMoney);
});

test.for(['/pricing', '/payment-success'])('%s says that there are no coins', async (address, { api }) => {
  answerForSite(api);
  await openPage(address);
  await expect
    .element(page.getByText('This studio works without coins: every tool is open to every account.'))
    .toBeVisible();
  expect(document.querySelectorAll('main [href^="/pricing"]')).toHaveLength(0);
});

test('a visitor reads of neither coins nor plans at the login', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  api.answer(checkAuth, () => ({ authenticated: false, user: null, usesCoins: false, isAdmin: false }));
  await openPage('/signup');
  await expect.element(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(words()).not.toMatch(aboutMoney);
  await openPage('/support');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[href^="/pricing"]').length).toBe(0);
});
