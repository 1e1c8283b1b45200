import type { Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { barriersOf } from './harness/barriers.ts';
import { expect, type Person, signUp, test } from './harness/fixtures.ts';

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
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

test('language and theme go along to another device @full', async ({ browser, page, server }) => {
  const person = await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('option', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto(`${server.origin}/login?next=%2Fprofile`);
  await logIn(there, person);
  await expect(there.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible();
  await elsewhere.close();
});

test('one session or all of them can be ended @full', async ({ browser, page, server }) => {
  const person = await signUp(page, server.origin);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  const enterThere = async () => {
    await there.goto(`${server.origin}/login?next=%2Fprofile`);
    await logIn(there, person);
    await expect(there.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  };
  await enterThere();
  await openProfile(page, server.origin);
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
  await there.reload();
  await expect(there).toHaveURL(`${server.origin}/login?next=%2Fprofile&ended=1`);
  await expect(there.getByText('Your session has ended. Log in to continue.')).toBeVisible();

  await enterThere();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await there.reload();
  await expect(there.getByText('Your session has ended.')).toBeVisible();
  await elsewhere.close();
});

test('an account is deleted only by its typed address, and can be kept', async ({ page, server }) => {
  const person = await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const confirmation = dialog.getByLabel(/^Type /);
  await expect(confirmation).toBeFocused();
  await confirmation.fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText("This is not your account's e-mail address.")).toBeVisible();
  await confirmation.fill(person.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('what a session alone may not do asks for the password or a mailed code first @full', async ({
  page,
  server,
}) => {
  const person = await signUp(page, server.origin);
  // As after ten minutes: the server wants a proof until it has one.
  let isProven = false;
  await page.route('**/api/user/prove', async (route) => {
    const answer = await route.fetch();
    isProven = answer.ok();
    await route.fulfill({ response: answer });
  });
  const message = "Please confirm that it's you, then try again.";
  const refusal = { success: false, error: message, message, code: 'proof_required', requestId: 'a' };
  await page.route('**/api/user/delete-account', (route) =>
    isProven ? route.continue() : route.fulfill({ status: 403, json: refusal }),
  );
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByLabel(/^Type /).fill(person.email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    return dialog;
  };
  await openProfile(page, server.origin);
  const deletion = await ask();
  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deletion.getByText(message)).toBeVisible();
  await deletion.getByRole('button', { name: 'Delete my account' }).click();

  await proof.getByLabel('Password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText('The current password is wrong.')).toBeVisible();
  await proof.getByRole('button', { name: 'E-mail me a code instead' }).click();
  await proof.getByRole('button', { name: 'E-mail me a code' }).click();
  await expect(proof.getByText(/^This server does not send e-mail/)).toBeVisible();
  await proof.getByLabel('Code').fill('0000-0000');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText(/^This code is wrong or has expired/)).toBeVisible();
  await proof.getByRole('button', { name: 'Use your password instead' }).click();
  await proof.getByLabel('Password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
});

test('all data comes as one file @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openProfile(page, server.origin);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  expect(await file.failure()).toBeNull();
});

for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
  test(`profile and login have no barrier in the ${colorScheme} theme @full`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const expectNoBarrier = async () => {
      expect(await barriersOf(page)).toEqual([]);
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
      await expectNoBarrier();
    }
    await signUp(page, server.origin);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openProfile(page, server.origin);
      await expect(page.getByText('This browser')).toBeVisible();
      await expectNoBarrier();
    }
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrier();
    await page.goto(`${server.origin}/admin-access`);
    await expect(page.getByRole('heading', { name: 'Admin access' })).toBeVisible();
    await expectNoBarrier();
  });
}
