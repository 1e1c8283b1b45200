import type { Page } from '@playwright/test';
import { dueTimersRan } from './harness/due-timers.ts';
import { expect, press, signUp, test } from './harness/fixtures.ts';
import { keptFilesOf } from './harness/kept-files.ts';
import { photo } from './harness/reference-files.ts';

const prompt = 'Why bees are disappearing';
const references = (page: Page) => page.getByRole('button', { name: /^Image \d, / });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Makes a picture and opens its tile's menu in the gallery. */
async function openMenu(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/gallery`);
  const tile = page.getByRole('link', { name: prompt });
  await tile.hover();
  await page.getByRole('button', { name: /^More/ }).first().click();
}

async function makePicture(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await press(page, prompt);
  await expect(page.getByRole('link', { name: prompt })).toBeVisible({ timeout: 30_000 });
}

test('a picture of the gallery becomes the reference of a tool, once', async ({ page, server }) => {
  await makePicture(page, server.origin);
  await openMenu(page, server.origin);
  await page.getByRole('menuitem', { name: 'Send to' }).hover();
  await page.getByRole('menuitem', { name: 'Genesys Pro' }).click();
  await expect(toast(page, 'Image added as a reference.')).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByRole('radio', { name: /Genesys Pro/ })).toBeChecked();
  await expect(page.getByText(/adventure-/).first()).toBeVisible();

  // Taken away and the page loaded anew: it is not sent again.
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => keptFilesOf(page, 'references')).not.toContain('adventure-');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Style reference/ })).toBeVisible();
  await expect(page.getByText(/adventure-/)).toHaveCount(0);
});

test('by keyboard alone a picture goes to ThumbnailsV2, which takes five and says so of the sixth @full', async ({
  page,
  server,
}) => {
  await makePicture(page, server.origin);
  for (let count = 1; count <= 6; count += 1) {
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    // The studio, which goes, has a tile of the picture, too.
    await expect(page.getByRole('heading', { name: 'Your Gallery', level: 1 })).toBeVisible();
    const more = page.getByRole('button', { name: /^More/ }).first();
    // The buttons come with the attention that the tile has.
    await page.getByRole('link', { name: prompt }).focus();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Send to' })).toBeVisible();
    await page.keyboard.type('send');
    // The menu moves the focus by a timer for each letter: the last one must not come after the next key.
    await dueTimersRan(page);
    await expect(page.getByRole('menuitem', { name: 'Send to' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'Upscaler' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Thumbnails V2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /Thumbnails V2/ })).toBeChecked();
    if (count <= 5) await expect(references(page)).toHaveCount(count);
  }
  await expect(toast(page, '❌ Failed to send image. Please try manually.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Maximum 5 images allowed' })).toBeVisible();
  await expect(references(page)).toHaveCount(5);
});

/** Writes down which of the documented events the page tells, with their details. */
async function listen(
  page: Page,
): Promise<() => Promise<{ name: string; detail: Record<string, unknown> }[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    for (const name of [
      'imageGenerationStarted',
      'imageGenerationCompleted',
      'imageGenerated',
      'newImageCreated',
      'variantChanged',
      'imageUploadComplete',
    ]) {
      window.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }));
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

const ask = (page: Page, name: string, detail?: unknown) =>
  page.evaluate(([type, value]) => window.dispatchEvent(new CustomEvent(`${type}`, { detail: value })), [
    name,
    detail,
  ] as const);

test('the page tells by the documented events what happens, when it happens @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const heard = await listen(page);
  await page.getByRole('radio', { name: /Genesys 1.0/ }).click();
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('me.jpg'));
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await press(page, prompt);
  await expect(page.getByRole('link', { name: prompt })).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(async () => new Set((await heard()).map(({ name }) => name)))
    .toEqual(
      new Set([
        'variantChanged',
        'imageUploadComplete',
        'imageGenerationStarted',
        'imageGenerationCompleted',
        'imageGenerated',
        'newImageCreated',
      ]),
    );
  const told = await heard();
  const detailOf = (name: string) => told.filter((one) => one.name === name).map(({ detail }) => detail);
  expect(detailOf('variantChanged')).toEqual([{ variant: 'Genesys 1.0' }]);
  const [started] = detailOf('imageGenerationStarted');
  expect(started).toMatchObject({ variant: 'Genesys 1.0', prompt });
  expect(detailOf('imageGenerationCompleted')).toEqual([
    expect.objectContaining({ jobId: started?.jobId, status: 'completed', imageIds: [expect.any(String)] }),
  ]);
});

test('the page does what it is asked for with its user’s own pictures, and heeds nothing else', async ({
  page,
  server,
}) => {
  await makePicture(page, server.origin);
  await page.goto(`${server.origin}/gallery`);
  const link = page.getByRole('link', { name: prompt });
  await expect(link).toBeVisible();
  const imageId = await link.getAttribute('data-image');
  const address = await link.getAttribute('href');

  // Nobody can see that the page listens: asked until it does, it asks the server again.
  let isRefreshed = false;
  const refreshed = page.waitForResponse('**/api/user/user-images?*').then(() => {
    isRefreshed = true;
  });
  await expect
    .poll(async () => {
      await ask(page, 'forceGalleryRefresh');
      return isRefreshed;
    })
    .toBe(true);
  await refreshed;

  // The page has other business of its own: what counts is what such a picture would be asked for by, or the detail itself.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isHeeded = /^\/api\/(user-images\/|auth\/|upscale|generate)/.test(pathname);
    if (origin !== server.origin || isHeeded) asked.push(request.url());
  });
  for (const detail of [
    null,
    7,
    'x',
    { imageId: '../../api/auth/logout' },
    { imageUrl: 'https://elsewhere.example/a.png' },
  ]) {
    for (const name of ['sendImageToUpscaler', 'sendImageToCanvas', 'openImageEditor'])
      await ask(page, name, detail);
  }
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  expect(asked).toEqual([]);

  await ask(page, 'sendImageToUpscaler', { imageId: crypto.randomUUID() });
  await expect(toast(page, 'Failed to process image for upscaler.')).toBeVisible();
  await ask(page, 'sendImageToCanvas', { id: imageId });
  await expect(toast(page, 'Failed to send image to canvas. Please try again.')).toBeVisible();
  await ask(page, 'openImageEditor', { url: `${address}` });
  await expect(page.getByRole('dialog').filter({ hasText: /design/i })).toBeVisible();
});
