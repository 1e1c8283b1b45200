import { vi } from 'vitest';
import { answerForVisitor } from '#web/testing/fake-account.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { address, focus, goBack, openPage, press, reloadPage } from '#web/testing/page.ts';
import { boxOf, clickAt, turnWheel } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { appTexts } from '../texts.ts';

const explore = {
  'AI Features': ['Voice Commands', 'Preset Styles', 'Custom Styles'],
  Generation: ['Reference Images', 'Private Gallery', 'Thumbnails Preview'],
  Beta: ['Canvas Editor'],
};

const bar = page.getByRole('banner');
const avatar = bar.getByRole('button', { name: 'Account' });
const account = page.getByRole('dialog', { name: 'Account' });
const menu = page.getByRole('dialog', { name: 'Menu' });
const textsOf = (links: ReturnType<typeof page.getByRole>) =>
  links.elements().map(({ textContent }) => textContent ?? '');

test('the bar of a signed-in user links to the work pages, the help pages and the plans', async ({ api }) => {
  answerForGallery(api);
  await openPage('/editor');
  const links = bar.getByRole('navigation').getByRole('link');
  await expect
    .poll(() => textsOf(links))
    .toEqual(['Studio', 'Gallery', 'Feed preview', 'Community', 'Tutorial', 'Contact', 'Upgrade']);
  expect(boxOf(bar).height).toBe(63);
  await expect.element(bar.getByRole('link', { name: 'Adventure' })).toHaveAttribute('href', '/editor');
  await expect.element(bar.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
  await links.filter({ hasText: 'Gallery' }).click();
  await expect.element(links.filter({ hasText: 'Gallery' })).toHaveAttribute('aria-current', 'page');
  await expect.element(links.filter({ hasText: 'Studio' })).not.toHaveAttribute('aria-current', 'page');
});

async function openAccount(): Promise<void> {
  await avatar.click();
  await expect.element(account.getByRole('link', { name: 'Logout' })).toBeVisible();
}

test('the avatar opens the account; a click outside, Escape and an entry close it', async ({ api, user }) => {
  answerForGallery(api);
  answerForSite(api);
  await openPage('/editor');
  await openAccount();
  await expect.element(account.getByText(user.displayName, { exact: true })).toBeVisible();
  await expect.element(account.getByText(user.email)).toBeVisible();
  await expect.element(account.getByText('100', { exact: true })).toBeVisible();
  for (const [name, href] of [
    ['Edit Profile', '/profile'],
    ['Subscription', '/pricing'],
    ['Logout', '/auth/logout'],
  ] as const) {
    await expect.element(account.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect.element(account.getByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument();
  await expect.element(account.getByText('Plan')).not.toBeInTheDocument();
  await expect.element(account.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
  await expect.element(account.getByRole('radiogroup', { name: 'Language' })).toBeVisible();

  await clickAt({ x: 300, y: 500 });
  await expect.element(account).not.toBeInTheDocument();
  focus(avatar);
  await press('Enter');
  await expect.element(account).toBeVisible();
  await press('Escape');
  await expect.element(account).not.toBeInTheDocument();
  await expect.element(avatar).toHaveFocus();
  await openAccount();
  await account.getByRole('link', { name: 'Subscription' }).click();
  await expect.element(account).not.toBeInTheDocument();
  await expect.poll(address).toBe('/pricing');
});

test('coins show a thousands separator and the plan a badge; Upgrade is for those with a larger plan', async ({
  api,
  user,
}) => {
  answerForGallery(api);
  Object.assign(user, { coins: 1_240, planType: 'pro', isPremium: true, isAdmin: true });
  await openPage('/editor');
  await openAccount();
  await expect.element(account.getByText('1,240', { exact: true })).toBeVisible();
  await expect.element(account.getByRole('link', { name: 'Subscription' })).toMatchTextContent('Pro Plan');
  await expect.element(account.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  await expect.element(bar.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');

  Object.assign(user, { planType: 'enterprise' });
  await reloadPage();
  await openAccount();
  await expect.element(account.getByRole('link', { name: 'Subscription' })).toMatchTextContent('Enterprise');
  await expect.element(page.getByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();

  Object.assign(user, { coins: 0, planType: 'free', isPremium: false, isAdmin: false });
  await reloadPage();
  await openAccount();
  await expect.element(account.getByText(/^\d+$/)).not.toBeInTheDocument();
});

test('a profile picture that fails to load is replaced by the default one', async ({ api, user }) => {
  answerForGallery(api);
  user.profilePicture = '/files/broken.png';
  await openPage('/editor');
  await expect.poll(() => avatar.element().querySelector('img')).toBeNull();
  await expect.poll(() => avatar.element().querySelector('svg')).not.toBeNull();
});

test('on a phone the menu slides in under the bar, stops the page from scrolling, and can be closed in every way', async ({
  api,
  user,
}) => {
  answerForSite(api);
  const width = 360;
  await page.viewport(width, 740);
  await openPage('/terms-of-service');
  const button = bar.getByRole('button', { name: 'Menu' });
  const open = async () => {
    await button.click();
    await expect.element(menu.getByRole('link', { name: 'Logout' })).toBeVisible();
  };
  const isPageHeld = () => getComputedStyle(document.body).overflowY === 'hidden';
  await open();
  await expect.element(menu.getByText(user.email)).toBeVisible();
  const names = textsOf(menu.getByRole('link'));
  expect(names.shift()).toMatch(/^100 coins/);
  expect(names).toEqual([
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
    'Updates new',
    'Logout',
  ]);
  await expect.poll(() => boxOf(menu).y).toBe(63);
  await turnWheel({ x: width - 10, y: 400 }, 900);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBe(0);
  expect(isPageHeld()).toBe(true);

  await press('Escape');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await open();
  await clickAt({ x: width - 10, y: 400 });
  await expect.element(menu).not.toBeInTheDocument();
  await open();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(address).toBe('/contact');
  await expect.poll(isPageHeld).toBe(false);
});

test('visitors open the Explore menu by mouse and keyboard', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  await openPage('/affiliate');
  const links = bar.getByRole('link');
  await expect
    .poll(() => textsOf(links))
    .toEqual(['Adventure', 'Community', 'Pricing', 'Affiliate', 'Contact', 'Login', 'Try It Free']);
  await expect.element(links.filter({ hasText: 'Login' })).toHaveAttribute('href', '/login');
  await expect.element(links.filter({ hasText: 'Try It Free' })).toHaveAttribute('href', '/signup');
  const button = bar.getByRole('button', { name: 'Explore' });
  const panel = page.getByRole('dialog', { name: 'Explore' });
  focus(button);
  await press('Enter');
  await expect.element(panel).toBeVisible();
  for (const [group, entries] of Object.entries(explore)) {
    expect(textsOf(panel.getByRole('region', { name: group }).getByRole('link'))).toEqual(entries);
  }
  for (const [name, href] of [
    ['Thumbnails Preview', '/youtube'],
    ['Canvas Editor', '/editor/canvas'],
  ] as const) {
    await expect.element(panel.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const soon = panel.getByRole('region', { name: 'Coming Soon' }).getByRole('button');
  expect(textsOf(soon)).toEqual(['Face Swap AISoon']);
  await soon.hover();
  await expect.element(page.getByRole('tooltip', { name: 'Available soon!' })).toBeVisible();
  await press('Escape');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await panel.getByRole('link', { name: 'Preset Styles' }).click();
  await expect.poll(address).toBe('/preset-styles');
  await expect.element(panel).not.toBeInTheDocument();
});

test('visitors on a phone find everything behind the menu button', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  await page.viewport(360, 740);
  await openPage('/affiliate');
  await bar.getByRole('button', { name: 'Menu' }).click();
  for (const name of [
    'Community',
    'Pricing',
    'Affiliate',
    'Contact',
    'Tutorial',
    ...Object.values(explore).flat(),
  ]) {
    await expect.element(menu.getByRole('link', { name: name.replace('Soon', '') })).toBeVisible();
  }
  await expect.element(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('Back restores the scroll position, a new page starts at the top', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  await page.viewport(1280, 500);
  await openPage('/terms-of-service');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = () => window.scrollY;
  window.scrollTo(0, 700);
  await expect.poll(top).toBe(700);
  await bar.getByRole('link', { name: 'Affiliate' }).click();
  await expect.poll(address).toBe('/affiliate');
  await expect.poll(top).toBe(0);
  await goBack();
  await expect.poll(address).toBe('/terms-of-service');
  await expect.poll(top).toBe(700);
  await reloadPage();
  await expect.poll(top).toBe(700);
});

test('offline, a visitor sees a message and can send nothing until the network is back', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  await openPage('/affiliate');
  const join = page.getByRole('button', { name: 'Join the list' });
  const line = page.getByText(appTexts.english.youAreOffline, { exact: true });
  await expect.element(join).toBeVisible();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(line).toBeVisible();
  await expect.element(join).toHaveAttribute('aria-disabled', 'true');
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(join).not.toHaveAttribute('aria-disabled', 'true');
});

test('the sheet of shortcuts opens on ?, except where it is typed, and from the menu', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.click();
  await press('?');
  await expect.element(prompt).toHaveValue('?');
  await expect.element(sheet).not.toBeInTheDocument();
  focus(avatar);
  await press('?');
  await expect.element(sheet.getByRole('region', { name: 'Viewer' })).toBeVisible();
  await press('Escape');
  await expect.element(sheet).not.toBeInTheDocument();
  await openAccount();
  await account.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(sheet).toBeVisible();
});
