import { restoreImages, trashImages } from '#contract/gallery.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf, picturesOf, shownPrompts } from '#web/testing/fake-gallery.ts';
import { address, openPage, press, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const prompts = ['picture four', 'picture three', 'picture two', 'picture one'];

async function withPictures(api: FakeApi) {
  const gallery = answerForGallery(api, picturesOf(prompts));
  await openPage('/gallery');
  await expectShown(prompts);
  return gallery;
}

const expectShown = (shown: string[]) => expect.poll(shownPrompts).toEqual(shown);
const tile = (name: string) => page.getByRole('link', { name: `picture ${name}` });
/** The "More" button of a picture. Focusing the link shows the button. */
const more = (name: string) =>
  page
    .getByRole('article')
    .filter({ has: tile(name) })
    .getByRole('button', { name: 'More' });
const confirm = (name: string, button = 'Delete') =>
  page.getByRole('dialog', { name }).getByRole('button', { name: button, exact: true }).click();

async function requestDeletion(name: string): Promise<void> {
  await tile(name).hover();
  await more(name).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('deleting asks first; Undo restores the picture to its place', async ({ api }) => {
  await withPictures(api);
  await requestDeletion('three');
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await expect.element(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectShown(prompts);

  await requestDeletion('three');
  await confirm('Delete Image');
  await expectShown(['picture four', 'picture two', 'picture one']);
  await expect.element(page.getByText('Image deleted successfully!')).toBeVisible();
  await expect.element(tile('two')).toHaveFocus();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expectShown(prompts);
});

test('a failed delete puts the picture back; a failed restore leaves it deleted', async ({ api }) => {
  await withPictures(api);
  api.answer(trashImages, () => new Response('{}', { status: 500 }));
  await requestDeletion('three');
  await confirm('Delete Image');
  await expect.element(page.getByText('Failed to delete image. Please try again later.')).toBeVisible();
  await expectShown(prompts);

  answerForGallery(api, picturesOf(prompts));
  api.answer(restoreImages, () => new Response('{}', { status: 500 }));
  await requestDeletion('three');
  await confirm('Delete Image');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(page.getByText('The pictures could not be restored. They are in the trash.'))
    .toBeVisible();
  await expectShown(['picture four', 'picture two', 'picture one']);
});

test('several are deleted and restored together', async ({ api }) => {
  await withPictures(api);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tile('four').click();
  await tile('two').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Are you sure you want to delete 2 images?')).toBeVisible();
  await confirm('Delete Images');
  await expectShown(['picture three', 'picture one']);
  await expect.element(page.getByText('2 images deleted successfully!')).toBeVisible();
  await expect.element(tile('three')).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectShown(prompts);
});

test('the trash shows how long each picture stays, restores, and deletes permanently after a question', async ({
  api,
}) => {
  await withPictures(api);
  await press('Control+a');
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm('Delete Images');
  await expect.element(page.getByRole('heading', { name: 'No images found in your gallery' })).toBeVisible();

  await page.getByRole('link', { name: 'Trash' }).click();
  await expect.poll(address).toContain('trash=true');
  await expect.element(page.getByText('4 pictures')).toBeVisible();
  await expect.poll(() => page.getByText('30 days left').elements()).toHaveLength(4);
  const checkboxOf = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^picture ${name}`) });

  await checkboxOf('one').hover();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('1 picture restored')).toBeVisible();
  await expect.element(page.getByText('3 pictures')).toBeVisible();

  // In the trash a click selects.
  await checkboxOf('two').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete forever' }).click();
  await expect
    .element(page.getByText('1 picture will be permanently deleted. This action cannot be undone.'))
    .toBeVisible();
  await confirm('Delete forever', 'Delete forever');
  await expect.element(page.getByText('2 pictures', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Empty trash' }).click();
  await confirm('Empty trash', 'Empty trash');
  await expect.element(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  // The empty trash explains itself.
  await expect.element(page.getByText(/^Pictures stay in the trash/)).not.toBeInTheDocument();
  await reloadPage();
  await expect.element(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Your Gallery' }).click();
  await expectShown(['picture one']);
});

test('all that match are deleted, loaded or not, except those deselected', async ({ api }) => {
  const waves = Array.from({ length: 124 }, (_, index) =>
    pictureOf(index + 2, { prompt: `wave ${index + 1}` }),
  );
  const gallery = answerForGallery(api, [...waves.toReversed(), pictureOf(1, { prompt: 'a stone' })]);
  await openPage('/gallery?q=wave');
  await expect.element(page.getByText('124 pictures')).toBeVisible();
  await press('Control+a');
  await expect.element(page.getByText('124 selected')).toBeVisible();
  await page.getByRole('link', { name: 'wave 124' }).click();
  await expect.element(page.getByText('123 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm('Delete Images');
  await expect.element(page.getByText('123 images deleted successfully!')).toBeVisible();
  await expectShown(['wave 124']);
  const remaining = gallery.images().filter(({ deletedAt }) => deletedAt === null);
  expect(remaining.map(({ prompt }) => prompt)).toEqual(['wave 124', 'a stone']);
});

test('collections are created, renamed, opened and deleted; a picture can be in several', async ({ api }) => {
  await withPictures(api);
  await page.getByRole('link', { name: 'Collections' }).click();
  await expect.element(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
  for (const name of ['Drafts', 'Best']) {
    await page.getByRole('button', { name: 'New collection' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect.element(page.getByRole('link', { name: `${name}, 0 pictures` })).toBeVisible();
  }

  await page.getByRole('link', { name: 'Your Gallery' }).click();
  for (const [picture, collections] of [
    ['one', ['Drafts', 'Best']],
    ['two', ['Best']],
  ] as const) {
    await tile(picture).hover();
    await more(picture).click();
    await page.getByRole('menuitem', { name: 'Add to collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to collection' });
    for (const name of collections) {
      await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('link', { name: 'Best, 2 pictures' }).click();
  await expect.element(page.getByRole('heading', { name: 'Best' })).toBeVisible();
  await expectShown(['picture two', 'picture one']);

  // Move: remove from this collection, add to the other.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tile('two').click();
  await page.getByRole('button', { name: 'Move to collection' }).click();
  await page.getByRole('checkbox', { name: /^Drafts/ }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expectShown(['picture one']);
  await press('Escape');

  await page.getByRole('button', { name: 'Collection: Best' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Drafts');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByText(/You already have a collection with this name/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('The best');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByRole('heading', { name: 'The best' })).toBeVisible();

  await page.getByRole('button', { name: 'Collection: The best' }).click();
  await page.getByRole('menuitem', { name: 'Delete collection' }).click();
  await expect
    .element(page.getByText('Delete the collection “The best”? Its pictures stay in your gallery.'))
    .toBeVisible();
  await confirm('Delete collection');
  await expect.element(page.getByRole('link', { name: 'Drafts, 2 pictures' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^The best/ })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Your Gallery' }).click();
  await expectShown(prompts);
});
