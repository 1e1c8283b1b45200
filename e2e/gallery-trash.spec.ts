import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures, shownPrompts } from './harness/pictures.ts';

const prompts = ['picture four', 'picture three', 'picture two', 'picture one'];

async function withPictures(page: Page, origin: string): Promise<void> {
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
/** The "More" button of one picture: the one with the focus shows its own as well. */
const more = (page: Page, name: string) =>
  page
    .getByRole('article')
    .filter({ has: tile(page, name) })
    .getByRole('button', { name: 'More' });
const confirm = (page: Page, name: string, button = 'Delete') =>
  page.getByRole('dialog', { name }).getByRole('button', { name: button, exact: true }).click();

async function askToDelete(page: Page, name: string): Promise<void> {
  await tile(page, name).hover();
  await more(page, name).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test.use({ viewport: { width: 1280, height: 900 } });

test('a picture is deleted behind its question; Undo puts it back to its place, in other tabs too', async ({
  context,
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  const other = await context.newPage();
  await other.goto(`${server.origin}/gallery`);
  await expectShown(other, prompts);
  await page.bringToFront();

  await askToDelete(page, 'three');
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await expect(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectShown(page, prompts);

  await askToDelete(page, 'three');
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

test('what the server does not delete comes back to its place, and so does what it does not restore stay away @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  const fail = (path: string) => page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await fail('/api/gallery/delete');
  await askToDelete(page, 'three');
  await confirm(page, 'Delete Image');
  await expect(page.getByText('Failed to delete image. Please try again later.')).toBeVisible();
  await expectShown(page, prompts);
  await page.unroute('**/api/gallery/delete');

  await fail('/api/gallery/restore');
  await askToDelete(page, 'three');
  await confirm(page, 'Delete Image');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The pictures could not be restored. They are in the trash.')).toBeVisible();
  await expectShown(page, ['picture four', 'picture two', 'picture one']);
});

test('several are deleted and restored at once @full', async ({ page, server }) => {
  await withPictures(page, server.origin);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tile(page, 'four').click();
  await tile(page, 'two').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete 2 images?')).toBeVisible();
  await confirm(page, 'Delete Images');
  await expectShown(page, ['picture three', 'picture one']);
  await expect(page.getByText('2 images deleted successfully!')).toBeVisible();
  await expect(tile(page, 'three')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectShown(page, prompts);
});

test('the trash says how long each stays, gives back, and deletes for ever behind a question', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete Images');
  await expect(page.getByRole('heading', { name: 'No images found in your gallery' })).toBeVisible();

  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL(/trash=true/);
  await expect(page.getByText('4 pictures')).toBeVisible();
  await expect(page.getByText('30 days left')).toHaveCount(4);
  const doomed = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^picture ${name}`) });

  await doomed('one').hover();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 picture restored')).toBeVisible();
  await expect(page.getByText('3 pictures')).toBeVisible();

  // In the trash a press selects.
  await doomed('two').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete for ever' }).click();
  await expect(
    page.getByText('1 picture will be deleted for ever. This action cannot be undone.'),
  ).toBeVisible();
  await confirm(page, 'Delete for ever', 'Delete for ever');
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Empty trash' }).click();
  await confirm(page, 'Empty trash', 'Empty trash');
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Your Gallery' }).click();
  await expectShown(page, ['picture one']);
});

test('all that match are deleted, loaded or not, save those that were let go @full', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  // Of a slow connection a page has twenty pictures.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  );
  await signUp(page, server.origin);
  const many = Array.from({ length: 24 }, (_, index) => ({ prompt: `wave ${index + 1}` }));
  await makePictures(page, [{ prompt: 'a stone' }, ...many]);
  // Of one column, so that the next page is not wanted yet.
  await page.setViewportSize({ width: 700, height: 500 });
  await page.goto(`${server.origin}/gallery?q=wave`);
  await expect(page.getByText('24 pictures')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('24 selected')).toBeVisible();
  await page.getByRole('link', { name: 'wave 24' }).click();
  await expect(page.getByText('23 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete Images');
  await expect(page.getByText('23 images deleted successfully!')).toBeVisible();
  await expectShown(page, ['wave 24']);
  await page.goto(`${server.origin}/gallery`);
  await expectShown(page, ['wave 24', 'a stone']);
});

test('collections are made, named anew, opened and deleted; a picture is in several', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await page.getByRole('link', { name: 'Collections' }).click();
  await expect(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
  const make = async (name: string) => {
    await page.getByRole('button', { name: 'New collection' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('link', { name: `${name}, 0 pictures` })).toBeVisible();
  };
  await make('Drafts');
  await make('Best');

  await page.getByRole('link', { name: 'Your Gallery' }).click();
  for (const [picture, collections] of [
    ['one', ['Drafts', 'Best']],
    ['two', ['Best']],
  ] as const) {
    await tile(page, picture).hover();
    await more(page, picture).click();
    await page.getByRole('menuitem', { name: 'Add to collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to collection' });
    for (const name of collections)
      await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('link', { name: 'Best, 2 pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Best' })).toBeVisible();
  await expectShown(page, ['picture two', 'picture one']);

  // Moving: out of here, into the other.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tile(page, 'two').click();
  await page.getByRole('button', { name: 'Move to collection' }).click();
  await page.getByRole('checkbox', { name: /^Drafts/ }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expectShown(page, ['picture one']);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Collection: Best' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Drafts');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText(/There is already a collection with this name/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('The best');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'The best' })).toBeVisible();

  await page.getByRole('button', { name: 'Collection: The best' }).click();
  await page.getByRole('menuitem', { name: 'Delete collection' }).click();
  await expect(
    page.getByText('Delete the collection “The best”? Its pictures stay in your gallery.'),
  ).toBeVisible();
  await confirm(page, 'Delete collection');
  await expect(page.getByRole('link', { name: 'Drafts, 2 pictures' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^The best/ })).toBeHidden();
  await page.getByRole('link', { name: 'Your Gallery' }).click();
  await expectShown(page, prompts);
});
