import { answerForGallery, pictureOf, shownPrompts } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const shark = 'a shark under a pier';
const bees = 'why bees are leaving';
const lamp = 'a lamp on a desk';

const expectShown = (prompts: string[]) => expect.poll(shownPrompts).toEqual(prompts);

test('all filters are in a sheet whose button shows how many pictures match', async ({ api }) => {
  answerForGallery(api, [
    pictureOf(3, { prompt: lamp }),
    pictureOf(2, { prompt: bees }),
    pictureOf(1, { prompt: shark, style: 'Comic' }),
  ]);
  await openPage('/gallery');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /^Style:/ }).click();
  await page.getByRole('option', { name: 'Comic' }).click();
  await sheet.getByRole('button', { name: 'Show 1 picture' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectShown([shark]);
  await page.getByRole('button', { name: 'Filters, 1 active' }).click();
  await sheet.getByRole('button', { name: 'Clear filters' }).click();
  await sheet.getByRole('button', { name: /^Sort By:/ }).click();
  await page.getByRole('option', { name: 'Oldest' }).click();
  await sheet.getByRole('button', { name: 'Show 3 pictures' }).click();
  await expectShown([shark, bees, lamp]);
});
