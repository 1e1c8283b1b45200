import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures, shownPrompts } from './harness/pictures.ts';

const prompts = ['picture five', 'picture four', 'picture three', 'picture two', 'picture one'];

/** Opens the gallery with five pictures in three columns, "picture five" the newest. */
async function openGalleryWithPictures(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await makePictures(
    page,
    prompts.toReversed().map((prompt) => ({ prompt })),
  );
  await page.goto(`${origin}/gallery`);
  await expect.poll(() => shownPrompts(page)).toEqual(prompts);
}

const tile = (page: Page, name: string) => page.getByRole('link', { name: `picture ${name}` });
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true });

test.use({ viewport: { width: 1280, height: 900 } });

test('selected pictures can be favorited, tagged, added to a collection and downloaded as a zip @full', async ({
  page,
  server,
}) => {
  await openGalleryWithPictures(page, server.origin);
  await select(page).click();
  await tile(page, 'five').click();
  await tile(page, 'four').click();
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByText('Favourites', { exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: 'Tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags' });
  await tags.getByLabel('Add a tag').fill('deep sea, Blue');
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect(tags).toBeHidden();

  await page.getByRole('button', { name: 'Add to collection' }).click();
  const collect = page.getByRole('dialog', { name: 'Add to collection' });
  await collect.getByRole('textbox', { name: 'New collection' }).fill('Best of May');
  await collect.getByRole('button', { name: 'Create' }).click();
  await expect(collect.getByRole('checkbox', { name: /^Best of May/ })).toBeChecked();
  await collect.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Zip of PNG' }).click();
  const zip = await readFile(await (await download).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  // The directory at the end of a zip has one entry per file.
  expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(3);

  await page.goto(`${server.origin}/gallery?tag=DEEP%20SEA`);
  await expect.poll(() => shownPrompts(page)).toEqual(['picture five', 'picture four']);
  // A tag is removed through the picture’s own menu.
  await tile(page, 'five').hover();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await tags.getByRole('button', { name: 'Remove tag: deep sea' }).click();
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => shownPrompts(page)).toEqual(['picture four']);
});
