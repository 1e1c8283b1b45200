import type { Locator, Page } from '@playwright/test';
import { expect, newPerson, signUp, test } from './harness/fixtures.ts';

const phone = { width: 360, height: 740 };
const explore = {
  'AI Features': ['Voice Commands', 'Preset Styles', 'Custom Styles'],
  Generation: ['Reference Images', 'Private Gallery', 'Thumbnails Preview'],
  Beta: ['Canvas Editor'],
};

/** Lets the server's answers about the user say something else about them. */
async function pretend(page: Page, user: Record<string, unknown>): Promise<void> {
  await page.route('**/api/auth/check*', async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    await route.fulfill({
      response,
      json: { ...session, user: session.user && { ...session.user, ...user } },
    });
  });
  if (typeof user.coins !== 'number') return;
  await page.route('**/api/user/coins*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), coins: user.coins } });
  });
}

const bar = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) => bar(page).getByRole('button', { name: 'Account' });

async function openAccount(page: Page): Promise<Locator> {
  await avatar(page).click();
  const panel = page.getByRole('dialog', { name: 'Account' });
  await expect(panel.getByRole('link', { name: 'Logout' })).toBeVisible();
  return panel;
}

test('the bar of who is signed in leads to their work, to help and to the plans', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const links = bar(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText([
    'Studio',
    'Gallery',
    'Feed preview',
    'Community',
    'Tutorial',
    'Contact',
    'Upgrade',
  ]);
  expect((await bar(page).boundingBox())?.height).toBe(63);
  await expect(bar(page).getByRole('link', { name: 'Adventure' })).toHaveAttribute('href', '/editor');
  await expect(bar(page).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
  await links.filter({ hasText: 'Gallery' }).click();
  await expect(links.filter({ hasText: 'Gallery' })).toHaveAttribute('aria-current', 'page');
  await expect(links.filter({ hasText: 'Studio' })).not.toHaveAttribute('aria-current', 'page');
});

test('the avatar opens the account; a press outside, Escape and an entry close it @full', async ({
  page,
  server,
}) => {
  const person = await signUp(page, server.origin);
  const panel = await openAccount(page);
  await expect(panel.getByText(person.name)).toBeVisible();
  await expect(panel.getByText(person.email)).toBeVisible();
  await expect(panel.getByText('100', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile');
  await expect(panel.getByRole('link', { name: 'Subscription' })).toHaveAttribute('href', '/pricing');
  await expect(panel.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await expect(panel.getByText('Plan', { exact: false })).toBeHidden();
  await expect(panel.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
  await expect(panel.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/auth/logout');

  await page.mouse.click(300, 500);
  await expect(panel).toBeHidden();
  await avatar(page).press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(avatar(page)).toBeFocused();
  await (await openAccount(page)).getByRole('link', { name: 'Subscription' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('coins show with their thousands, a plan as a badge, and nobody who pays is asked to upgrade @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await pretend(page, { coins: 1240, planType: 'pro', isPremium: true, isAdmin: true });
  await page.reload();
  let panel = await openAccount(page);
  await expect(panel.getByText('1,240', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Subscription' })).toContainText('Pro Plan');
  await expect(panel.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  // The studio's own line about what the coins are worth keeps its link.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeHidden();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await pretend(page, { coins: 0 });
  await page.reload();
  panel = await openAccount(page);
  await expect(panel.getByText(/^\d+$/)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a profile picture that cannot be loaded gives way to the default one @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await pretend(page, { profilePicture: '/files/gone.webp' });
  await page.reload();
  await expect(avatar(page).locator('svg')).toBeVisible();
  await expect(avatar(page).locator('img')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a phone the menu slides in under the bar, holds the page still, and closes in every way', async ({
  page,
  server,
}) => {
  await page.setViewportSize(phone);
  const person = await signUp(page, server.origin);
  await page.goto(`${server.origin}/terms-of-service`);
  const button = bar(page).getByRole('button', { name: 'Menu' });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  const open = async () => {
    await button.click();
    await expect(panel.getByRole('link', { name: 'Logout' })).toBeVisible();
  };
  await open();
  await expect(panel.getByText(person.email)).toBeVisible();
  const names = [
    /^100 coins/,
    'Edit Profile',
    'Subscription',
    'Upgrade',
    'Studio',
    'Gallery',
    'Feed preview',
    'Notifications',
    'Upgrade',
    'Community',
    'Tutorial',
    'Contact',
    'Logout',
  ];
  await expect(panel.getByRole('link')).toHaveText(names);
  expect((await panel.boundingBox())?.y).toBe(63);
  await page.mouse.wheel(0, 900);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await open();
  await page.mouse.click(phone.width - 10, 400);
  await expect(panel).toBeHidden();
  await open();
  await panel.getByRole('link', { name: 'Contact' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
});

test('visitors explore what there is by mouse and by keyboard @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/affiliate`);
  const links = bar(page).getByRole('link');
  await expect(links).toHaveText([
    'Adventure',
    'Community',
    'Pricing',
    'Affiliate',
    'Contact',
    'Login',
    'Try It Free',
  ]);
  await expect(links.filter({ hasText: 'Login' })).toHaveAttribute('href', '/login');
  await expect(links.filter({ hasText: 'Try It Free' })).toHaveAttribute('href', '/signup');
  const button = bar(page).getByRole('button', { name: 'Explore' });
  const panel = page.getByRole('dialog', { name: 'Explore' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  for (const [group, entries] of Object.entries(explore)) {
    await expect(panel.getByRole('region', { name: group }).getByRole('link')).toHaveText(entries);
  }
  await expect(panel.getByRole('link', { name: 'Thumbnails Preview' })).toHaveAttribute('href', '/youtube');
  await expect(panel.getByRole('link', { name: 'Canvas Editor' })).toHaveAttribute('href', '/editor/canvas');
  await panel.getByRole('link', { name: 'Canvas Editor' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Try our newest features!' })).toBeVisible();
  const soon = panel.getByRole('region', { name: 'Coming Soon' }).getByRole('button');
  await expect(soon).toHaveText('Face Swap AISoon');
  await soon.hover();
  await expect(page.getByRole('tooltip', { name: 'Available soon!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole('link', { name: 'Preset Styles' }).click();
  await expect(page).toHaveURL(/\/preset-styles$/);
  await expect(panel).toBeHidden();
});

test('visitors on a phone find everything behind the menu button @full', async ({ page, server }) => {
  await page.setViewportSize(phone);
  await page.goto(`${server.origin}/affiliate`);
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const name of [
    'Community',
    'Pricing',
    'Affiliate',
    'Contact',
    'Tutorial',
    ...Object.values(explore).flat(),
  ]) {
    await expect(panel.getByRole('link', { name })).toBeVisible();
  }
  await panel.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('who is signed out logs in first and then stands where they wanted to go', async ({
  browser,
  page,
  server,
}) => {
  const person = await signUp(await (await browser.newContext()).newPage(), server.origin);
  await page.goto(`${server.origin}/contact?topic=bug#form`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${server.origin}/contact?topic=bug#form`);
  await page.goto(`${server.origin}/login`);
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('a next that leads to another site leads nowhere @full', async ({ page, server }) => {
  const person = newPerson();
  await page.goto(`${server.origin}/signup?next=${encodeURIComponent('//example.com/editor')}`);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('old addresses, unknown ones and those of others lead on @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  for (const [from, to] of [
    ['/app', '/editor'],
    ['/canvas-editor?image=7', '/editor/canvas?image=7'],
    ['/editor?edit=7', '/editor/canvas?edit=7'],
    ['/admin', '/admin-access'],
    ['/how-it-works', '/#how-it-works'],
    ['/no/such/page', '/'],
  ] as const) {
    await page.goto(server.origin + from);
    await expect(page).toHaveURL(server.origin + to);
  }
});

test('Back finds a page where it was left, a new page begins at its top', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${server.origin}/terms-of-service`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(top).toBe(700);
  await bar(page).getByRole('link', { name: 'Affiliate' }).click();
  await expect(page).toHaveURL(/\/affiliate$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await expect.poll(top).toBe(700);
  await page.reload();
  await expect.poll(top).toBe(700);
});
