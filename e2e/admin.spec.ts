import type { Route } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { sectionsOf } from '#web/features/admin/sections.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, expectCoins, generate, newAccount, signUp, test } from './harness/fixtures.ts';
import { grantAdmin, revokeAdmin } from './harness/roles.ts';

test('an admin finds a user, sets the plan, gives coins and blocks, and the log records every action', async ({
  browser,
  page,
  server,
}) => {
  const storageState = server.admin;
  const account = await signUp(page, server.origin, newAccount());
  const context = await browser.newContext({ storageState });
  const admin = await context.newPage();
  await admin.goto(`${server.origin}/admin?part=people`);
  await admin.getByLabel('Search users').fill(account.email);
  const open = () => admin.getByRole('button', { name: `Change ${account.email}` }).click();
  await open();
  const dialog = admin.getByRole('dialog', { name: account.name });

  // A change without a reason is rejected.
  await dialog.getByPlaceholder('Amount').fill('25');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(dialog.getByText('Give a reason of at least 3 characters.')).toBeVisible();
  await expectCoins(page, 100);
  await dialog.getByLabel('Reason').fill('lost a picture');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(dialog.getByText('This user has 125 coins.')).toBeVisible();
  // The user’s open page updates too.
  await expectCoins(page, 125);

  // Each action needs its own reason.
  await expect(dialog.getByLabel('Reason')).toHaveValue('');
  await dialog.getByLabel('Reason').fill('won a contest');
  await dialog.getByRole('button', { name: /^Plan:/ }).click();
  await admin.getByRole('option', { name: 'PRO' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

  await dialog.getByLabel('Reason').fill('sends spam');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await admin
    .getByRole('dialog', { name: 'Block this user?' })
    .getByRole('button', { name: 'Block' })
    .click();
  await expect(dialog.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);

  await admin.goto(`${server.origin}/admin?part=log`);
  const rows = admin.getByRole('row').filter({ hasText: account.email });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Blocked');
  await expect(rows.nth(0)).toContainText('sends spam');
  await expect(rows.nth(1)).toContainText('Plan from free to pro');
  await expect(rows.nth(2)).toContainText('+25 coins');
  await expect(rows.nth(2)).toContainText('lost a picture');
  await context.close();
});

test('the overview lists recent jobs, and no admin page has serious accessibility violations or sideways scroll @full', async ({
  browser,
  page,
  server,
}) => {
  const storageState = server.admin;
  await signUp(page, server.origin, newAccount());
  await generate(page, 'a lighthouse at night');
  await expect(page.getByRole('link', { name: 'a lighthouse at night' })).toBeVisible({ timeout: 30_000 });
  const context = await browser.newContext({ storageState });
  const admin = await context.newPage();
  for (const width of sampleOf([1280, 360], 1)) {
    await admin.setViewportSize({ width, height: 800 });
    for (const { id: part } of sampleOf(sectionsOf(true), 3)) {
      await admin.goto(`${server.origin}/admin?part=${part}`);
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(admin.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      expect(
        (await accessibilityViolations(admin)).filter(({ isSerious }) => isSerious),
        part,
      ).toEqual([]);
      const excess = await admin.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, part).toBeLessThanOrEqual(0);
    }
  }
  await admin.goto(`${server.origin}/admin`);
  await expect(
    admin.getByRole('table', { name: 'Recent jobs' }).getByText('completed').first(),
  ).toBeVisible();
  await context.close();
});

test('the outbox shows the text of one e-mail at a time, and the log records who read it @full', async ({
  browser,
  page,
  server,
}) => {
  const storageState = server.admin;
  const account = await signUp(page, server.origin, newAccount());
  const context = await browser.newContext({ storageState });
  const admin = await context.newPage();
  await admin.goto(`${server.origin}/admin?part=outbox`);
  await expect(admin.getByText(account.email)).toBeVisible();
  await expect(admin.getByText('token=')).toHaveCount(0);
  await admin.getByRole('button', { name: `Show the text of the e-mail to ${account.email}` }).click();
  await expect(admin.getByText('/verify-email?token=')).toHaveCount(1);
  await admin.getByRole('button', { name: 'Hide text' }).click();
  await expect(admin.getByText('token=')).toHaveCount(0);

  await admin.goto(`${server.origin}/admin?part=log`);
  const row = admin.getByRole('row').filter({ hasText: account.email });
  await expect(row).toContainText('Read the e-mail “Confirm your e-mail address”');
  await context.close();
});

test('an admin keeps the panel when access checks fail, and loses it when the right is revoked @full', async ({
  browser,
  page,
  server,
}) => {
  const account = await signUp(page, server.origin, newAccount());
  await grantAdmin(browser, server, account);
  await page.goto(`${server.origin}/admin-access`);
  await page.getByRole('link', { name: 'Go to the admin panel' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Overview' });
  await expect(heading).toBeVisible();

  const answers: [string, (route: Route) => Promise<void>][] = [
    ['no answer', (route) => route.abort()],
    ['a failing server', (route) => route.fulfill({ status: 500, body: '{}' })],
    ['a 403 from a proxy', (route) => route.fulfill({ status: 403, body: '<html>Not now</html>' })],
    [
      'a check without the admin flag',
      async (route) => {
        const answer = await route.fetch();
        const session = await answer.json();
        await route.fulfill({
          json: { ...session, isAdmin: false, user: { ...session.user, isAdmin: false } },
        });
      },
    ],
  ];
  for (const [failure, answer] of answers) {
    await page.route('**/api/auth/check*', answer);
    const checked = page.waitForRequest('**/api/auth/check*');
    await page.reload();
    await checked;
    await expect(heading, failure).toBeVisible();
    await expect(page.getByText('Waiting jobs', { exact: true }), failure).toBeVisible();
    await page.unroute('**/api/auth/check*');
  }

  await revokeAdmin(browser, server, account);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/admin-access$/);
  await page.goto(`${server.origin}/admin`);
  await expect(page).toHaveURL(/\/admin-access$/);
});
