import { createCollection } from '#contract/gallery.ts';
import { call } from '#web/api/call.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, picturesOf, shownPrompts } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { touch } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';

const prompts = ['picture five', 'picture four', 'picture three', 'picture two', 'picture one'];

async function withPictures(api: FakeApi): Promise<void> {
  answerForGallery(api, picturesOf(prompts));
  await openPage('/gallery');
  await expect.poll(shownPrompts).toEqual(prompts);
}

const tile = (name: string) => page.getByRole('link', { name: `picture ${name}` });
const selected = () =>
  page
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((box) => box.getAttribute('aria-label')?.replace('Select: picture ', ''));
const expectSelected = (names: string[]) => expect.poll(selected).toEqual(names);

test('a long press starts selecting, and taps continue', async ({ api }) => {
  await withPictures(api);
  const box = tile('five').element().getBoundingClientRect();
  const finger = await touch({ x: box.x + 60, y: box.y + 60 });
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await finger.lift();
  await expectSelected(['five']);
  await tile('four').click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect.poll(() => page.getByText('Favourites', { exact: true }).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectSelected([]);
  await tile('four').click();
  await expect.element(page.getByRole('dialog', { name: 'picture four' })).toBeVisible();
});

test('in Portuguese, with longer words, the bar and the list of collections fit the screen', async ({
  api,
}) => {
  answerForGallery(api, picturesOf(prompts));
  const name = 'Uma coleção cujo nome é mais comprido do que este celular';
  await call(createCollection, { body: { name } });
  await openPage('/gallery', { language: 'pt' });
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await tile('five').click();
  const all = page.getByRole('button', { name: `Selecionar todos os ${prompts.length} resultados` });
  await expect.element(all).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.getByRole('button', { name: 'Adicionar a uma coleção' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar a uma coleção' });
  await expect.element(dialog.getByRole('checkbox', { name })).toBeInViewport({ ratio: 1 });
});
