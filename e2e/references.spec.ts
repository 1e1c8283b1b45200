import { truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, generate, signUp, test } from './harness/fixtures.ts';
import {
  cmykPhoto,
  dropFiles,
  photo,
  type SentField,
  type TestFile,
  watchForms,
} from './harness/reference-files.ts';
import { assignPlan } from './harness/roles.ts';

const videoId = 'dQw4w9WgXcQ';
const link = `https://www.youtube.com/watch?v=${videoId}`;
const blockedByYoutube =
  'YouTube thumbnail is being used as reference. Clear the YouTube link to use another image.';

const frames = (page: Page) => page.getByRole('button', { name: /^Image \d, / });
const names = async (page: Page) =>
  (await frames(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map(
    (label) => /, (.*):/.exec(label)?.[1],
  );
const choose = (page: Page, files: readonly TestFile[]) =>
  page.locator('input[type=file]:not([capture])').setInputFiles([...files]);
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const filesOf = (form: SentField[] | undefined) => form?.flatMap(({ file }) => (file ? [file] : [])) ?? [];

async function openTool(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await expect(page.getByRole('heading', { name: /^Style reference/ })).toBeVisible();
}

test('a picture pasted from the clipboard becomes a reference wherever the focus is @full', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  const copy = (width = 320) =>
    page.evaluate(async (size) => {
      const canvas = new OffscreenCanvas(size, 180);
      canvas.getContext('2d')?.fillRect(0, 0, size, 180);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    }, width);
  await copy();
  await page.getByRole('textbox', { name: 'Prompt' }).press('ControlOrMeta+v');
  await expect(frames(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
  await openTool(page, /Genesys 1.0/);
  await expect(page.getByText('320×180')).toBeVisible();
  await copy(240);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('240×180')).toBeVisible();
  // Pasted text stays text.
  await page.evaluate(() => navigator.clipboard.writeText('a castle'));
  await page.getByRole('textbox', { name: 'Prompt' }).press('ControlOrMeta+v');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a castle');
});

test('a 200 MB photo and a CMYK photo become references @full', async ({ page, server }, info) => {
  await signUp(page, server.origin);
  await openTool(page, /Genesys 1.0/);
  const { buffer } = await photo('scan.jpg', { width: 6_000, height: 4_000 });
  const path = info.outputPath('scan.jpg');
  writeFileSync(path, buffer);
  // Trailing data after the image, like the videos in phone photos.
  truncateSync(path, 200 * 1024 * 1024);
  await page.locator('input[type=file]:not([capture])').setInputFiles(path);
  await expect(page.getByText('2048×1365')).toBeVisible();
  await expect(page.getByText(/^Large image: 200 MB\. Resized to/)).toBeVisible();
  await choose(page, [await cmykPhoto('print.jpg')]);
  await expect(page.getByText('print.jpg')).toBeVisible();
});

test('a YouTube thumbnail replaces the references until the link is cleared @full', async ({
  page,
  context,
  browser,
  youtube,
}) => {
  const { app, serve } = youtube;
  serve((await photo('video.jpg', { width: 1_280, height: 720 })).buffer);
  const forms = await watchForms(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
  const user = await signUp(page, app.origin);
  await assignPlan(browser, app, user, 'pro');
  await page.reload();
  await openTool(page, /Thumbnails V2/);
  await choose(page, [await photo('mine.jpg')]);
  const field = page.getByRole('textbox', { name: 'YouTube link' });
  await field.fill('https://example.com/watch?v=dQw4w9WgXcQ');
  await expect(alert(page, 'Please enter a valid YouTube URL')).toBeVisible();
  await field.fill('');
  await expect(alert(page, 'Please enter a valid YouTube URL')).toBeHidden();

  await page.evaluate((text) => navigator.clipboard.writeText(text), link);
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByText('YouTube thumbnail loaded as reference!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Thumbnail of the video' })).toBeVisible();
  await expect(page.getByText(blockedByYoutube)).toBeVisible();
  await dropFiles(page, [await photo('other.jpg')]);
  await expect(alert(page, blockedByYoutube)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Thumbnail of the video' })).toBeVisible();
  await generate(page, 'a storm');
  await expect.poll(async () => (await forms()).length).toBe(1);
  expect(filesOf((await forms())[0])).toMatchObject([
    { name: `youtube-${videoId}.jpg`, width: 1_280, height: 720 },
  ]);
  await page.getByRole('button', { name: 'Clear the link' }).click();
  await expect.poll(() => names(page)).toEqual(['mine.jpg']);

  serve(null);
  await field.fill(`youtu.be/${videoId}`);
  await expect(alert(page, 'Failed to fetch thumbnail')).toBeVisible();
  await expect(page.getByText('Failed to load YouTube thumbnail')).toBeVisible();
  serve((await photo('video.jpg', { width: 1_280, height: 720 })).buffer);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'Thumbnail of the video' })).toBeVisible();
});
