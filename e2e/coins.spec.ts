import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';

test('the coin balance opens the history, which can be filtered and downloaded as CSV @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await generate(page, 'a whale over a city');
  await expect(page.getByRole('link', { name: 'a whale over a city' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 85);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: /85 coins/ }).click();
  await expect(page).toHaveURL(/\/profile#coins$/);
  const coins = page.getByRole('region', { name: 'Coins', exact: true });
  await expect(coins).toBeInViewport();
  await expect(coins.getByText('coins to spend')).toBeVisible();
  const grants = coins.getByRole('list', { name: 'Where they come from' });
  await expect(grants.getByRole('listitem')).toHaveCount(1);
  await expect(grants).toContainText('Welcome gift');
  await expect(grants).toContainText('85 of 100 left');
  await expect(grants).toContainText(/Expires on \w+ \d/);

  const history = coins.getByRole('list', { name: 'History' });
  const today = history.getByRole('button');
  await expect(today).toContainText('+85');
  await today.click();
  const lines = history.getByRole('list').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText('Thumbnails');
  await expect(lines.nth(0)).toContainText('a whale over a city');
  await expect(lines.nth(0)).toContainText('−15');
  await expect(lines.nth(1)).toContainText('Received: Welcome gift');
  await expect(lines.nth(1)).toContainText('+100');
  expect(await accessibilityViolations(page, '#coins')).toEqual([]);

  await coins.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Received' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('+100');
  const download = page.waitForEvent('download');
  await coins.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^adventure-coins-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('"granted","","signup",100,100,');
  expect(text).not.toContain('spent');

  await coins.getByRole('button', { name: /^Period/ }).click();
  await page
    .getByRole('option', { name: /^\d{4}$/ })
    .last()
    .click();
  await expect(coins.getByRole('heading', { name: 'No results' })).toBeVisible();
  await coins.getByRole('button', { name: 'Clear filters' }).click();
  await today.click();
  await expect(lines).toHaveCount(2);
});

test('the profile shows the plan’s price and renewal, and links to the subscription page @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/profile#plan`);
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toContainText('You have no subscription.');

  const post = (address: string, data: object) =>
    page.request.post(server.origin + address, { headers: { origin: server.origin }, data });
  const opened = await post('/api/stripe/change-plan', { planType: 'plus', interval: 'yearly' });
  const session = new URL((await opened.json()).url, server.origin).searchParams.get('session');
  await post(`/api/billing/sandbox/checkouts/${session}/pay`, { card: 'good' });
  // A live update arrives without a reload.
  await expect(plan).toContainText('$660 a year');
  await expect(plan).toContainText('Next coins');
  await expect(plan).toContainText('Renews');
  expect(await accessibilityViolations(page, '#plan')).toEqual([]);
  await plan.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.waitForURL('**/sandbox/portal?*');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Subscription' })).toBeVisible();
});
