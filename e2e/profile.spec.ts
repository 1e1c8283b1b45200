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

const saved = (page: Page) => page.getByText('Saved', { exact: true });

/** Does what is saved at once, and waits until the server has it: "Saved" itself stays for some seconds only. */
async function untilSaved(page: Page, change: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.url().endsWith('/api/user/profile') && answer.ok(),
  );
  await change();
  await answered;
}

test('what is changed in the profile is kept, shown at once and there after a reload', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await untilSaved(page, () =>
    page.getByRole('switch', { name: 'Write the prompt into downloaded files' }).uncheck(),
  );
  await untilSaved(page, () => page.getByRole('switch', { name: 'News about Adventure' }).check());
  await untilSaved(page, () => page.getByRole('radio', { name: 'Light' }).click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(saved(page).last()).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Grace Hopper')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper');
  await expect(
    page.getByRole('switch', { name: 'Write the prompt into downloaded files' }),
  ).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'News about Adventure' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

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

test('what cannot be saved stays as it was typed, says why, and is saved by another try @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Name').fill('Not yet saved');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Adventure does not answer. Try again.')).toBeVisible();
  const news = page.getByRole('switch', { name: 'News about Adventure' });
  await news.check();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(news).toBeChecked();
  // The page asks anew when its window is come back to; what is typed is not touched.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Name')).toHaveValue('Not yet saved');

  await page.unroute('**/api/user/profile');
  await untilSaved(page, () => page.getByRole('button', { name: 'Save' }).click());
  await untilSaved(page, () => page.getByRole('button', { name: 'Try again' }).click());
  await expect(saved(page).last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Not yet saved');
  await expect(news).toBeChecked();
});

test('the profile can be changed by keyboard alone @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openProfile(page, server.origin);
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Language/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await untilSaved(page, () => page.keyboard.press('ArrowLeft'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch').first()).toBeFocused();
  await untilSaved(page, () => page.keyboard.press('Space'));
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
});

test('a new password needs the old one, and ends the other sessions', async ({ browser, page, server }) => {
  const person = await signUp(page, server.origin);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto(`${server.origin}/login`);
  await logIn(there, person);
  await there.waitForURL('**/editor');

  await openProfile(page, server.origin);
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(1);
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('another good secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. 1 other session was ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);

  await there.reload();
  await expect(
    there.getByText('Your session has ended. Log in to go on; your prompt is kept.'),
  ).toBeVisible();
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
  await expect(there.getByText('Your session has ended. Log in to go on.')).toBeVisible();

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
  await expect(dialog.getByText('This is not the e-mail address of your account.')).toBeVisible();
  await confirmation.fill(person.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('what a session alone may not do asks for the password or a mailed code first', async ({
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
  const message = 'Please confirm that it is you, then try again.';
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
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deletion.getByText(message)).toBeVisible();
  await deletion.getByRole('button', { name: 'Delete my account' }).click();

  await proof.getByLabel('Password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText('The current password is wrong.')).toBeVisible();
  await proof.getByRole('button', { name: 'Have a code mailed instead' }).click();
  await proof.getByRole('button', { name: 'Mail me a code' }).click();
  await expect(proof.getByText(/^This server does not send mail/)).toBeVisible();
  await proof.getByLabel('Code').fill('0000-0000');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText(/^This code is wrong or too old/)).toBeVisible();
  await proof.getByRole('button', { name: 'Use your password instead' }).click();
  await proof.getByLabel('Password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
});

test('all data comes as one file', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openProfile(page, server.origin);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  expect(await file.failure()).toBeNull();
});

for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
  test(`profile and login have no barrier in the ${colorScheme} theme`, async ({ page, server }) => {
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
