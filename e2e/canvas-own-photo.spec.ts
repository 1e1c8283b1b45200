import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { portraitPhoto } from '#testing/portrait-photo.ts';
import { drag, expectSaved, layersOf, pointsOf, signUpEditor, stageOf } from './harness/canvas.ts';
import { expect, test } from './harness/fixtures.ts';

const size = { width: 1280, height: 720 };

test('a creator makes a thumbnail of their own photo: cut out, three words, an arrow, under 2 MB', async ({
  browser,
  page,
  server,
}) => {
  await signUpEditor(browser, page, server);
  await page.goto(`${server.origin}/editor/canvas`);
  await page.getByRole('button', { name: /^New design/ }).click();
  await expect(stageOf(page)).toBeVisible();

  // The photo, without what is around the person.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Picture from this device' }).click();
  const buffer = Buffer.from(await portraitPhoto());
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Cut out the subject' }).click();
  await expect(page.getByRole('button', { name: 'Show all of it again' })).toBeVisible({ timeout: 20_000 });
  const at = await pointsOf(page, size);
  await drag(page, at(640, 400), at(980, 430));

  // Three words and an arrow to the face.
  await page.keyboard.press('t');
  await page.mouse.click(...at(380, 200));
  await page.keyboard.type('I QUIT TODAY');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.getByRole('radio', { name: 'Arrow', exact: true }).click();
  await drag(page, at(350, 560), at(720, 380));
  const layers = layersOf(page).getByRole('listitem');
  await expect(layers).toHaveText(['Shape', 'I QUIT TODAY', 'me']);
  await expectSaved(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText('under 2 MB for YouTube')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await download).path());
  expect(file.length).toBeLessThan(2_000_000);
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(size);
  const pixel = (x: number, y: number) => [...data.subarray((y * 1280 + x) * 4, (y * 1280 + x) * 4 + 4)];
  // Nothing of the photo's wall is left beside the person, who is whole.
  expect(pixel(1230, 150)).toEqual([0, 0, 0, 0]);
  expect(pixel(980, 600)[3]).toBe(255);
});

test('what was made is opened again from the empty editor', async ({ browser, page, server }) => {
  await signUpEditor(browser, page, server);
  await page.goto(`${server.origin}/editor/canvas`);
  await page.getByRole('button', { name: /^Templates/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your designs' });
  await expect(dialog.getByRole('radio', { name: 'Templates' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^New design/ }).click();
  await expect(stageOf(page)).toBeVisible();
  const at = await pointsOf(page, size);
  await page.keyboard.press('t');
  await page.mouse.click(...at(640, 300));
  await page.keyboard.type('GO ON');
  await page.keyboard.press('Escape');
  await expectSaved(page);
  await page.goto(`${server.origin}/editor/canvas`);
  await page.getByRole('button', { name: /^Your designs/ }).click();
  // Not the button that opens a file, which is there before the designs are.
  await dialog.getByRole('button', { name: /^Open Untitled/ }).click();
  await expect(dialog).toBeHidden();
  await expect(layersOf(page).getByRole('button', { name: 'GO ON, Text' })).toBeVisible();
});
