import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures, shownPrompts } from './harness/pictures.ts';

const prompts = ['picture four', 'picture three', 'picture two', 'picture one'];

async function openGalleryWithPictures(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await makePictures(
    page,
    prompts.toReversed().map((prompt) => ({ prompt })),
  );
  await page.goto(`${origin}/gallery`);
  await expectShown(page, prompts);
}

const expectShown = (page: Page, shown: string[]) => expect.poll(() => shownPrompts(page)).toEqual(shown);
const tile = (page: Page, name: string) => page.getByRole('link', { name: `picture ${name}` });
/** Returns the "More" button of one picture. The focused picture shows its own as well. */
const more = (page: Page, name: string) =>
  page
    .getByRole('article')
    .filter({ has: tile(page, name) })
    .getByRole('button', { name: 'More' });
const confirm = (page: Page, name: string, button = 'Delete') =>
  page.getByRole('dialog', { name }).getByRole('button', { name: button, exact: true }).click();

async function openDeleteDialog(page: Page, name: string): Promise<void> {
  await tile(page, name).hover();
  await more(page, name).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test.use({ viewport: { width: 1280, height: 900 } });

test('deleting a picture asks first, and Undo restores it to its place in every tab', async ({
  context,
  page,
  server,
}) => {
  await openGalleryWithPictures(page, server.origin);
  const other = await context.newPage();
  await other.goto(`${server.origin}/gallery`);
  await expectShown(other, prompts);
  await page.bringToFront();

  await openDeleteDialog(page, 'three');
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await expect(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectShown(page, prompts);

  await openDeleteDialog(page, 'three');
  await confirm(page, 'Delete Image');
  const left = ['picture four', 'picture two', 'picture one'];
  await expectShown(page, left);
  await expect(page.getByText('Image deleted successfully!')).toBeVisible();
  await expect(tile(page, 'two')).toBeFocused();
  await expectShown(other, left);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectShown(page, prompts);
  await expectShown(other, prompts);
  await page.reload();
  await expectShown(page, prompts);
});
