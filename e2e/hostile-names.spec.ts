import type { Locator, Page } from '@playwright/test';
import { expect, generate, newAccount, signUp, test } from './harness/fixtures.ts';
import { photo } from './harness/reference-files.ts';
import { assignPlan } from './harness/roles.ts';
import { similarPictures } from './harness/training-pictures.ts';

// Markup in every name and text that users enter. It must render as plain text everywhere.
const markup = '<img src=x onerror=ran=1>';

const dialogOf = (page: Page) => page.getByRole('dialog');
const shown = (place: Page | Locator) => place.getByText(markup).filter({ visible: true }).first();

/** Asserts that the markup created no element and ran no script since the page was loaded. */
async function expectOnlyText(page: Page): Promise<void> {
  const made = await page.evaluate(() => ({
    pictures: document.querySelectorAll('img[src="x"], [onerror]').length,
    ran: 'ran' in window,
  }));
  expect(made).toEqual({ pictures: 0, ran: false });
}

/** Watches all requests of the page for the image that the markup names. */
async function watchImageRequests(page: Page): Promise<() => void> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) requested.push(request.url());
  });
  return () => expect(requested, 'requests for the image in the markup').toEqual([]);
}

test('markup in user names, described styles, file names and prompts renders as text', async ({
  page,
  server,
}) => {
  const expectNoImageRequested = await watchImageRequests(page);
  await signUp(page, server.origin, { ...newAccount(), name: markup });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
  await generate(page, 'a castle');
  await expect(page.getByRole('dialog', { name: `Hey ${markup}, You have been chosen` })).toBeVisible();
  await page.keyboard.press('Escape');

  // A described style: its form, the list, the field, the delete dialog.
  await page.getByRole('radio', { name: /^Genesys 1\.0/ }).click();
  await page.getByRole('button', { name: 'Create Custom Style' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).fill(markup);
  await dialogOf(page).getByRole('textbox', { name: 'Description' }).fill(`${markup} in neon purple`);
  await dialogOf(page).getByRole('button', { name: 'Create style' }).click();
  const chosen = page.getByRole('button', { name: `Style: ${markup}` });
  await expect(chosen).toBeVisible();
  await chosen.click();
  await expect(page.getByRole('option').last()).toContainText(markup);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Delete ${markup}` }).click();
  await expect(page.getByRole('dialog', { name: `Delete “${markup}”?` })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expectOnlyText(page);

  // File names: one accepted, one rejected.
  const { buffer } = await photo('a.jpg');
  const choose = (name: string, bytes: Buffer) =>
    page
      .locator('input[type=file]:not([capture])')
      .setInputFiles([{ name, mimeType: 'image/jpeg', buffer: bytes }]);
  await choose(`${markup}.jpg`, buffer);
  await expect(page.getByText(`${markup}.jpg`)).toBeVisible();
  await choose(`${markup}2.jpg`, buffer.subarray(0, 200));
  await expect(page.getByRole('alert').filter({ hasText: `${markup}2.jpg: ` })).toBeVisible();

  // A prompt: while it generates, on the tile, in the viewer and in the history.
  await generate(page, `${markup} "${markup}"`);
  const tile = page.getByRole('link', { name: markup });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await page.getByRole('textbox', { name: 'Prompt' }).fill('something else');
  await page.getByRole('button', { name: 'Past prompts' }).click();
  await expect(page.getByRole('menuitem', { name: markup })).toBeVisible();
  await page.keyboard.press('Escape');
  await tile.click();
  await expect(dialogOf(page).getByText(markup, { exact: true }).first()).toBeVisible();
  await expect(dialogOf(page).getByText(`${markup} "${markup}"`).first()).toBeVisible();
  await expectOnlyText(page);
  for (const path of ['/gallery', '/custom-styles', '/profile', '/notifications', '/youtube']) {
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectOnlyText(page);
  }
  await page.goto(`${server.origin}/custom-styles`);
  await expect(shown(page)).toBeVisible();
  expectNoImageRequested();
});

test('markup in a trained style’s name and in waiting and failed prompts renders as text @full', async ({
  browser,
  page,
  held,
}) => {
  const expectNoImageRequested = await watchImageRequests(page);
  const account = await signUp(page, held.origin);
  await assignPlan(browser, held, account, 'pro');
  await page.reload();
  await page.getByRole('button', { name: 'Create your own style' }).click();
  const form = dialogOf(page);
  await form.getByRole('textbox', { name: 'Name' }).fill(markup);
  const trigger = form.getByRole('textbox', { name: 'Trigger word' });
  await trigger.fill(markup);
  const [first, ...others] = await similarPictures(4);
  const pictures = [{ ...first, name: `${markup}.png` }, ...others] as typeof others;
  await form.locator('input[type=file]').setInputFiles(pictures);
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: `${markup}.txt`, mimeType: 'image/png', buffer: Buffer.from('words') }]);
  await expect(form.getByText(`Could not read: ${markup}.txt.`)).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Train style' }).click();
  // A trigger word is a single word, so markup is rejected.
  await expect(form.getByText('Use 2 to 30 letters, digits, hyphens and underscores')).toBeVisible();
  await trigger.fill('hostile');
  await form.getByRole('button', { name: 'Train style' }).click();
  await expect(form).toBeHidden();

  await expect(shown(page.getByRole('region', { name: 'Styles In Training' }))).toBeVisible();
  await page.getByRole('button', { name: '1 style in training' }).click();
  await expect(shown(dialogOf(page))).toBeVisible();
  await page.keyboard.press('Escape');
  await generate(page, markup);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Your Gallery', exact: true })).toBeVisible();
  await expect(page.getByText('Preparing Everything')).toBeVisible();
  await expectOnlyText(page);
  await page.getByRole('link', { name: 'Studio' }).click();

  held.release('failed');
  await expect(page.getByRole('article', { name: markup })).toContainText('Generation Failed');
  await expect(page.getByText(`Training ${markup} failed`)).toBeVisible();
  const failed = page.getByRole('region', { name: 'Failed Styles (Recovery)' });
  await expect(shown(failed)).toBeVisible();
  await expectOnlyText(page);

  held.release();
  await failed.getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByText(`${markup} is now ready to use`)).toBeVisible();
  const tile = page.getByRole('radio', { name: markup });
  await tile.click();
  for (const [item, title] of [
    ['Rename', 'Rename style'],
    ['Delete', `Delete “${markup}”?`],
  ] as const) {
    await page.getByRole('button', { name: `More about ${markup}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectOnlyText(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  }
  for (const path of ['/notifications', '/custom-styles', '/training-status']) {
    await page.goto(held.origin + path);
    await expect(shown(page)).toBeVisible();
    await expectOnlyText(page);
  }
  expectNoImageRequested();
});
