import type { Page } from '@playwright/test';
import { expect, newPerson, type Person, signUpByForm } from './harness/fixtures.ts';
import { holdTime, untilSeen } from './harness/held-time.ts';
import { signInThere } from './harness/identity-provider.ts';
import { mailedLink } from './harness/outbox.ts';
import { test } from './harness/provider-fixture.ts';
import { providerName } from './harness/provider-studio.ts';

const terms = 'Please accept our Terms of Service and Privacy Policy to continue';
const withProvider = { name: `Continue with ${providerName}` };

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function enterByProvider(page: Page, login: string): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', withProvider).click();
  await signInThere(page, login);
}

test('a sign-up proves its address by the mailed link, which works once', async ({ page, studio }) => {
  const person = await signUpByForm(page, studio.origin);
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  const first = await mailedLink(studio, person.email, '/verify-email');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('This server does not send e-mail.').last()).toBeVisible();
  const link = await mailedLink(studio, person.email, '/verify-email', first);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the studio' }).click();
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Your address is already confirmed.')).toBeVisible();
});

test('a forgotten password is reset by mail, without revealing who has an account @full', async ({
  browser,
  page,
  studio,
}) => {
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  const person = await signUpByForm(there, studio.origin);
  const ask = async (email: string) => {
    await page.goto(`${studio.origin}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    return (await page.getByText('we sent it a link').textContent())?.replace(email, '');
  };
  expect(await ask('nobody@example.com')).toBe(await ask(person.email));

  const link = await mailedLink(studio, person.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another good secret');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await there.reload();
  await expect(there.getByText('Your session has ended.')).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a third good secret');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();

  await page.goto(`${studio.origin}/login?next=%2Fprofile`);
  await logIn(page, person);
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('another good secret');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${studio.origin}/profile`);
});

test('a sign-in at a provider makes an account, and finds it again', async ({ context, page, studio }) => {
  await page.goto(`${studio.origin}/contact`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await enterByProvider(page, 'ada');
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
  await enterByProvider(page, 'ada');
  await page.goto(`${studio.origin}/profile`);
  await expect(page.getByLabel('Name')).toHaveValue('Ada L.');
});

test('a sign-in that ends badly comes back to the login with a sentence @full', async ({ page, studio }) => {
  await page.goto(`${studio.origin}/login`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', withProvider).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login\?error=sign_in_denied/);
  await expect(page.getByRole('alert').first()).toHaveText(
    'The sign-in was not allowed. Try again, or sign in another way.',
  );

  // An unexpected answer, such as one that is sent again.
  await page.goto(`${studio.origin}/auth/oidc/callback?code=old&state=old`);
  await expect(page.getByText('This sign-in was already used or took too long.')).toBeVisible();

  await page.goto(`${studio.origin}/auth/oidc`);
  await expect(page.getByText(terms)).toBeVisible();

  await page.goto(`${studio.origin}/login?error=%3Cscript%3E`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('script')).toBeHidden();
});

test('an address that the provider does not vouch for takes over no account; its owner links it @full', async ({
  browser,
  page,
  studio,
}) => {
  const email = 'unproven@example.com';
  const person = { ...newPerson(), email };
  const owner = await browser.newContext();
  await signUpByForm(await owner.newPage(), studio.origin, person);
  await owner.close();

  await page.goto(`${studio.origin}/login`);
  await enterByProvider(page, 'unproven');
  await expect(page.getByText('An account with this e-mail address already exists.')).toBeVisible();
  await logIn(page, person);
  await page.waitForURL('**/editor');

  await page.goto(`${studio.origin}/profile`);
  await page.getByRole('button', { name: `Link ${providerName}` }).click();
  const linked = page.getByText(`${providerName} is linked.`);
  // The provider asks again only when it has forgotten who sits there.
  await linked.or(page.getByRole('button', { name: 'Continue' })).waitFor();
  if (!(await linked.isVisible())) await signInThere(page, 'unproven');
  await expect(linked).toBeVisible();
  await page.getByRole('button', { name: `Unlink ${providerName}` }).click();
  await expect(page.getByRole('button', { name: `Link ${providerName}` })).toBeVisible();
  await expect(page.getByText('Your only way to sign in')).toBeVisible();
});

test('no address in ?next= leads to another site @full', async ({ page, studio }) => {
  await signUpByForm(page, studio.origin);
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
    await page.goto(`${studio.origin}/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${studio.origin}/editor`);
  }
});

test('the logout says what it did, and leads to the login @full', async ({ page, studio }) => {
  await signUpByForm(page, studio.origin);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByText('Logout', { exact: true }).click();
  // As soon as it is done; the page that it leads to says what has happened, once.
  await expect(page).toHaveURL(`${studio.origin}/login`);
  const said = page.getByRole('alert').filter({ hasText: 'Logout Successful!' });
  await expect(said).toContainText('You have been signed out of your account.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto(`${studio.origin}/profile`);
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
});

test('a logout leads on even where nothing answers any more @full', async ({ page, studio }) => {
  await signUpByForm(page, studio.origin);
  await page.route('**/auth/logout', (route) =>
    route.request().resourceType() === 'fetch' && route.request().method() === 'GET'
      ? undefined
      : route.continue(),
  );
  await page.goto(`${studio.origin}/logout`);
  const said = page.getByRole('status').filter({ hasText: 'Logout Successful!' });
  await expect(said).toContainText('You have been signed out of your account.');
  await expect(said).toContainText('Redirecting to login page...');
  await expect(page).toHaveURL(`${studio.origin}/login`);
});

test('a logout that fails says so, and can be tried again @full', async ({ page, studio }) => {
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

test('a logout that fails leads to the login by itself, which says so, unless a user is signed in @full', async ({
  page,
  studio,
}) => {
  const fails = (path: string) => page.route(path, (route) => route.fulfill({ status: 503, body: 'broken' }));
  await fails('**/api/auth/logout');
  await holdTime(page);
  const redirecting = page.getByText('Redirecting to login page...');
  await page.goto(`${studio.origin}/logout`);
  await untilSeen(page, redirecting);
  await page.keyboard.press('Tab');
  await expect(redirecting).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { name: 'Logout Error' })).toBeVisible();

  // As the server leads here whose own try has failed: it is not tried again, which would seem to go well.
  await page.goto(`${studio.origin}/logout?error=logout_failed`);
  await untilSeen(page, redirecting);
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(page).toHaveURL(`${studio.origin}/login?error=logout_failed`);
  await expect(page.getByText('An error occurred while logging out.')).toBeVisible();
});

test('the page about admin access says who may, and gives the right to a proven address @full', async ({
  page,
  studio,
}) => {
  await signUpByForm(page, studio.origin);
  await page.goto(`${studio.origin}/admin`);
  await expect(page).toHaveURL(`${studio.origin}/admin-access`);
  await expect(page.getByText("Your address is not on the operator's list")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUpByForm(page, studio.origin, { ...newPerson(), email: 'boss@example.com' });
  await page.goto(`${studio.origin}/admin-access`);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('can find the link in the outbox')).toBeVisible();
  await page.getByRole('button', { name: 'I have opened it' }).click();
  await expect(page.getByText('Not yet: your address is not confirmed.')).toBeVisible();
  const proof = await page.context().newPage();
  await proof.goto(await mailedLink(studio, 'boss@example.com', '/verify-email'));
  await expect(proof.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'I have opened it' }).click();
  await expect(page.getByText('You are an admin.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the admin panel' })).toHaveAttribute('href', '/admin');
});

test('a visitor logs in over the page that they are on, which stays @full', async ({
  browser,
  page,
  studio,
}) => {
  const owner = await browser.newContext();
  const person = await signUpByForm(await owner.newPage(), studio.origin);
  await owner.close();
  // Gone to from another page: opened by its address, the server writes it, and login is a page of its own.
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
  await logIn(page, person);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${studio.origin}/pricing`);
  await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();
});
