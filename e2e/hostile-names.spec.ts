import type { Locator, Page } from '@playwright/test';
import { expect, newPerson, press, signUp, test } from './harness/fixtures.ts';
import { photo } from './harness/reference-files.ts';
import { givePlan } from './harness/roles.ts';
import { picturesOfLook } from './harness/training-pictures.ts';

// Markup in all that people name and write: it is shown letter by letter wherever that is shown, and becomes
// nothing else.
const markup = '<img src=x onerror=ran=1>';

const dialogOf = (page: Page) => page.getByRole('dialog');
const shown = (place: Page | Locator) => place.getByText(markup).filter({ visible: true }).first();

/** No element was made of it, wherever the page has been since it was loaded. */
async function expectOnlyText(page: Page): Promise<void> {
  const made = await page.evaluate(() => ({
    pictures: document.querySelectorAll('img[src="x"], [onerror]').length,
    ran: 'ran' in window,
  }));
  expect(made).toEqual({ pictures: 0, ran: false });
}

/** What it would become is looked for as long as a page is open, not only where a test looks. */
async function watch(page: Page): Promise<() => void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) asked.push(request.url());
  });
  return () => expect(asked, 'a picture that the markup names').toEqual([]);
}

test('in the names of a person, a described style and files, and in a prompt', async ({ page, server }) => {
  const expectNothingAsked = await watch(page);
  await signUp(page, server.origin, { ...newPerson(), name: markup });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
  await press(page, 'a castle');
  await expect(page.getByRole('dialog', { name: `Hey ${markup}, You have been chosen` })).toBeVisible();
  await page.keyboard.press('Escape');

  // A described style: its form, the list, the field, the questions about it.
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

  // Names of files, of one that is used and of one that is not.
  const { buffer } = await photo('a.jpg');
  const choose = (name: string, bytes: Buffer) =>
    page
      .locator('input[type=file]:not([capture])')
      .setInputFiles([{ name, mimeType: 'image/jpeg', buffer: bytes }]);
  await choose(`${markup}.jpg`, buffer);
  await expect(page.getByText(`${markup}.jpg`)).toBeVisible();
  await choose(`${markup}2.jpg`, buffer.subarray(0, 200));
  await expect(page.getByRole('alert').filter({ hasText: `${markup}2.jpg: ` })).toBeVisible();

  // A prompt: in the making, made, in the viewer with the style, and among those of before.
  await press(page, `${markup} "${markup}"`);
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
  expectNothingAsked();
});

test('in the name of a trained style, from its form to its end, and in a prompt that waits and fails @full', async ({
  browser,
  page,
  held,
}) => {
  const expectNothingAsked = await watch(page);
  const person = await signUp(page, held.origin);
  await givePlan(browser, held, person, 'pro');
  await page.reload();
  await page.getByRole('button', { name: 'Create your own style' }).click();
  const form = dialogOf(page);
  await form.getByRole('textbox', { name: 'Name' }).fill(markup);
  const trigger = form.getByRole('textbox', { name: 'Trigger word' });
  await trigger.fill(markup);
  const [first, ...others] = await picturesOfLook(4);
  const pictures = [{ ...first, name: `${markup}.png` }, ...others] as typeof others;
  await form.locator('input[type=file]').setInputFiles(pictures);
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: `${markup}.txt`, mimeType: 'image/png', buffer: Buffer.from('words') }]);
  await expect(form.getByText(`Could not read: ${markup}.txt.`)).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Train style' }).click();
  // A trigger word is one word: markup is none.
  await expect(form.getByText('Use 2 to 30 letters, digits, hyphens and underscores')).toBeVisible();
  await trigger.fill('hostile');
  await form.getByRole('button', { name: 'Train style' }).click();
  await expect(form).toBeHidden();

  await expect(shown(page.getByRole('region', { name: 'Styles In Training' }))).toBeVisible();
  await page.getByRole('button', { name: '1 style in training' }).click();
  await expect(shown(dialogOf(page))).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, markup);
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
  await page.getByRole('button', { name: 'All styles', exact: true }).click();
  await expect(dialogOf(page).getByRole('radio', { name: markup })).toBeVisible();
  await page.keyboard.press('Escape');
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
  expectNothingAsked();
});
