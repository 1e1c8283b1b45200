import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures, shownPrompts } from './harness/pictures.ts';

const prompts = ['picture five', 'picture four', 'picture three', 'picture two', 'picture one'];

/** Five pictures, "picture five" the newest, at three columns. */
async function withPictures(page: Page, origin: string): Promise<void> {
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
const expectSelected = async (page: Page, names: string[]) => {
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(names.length);
  for (const name of names) {
    await expect(page.getByRole('checkbox', { name: `Select: picture ${name}` })).toBeChecked();
  }
};

test.use({ viewport: { width: 1280, height: 900 } });

test('pictures are selected by presses, by ranges, all at once, and let go by Escape @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await select(page).click();
  await tile(page, 'four').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await tile(page, 'two').click({ modifiers: ['Shift'] });
  await expectSelected(page, ['four', 'three', 'two']);
  await tile(page, 'three').click();
  await expectSelected(page, ['four', 'two']);
  await page.getByRole('button', { name: 'Select all 5 that match' }).click();
  await expect(page.getByText('5 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeHidden();
  await expectSelected(page, []);
  // A press opens again.
  await tile(page, 'four').click();
  await expect(page.getByRole('dialog', { name: 'picture four' })).toBeVisible();
});

test('by keyboard alone: arrows walk, Space selects, Shift extends, Ctrl+A takes all @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await tile(page, 'five').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'four')).toBeFocused();
  await page.keyboard.press('Space');
  await expectSelected(page, ['four']);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(tile(page, 'two')).toBeFocused();
  await expectSelected(page, ['four', 'three', 'two']);
  await page.keyboard.press('Shift+ArrowLeft');
  await expectSelected(page, ['four', 'three']);
  // Down the column, past the picture beside.
  await tile(page, 'four').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tile(page, 'one')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await expectSelected(page, ['five', 'four', 'three', 'two', 'one']);
  await page.keyboard.press('Escape');
  await expectSelected(page, []);
});

test('a band drawn with the mouse selects what it touches; Escape takes it back @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await select(page).click();
  const from = await tile(page, 'four').boundingBox();
  const to = await tile(page, 'one').boundingBox();
  if (from === null || to === null) throw new Error('a tile is not on the page');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await expectSelected(page, ['four', 'one']);
  await page.mouse.up();
  await expectSelected(page, ['four', 'one']);
  // The press that ended the band is no press on a tile, and it has left nothing behind.
  await expect(page.locator('[data-band]')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Nor is the next press of a key.
  await tile(page, 'two').press('Enter');
  await expectSelected(page, ['four', 'two', 'one']);
  await tile(page, 'two').press('Enter');
  await expectSelected(page, ['four', 'one']);

  const other = await tile(page, 'five').boundingBox();
  if (other === null) throw new Error('a tile is not on the page');
  await page.mouse.move(other.x + 100, other.y + 100);
  await page.mouse.down();
  await page.mouse.move(other.x + 160, other.y + 140, { steps: 4 });
  await expectSelected(page, ['five', 'four', 'one']);
  await page.keyboard.press('Escape');
  await expectSelected(page, ['four', 'one']);
  await page.mouse.up();
  await expectSelected(page, ['four', 'one']);
});

test('what is selected becomes favourites, gets tags, goes into collections and into a zip', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await select(page).click();
  await tile(page, 'five').click();
  await tile(page, 'four').click();
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('Favorites', { exact: true })).toHaveCount(2);

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
  // Each file has an entry in the directory at its end.
  expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(3);

  await page.goto(`${server.origin}/gallery?tag=DEEP%20SEA`);
  await expect.poll(() => shownPrompts(page)).toEqual(['picture five', 'picture four']);
  // One of them loses a tag by its own menu, and what was suggested is put on.
  await tile(page, 'five').hover();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await tags.getByRole('button', { name: 'Remove tag: deep sea' }).click();
  await tags.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => shownPrompts(page)).toEqual(['picture four']);
});

test('exactly two are compared, and the view is there again afterwards @full', async ({ page, server }) => {
  await withPictures(page, server.origin);
  await select(page).click();
  const compare = page.getByRole('link', { name: 'Compare' });
  await tile(page, 'five').click();
  await expect(compare).toBeHidden();
  await tile(page, 'two').click();
  await expect(compare).toBeVisible();
  await tile(page, 'one').click();
  await expect(compare).toBeHidden();
  await tile(page, 'one').click();
  await compare.click();
  await expect(page).toHaveURL(/compare=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => shownPrompts(page)).toEqual(prompts);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a finger that rests on a picture begins, taps go on, the buttons are at the foot @full', async ({
    page,
    server,
  }) => {
    await withPictures(page, server.origin);
    const box = await tile(page, 'five').boundingBox();
    if (box === null) throw new Error('the tile is not on the page');
    const touch = await page.context().newCDPSession(page);
    const point = { x: box.x + 60, y: box.y + 60 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByText('1 selected')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectSelected(page, ['five']);
    await tile(page, 'four').tap();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Add to favorites' }).tap();
    await expect(page.getByText('Favorites', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expectSelected(page, []);
    await tile(page, 'four').tap();
    await expect(page.getByRole('dialog', { name: 'picture four' })).toBeVisible();
  });

  test.describe('in Portuguese, whose words are longer', () => {
    test.use({ locale: 'pt-BR' });

    test('the bar and the list of collections keep to the screen @full', async ({ page, server }) => {
      await withPictures(page, server.origin);
      const name = 'Uma coleção cujo nome é mais comprido do que este celular';
      const made = await page.request.post(`${server.origin}/api/gallery/collections`, {
        data: { name },
        headers: { origin: server.origin },
      });
      expect(made.status()).toBe(200);
      await page.getByRole('button', { name: 'Selecionar', exact: true }).tap();
      await tile(page, 'five').tap();
      const all = page.getByRole('button', { name: `Selecionar todas as ${prompts.length} encontradas` });
      await expect(all).toBeInViewport({ ratio: 1 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBe(360);
      await page.getByRole('button', { name: 'Adicionar à coleção' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Adicionar à coleção' });
      await expect(dialog.getByRole('checkbox', { name })).toBeInViewport({ ratio: 1 });
    });
  });
});
