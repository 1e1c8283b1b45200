import { sendContactMessage } from '#contract/contact.ts';
import { getUserInfo } from '#contract/session.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { openPage } from '#web/testing/page.ts';
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

test('the canvas editor’s page says that it is coming, sells nothing, and edits the latest design', async ({
  api,
  user,
}) => {
  answerForGallery(api, [pictureOf(1, { prompt: 'a shark', originalPrompt: 'a shark', isDesign: true })]);
  await openPage('/editor/canvas');
  await expect
    .element(page.getByRole('heading', { name: canvasGateTexts.english.notHereTitle }))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'a shark' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit design' })).toBeVisible();
  await expect.element(page.getByText(canvasGateTexts.english.unlock)).not.toBeInTheDocument();
  expect(await accessibilityViolations('body')).toEqual([]);
  Object.assign(user, { planType: 'plus', isPremium: true });
  api.answer(getUserInfo, () => ({ success, ...user }));
  await openPage('/payment-success');
  await expect.element(page.getByRole('heading', { name: 'Your plan is Plus' })).toBeVisible();
});
