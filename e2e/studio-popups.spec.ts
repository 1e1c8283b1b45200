import type { Page } from '@playwright/test';
import { expect, newPerson, press, signUp, test } from './harness/fixtures.ts';

/** Has the server tell other facts of the person and the balance than it knows. */
async function tellOf(page: Page, facts: Record<string, unknown>): Promise<void> {
  await page.route('**/api/auth/check*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, user: { ...answer.user, ...facts } } });
  });
  await page.route('**/api/user/coins*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...('coins' in facts && { coins: facts.coins }) } });
  });
}

// What is asked for as a page closes gets no answer any more, and that is nobody's fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('somebody new is welcomed once, with the recording', async ({ page, server }) => {
  const person = newPerson();
  await page.goto(`${server.origin}/signup`);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(welcome).toContainText('You have 100 free coins.');
  await expect(welcome.locator('video source')).toHaveAttribute('src', '/media/demo.mp4');
  const noted = page.waitForResponse('**/api/user/greetings');
  await welcome.getByRole('button', { name: 'Start creating' }).click();
  await expect(welcome).toBeHidden();
  // A reload before that would take the note along.
  expect((await noted).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
  await expect(welcome).toBeHidden();

  // A browser that knows nothing of it hears it from the account.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
  await expect(welcome).toBeHidden();

  // Another sign-in is no reason to begin anew.
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/editor');
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
  await expect(welcome).toBeHidden();
});

test('on a small phone the way back from an offer is in view, however long the offer is @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.setViewportSize({ width: 360, height: 640 });
  await tellOf(page, { coins: 40 });
  await page.reload();
  await page.getByRole('radio', { name: '4 designs' }).click();
  await press(page, 'a castle');
  const popup = page.getByRole('dialog', { name: 'Your coins have run out' });
  await expect(popup.getByRole('link', { name: 'Upgrade Now' })).toBeInViewport({ ratio: 1 });
  await expect(popup.getByRole('button', { name: 'Maybe Later' })).toBeInViewport({ ratio: 1 });
  await popup.getByText('premium V2 thumbnails').scrollIntoViewIfNeeded();
  await expect(popup.getByText('premium V2 thumbnails')).toBeInViewport({ ratio: 1 });
  await expect(popup.getByRole('button', { name: 'Maybe Later' })).toBeInViewport({ ratio: 1 });
});

test('on a phone a toast stands right above the composer, folded or not @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/youtube-thumbnail*', (route) => route.abort());
  await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
  await page.getByRole('textbox', { name: /YouTube/ }).fill('https://youtu.be/dQw4w9WgXcQ');
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to load YouTube thumbnail' });
  await expect(toast).toBeVisible();
  const generate = page.getByRole('button', { name: /^Generate/ });
  const gap = async () => {
    const [above, below] = [await toast.boundingBox(), await generate.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeHidden();
  await expect.poll(gap).toBeLessThan(40);
  expect(await gap()).toBeGreaterThan(0);
});
