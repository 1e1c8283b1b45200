import type { Page } from '@playwright/test';
import { expect, newAccount, signUpByForm, type TestUser } from './harness/fixtures.ts';
import { signInAtProvider } from './harness/identity-provider.ts';
import { mailedLink } from './harness/outbox.ts';
import { pauseClock, runClockUntilVisible } from './harness/paused-clock.ts';
import { test } from './harness/provider-fixture.ts';
import { providerName } from './harness/provider-studio.ts';

const terms = 'Please accept our Terms of Service and Privacy Policy to continue';
const withProvider = { name: `Continue with ${providerName}` };

async function logIn(page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logInWithProvider(page: Page, login: string): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', withProvider).click();
  await signInAtProvider(page, login);
}

test('a new user verifies the address with the mailed link, which works only once', async ({
  page,
  studio,
}) => {
  const testUser = await signUpByForm(page, studio.origin);
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  const first = await mailedLink(studio, testUser.email, '/verify-email');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('This server does not send e-mail.').last()).toBeVisible();
  const link = await mailedLink(studio, testUser.email, '/verify-email', first);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the studio' }).click();
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Your address is already confirmed.')).toBeVisible();
});

test('a user resets a forgotten password by e-mail, and the form reveals no accounts @full', async ({
  browser,
  page,
  studio,
}) => {
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  const testUser = await signUpByForm(otherPage, studio.origin);
  const requestReset = async (email: string) => {
    await page.goto(`${studio.origin}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    return (await page.getByText('we sent it a link').textContent())?.replace(email, '');
  };
  expect(await requestReset('nobody@example.com')).toBe(await requestReset(testUser.email));

  const link = await mailedLink(studio, testUser.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another good secret');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText('Your session has ended.')).toBeVisible();
  await otherContext.close();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a third good secret');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();

  await page.goto(`${studio.origin}/login?next=%2Fprofile`);
  await logIn(page, testUser);
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('another good secret');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${studio.origin}/profile`);
});

test('a first sign-in with a provider creates an account, and the next one reuses it', async ({
  context,
  page,
  studio,
}) => {
  await page.goto(`${studio.origin}/contact`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await logInWithProvider(page, 'ada');
  await expect(page).toHaveURL(`${studio.origin}/contact`);
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByLabel('Name')).toHaveValue('ada');
  await expect(page.getByText('ada@example.com').first()).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill('Ada L.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.clearCookies();
  await page.goto(`${studio.origin}/login`);
  await logInWithProvider(page, 'ada');
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByLabel('Name')).toHaveValue('Ada L.');
});

test('a failed provider sign-in returns to the login page with an error @full', async ({ page, studio }) => {
  await page.goto(`${studio.origin}/login`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', withProvider).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login\?error=sign_in_denied/);
  await expect(page.getByRole('alert').first()).toHaveText(
    'The sign-in was not allowed. Try again, or sign in another way.',
  );

  // A replayed callback.
  await page.goto(`${studio.origin}/auth/oidc/callback?code=old&state=old`);
  await expect(page.getByText('This sign-in was already used or took too long.')).toBeVisible();

  await page.goto(`${studio.origin}/auth/oidc`);
  await expect(page.getByText(terms)).toBeVisible();

  await page.goto(`${studio.origin}/login?error=%3Cscript%3E`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('script')).toBeHidden();
});

test('an unverified provider address cannot take over an account, but its owner can link the provider @full', async ({
  browser,
  page,
  studio,
}) => {
  const email = 'unverified@example.com';
  const testUser = { ...newAccount(), email };
  const owner = await browser.newContext();
  await signUpByForm(await owner.newPage(), studio.origin, testUser);
  await owner.close();

  await page.goto(`${studio.origin}/login`);
  await logInWithProvider(page, 'unverified');
  await expect(page.getByText('An account with this e-mail address already exists.')).toBeVisible();
  await logIn(page, testUser);
  await page.waitForURL('**/editor');

  await page.goto(`${studio.origin}/profile`);
  await page.getByRole('button', { name: `Link ${providerName}` }).click();
  const linked = page.getByText(`${providerName} is linked.`);
  // The provider asks again only when its own session is gone.
  await linked.or(page.getByRole('button', { name: 'Continue' })).waitFor();
  if (!(await linked.isVisible())) await signInAtProvider(page, 'unverified');
  await expect(linked).toBeVisible();
  await page.getByRole('button', { name: `Unlink ${providerName}` }).click();
  await expect(page.getByRole('button', { name: `Link ${providerName}` })).toBeVisible();
  await expect(page.getByText('Your only way to sign in')).toBeVisible();
});

test('login ignores a ?next= URL on another origin @full', async ({ page, studio }) => {
  await signUpByForm(page, studio.origin);
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
    await page.goto(`${studio.origin}/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${studio.origin}/editor`);
  }
});

test('a logout redirects to the login page and confirms the sign-out once @full', async ({
  page,
  studio,
}) => {
  await signUpByForm(page, studio.origin);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByText('Logout', { exact: true }).click();
  // The redirect is immediate. The login page shows the confirmation once.
  await expect(page).toHaveURL(`${studio.origin}/login`);
  const confirmation = page.getByRole('alert').filter({ hasText: 'Logout Successful!' });
  await expect(confirmation).toContainText('You have been signed out of your account.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(confirmation).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto(`${studio.origin}/profile`);
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
});

test('a logout redirects to the login page even when the server stops responding @full', async ({
  page,
  studio,
}) => {
  await signUpByForm(page, studio.origin);
  await page.route('**/auth/logout', (route) =>
    route.request().resourceType() === 'fetch' && route.request().method() === 'GET'
      ? undefined
      : route.continue(),
  );
  await page.goto(`${studio.origin}/logout`);
  const confirmation = page.getByRole('status').filter({ hasText: 'Logout Successful!' });
  await expect(confirmation).toContainText('You have been signed out of your account.');
  await expect(confirmation).toContainText('Redirecting to login page...');
  await expect(page).toHaveURL(`${studio.origin}/login`);
});

test('a failed logout shows an error and can be retried @full', async ({ page, studio }) => {
  await signUpByForm(page, studio.origin);
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(`${studio.origin}/logout`);
  await expect(page.getByRole('heading', { name: 'Logout Error' })).toBeVisible();
  await expect(page.getByText('An error occurred while logging out. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${studio.origin}/login`);
});

test('a failed logout redirects to the login page with an error, unless the user interacts @full', async ({
  page,
  studio,
}) => {
  const fails = (path: string) => page.route(path, (route) => route.fulfill({ status: 503, body: 'broken' }));
  await fails('**/api/auth/logout');
  await pauseClock(page);
  const redirecting = page.getByText('Redirecting to login page...');
  await page.goto(`${studio.origin}/logout`);
  await runClockUntilVisible(page, redirecting);
  await page.keyboard.press('Tab');
  await expect(redirecting).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { name: 'Logout Error' })).toBeVisible();

  // The server redirects here after its own logout has failed. The page does not retry, because a retry would
  // appear to succeed.
  await page.goto(`${studio.origin}/logout?error=logout_failed`);
  await runClockUntilVisible(page, redirecting);
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(page).toHaveURL(`${studio.origin}/login?error=logout_failed`);
  await expect(page.getByText('An error occurred while logging out.')).toBeVisible();
});

test('the admin access page explains the requirements and grants access to a verified address @full', async ({
  page,
  studio,
}) => {
  await signUpByForm(page, studio.origin);
  await page.goto(`${studio.origin}/admin`);
  await expect(page).toHaveURL(`${studio.origin}/admin-access`);
  await expect(page.getByText("Your address is not on the operator's list")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUpByForm(page, studio.origin, { ...newAccount(), email: 'boss@example.com' });
  await page.goto(`${studio.origin}/admin-access`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('can find the link in the outbox')).toBeVisible();
  await page.getByRole('button', { name: 'I have opened it' }).click();
  await expect(page.getByText('Not yet: your address is not confirmed.')).toBeVisible();
  const verification = await page.context().newPage();
  await verification.goto(await mailedLink(studio, 'boss@example.com', '/verify-email'));
  await expect(verification.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'I have opened it' }).click();
  await expect(page.getByText('You are an admin.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the admin panel' })).toHaveAttribute('href', '/admin');
});

test('a visitor logs in from a dialog and stays on the current page @full', async ({
  browser,
  page,
  studio,
}) => {
  const owner = await browser.newContext();
  const testUser = await signUpByForm(await owner.newPage(), studio.origin);
  await owner.close();
  // Reached through a link: on a direct visit the server renders the page, and login is a separate page.
  await page.goto(`${studio.origin}/affiliate`);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByText('Get 100 free coins to start creating')).toBeVisible();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText(terms)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await logIn(page, testUser);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${studio.origin}/pricing`);
  await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();
});

test('the pages of a logout have their shapes before their script has loaded @full', async ({
  page,
  server,
}) => {
  const shape = () =>
    page.locator('#root').evaluate((root) => {
      const { content, height } = getComputedStyle(root, '::before');
      return content === 'none' ? null : Number.parseFloat(height);
    });
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const address of ['/logout', '/login']) {
    await page.goto(server.origin + address);
    expect(await shape()).toBeGreaterThan(300);
  }
  await page.goto(`${server.origin}/contact`);
  expect(await shape()).toBeNull();
  await page.unroute('**/assets/*.js');
  await page.goto(`${server.origin}/login`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await shape()).toBeNull();
});
