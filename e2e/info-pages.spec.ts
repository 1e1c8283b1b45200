import { minuteMs } from '#contract/durations.ts';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, generate, signUp, test } from './harness/fixtures.ts';
import { trainedStyle } from './harness/trained-style.ts';

/** An error response of the server. */
const refusal = {
  success: false,
  error: 'It is not there.',
  message: 'It is not there.',
  code: 'not_found',
  requestId: 'sample',
};

test('a preset style requires a login and opens in the studio @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/preset-styles`);
  await expect(page.getByRole('link', { name: /^Use this style/ })).toHaveCount(26);
  await page.getByRole('link', { name: 'Use this style: Lebron' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/preset-styles`);
  await page.getByRole('link', { name: 'Use this style: Lebron' }).click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole('radio', { name: 'Lebron' })).toBeChecked();
  await page.goto(`${server.origin}/preset-styles`);
  await page.getByRole('link', { name: 'Use this style: CCTV Footage' }).click();
  await expect(page.getByRole('radio', { name: /Genesys Pro/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Style: CCTV Footage' })).toBeVisible();
});

test('the public gallery shows its pictures’ prompts, and a prompt opens in the studio @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/public-gallery`);
  const first = page.getByRole('button', { name: /^Open: / }).first();
  await expect(first).toBeVisible();
  const prompt = ((await first.getAttribute('aria-label')) ?? '').replace('Open: ', '');
  await first.click();
  await expect(page.getByRole('dialog').getByText(prompt)).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Use this prompt' }).click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompt);
});

test('a shared picture appears in the public gallery after approval, and its owner can withdraw it @full', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, server.origin);
  await generate(page, 'a purple windmill');
  await page.getByRole('link', { name: 'a purple windmill' }).click({ timeout: 30_000 });
  const viewer = page.getByRole('dialog', { name: 'a purple windmill' });
  await expect(viewer.getByText('Not in the public gallery.')).toBeVisible();
  await viewer.getByRole('button', { name: 'Submit to the public gallery' }).click();
  await page
    .getByRole('dialog', { name: 'Submit this picture?' })
    .getByRole('button', { name: 'Submit' })
    .click();
  await expect(viewer.getByText('Waiting for approval to appear in the public gallery.')).toBeVisible();

  const context = await browser.newContext({ storageState: server.admin });
  const headers = { origin: server.origin };
  const { items } = await (await context.request.get(`${server.origin}/api/admin/showcase`)).json();
  const offered = items.find((item: { state: string }) => item.state === 'offered');
  const answer = await context.request.patch(`${server.origin}/api/admin/showcase/${offered.id}`, {
    data: { state: 'shown' },
    headers,
  });
  expect(answer.status()).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${server.origin}/public-gallery`);
  await expect(visitor.getByText('43 pictures')).toBeVisible();
  // New pictures come last, on the second page, and only tiles near the screen are rendered.
  await visitor.getByRole('button', { name: 'Load More Images (24 of 43)' }).click();
  await expect(visitor.getByRole('button', { name: /^Load More/ })).toHaveCount(0);
  const tiles = visitor.getByRole('button', { name: /^Open: / });
  await expect
    .poll(async () => {
      await tiles.last().scrollIntoViewIfNeeded();
      return tiles.last().getAttribute('aria-label');
    })
    .toBe('Open: a purple windmill');

  await page.reload();
  await expect(viewer.getByText('Anyone can see this picture.')).toBeVisible();
  await viewer.getByRole('button', { name: 'Withdraw' }).click();
  await expect(viewer.getByText('Not in the public gallery.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('42 pictures')).toBeVisible();
  await visitor.context().close();
  await context.close();
});

test('an empty public gallery and one that fails to load each show a message @full', async ({
  page,
  server,
}) => {
  await page.route('**/api/showcase?*', (route) =>
    route.fulfill({ json: { success: true, items: [], total: 0, hasMore: false } }),
  );
  await page.goto(`${server.origin}/public-gallery`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.unroute('**/api/showcase?*');
  await page.route('**/api/showcase?*', (route) => route.fulfill({ status: 404, json: refusal }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The gallery could not be loaded' })).toBeVisible();
});

test('/gallery tells visitors that it is private and links to a login that returns to it @full', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/gallery`);
  await expect(page.getByRole('heading', { name: 'Your gallery is private' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL(/\/login\?next=%2Fgallery$/);
});

function style(name: string, status: string, completedMinutesAgo: number | null = null) {
  const completedAt =
    completedMinutesAgo === null ? null : new Date(Date.now() - completedMinutesAgo * minuteMs).toISOString();
  return trainedStyle(name, status, { createdAt: '2026-05-01T09:00:00.000Z', completedAt });
}

test('the training page shows empty, queued, training, ready, failed and unknown states @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/training-status`);
  await expect(page.getByRole('heading', { name: 'No styles currently training' })).toBeVisible();

  let styles = [
    style('Alpha', 'pending'),
    style('Beta', 'processing'),
    style('Gamma', 'ready', 10),
    style('Delta', 'failed'),
    style('Omega', 'paused'),
  ];
  await page.route('**/api/custom-thumbnail-styles', (route) =>
    route.fulfill({ json: { success: true, styles } }),
  );
  await page.reload();
  const rowOf = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('Alpha')).toContainText(/10%.*Queued/);
  await expect(rowOf('Beta')).toContainText(/60%.*Training in Progress/);
  await expect(rowOf('Gamma')).toContainText(/100%.*Ready to Use/);
  await expect(rowOf('Delta')).toContainText(/0%.*Failed/);
  await expect(rowOf('Omega')).toContainText('paused');
  await expect(page.getByRole('main').getByText('2 styles in training')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show in a window' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);

  styles = [style('Gamma', 'ready', 10), style('Old', 'ready', 70)];
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Gamma is now ready to use');
});

test('the training page shows an error for an unsuccessful response and for a failed request @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.route('**/api/custom-thumbnail-styles', (route) => route.fulfill({ json: { styles: [] } }));
  await page.goto(`${server.origin}/training-status`);
  await expect(page.getByText('Failed to fetch styles')).toBeVisible();
  await page.unroute('**/api/custom-thumbnail-styles');
  await page.route('**/api/custom-thumbnail-styles', (route) =>
    route.fulfill({ status: 404, json: refusal }),
  );
  await page.reload();
  await expect(page.getByText('Error fetching styles: It is not there.')).toBeVisible();
});

test('only admins can open the popup test page, and every popup opens @full', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${server.origin}/test-popups`);
  await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();

  const context = await browser.newContext({ storageState: server.admin });
  const admin = await context.newPage();
  await admin.goto(`${server.origin}/test-popups`);
  const groups = ['Studio', 'Pictures', 'Account', 'Admin', 'Landing page'];
  for (const group of groups) {
    const region = admin.getByRole('region', { name: group });
    await expect(region).toBeVisible();
    for (const button of await region.getByRole('button', { name: /^Show: / }).all()) {
      await button.click();
      await expect(admin.getByRole('dialog')).toBeVisible();
      await admin.keyboard.press('Escape');
      await expect(admin.getByRole('dialog')).toHaveCount(0);
    }
  }
  // By keyboard, because open toasts cover the buttons.
  for (const button of await admin.getByRole('region', { name: 'Toasts' }).getByRole('button').all()) {
    await button.press('Enter');
  }
  await expect(admin.getByText('A new version is available')).toBeVisible();
  await admin.getByRole('button', { name: 'Show: Offline' }).click();
  await expect(admin.getByText('You are offline. Pictures in progress continue.')).toBeVisible();
  await context.close();
});

test('info pages have no accessibility violations on a phone @full', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, server.origin);
  const paths = [
    'voice-commands',
    'preset-styles',
    'custom-styles',
    'public-gallery',
    'tutorial',
    'training-status',
  ];
  for (const path of sampleOf(paths, 2)) {
    await page.goto(`${server.origin}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityViolations(page), path).toEqual([]);
  }
});
