import type { Route } from '@playwright/test';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';
import { dropFiles } from './harness/reference-files.ts';
import { storedFilesOf } from './harness/stored-files.ts';
import {
  chooseSource,
  chooseUpscaler,
  drawing,
  entries,
  historyOf,
  startUpscales,
  upscaleButton,
} from './harness/upscales.ts';

test('a user upscales a file with the real engine, compares it, reuses its settings, deletes it and undoes that', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await chooseUpscaler(page);
  await expect(
    page.getByText('No image comparisons yet. Use the upscaler to enhance your images!'),
  ).toBeVisible();
  await expect(upscaleButton(page)).toHaveAttribute('aria-disabled', 'true');
  await chooseSource(page, await drawing('drawing.png'));
  await page.getByRole('radio', { name: '4x' }).click();
  await page.getByRole('radio', { name: 'PNG' }).click();
  await expect(page.getByText('Result: 640 × 360 px')).toBeVisible();
  const creativity = page.getByRole('slider', { name: 'Creativity' });
  await creativity.focus();
  await page.keyboard.press('Home');
  await expect(creativity).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('Ignored by the built-in upscaler.')).toBeVisible();
  await expect(page.getByText('Built-in upscaler. The image stays on this server.')).toBeVisible();
  await upscaleButton(page).click();
  await expectCoins(page, 95);

  const entry = entries(page).first();
  await expect(entry.getByRole('heading', { name: '4x · PNG' })).toBeVisible({ timeout: 60_000 });
  await expect(entry.getByText('160 × 90 → 640 × 360 px')).toBeVisible();
  await expect(entry.getByText('Quality 10 · Creativity 0 · Resemblance 100')).toBeVisible();
  await expect(entry.getByText(/^Enlarged by/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await entry.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^adventure-[\da-f-]{36}\.png$/);
  expect(await accessibilityViolations(page)).toEqual([]);

  // The picture and the button both open the comparison, and Escape closes it.
  await entry.getByRole('button', { name: /^Compare before and after/ }).click();
  const comparer = page.getByRole('dialog', { name: 'Before and after' });
  await expect(comparer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comparer).toBeHidden();
  await entry.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await expect(comparer).toBeVisible();

  // The form takes an entry’s settings only on request.
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: '2x' }).click();
  await page.getByRole('radio', { name: 'WEBP' }).click();
  await creativity.press('ArrowRight');
  await entry.getByRole('button', { name: 'Use settings' }).click();
  await expect(page.getByRole('radio', { name: '4x' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'PNG' })).toBeChecked();
  await expect(creativity).toHaveAttribute('aria-valuenow', '0');

  // Deleting asks first. Undo works while the toast is shown; after that the deletion is final.
  const openDeleteDialog = async () => {
    await entry.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Image' });
    await expect(
      question.getByText('Are you sure you want to delete this image? This action cannot be undone.'),
    ).toBeVisible();
    return question;
  };
  await (await openDeleteDialog()).getByRole('button', { name: 'Cancel' }).click();
  await expect(entry).toBeVisible();
  await (await openDeleteDialog()).getByRole('button', { name: 'Delete' }).click();
  await expect(entries(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries(page)).toHaveCount(1);
  expect(await historyOf(page)).toHaveLength(1);
  await (await openDeleteDialog()).getByRole('button', { name: 'Delete' }).click();
  // The page is left while the toast is visible, so Undo is no longer available.
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible();
  await page.goto(`${server.origin}/gallery`);
  await expect.poll(() => historyOf(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /drawing/ })).toHaveCount(0);
});

test('the form accepts pictures by drop and clipboard, rejects other files and survives a reload @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await chooseUpscaler(page);
  await dropFiles(page, [await drawing('dropped.png')]);
  await expect(page.getByRole('img', { name: 'dropped.png' })).toBeVisible();
  const pasted = [...(await drawing('pasted.png')).buffer];
  await page.evaluate((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, pasted);
  await expect(page.getByRole('img', { name: 'pasted.png' })).toBeVisible();
  await dropFiles(page, [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }]);
  await expect(page.getByRole('alert').filter({ hasText: 'Please drop a valid image file' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'pasted.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible();

  const factors = page.getByRole('radiogroup', { name: 'Upscale factor' });
  await factors.getByRole('radio', { name: '2x' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(factors.getByRole('radio', { name: '4x' })).toBeChecked();
  await page.getByRole('slider', { name: 'Resemblance' }).focus();
  await page.keyboard.press('PageDown');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a lamp');
  await expect.poll(() => storedFilesOf(page, 'upscaler')).toBe('"pasted.png"');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Upscaler/ })).toBeChecked();
  await expect(factors.getByRole('radio', { name: '4x' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Resemblance' })).toHaveAttribute('aria-valuenow', '90');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a lamp');

  // The restored file is sent unchanged. A removed file does not return.
  await expect(page.getByRole('img', { name: 'pasted.png' })).toBeVisible();
  await expect(page.getByText('Result: 640 × 360 px')).toBeVisible();
  await upscaleButton(page).click();
  await expect(entries(page).getByText('160 × 90 → 640 × 360 px')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Remove the image' }).click();
  await expect.poll(() => storedFilesOf(page, 'upscaler')).toBeNull();
  await page.reload();
  await expect(factors.getByRole('radio', { name: '4x' })).toBeChecked();
  await expect(upscaleButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Remove the image' })).toHaveCount(0);

  // The prompt goes along to another tool, and the upscaler keeps its picture.
  await chooseSource(page, await drawing('again.png'));
  await page.getByRole('radio', { name: /^Thumbnails(?! V2)/ }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a lamp');
  await chooseUpscaler(page);
  await expect(page.getByRole('img', { name: 'again.png' })).toBeVisible();
});

test('a gallery picture is sent to the upscaler by its ID, survives a reload there and is upscaled @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await generate(page, 'Why bees are disappearing');
  await expect(page.getByRole('link', { name: 'Why bees are disappearing' })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto(`${server.origin}/gallery`);
  await page.getByRole('link', { name: 'Why bees are disappearing' }).hover();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Send to' }).hover();
  await page.getByRole('menuitem', { name: 'Upscaler' }).click();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(page.getByText('Image sent to Upscaler!')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Upscaler/ })).toBeChecked();
  const source = page.getByRole('img', { name: 'Why bees are disappearing' });
  await expect(source).toBeVisible();
  await page.reload();
  await expect(source).toBeVisible();

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/upscale'));
  await upscaleButton(page).click();
  // No file is uploaded.
  expect((await sent).postData()).not.toContain('filename=');
  await expectCoins(page, 80);
  await expect(entries(page).first().getByText('1,280 × 720 → 2,560 × 1,440 px')).toBeVisible({
    timeout: 90_000,
  });

  // A missing picture shows an error and leaves the form unchanged.
  await page.route('**/api/user-images/*', (route) =>
    route.fulfill({ status: 404, json: { success: false, code: 'not_found', message: 'Not found.' } }),
  );
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await page.getByRole('link', { name: 'Why bees are disappearing' }).first().hover();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Send to' }).hover();
  await page.getByRole('menuitem', { name: 'Upscaler' }).click();
  await expect(page.getByText(/^Failed to send image to upscaler\./)).toBeVisible();
  await expect(source).toBeVisible();
});

test('the history shows three entries, loads five more at a time and refreshes on request @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await startUpscales(page, 9);
  await expect
    .poll(async () => (await historyOf(page)).filter(({ status }) => status === 'succeeded').length, {
      timeout: 60_000,
    })
    .toBe(9);
  await chooseUpscaler(page);
  await expect(entries(page)).toHaveCount(3);
  // The focus moves to the first new entry.
  await page.getByRole('button', { name: 'Load more (3 of 9)' }).press('Enter');
  await expect(entries(page)).toHaveCount(8);
  await expect(entries(page).nth(3)).toBeFocused();
  await page.getByRole('button', { name: 'Load more (8 of 9)' }).click();
  await expect(entries(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: /^Load more/ })).toHaveCount(0);
  const requested = page.waitForRequest((request) => request.url().includes('/api/upscale-history'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await requested;
  await expect(entries(page)).toHaveCount(9);

  // After a deletion the focus moves to the next entry.
  const next = await entries(page).nth(1).getAttribute('data-upscale');
  await entries(page).first().getByRole('button', { name: 'Delete' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Delete Image' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await expect(entries(page)).toHaveCount(8);
  await expect(page.locator(`[data-upscale="${next}"]`)).toBeFocused();
});

test('an upscale without enough coins opens the popup and sends no request @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await startUpscales(page, 20);
  await chooseUpscaler(page);
  await expectCoins(page, 0);
  await chooseSource(page, await drawing('poor.png'));
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/upscale')) requests += 1;
  });
  await upscaleButton(page).click();
  const popup = page.getByRole('dialog', { name: 'Your coins have run out' });
  await expect(popup).toBeVisible();
  expect(requests).toBe(0);
  await popup.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('img', { name: 'poor.png' })).toBeVisible();
});

test('a lost response is retried without a second charge, and a server error shows the documented message @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await chooseUpscaler(page);
  await chooseSource(page, await drawing('once.png'));
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upscale')) keys.push(request.headers()['idempotency-key']);
  });
  // The server gives the first response, but the page does not receive it.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send;
      this.onload = () => this.onerror?.(new ProgressEvent('error'));
      send.call(this, body);
    };
  });
  await upscaleButton(page).click();
  await expectCoins(page, 95);
  await expect(entries(page)).toHaveCount(1);
  // The live update may arrive before the second response.
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await historyOf(page)).toHaveLength(1);

  await expect(upscaleButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.route('**/api/upscale', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await upscaleButton(page).click();
  await expect(page.getByText('Failed to upscale image. Please try again.')).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 95);
});

test('a history that fails to load shows the reason and can be retried @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  let answer = (route: Route) => route.abort('connectionrefused');
  await page.route('**/api/upscale-history**', (route) => answer(route));
  await chooseUpscaler(page);
  await expect(page.getByText('Unable to connect to the server. Network error')).toBeVisible({
    timeout: 30_000,
  });
  answer = (route) => route.fulfill({ status: 422, json: { code: 'x' } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Unable to load history. Please check your connection.')).toBeVisible();
  answer = (route) => route.continue();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No image comparisons yet.', { exact: false })).toBeVisible();
});
