import { type CoinGrant, listCoinGrants } from '#contract/coin-history.ts';
import { dayMs } from '#contract/durations.ts';
import { generate } from '#contract/generation-calls.ts';
import { recordGreeting } from '#contract/session.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { address, openPage, reloadPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { popupTexts } from '../failure/texts.ts';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A studio without pictures. */
const test = base.extend<{ emptyGallery: undefined }>({
  emptyGallery: [
    async ({ api }, use) => {
      answerForGallery(api);
      await use(undefined);
    },
    { auto: true },
  ],
});

const heading = page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' });
const prompt = page.getByRole('textbox', { name: 'Prompt' });
const ranOut = page.getByRole('dialog', { name: 'Your coins have run out' });

async function pressGenerate(text: string): Promise<void> {
  await prompt.fill(text);
  await page.getByRole('button', { name: /^Generate/ }).click();
}

test('a user who is not new gets no welcome', async ({ user }) => {
  Object.assign(user, { hasBeenWelcomed: false, createdAt: inMs(-8 * dayMs) });
  await openPage('/editor');
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('expired free coins are reported once a day', async ({ api, user }) => {
  Object.assign(user, { coins: 0, initialCoinsExpiryDate: inMs(-dayMs), hasGeneratedImages: true });
  api.answer(recordGreeting, () => {
    user.trialEndShownAt = inMs(0);
    return { success: true as const };
  });
  await openPage('/editor');
  const popup = page.getByRole('dialog', { name: 'Your free coins have expired' });
  await expect
    .element(popup.getByRole('link', { name: 'Upgrade Now' }))
    .toHaveAttribute('href', '/pricing?promo=trial_ended');
  await popup.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(api.requests(recordGreeting).map(({ body }) => body)).toEqual([{ greeting: 'trial_expired' }]);
  await reloadPage();
  await expect.element(prompt).toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();

  // Without a record in the browser, the account’s record counts.
  localStorage.removeItem('adventure-dismissed');
  await reloadPage();
  await expect.element(prompt).toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();

  user.trialEndShownAt = inMs(-dayMs);
  localStorage.removeItem('adventure-dismissed');
  await reloadPage();
  await expect.element(popup).toBeVisible();
});

test('free coins that expire soon are shown beside the balance', async ({ user }) => {
  user.initialCoinsExpiryDate = inMs(3 * dayMs - 60_000);
  await openPage('/editor');
  await expect.element(page.getByText('Your free coins expire in 3 days.')).toBeVisible();
  user.initialCoinsExpiryDate = inMs(3 * dayMs + 600_000);
  await reloadPage();
  await expect.element(page.getByText('15 coins · 6 generations remaining')).toBeVisible();
  await expect.element(page.getByText(/^Your free coins expire/)).not.toBeInTheDocument();
});

test('too few coins open the offer, and nothing is sent', async ({ api, user }) => {
  user.coins = 3;
  answerForSite(api);
  await openPage('/editor');
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await page.getByRole('radio', { name: '2 variations' }).click();
  await pressGenerate('a castle');
  await expect.element(ranOut).toMatchTextContent('this costs 20 and you have 3. Your prompt is saved.');
  await expect.element(ranOut).toMatchTextContent('$19');
  await expect.element(ranOut.getByText('Save 15%')).toBeVisible();
  const counts = ranOut.getByRole('listitem').filter({ hasText: /^\d+[a-z]/i });
  expect(counts.elements().map(({ textContent }) => textContent)).toEqual([
    '2000Genesys 1.0 images',
    '200Genesys Pro images',
    '400upscales',
    '133regular thumbnails',
    '40premium V2 thumbnails',
  ]);
  expect(api.requests(generate)).toEqual([]);
  await ranOut.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect.poll(address).toBe('/pricing?promo=trial_ended');
});

test('a server answer about insufficient coins opens the same offer', async ({ api }) => {
  const words = 'Insufficient coins';
  api.answer(generate, () => refusal('engine_failed', { error: words, message: words }));
  await openPage('/editor');
  await pressGenerate('a castle');
  await ranOut.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.element(ranOut).not.toBeInTheDocument();
  await expect.element(prompt).toHaveValue('a castle');
});

test('a new user is welcomed once, with the recording', async ({ api, user }) => {
  Object.assign(user, { hasBeenWelcomed: false, hasGeneratedImages: false, createdAt: inMs(0) });
  api.answer(recordGreeting, () => {
    user.hasBeenWelcomed = true;
    return { success: true as const };
  });
  await openPage('/editor');
  const welcome = page.getByRole('region', { name: popupTexts.english.welcomeTitle });
  await expect.element(welcome).toMatchTextContent('You have 100 free coins.');
  const source = () => welcome.element().querySelector('video source')?.getAttribute('src');
  expect(source()).toBe('/media/demo.mp4');
  // Nothing is over the prompt, which can be typed into at once.
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(prompt).toHaveFocus();
  await welcome.getByRole('button', { name: popupTexts.english.welcomeStart }).click();
  await expect.element(welcome).not.toBeInTheDocument();
  await expect.element(prompt).toHaveFocus();
  await expect
    .poll(() => api.requests(recordGreeting).map(({ body }) => body))
    .toEqual([{ greeting: 'welcome' }]);
  await reloadPage();
  await expect.element(heading).toBeVisible();
  await expect.element(welcome).not.toBeInTheDocument();

  // Another browser gets the record from the account.
  localStorage.clear();
  await reloadPage();
  await expect.element(heading).toBeVisible();
  await expect.element(welcome).not.toBeInTheDocument();
});

test('the welcome tells bought coins from free ones, and names no plan that gave none', async ({
  api,
  user,
}) => {
  Object.assign(user, {
    hasBeenWelcomed: false,
    isPremium: true,
    hasGeneratedImages: false,
    createdAt: inMs(0),
  });
  const coins = { amount: 100, remaining: 100, held: 0 };
  const days = { createdAt: inMs(0), expiresAt: inMs(dayMs), renewsAt: null };
  const given: CoinGrant = { ...coins, ...days, id: 'given', source: 'signup' };
  const grants = [given];
  api.answer(listCoinGrants, () => ({ success: true as const, grants }));
  await openPage('/editor');
  const welcome = page.getByRole('region', { name: popupTexts.english.welcomeTitle });
  await expect.element(welcome).toMatchTextContent('You have 100 free coins. See');
  grants.push({ ...given, id: 'bought', source: 'subscription', remaining: 2000 });
  await reloadPage();
  await expect.element(welcome).toMatchTextContent('You have 100 free coins and 2,000 from your plan.');
});

test('an example fills prompt and style', async () => {
  await openPage('/editor');
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await page.getByRole('button', { name: 'Exploring an abandoned haunted house at night Lebron' }).click();
  await expect.element(page.getByRole('radio', { name: /^Thumbnails\s*15/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Lebron' })).toBeChecked();
  await expect.element(prompt).toHaveValue('Exploring an abandoned haunted house at night');
  await expect.element(prompt).toHaveFocus();
});
