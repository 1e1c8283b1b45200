import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';
import { keptFilesOf } from './harness/kept-files.ts';
import { photo, type TestFile, watchForms } from './harness/reference-files.ts';

const frame = (page: Page, name: string) => page.getByText(name, { exact: true });
const choose = (page: Page, file: TestFile) =>
  page.locator('input[type=file]:not([capture])').setInputFiles([file]);

async function red(name: string): Promise<TestFile> {
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#e11' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Marks the subject by one stroke to the right of the middle. */
async function cutOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cut-out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark the subject' });
  const board = dialog.getByRole('application');
  await board.press('Space');
  await board.press('Shift+ArrowRight');
  await board.press('Space');
  await dialog.getByRole('button', { name: 'Use as cut-out' }).click();
}

const stroke = {
  marks: 'subject',
  width: 0.05,
  points: [
    [0.5, 0.5],
    [0.6, 0.5],
  ],
};

/** What the server keeps of the picture with a prompt: its settings, and the colour of its first reference. */
async function pictureOf(page: Page, prompt: string) {
  return page.evaluate(async (wanted) => {
    const { images } = await (await fetch('/api/user/user-images')).json();
    const { id } = images.find((image: { prompt: string }) => image.prompt === wanted);
    const { image } = await (await fetch(`/api/user-images/${id}`)).json();
    const bitmap = await createImageBitmap(await (await fetch(image.references[0].url)).blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0, 1, 1);
    const [redPart = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const references = image.references.map(({ url: _url, ...settings }: { url: string }) => settings);
    return { resolution: image.resolution, interval: image.interval, references, isRed: redPart > 4 * green };
  }, prompt);
}

test('a failed press is tried again with exactly what it held, after a reload and another reference as well', async ({
  page,
  held,
}) => {
  await signUp(page, held.origin);
  await page.getByRole('radio', { name: /Genesys Pro/ }).click();
  await page.getByRole('radio', { name: /^1:1/ }).click();
  await choose(page, await red('knight.png'));
  await expect(frame(page, 'knight.png')).toBeVisible();
  await cutOut(page);
  held.release('failed');
  await press(page, 'a knight before a castle');
  const alert = page.getByRole('dialog', { name: 'Generation Failed' });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, await photo('other.jpg'));
  await expect(frame(page, 'other.jpg')).toBeVisible();
  await page.getByRole('radio', { name: /^9:16/ }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('something else');
  await expect.poll(() => keptFilesOf(page, 'references')).toContain('other.jpg');
  await page.reload();
  await expect(frame(page, 'other.jpg')).toBeVisible();
  const failed = page.getByRole('article', { name: 'a knight before a castle' });
  held.release('picture');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'a knight before a castle' })).toBeVisible();
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expectCoins(page, 90);
  // The form is as it was left.
  await expect(frame(page, 'other.jpg')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('something else');
  expect(await pictureOf(page, 'a knight before a castle')).toEqual({
    resolution: '1:1',
    interval: 1,
    references: [{ use: 'cutout', strokes: [stroke] }],
    isRed: true,
  });
});

test('a failed press comes back to the form whole, and so does a finished picture: cut-outs with their marks @full', async ({
  page,
  held,
}) => {
  const forms = await watchForms(page);
  const sentReferences = async () =>
    (await forms()).at(-1)?.find(({ name }) => name === 'references')?.text ?? '[]';
  const cutout = JSON.stringify([{ use: 'cutout', strokes: [stroke] }]);
  await signUp(page, held.origin);
  await page.getByRole('radio', { name: /Genesys Pro/ }).click();
  await choose(page, await red('knight.png'));
  await expect(frame(page, 'knight.png')).toBeVisible();
  await cutOut(page);
  held.release('failed');
  await press(page, 'a knight before a castle');
  await expect(page.getByRole('dialog', { name: 'Generation Failed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, await photo('other.jpg'));
  await expect(frame(page, 'other.jpg')).toBeVisible();
  await page
    .getByRole('article', { name: 'a knight before a castle' })
    .getByRole('button', { name: 'Change settings' })
    .click();
  await expect(page.getByRole('button', { name: 'Cut-out', pressed: true })).toBeVisible();
  held.release('picture');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const tile = page.getByRole('link', { name: 'a knight before a castle' });
  await expect(tile).toBeVisible();
  expect(await sentReferences()).toBe(cutout);

  await choose(page, await photo('third.jpg'));
  await expect(frame(page, 'third.jpg')).toBeVisible();
  await tile.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Use all settings' }).click();
  await expect(page.getByRole('button', { name: 'Cut-out', pressed: true })).toBeVisible();
  await expect(frame(page, 'third.jpg')).toBeHidden();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(tile).toHaveCount(2);
  expect(await sentReferences()).toBe(cutout);
});
