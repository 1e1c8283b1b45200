import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, picturesOf, shownPrompts } from '#web/testing/fake-gallery.ts';
import { focus, openPage, press } from '#web/testing/page.ts';
import { drag } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';

const prompts = ['picture five', 'picture four', 'picture three', 'picture two', 'picture one'];

/** Five pictures, "picture five" the newest, in three columns. */
async function withPictures(api: FakeApi) {
  const gallery = answerForGallery(api, picturesOf(prompts));
  await openPage('/gallery');
  await expect.poll(shownPrompts).toEqual(prompts);
  return gallery;
}

const tile = (name: string) => page.getByRole('link', { name: `picture ${name}` });
const select = page.getByRole('button', { name: 'Select', exact: true });
const selected = () =>
  page
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((box) => box.getAttribute('aria-label')?.replace('Select: picture ', ''));
const expectSelected = (names: string[]) => expect.poll(selected).toEqual(names);

test('pictures are selected by clicks, ranges or all at once, and Escape clears the selection', async ({
  api,
}) => {
  await withPictures(api);
  await select.click();
  await tile('four').click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await tile('two').click({ modifiers: ['Shift'] });
  await expectSelected(['four', 'three', 'two']);
  await tile('three').click();
  await expectSelected(['four', 'two']);
  await page.getByRole('button', { name: 'Select all 5 matches' }).click();
  await expect.element(page.getByText('5 selected')).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('toolbar', { name: 'Selection' })).not.toBeInTheDocument();
  await expectSelected([]);
  // A click opens again.
  await tile('four').click();
  await expect.element(page.getByRole('dialog', { name: 'picture four' })).toBeVisible();
});

test('by keyboard: arrows move, Space selects, Shift extends, Ctrl+A selects all', async ({ api }) => {
  await withPictures(api);
  focus(tile('five'));
  await press('ArrowRight');
  await expect.element(tile('four')).toHaveFocus();
  await press(' ');
  await expectSelected(['four']);
  await press('Shift+ArrowRight', 'Shift+ArrowRight');
  await expect.element(tile('two')).toHaveFocus();
  await expectSelected(['four', 'three', 'two']);
  await press('Shift+ArrowLeft');
  await expectSelected(['four', 'three']);
  // Down the column, past the picture beside it.
  focus(tile('four'));
  await press('ArrowDown');
  await expect.element(tile('one')).toHaveFocus();
  await press('Control+a');
  await expectSelected(['five', 'four', 'three', 'two', 'one']);
  await press('Escape');
  await expectSelected([]);
});

test('a mouse band selects what it touches; Escape reverts it', async ({ api }) => {
  await withPictures(api);
  await select.click();
  const from = tile('four').element().getBoundingClientRect();
  const to = tile('one').element().getBoundingClientRect();
  const band = await drag({ x: from.x + 40, y: from.y + 40 }, { x: to.x + 20, y: to.y + 20 });
  await expectSelected(['four', 'one']);
  await band.drop();
  await expectSelected(['four', 'one']);
  // The release after a band is no click on a tile and leaves nothing behind.
  expect(document.querySelector('[data-band]')).toBeNull();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // Neither does the next key press.
  focus(tile('two'));
  await press('Enter');
  await expectSelected(['four', 'two', 'one']);
  await press('Enter');
  await expectSelected(['four', 'one']);

  const other = tile('five').element().getBoundingClientRect();
  const second = await drag({ x: other.x + 100, y: other.y + 100 }, { x: other.x + 160, y: other.y + 140 });
  await expectSelected(['five', 'four', 'one']);
  await press('Escape');
  await expectSelected(['four', 'one']);
  await second.drop();
  await expectSelected(['four', 'one']);
});

test('the selection can be favourited, tagged, untagged and collected', async ({ api }) => {
  const gallery = await withPictures(api);
  await select.click();
  await tile('five').click();
  await tile('four').click();
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect.poll(() => page.getByText('Favourites', { exact: true }).elements()).toHaveLength(2);

  await page.getByRole('button', { name: 'Tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags' });
  await tags.getByLabelText('Add a tag').fill('deep sea, Blue');
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect.element(tags).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Add to collection' }).click();
  const collect = page.getByRole('dialog', { name: 'Add to collection' });
  await collect.getByRole('textbox', { name: 'New collection' }).fill('Best of May');
  await collect.getByRole('button', { name: 'Create' }).click();
  await expect.element(collect.getByRole('checkbox', { name: /^Best of May/ })).toBeChecked();
  await collect.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() =>
      gallery
        .images()
        .filter(({ isFavorite, collections }) => isFavorite && collections.length === 1)
        .map(({ prompt, tags }) => [prompt, ...tags]),
    )
    .toEqual([
      ['picture five', 'deep sea', 'Blue'],
      ['picture four', 'deep sea', 'Blue'],
    ]);

  await openPage('/gallery?tag=DEEP%20SEA');
  await expect.poll(shownPrompts).toEqual(['picture five', 'picture four']);
  // Remove a tag through a single picture's menu.
  await tile('five').hover();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await tags.getByRole('button', { name: 'Remove tag: deep sea' }).click();
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect.poll(shownPrompts).toEqual(['picture four']);
});

test('exactly two can be compared, and the view is restored afterwards', async ({ api }) => {
  await withPictures(api);
  await select.click();
  const compare = page.getByRole('link', { name: 'Compare' });
  await tile('five').click();
  await expect.element(compare).not.toBeInTheDocument();
  await tile('two').click();
  await expect.element(compare).toBeVisible();
  await tile('one').click();
  await expect.element(compare).not.toBeInTheDocument();
  await tile('one').click();
  await compare.click();
  await expect.poll(() => location.search).toContain('compare=');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(shownPrompts).toEqual(prompts);
});
