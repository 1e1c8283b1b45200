import { checkAuth, getUserInfo } from '#contract/accounts.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { address, openPage, reloadPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { canvasGateTexts } from './canvas-gate/texts.ts';
import { contactTexts } from './contact/texts.ts';

const success = true as const;

const test = base.extend<{ site: undefined }>({
  site: [
    async ({ api }, use) => {
      answerForSite(api);
      answerForGallery(api);
      await use(undefined);
    },
    { auto: true },
  ],
});

const message = page.getByRole('textbox', { name: 'Message' });
const send = page.getByRole('button', { name: 'Send message' });

test('an invalid message is refused with a reason; a sent one is confirmed with what happens next', async ({
  api,
  user,
}) => {
  await openPage('/contact');
  await expect.element(page.getByLabelText(contactTexts.english.email)).toHaveValue(user.email);
  await send.click();
  await expect.element(page.getByText('Please write at least 10 characters.')).toBeVisible();
  await message.fill('a'.repeat(1_000_000));
  await send.click();
  await expect.element(page.getByText('995,000 characters too many. Use at most 5,000.')).toBeVisible();
  expect(api.requests(sendContactMessage)).toEqual([]);

  api.answer(sendContactMessage, () => refusal('looks_like_spam'));
  await message.fill('Buy now https://spam.example');
  await send.click();
  await expect.element(page.getByText(/^This looks like spam/)).toBeVisible();
  await expect.element(message).toHaveFocus();

  api.answer(sendContactMessage, () => ({ success, reference: 'A1', supportHours: null }));
  await page.getByRole('button', { name: /^Topic/ }).click();
  await page.getByRole('option', { name: contactTexts.english.topicIdea }).click();
  await message.fill('Could the gallery sort by colour?');
  await send.click();
  await expect.element(page.getByRole('heading', { name: contactTexts.english.sentTitle })).toHaveFocus();
  await expect
    .element(page.getByText(contactTexts.english.sentNext.replace('{email}', user.email)))
    .toBeVisible();
  expect(api.requests(sendContactMessage).at(-1)?.body).toMatchObject({
    topic: 'idea',
    message: 'Could the gallery sort by colour?',
    email: user.email,
  });
  await page.getByRole('button', { name: contactTexts.english.another }).click();
  await expect.element(message).toHaveValue('');
});

test('a rate-limited user reads when the next message can be sent', async ({ api }) => {
  api.answer(sendContactMessage, () => refusal('rate_limited', { retryAfterSeconds: 1_501 }));
  await openPage('/contact');
  await message.fill('Is there a limit on questions?');
  await send.click();
  await expect.element(page.getByText('You can send again in 26 minutes.')).toBeVisible();
  await expect.element(message).toHaveValue('Is there a limit on questions?');
});

const gate = page.getByRole('heading', { name: canvasGateTexts.english.gateTitle });

test('the canvas editor’s gate shows what it checks, three plans, and a link back', async ({ api, user }) => {
  api.answer(getUserInfo, () => ({ success, ...user }));
  await openPage('/editor/canvas');
  await expect.element(gate).toBeVisible();

  const session = Promise.withResolvers<void>();
  const plan = Promise.withResolvers<void>();
  api.answer(checkAuth, async () => {
    await session.promise;
    return { authenticated: true, user, isAdmin: false };
  });
  api.answer(getUserInfo, async () => {
    await plan.promise;
    return { success, ...user };
  });
  await reloadPage();
  await expect.element(page.getByText(canvasGateTexts.english.authenticating)).toBeVisible();
  session.resolve();
  await expect.element(page.getByText(canvasGateTexts.english.verifying)).toBeVisible();
  plan.resolve();
  await expect.element(gate).toBeVisible();
  await expect.element(page.getByText(canvasGateTexts.english.mobile)).toBeVisible();
  const film = page.getByLabelText(canvasGateTexts.english.film).element();
  if (!(film instanceof HTMLVideoElement)) throw new Error('The film is no video.');
  expect(film.volume).toBeCloseTo(0.3);
  // Muted until the user asks for sound.
  expect(film.muted).toBe(true);
  await page.getByRole('button', { name: /^(Play|Turn on sound)/ }).click();
  await expect.poll(() => film.muted).toBe(false);
  await expect.poll(() => Number(Reflect.get(film, 'webkitAudioDecodedByteCount'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: canvasGateTexts.english.unlock }).click();
  await expect.element(page.getByRole('heading', { name: canvasGateTexts.english.choose })).toHaveFocus();
  const plans = page.getByRole('heading', { level: 3 }).elements();
  expect(plans.map(({ textContent }) => textContent)).toEqual(['PRO', 'Plus', 'Enterprise']);
  expect(await accessibilityViolations('body')).toEqual([]);
  await page.getByRole('link', { name: canvasGateTexts.english.later }).click();
  await expect.poll(address).toBe('/editor');
});

test('a plan with the canvas editor shows that it is coming', async ({ api, user }) => {
  Object.assign(user, { planType: 'plus', isPremium: true });
  api.answer(getUserInfo, () => ({ success, ...user }));
  await openPage('/editor/canvas');
  await expect
    .element(page.getByRole('heading', { name: canvasGateTexts.english.notHereTitle }))
    .toBeVisible();
  expect(await accessibilityViolations('body')).toEqual([]);
  await openPage('/payment-success');
  await expect.element(page.getByRole('heading', { name: 'Your plan is Plus' })).toBeVisible();
});
