import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures, shownPrompts } from './harness/pictures.ts';

const shark = 'a shark under a pier';
const bees = 'why bees are leaving';
const lamp = 'a lamp on a desk';

/** Opens the gallery with three pictures in two styles. The lamp is the newest. */
async function openGalleryWithPictures(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await makePictures(page, [
    { prompt: shark, style: 'Comic' },
    { prompt: bees },
    { prompt: lamp, resolution: '1:1' },
  ]);
  await page.goto(`${origin}/gallery`);
  await expect(page.getByText('3 pictures')).toBeVisible();
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by prompt' });
const expectShown = (page: Page, prompts: string[]) => expect.poll(() => shownPrompts(page)).toEqual(prompts);

test('the slash key focuses the search, the URL keeps the query, and Escape or the button clears it @full', async ({
  page,
  server,
}) => {
  await openGalleryWithPictures(page, server.origin);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('SHARK');
  await expectShown(page, [shark]);
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=SHARK$/);

  await page.reload();
  await expectShown(page, [shark]);
  await expect(search(page)).toHaveValue('SHARK');

  await search(page).press('Escape');
  await expectShown(page, [lamp, bees, shark]);
  await expect(page).toHaveURL(/\/gallery$/);

  await search(page).fill('bees');
  await expectShown(page, [bees]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectShown(page, [lamp, bees, shark]);
  await expect(search(page)).toBeFocused();
});

test('a new picture appears only in the lists whose filters match, in every tab @full', async ({
  context,
  page,
  server,
}) => {
  await openGalleryWithPictures(page, server.origin);
  const comics = await context.newPage();
  await comics.goto(`${server.origin}/gallery?style=Comic`);
  const photos = await context.newPage();
  await photos.goto(`${server.origin}/gallery?style=Photographic&sort=oldest`);
  await expectShown(photos, [bees, lamp]);
  await expectShown(comics, [shark]);
  await page.bringToFront();
  await makePictures(page, [{ prompt: 'a newcomer', style: 'Comic' }]);
  await expectShown(page, ['a newcomer', lamp, bees, shark]);
  await expectShown(comics, ['a newcomer', shark]);
  await expectShown(photos, [bees, lamp]);
});
