import type { Page } from '@playwright/test';
import { expect, generate, signUp, test } from './harness/fixtures.ts';

const prompt = 'Why bees are disappearing';
const unknown = '0196f000-0000-7000-8000-000000000000';
const tile = (page: Page) => page.getByRole('link', { name: prompt });

async function makePicture(page: Page, origin: string): Promise<string> {
  await signUp(page, origin);
  await generate(page, prompt);
  await expect(tile(page)).toBeVisible({ timeout: 30_000 });
  return (await tile(page).getAttribute('data-image')) ?? '';
}

test('a link to a missing picture opens the studio with a message @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/editor?image=${unknown}`);
  await expect(page.getByText('This picture is no longer in your gallery.')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('a link to a picture opens the viewer over the upscaler @full', async ({ page, server }) => {
  const id = await makePicture(page, server.origin);
  await page.getByRole('radio', { name: /Upscaler/ }).click();
  await expect(tile(page)).toHaveCount(0);
  await page.goto(`${server.origin}/editor?image=${id}`);
  await expect(page.getByRole('dialog', { name: prompt })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Upscaler/ })).toBeChecked();
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('a failed download falls back to other URLs, then shows an error @full', async ({ page, server }) => {
  const id = await makePicture(page, server.origin);
  await page.goto(`${server.origin}/gallery`);
  const requested: string[] = [];
  let isServed = true;
  await page.route(
    (url) => url.searchParams.get('download') === 'true' || url.pathname.endsWith('/download'),
    (route) => {
      const { searchParams, search } = new URL(route.request().url());
      requested.push(search);
      // The browser's own download, which no request of the page replaces.
      return searchParams.has('forceDownload') && isServed ? route.continue() : route.abort();
    },
  );
  await tile(page).hover();
  const download = page.getByRole('link', { name: 'Download' });
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^adventure-${id}\\.\\w+$`));
  expect(requested).toHaveLength(3);

  isServed = false;
  await tile(page).hover();
  await download.click();
  const failed = 'Download failed. Please try again or right-click and select "Save image as".';
  await expect(page.getByText(failed)).toBeVisible();
  expect(requested).toHaveLength(6);
});
