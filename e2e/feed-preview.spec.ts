import type { Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { barriersOf } from './harness/barriers.ts';
import { expect, press, signUp, test } from './harness/fixtures.ts';

/** A PNG of 900 × 900 pixels, drawn by the browser itself. */
async function squarePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = '#c2185b';
      context.fillRect(0, 0, 900, 900);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

function cards(page: Page) {
  return page.getByRole('region', { name: 'Preview' }).getByRole('listitem');
}

test('a picture of the gallery is tested among neighbours, and what was typed survives a reload', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await press(page, 'Why bees are disappearing');
  const tile = page.getByRole('link', { name: 'Why bees are disappearing' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tile.hover();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Test in Feed' }).click();
  await expect(page).toHaveURL(/\/youtube$/);
  await expect(page.getByRole('heading', { name: 'Test in Feed' })).toBeVisible();

  await page.getByLabel('Title').fill('The last bees');
  await page.getByLabel('Channel').fill('Ada explains');
  await page.getByLabel('Length').fill('1:02:33');
  await page.getByRole('radio', { name: 'Up next' }).click();
  await page.getByRole('radio', { name: 'Light', exact: true }).click();
  await page.getByRole('button', { name: 'Greyscale' }).click();
  await page.getByRole('button', { name: 'Move your card back' }).click();
  await page.reload();

  const yours = cards(page).filter({ hasText: 'The last bees' });
  await expect(yours).toContainText('Ada explains');
  await expect(yours).toContainText('1:02:33');
  await expect(yours.getByRole('img', { name: 'Why bees are disappearing' })).toBeVisible();
  await expect(cards(page).nth(2)).toContainText('The last bees');
  await expect(page.getByRole('radio', { name: 'Up next' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Greyscale' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Up next' })).toHaveCSS('filter', 'grayscale(1)');
});

test('each surface shows pictures at the size that the site shows them, your card under a rule of 3 px @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${server.origin}/youtube`);
  const sizes = { Home: [408, 229], Search: [360, 202], 'Up next': [168, 94], Phone: [390, 219] } as const;
  for (const [surface, [width, height]] of Object.entries(sizes)) {
    await page.getByRole('radio', { name: surface }).click();
    const frames = page.getByRole('region', { name: surface }).locator('[data-picture-width]');
    await expect(frames.first()).toHaveCSS('width', `${width}px`);
    await expect(frames.first()).toHaveCSS('height', `${height}px`);
    const rules = await cards(page).evaluateAll((items) =>
      items
        .map((item) => getComputedStyle(item, '::before'))
        .map(({ content, height: tall }) => `${content} ${tall}`),
    );
    expect(rules.filter((rule) => rule === '"" 3px')).toHaveLength(1);
  }
  await page.getByRole('radio', { name: 'Search' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Search' }).locator('..')).toHaveCSS(
    'background-color',
    'rgb(15, 15, 15)',
  );
});

test('a picture of this device is shown with bars, never sent, and kept over a reload @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/youtube`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && (request.postDataBuffer()?.length ?? 0) > 1_000)
      sent.push(request.url());
  });
  const buffer = await squarePicture(page);
  await page
    .getByLabel('Choose a picture from this device')
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('900 × 900 px, not 16:9')).toBeVisible();
  await page.reload();
  await expect(cards(page).getByRole('img', { name: 'square.png' })).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByLabel('Choose a picture from this device')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText('Please upload a valid image file');
});

test("another person's picture is not shown @full", async ({ page, browser, server }) => {
  await signUp(page, server.origin);
  await press(page, 'a lighthouse');
  const tile = page.getByRole('link', { name: 'a lighthouse' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  const id = await tile.getAttribute('data-image');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await signUp(stranger, server.origin);
  for (const image of [id, 'not-an-id']) {
    await stranger.goto(`${server.origin}/youtube?image=${image}`);
    await expect(stranger.getByText('This picture is no longer in your gallery.')).toBeVisible();
  }
  await context.close();
});

const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

for (const { width, height, colorScheme } of sampleOf(looks, 1)) {
  test(`the feed preview has no barrier and no sideways scroll at ${width} px`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await signUp(page, server.origin);
    await page.goto(`${server.origin}/youtube`);
    for (const surface of ['Home', 'Search', 'Up next', 'Phone']) {
      await page.getByRole('radio', { name: surface }).click();
      await expect(page.getByRole('region', { name: surface })).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    }
  });
}
