import { getOperator, sendContactMessage } from '#contract/contact.ts';
import { getUserInfo } from '#contract/session.ts';
import { getSiteContent } from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { updates } from '#web/features/updates/index.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { communityTexts } from './community/texts.ts';
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

test('a paid plan is named once its payment is done', async ({ api, user }) => {
  Object.assign(user, { planType: 'plus', isPremium: true });
  api.answer(getUserInfo, () => ({ success, ...user }));
  await openPage('/payment-success');
  await expect.element(page.getByRole('heading', { name: 'Your plan is Plus' })).toBeVisible();
});

test('the footer shows the operator’s links with the marks of known networks, and no column without any', async ({
  api,
}) => {
  const column = page.getByRole('navigation', { name: 'Follow us' });
  await openPage('/updates');
  await expect.element(page.getByRole('navigation', { name: 'Legal' })).toBeVisible();
  await expect.element(column).not.toBeInTheDocument();

  const social = [
    { label: 'Our channel', url: 'https://www.youtube.com/@adventure' },
    { label: 'Our blog', url: 'https://blog.example' },
  ];
  const { content } = await call(getSiteContent, { params: { language: 'en' } });
  api.answer(getSiteContent, () => ({ success, content: { ...content, social } }));
  await reloadPage();
  const links = column.getByRole('link');
  await expect.element(links.first()).toMatchTextContent('Our channel');
  const found = links
    .elements()
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
      getComputedStyle(link.firstElementChild ?? link).maskImage.replace(/^.*\/icons/, '/icons'),
    ]);
  expect(found).toEqual([
    ['Our channel', social[0]?.url, 'noopener', '/icons/networks/youtube.svg")'],
    ['Our blog', social[1]?.url, 'noopener', 'none'],
  ]);
});

const heads = page.getByRole('heading', { level: 2 });
const newMarks = page.getByText('New', { exact: true });
const newestOf = (date: string) => updates.filter((update) => update.date > date).length;

test('Updates shows what creators can do now, newest first, with news marked once', async ({ api, user }) => {
  const { content } = await call(getSiteContent, { params: { language: 'en' } });
  const own = { date: '2026-11-24', title: 'We moved', text: 'Our studio is in Porto now.' };
  api.answer(getSiteContent, () => ({ success, content: { ...content, updates: [own] } }));
  user.createdAt = '2026-11-22T12:00:00.000Z';
  await openPage('/updates');
  await expect.element(page.getByText(own.text)).toBeVisible();
  const titles = heads.elements().map(({ textContent }) => textContent);
  expect(titles).toHaveLength(updates.length + 1);
  expect(titles.indexOf(own.title)).toBe(newestOf(own.date));
  await expect.poll(() => newMarks.elements().length).toBe(newestOf('2026-11-22') + 1);
  // Not for creators: what an operator reads.
  await expect.element(page.getByText('technical changelog')).not.toBeInTheDocument();
  expect(await accessibilityViolations('main')).toEqual([]);
  await reloadPage();
  await expect.element(page.getByText(own.text)).toBeVisible();
  await expect.element(newMarks).not.toBeInTheDocument();
});

test('the account menu has a mark on Updates until they were read', async ({ user }) => {
  user.createdAt = '2026-11-22T12:00:00.000Z';
  const account = page.getByRole('button', { name: 'Account', exact: true });
  const entry = page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: /^Updates/ });
  await openPage('/contact');
  await account.click();
  await expect.element(entry).toMatchTextContent('Updates new');
  await entry.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Updates' })).toBeVisible();
  await expect.element(heads.first()).toBeVisible();
  await account.click();
  await expect.element(entry).toMatchTextContent(/^Updates$/);
});

test('an admin finds the technical changelog below', async ({ user }) => {
  user.isAdmin = true;
  await openPage('/updates');
  await expect
    .element(page.getByRole('link', { name: 'technical changelog' }))
    .toHaveAttribute('href', '/api/admin/changelog');
});

test('the community page offers a community only where there is one', async ({ api }) => {
  const lead = page.getByText(communityTexts.english.lead);
  await openPage('/community');
  await expect.element(page.getByRole('heading', { name: 'No community yet' })).toBeVisible();
  await expect.element(page.getByText(/every plan|other creators/)).not.toBeInTheDocument();
  await expect.element(lead).not.toBeInTheDocument();
  const contact = page.getByRole('link', { name: 'Ask the community' });
  await openPage('/contact');
  await expect.element(page.getByRole('link', { name: 'Help and support' }).first()).toBeVisible();
  await expect.element(contact).not.toBeInTheDocument();
  await openPage('/community');

  api.answer(getOperator, () => ({
    success,
    name: 'Example Ltd',
    address: null,
    supportEmail: null,
    communityUrl: 'https://chat.example.com/thumbnails',
    coOwnership: true,
  }));
  await reloadPage();
  await expect.element(page.getByRole('link', { name: 'Join the community' })).toBeVisible();
  await expect.element(lead).toBeVisible();
  await openPage('/contact');
  await expect.element(contact).toBeVisible();
});
