import type { Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, signUp, type TestUser, test } from './harness/fixtures.ts';

async function logIn(page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function openProfile(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/profile`);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeVisible();
}

test('the chosen language applies on another device @full', async ({ browser, page, server }) => {
  const testUser = await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();

  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto(`${server.origin}/login?next=%2Fprofile`);
  await logIn(otherPage, testUser);
  await expect(otherPage.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible();
  await otherContext.close();
});

test('a user ends one session or all of them @full', async ({ browser, page, server }) => {
  const testUser = await signUp(page, server.origin);
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  const logInOnOtherDevice = async () => {
    await otherPage.goto(`${server.origin}/login?next=%2Fprofile`);
    await logIn(otherPage, testUser);
    await expect(otherPage.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  };
  await logInOnOtherDevice();
  await openProfile(page, server.origin);
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
  await otherPage.reload();
  await expect(otherPage).toHaveURL(`${server.origin}/login?next=%2Fprofile&ended=1`);
  await expect(otherPage.getByText('Your session has ended. Log in to continue.')).toBeVisible();

  await logInOnOtherDevice();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await otherPage.reload();
  await expect(otherPage.getByText('Your session has ended.')).toBeVisible();
  await otherContext.close();
});

test('deleting an account requires its e-mail address and can be undone', async ({ page, server }) => {
  const testUser = await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const confirmation = dialog.getByLabel(/^Type /);
  await expect(confirmation).toBeFocused();
  await confirmation.fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText("This is not your account's e-mail address.")).toBeVisible();
  await confirmation.fill(testUser.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('deleting an account asks for the password or an e-mailed code first @full', async ({
  page,
  server,
}) => {
  const testUser = await signUp(page, server.origin);
  // As after ten minutes: the server asks for verification until it succeeds.
  let isVerified = false;
  await page.route('**/api/user/prove', async (route) => {
    const answer = await route.fetch();
    isVerified = answer.ok();
    await route.fulfill({ response: answer });
  });
  const message = "Please confirm that it's you, then try again.";
  const refusal = {
    success: false,
    error: message,
    message,
    code: 'reauthentication_required',
    requestId: 'a',
  };
  await page.route('**/api/user/delete-account', (route) =>
    isVerified ? route.continue() : route.fulfill({ status: 403, json: refusal }),
  );
  const requestDeletion = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByLabel(/^Type /).fill(testUser.email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    return dialog;
  };
  await openProfile(page, server.origin);
  const deletion = await requestDeletion();
  const verification = page.getByRole('dialog', { name: "Confirm it's you" });
  await expect(verification.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deletion.getByText(message)).toBeVisible();
  await deletion.getByRole('button', { name: 'Delete my account' }).click();

  await verification.getByLabel('Password', { exact: true }).fill('not the password');
  await verification.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(verification.getByText('The current password is wrong.')).toBeVisible();
  await verification.getByRole('button', { name: 'E-mail me a code instead' }).click();
  await verification.getByRole('button', { name: 'E-mail me a code' }).click();
  await expect(verification.getByText(/^This server does not send e-mail/)).toBeVisible();
  await verification.getByLabel('Code').fill('0000-0000');
  await verification.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(verification.getByText(/^This code is wrong or has expired/)).toBeVisible();
  await verification.getByRole('button', { name: 'Use your password instead' }).click();
  await verification.getByLabel('Password', { exact: true }).fill(testUser.password);
  await verification.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
});

test('a user downloads all data as one file @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openProfile(page, server.origin);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  expect(await file.failure()).toBeNull();
});

for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
  test(`profile and login pages have no accessibility violations in the ${colorScheme} theme @full`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const expectNoViolations = async () => {
      expect(await accessibilityViolations(page)).toEqual([]);
    };
    for (const path of [
      '/login?ended=1',
      '/signup',
      '/forgot-password',
      '/reset-password?token=x',
      '/verify-email',
    ]) {
      await page.goto(server.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations();
    }
    await signUp(page, server.origin);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openProfile(page, server.origin);
      await expect(page.getByText('This browser')).toBeVisible();
      await expectNoViolations();
    }
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations();
    await page.goto(`${server.origin}/admin-access`);
    await expect(page.getByRole('heading', { name: 'Admin access' })).toBeVisible();
    await expectNoViolations();
  });
}
