import type { Page } from '@playwright/test';
import {
  dismissWelcome,
  expect,
  expectCoins,
  generate,
  signUp,
  signUpByForm,
  type TestUser,
  test,
} from './harness/fixtures.ts';

async function logIn(page: Page, account: TestUser): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('an expired session redirects to login and back, and the prompt is still there', async ({
  context,
  page,
  server,
}) => {
  // Through the form, because it stores that the terms were accepted in this browser.
  const account = await signUpByForm(page, server.origin);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('written before the session ended');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await logIn(page, account);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('written before the session ended');
  await expectCoins(page, 100);
});

test('another user who logs in sees nothing of the previous user in any tab', async ({
  browser,
  context,
  page,
  server,
}) => {
  await signUpByForm(page, server.origin);
  await generate(page, 'a secret recipe');
  await expect(page.getByRole('link', { name: 'a secret recipe' })).toBeVisible({ timeout: 30_000 });
  const other = await context.newPage();
  await other.goto(`${server.origin}/editor`);
  await expect(other.getByRole('link', { name: 'a secret recipe' })).toBeVisible();

  const otherContext = await browser.newContext();
  const second = await signUp(await otherContext.newPage(), server.origin);
  await otherContext.close();

  await other.bringToFront();
  await other.getByRole('textbox', { name: 'Prompt' }).fill('a secret plan');
  await context.clearCookies();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  for (const tab of [other, page]) await dismissWelcome(tab);
  await logIn(other, second);
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await expect(tab.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
    await expect(tab.getByText('secret')).toBeHidden();
    await expect(tab.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expectCoins(tab, 100);
  }
});

test('a logout in one tab redirects every tab to the login page @full', async ({ context, page, server }) => {
  await signUp(page, server.origin);
  const other = await context.newPage();
  await other.goto(`${server.origin}/gallery`);
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByText('Logout').click();
  for (const tab of [other, page]) await expect(tab).toHaveURL(/\/login$/);
});

test('a link on another site asks before it logs out', async ({ page, server }) => {
  await signUpByForm(page, server.origin);
  const link = `<!doctype html><title>Another site</title><a href="${server.origin}/logout">Free coins</a>`;
  await page.route('http://another-site.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: link }),
  );
  const follow = async () => {
    await page.goto('http://another-site.example/');
    await page.getByRole('link', { name: 'Free coins' }).click();
    await expect(page.getByRole('heading', { name: 'Do you want to sign out?' })).toBeVisible();
  };
  await follow();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await page.goto(`${server.origin}/profile`);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await follow();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/^Logout Successful!/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await expect(page.getByText(/^Logout Successful!/)).toBeHidden();
});
