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

const dayMs = 24 * 60 * 60_000;

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

test('who is not new is not welcomed @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.evaluate(() => localStorage.removeItem('adventure-told'));
  await tellOf(page, { hasBeenWelcomed: false, createdAt: new Date(Date.now() - 8 * dayMs).toISOString() });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('free coins that have expired are told of once a day @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  const expired = new Date(Date.now() - dayMs).toISOString();
  await tellOf(page, { coins: 0, initialCoinsExpiryDate: expired, hasGeneratedImages: true });
  await page.reload();
  const popup = page.getByRole('dialog', { name: 'Your free coins have expired' });
  await expect(popup.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/pricing?promo=trial_ended',
  );
  const noted = page.waitForResponse('**/api/user/greetings');
  await popup.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(popup).toBeHidden();
  expect((await noted).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await expect(popup).toBeHidden();

  await page.evaluate((yesterday) => {
    const kept = JSON.parse(localStorage.getItem('adventure-told') ?? '');
    for (const told of Object.values<{ trialToldAt: number }>(kept.state.people))
      told.trialToldAt = yesterday;
    localStorage.setItem('adventure-told', JSON.stringify(kept));
  }, Date.now() - dayMs);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  // Whatever a browser believes, the account knows that it was told today.
  await expect(popup).toBeHidden();
  await tellOf(page, {
    coins: 0,
    initialCoinsExpiryDate: expired,
    hasGeneratedImages: true,
    trialToldAt: new Date(Date.now() - dayMs).toISOString(),
  });
  await page.reload();
  await expect(popup).toBeVisible();
});

test('free coins that expire soon are told of beside the balance @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await tellOf(page, { initialCoinsExpiryDate: new Date(Date.now() + 3 * dayMs - 60_000).toISOString() });
  await page.reload();
  await expect(page.getByText('Your free coins expire in 3 days.')).toBeVisible();
  await tellOf(page, { initialCoinsExpiryDate: new Date(Date.now() + 3 * dayMs + 600_000).toISOString() });
  await page.reload();
  await expect(page.getByText('15 coins · 6 generations remaining')).toBeVisible();
  await expect(page.getByText(/^Your free coins expire/)).toBeHidden();
});

test('too few coins open the offer, and nothing is sent @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await tellOf(page, { coins: 3 });
  await page.reload();
  await page.getByRole('radio', { name: '2 designs' }).click();
  await press(page, 'a castle');
  const popup = page.getByRole('dialog', { name: 'Your coins have run out' });
  await expect(popup).toContainText('This needs 20. You have 3. Your prompt is kept.');
  await expect(popup).toContainText('$19');
  await expect(popup.getByText('Save 15%')).toBeVisible();
  await expect(popup.getByRole('listitem').filter({ hasText: /^\d+[a-z]/i })).toHaveText([
    '2000Genesys 1.0 images',
    '200Genesys Pro images',
    '400upscales',
    '133regular thumbnails',
    '40premium V2 thumbnails',
  ]);
  expect(calls).not.toContain('/api/generate');
  await popup.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL(`${server.origin}/pricing?promo=trial_ended`);
});

test('a server that speaks of insufficient coins opens the same offer @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.route('**/api/generate', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        code: 'engine_failed',
        error: 'Insufficient coins',
        message: 'Insufficient coins',
        requestId: 'of-a-test',
      },
    }),
  );
  await press(page, 'a castle');
  const popup = page.getByRole('dialog', { name: 'Your coins have run out' });
  await popup.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a castle');
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
