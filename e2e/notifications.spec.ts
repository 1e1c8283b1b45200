import type { Browser, Locator, Page } from '@playwright/test';
import { barriersOf } from './harness/barriers.ts';
import { expect, type Person, press, signIn, signUp, test } from './harness/fixtures.ts';
import { giveAdminRight } from './harness/roles.ts';

const firstTitle = 'Congratulations on Your First Creation!';

function bellOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
}

async function expectUnread(page: Page, unread: number): Promise<void> {
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible();
}

/** Opens the bell and answers what hangs from it. */
async function openBell(page: Page): Promise<Locator> {
  await bellOf(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  return panel;
}

/** The same person on another device. */
async function onAnotherDevice(browser: Browser, origin: string, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, origin, person);
  return page;
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect((await barriersOf(page)).filter(({ isSerious }) => isSerious)).toEqual([]);
}

test('two devices, one notification, both updated @full', async ({ browser, page, server }) => {
  const person = await signUp(page, server.origin);
  const other = await onAnotherDevice(browser, server.origin, person);
  for (const device of [page, other]) await expectUnread(device, 1);

  const panel = await openBell(other);
  await expect(panel.getByText('You have 100 free coins to use within 30 days.')).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  for (const device of [other, page]) await expectUnread(device, 0);
  await other.keyboard.press('Escape');

  await press(page, 'a shark on a skateboard');
  for (const device of [page, other]) await expectUnread(device, 1);
  // Those who listen are told on the device that did nothing, too.
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
  // The button that was pressed is gone.
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  // The welcome is not there again, neither for a new visit nor for a new device.
  await page.reload();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const third = await onAnotherDevice(browser, server.origin, person);
  await expect((await openBell(third)).getByText('No notifications yet')).toBeVisible();
  await other.context().close();
  await third.context().close();
});

test('the bell opens and closes by itself, by a press beside it and by Escape @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const panel = await openBell(page);
  await expectNoBarriers(page);
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
  await expectNoBarriers(page);
});

test('what is read and cleared without a network shows in all tabs, outlives a reload, and is sent once there is one @full', async ({
  browser,
  context,
  page,
  server,
}) => {
  const person = await signUp(page, server.origin);
  // The worker caches the page, so that it can be reloaded without a network.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${server.origin}/notifications`);
  const welcome = page.getByRole('main').getByRole('link', { name: /Welcome to Adventure/ });
  await expect(welcome).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(`${server.origin}/notifications`);
  await expectUnread(otherTab, 1);
  const device = await onAnotherDevice(browser, server.origin, person);
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

test('many come in pages, and ages grow while one looks @full', async ({ browser, held, page }) => {
  await page.clock.install();
  await giveAdminRight(browser, held, await signUp(page, held.origin));
  await press(page, 'one');
  await press(page, 'two');
  await expect(page.getByText('70', { exact: true }).first()).toBeVisible();
  // An admin, who takes coins until there are few, and gives them back.
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

test('the copy of the last visit shows at once, and goes with its owner @full', async ({
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
  await expectNoBarriers(page);
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
  // A new user in the same browser reloads the page: it may be in the middle of that.
  await expect(async () => expect(await copies()).toHaveLength(1)).toPass({ timeout: 15_000 });
});
