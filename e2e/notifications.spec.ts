import type { Browser, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, generate, signIn, signUp, type TestUser, test } from './harness/fixtures.ts';
import { grantAdmin } from './harness/roles.ts';

const firstTitle = 'Congratulations on Your First Creation!';

function bellOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
}

async function expectUnread(page: Page, unread: number): Promise<void> {
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible();
}

/** Opens the bell and returns its panel. */
async function openBell(page: Page): Promise<Locator> {
  await bellOf(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Signs the same user in on another device. */
async function signInOnAnotherDevice(browser: Browser, origin: string, account: TestUser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, origin, account);
  return page;
}

async function expectNoSeriousViolations(page: Page): Promise<void> {
  expect((await accessibilityViolations(page)).filter(({ isSerious }) => isSerious)).toEqual([]);
}

test('reading and clearing notifications updates both devices @full', async ({ browser, page, server }) => {
  const account = await signUp(page, server.origin);
  const other = await signInOnAnotherDevice(browser, server.origin, account);
  for (const device of [page, other]) await expectUnread(device, 1);

  const panel = await openBell(other);
  await expect(panel.getByText('You have 100 free coins to use within 30 days.')).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  for (const device of [other, page]) await expectUnread(device, 0);
  await other.keyboard.press('Escape');

  await generate(page, 'a shark on a skateboard');
  for (const device of [page, other]) await expectUnread(device, 1);
  // Screen readers announce it on the other device too.
  await expect(other.getByRole('status').filter({ hasText: firstTitle })).toBeAttached();

  await (await openBell(page)).getByRole('link', { name: firstTitle }).click();
  await expect(page).toHaveURL(/\/gallery\?image=/);
  await expect(page.getByRole('dialog', { name: 'a shark on a skateboard' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden();
  await expectUnread(other, 0);

  await other.goto(`${server.origin}/notifications`);
  await page.goto(`${server.origin}/notifications`);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  for (const device of [page, other]) await expect(device.getByText('No notifications yet')).toBeVisible();
  // The clicked button is gone.
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  // The welcome does not return on a new visit or device.
  await page.reload();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const third = await signInOnAnotherDevice(browser, server.origin, account);
  await expect((await openBell(third)).getByText('No notifications yet')).toBeVisible();
  await other.context().close();
  await third.context().close();
});

test('the bell closes by its button, by Escape and by a click outside @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  const panel = await openBell(page);
  await expectNoSeriousViolations(page);
  const box = await panel.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(500);
  await bellOf(page).click();
  await expect(panel).toBeHidden();
  await openBell(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(panel).toBeHidden();
  await openBell(page);
  await panel.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page).toHaveTitle('Notifications · Adventure');
  await expectNoSeriousViolations(page);
});

test('notifications read and cleared offline update every tab, survive a reload and sync once online @full', async ({
  browser,
  context,
  page,
  server,
}) => {
  const account = await signUp(page, server.origin);
  // The service worker caches the page, so that it can reload offline.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${server.origin}/notifications`);
  const welcome = page.getByRole('main').getByRole('link', { name: /Welcome to Adventure/ });
  await expect(welcome).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(`${server.origin}/notifications`);
  await expectUnread(otherTab, 1);
  const device = await signInOnAnotherDevice(browser, server.origin, account);
  await expectUnread(device, 1);

  await context.setOffline(true);
  await expect(page.getByText('You are offline. Pictures in progress continue.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [page, otherTab]) await expectUnread(tab, 0);
  await page.reload();
  await expect(welcome).toBeVisible();
  await expectUnread(page, 0);
  await expectUnread(device, 1);

  await context.setOffline(false);
  await expectUnread(device, 0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  for (const tab of [page, otherTab]) await expect(tab.getByText('No notifications yet')).toBeVisible();
  await context.setOffline(false);
  await device.goto(`${server.origin}/notifications`);
  await expect(device.getByText('No notifications yet')).toBeVisible();
  await device.context().close();
});

test('notifications load in pages, and their ages update while the page is open @full', async ({
  browser,
  held,
  page,
}) => {
  await page.clock.install();
  await grantAdmin(browser, held, await signUp(page, held.origin));
  await generate(page, 'one');
  await generate(page, 'two');
  await expect(page.getByText('70', { exact: true }).first()).toBeVisible();
  // An admin takes coins until few are left and gives them back. Each round creates a notification.
  for (let turn = 0; turn < 21; turn += 1) {
    await page.evaluate(async () => {
      const { user } = await (await fetch('/api/auth/check')).json();
      for (const amount of [-20, 20]) {
        const answer = await fetch(`/api/admin/users/${user.id}/coins`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ amount, reason: 'for a test', requestId: crypto.randomUUID() }),
        });
        if (!answer.ok) throw new Error(await answer.text());
      }
    });
  }
  await expectUnread(page, 22);
  await page.goto(`${held.origin}/notifications`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more (20 of 22)' }).click();
  await expect(rows).toHaveCount(22);
  await expect(rows.last()).toContainText('Welcome to Adventure');
  await page.clock.fastForward('03:00:05');
  await expect(rows.first().getByRole('time')).toHaveText('3 hr. ago');
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expectUnread(page, 0);
});

test('notifications of the last visit show at once and do not appear for another user @full', async ({
  context,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await expectUnread(page, 1);
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('userNotifications')));
  await expect.poll(copies).toHaveLength(1);
  await page.route('**/api/notifications*', (route) => route.abort());
  await page.goto(`${server.origin}/notifications`);
  await expect(page.getByRole('main').getByText('Welcome to Adventure')).toBeVisible();
  await expectUnread(page, 1);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('userNotifications')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(page.getByText('Your notifications could not be loaded')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.unroute('**/api/notifications*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText('Welcome to Adventure')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Welcome to Adventure' }).click();
  await expect(page).toHaveURL(/\/editor$/);
  await expectUnread(page, 0);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signUp(page, server.origin);
  await expectUnread(page, 1);
  // A new user in the same browser reloads the page, perhaps during the check.
  await expect(async () => expect(await copies()).toHaveLength(1)).toPass({ timeout: 15_000 });
});
