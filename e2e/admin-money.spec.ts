import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, newAccount, signUp, test } from './harness/fixtures.ts';

test('an admin sees a user’s payments, advances the sandbox by a month, reconciles and finds the ledger entries', async ({
  browser,
  page,
  server,
}) => {
  const account = await signUp(page, server.origin, newAccount());
  const opened = await page.request.post(`${server.origin}/api/stripe/change-plan`, {
    headers: { origin: server.origin },
    data: { planType: 'plus', interval: 'monthly' },
  });
  const { url } = (await opened.json()) as { url: string };
  const session = new URL(url, server.origin).searchParams.get('session');
  await page.request.post(`${server.origin}/api/billing/sandbox/checkouts/${session}/pay`, {
    headers: { origin: server.origin },
    data: { card: 'good' },
  });

  const context = await browser.newContext({ storageState: server.admin });
  const admin = await context.newPage();
  // A month passes for this user only.
  await admin.goto(`${server.origin}/admin?part=people`);
  await admin.getByLabel('Search users').fill(account.email);
  await admin.getByRole('button', { name: `Change ${account.email}` }).click();
  const dialog = admin.getByRole('dialog', { name: account.name });
  await dialog.getByRole('button', { name: 'Forward 31 days' }).click();
  await expect(admin.getByText('Renewals moved forward')).toBeVisible();

  // Both payments appear in the chart’s table for screen readers.
  await admin.goto(`${server.origin}/admin?part=money`);
  await expect(admin.getByText('no real money')).toBeVisible();
  const table = admin.getByRole('table', { name: 'Revenue by plan' });
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(table.getByRole('cell', { name: '$64' }).first()).toBeAttached();
  await expect(admin.getByRole('table', { name: 'Active subscriptions', exact: true })).toContainText('Plus');
  // The visible table starts with the newest month.
  const running = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await expect(table.getByRole('row').last()).toContainText(running);
  await admin.getByRole('button', { name: 'Revenue by plan as a table' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText(running);
  await expect(admin.getByRole('button', { name: 'Revenue by plan as a chart' })).toBeFocused();
  expect(await accessibilityViolations(admin, 'main')).toEqual([]);

  await admin.getByRole('radio', { name: 'Checks' }).click();
  await admin.getByRole('button', { name: 'Run now' }).click();
  await expect(admin.getByText(/checked, /)).toBeVisible();

  await admin.getByRole('radio', { name: 'Ledger' }).click();
  await admin.reload();
  await expect(admin.getByRole('radio', { name: 'Ledger' })).toBeChecked();
  await admin.getByLabel('Search the ledger').fill(account.email);
  const entries = admin
    .getByRole('table', { name: 'Ledger' })
    .getByRole('row')
    .filter({ hasText: account.email });
  // The coins from the sign-up and from both months.
  await expect(entries.filter({ hasText: '+8,000' })).toHaveCount(2);
  await expect(entries.filter({ hasText: '+100' })).toHaveCount(1);
  await context.close();
});
