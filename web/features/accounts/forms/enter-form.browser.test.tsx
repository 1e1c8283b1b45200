import { getSignInMethods } from '#contract/accounts.ts';
import { checkAuth } from '#contract/session.ts';
import { answerForUser, answerForVisitor } from '#web/testing/fake-account.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { address, openPage, press, reloadPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { accountsTexts } from '../texts.ts';

/** The forms of a visitor. */
const test = base.extend<{ visitor: undefined }>({
  visitor: [
    async ({ api }, use) => {
      answerForVisitor(api);
      answerForSite(api);
      await use(undefined);
    },
    { auto: true },
  ],
});

const terms = 'Please accept our Terms of Service and Privacy Policy to continue';
const box = page.getByRole('checkbox');

for (const way of ['Continue with Google', 'Continue with Example ID', 'Login']) {
  test(`"${way}" requires the terms, says so under the box and moves the focus there`, async () => {
    await openPage('/login');
    await page.getByRole('main').getByRole('button', { name: way }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: terms })).toBeVisible();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription(terms);
    expect(address()).toBe('/login');
  });
}

test('a closed sign-up says how to get in and promises no coins', async ({ api }) => {
  const methods = { success: true as const, local: true, google: false, oidc: null, mail: true };
  api.answer(getSignInMethods, () => ({ ...methods, signUp: 'invite' as const }));
  await openPage('/signup');
  await expect.element(page.getByText('Sign-up here is by invitation.')).toBeVisible();
  await expect.element(page.getByText('Get 100 free coins to start creating')).not.toBeInTheDocument();
});

test('the terms open over the form, which keeps its input', async () => {
  await openPage('/signup');
  await page.getByLabelText('Name').fill('Ada');
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect.element(dialog).toMatchTextContent('28 January 2025');
  // Lines show where the text that does not fit is cut.
  const body = dialog.getByText('Who runs this service').element().closest('section.overflow-y-auto');
  await expect.poll(() => body && getComputedStyle(body).borderBottomWidth).toBe('1px');
  await press('Escape');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
});

test('address and accepted terms are kept when switching between login and sign-up', async () => {
  await openPage('/login');
  const main = page.getByRole('main');
  await page.getByLabelText('E-mail').fill('ada@example.com');
  await box.click();
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  await expect.element(box).toBeChecked();
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('ada@example.com');
  await box.click();
  await main.getByRole('link', { name: 'Login', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect.element(box).not.toBeChecked();
});

test('a user whose session has ended is redirected to the login page, which says so', async ({
  api,
  user,
}) => {
  answerForUser(api, user);
  answerForGallery(api);
  await openPage('/editor');
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  answerForVisitor(api);
  await reloadPage();
  await expect.element(page.getByText(accountsTexts.english.sessionEndedPrompt)).toBeVisible();
  expect(location.pathname).toBe('/login');
});

test('the form is there at once on a later visit, before the server has answered anything', async ({
  api,
}) => {
  await openPage('/login');
  const way = page.getByRole('main').getByRole('button', { name: 'Continue with Example ID' });
  await expect.element(way).toBeVisible();
  const held = Promise.withResolvers<never>();
  api.answer(getSignInMethods, () => held.promise);
  api.answer(checkAuth, () => held.promise);
  await reloadPage();
  await expect.element(way).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
});
