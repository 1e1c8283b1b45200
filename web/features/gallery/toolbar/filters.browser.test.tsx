import { userEvent } from 'vitest/browser';
import { listImages } from '#contract/images.ts';
import { languages } from '#contract/languages.ts';
import { studioTexts } from '#web/features/studio/texts.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf, shownPrompts } from '#web/testing/fake-gallery.ts';
import { address, focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const shark = 'a shark under a pier';
const bees = 'why bees are leaving';
const lamp = 'a lamp on a desk';

/** Three pictures of two styles; the lamp is the newest. */
async function withPictures(api: FakeApi): Promise<void> {
  const createdAt = new Date().toISOString();
  answerForGallery(api, [
    pictureOf(3, { prompt: lamp, settings: { aspectRatio: '1:1' }, createdAt }),
    pictureOf(2, { prompt: bees, createdAt }),
    pictureOf(1, { prompt: shark, style: 'Comic', createdAt }),
  ]);
  await openPage('/gallery');
  await expect.element(page.getByText('3 pictures')).toBeVisible();
}

const search = page.getByRole('searchbox', { name: 'Search by prompt' });
const expectShown = (prompts: string[]) => expect.poll(shownPrompts).toEqual(prompts);

test('search by prompt: the slash key focuses it, the address keeps it, Escape and the cross clear it', async ({
  api,
}) => {
  await withPictures(api);
  await press('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('SHARK');
  await expectShown([shark]);
  await expect.element(page.getByText('1 picture', { exact: true })).toBeVisible();
  await expect.poll(address).toBe('/gallery?q=SHARK');

  await reloadPage();
  await expectShown([shark]);
  await expect.element(search).toHaveValue('SHARK');

  await search.click();
  await press('Escape');
  await expectShown([lamp, bees, shark]);
  await expect.poll(address).toBe('/gallery');

  await search.fill('bees');
  await expectShown([bees]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectShown([lamp, bees, shark]);
  await expect.element(search).toHaveFocus();
});

test('an empty search result says so, and Clear filters shows all again', async ({ api }) => {
  await withPictures(api);
  // Database wildcards match literally.
  for (const typed of [`%_'"`, 'no such picture']) {
    await search.fill(typed);
    await expect.element(page.getByRole('heading', { name: 'No images found for the search' })).toBeVisible();
    await expect.element(page.getByText('Try a different search term or clear your filters')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expectShown([lamp, bees, shark]);
  await expect.element(search).toHaveValue('');
});

test('styles and order can be chosen by mouse and keyboard, and Back undoes each', async ({ api }) => {
  await withPictures(api);
  await page.getByRole('button', { name: 'Style: All styles' }).click();
  const options = page.getByRole('option');
  await expect.element(options.first()).toHaveTextContent('All styles');
  await expect
    .poll(() =>
      options
        .elements()
        .map(({ textContent }) => textContent)
        .slice(1),
    )
    .toEqual(['Photographic2', 'Comic1']);
  await page.getByRole('option', { name: 'Comic' }).click();
  await expectShown([shark]);
  await expect.poll(address).toContain('style=Comic');

  await page.getByRole('button', { name: 'Remove filter: Comic' }).click();
  await expectShown([lamp, bees, shark]);

  focus(page.getByRole('button', { name: 'Sort By: Latest' }));
  await press('Enter');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expectShown([shark, bees, lamp]);
  await expect.poll(address).toContain('sort=oldest');

  window.history.back();
  await expectShown([lamp, bees, shark]);
  window.history.back();
  await expectShown([shark]);
});

test('tool, engine, dates, favourites and tags narrow the gallery together, each with a chip', async ({
  api,
}) => {
  await withPictures(api);
  await page.getByRole('link', { name: lamp }).hover();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add to favourites' }).click();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('switch', { name: 'Favourites only' }).click();
  await expectShown([lamp]);
  await page.getByRole('button', { name: /^Tool:/ }).click();
  await page.getByRole('option', { name: /Genesys 1.0/ }).click();
  await page.getByRole('button', { name: /^Date:/ }).click();
  await page.getByRole('option', { name: 'Today' }).click();
  for (const part of [/tool=Genesys\+1\.0/, /from=\d{4}-\d\d-\d\d/, /favorite=true/]) {
    await expect.poll(address).toMatch(part);
  }
  await press('Escape');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect
    .poll(() =>
      chips
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/Genesys 1\.0/),
      expect.stringMatching(/^Since /),
      expect.stringMatching(/Favourites/),
      'Clear filters',
    ]);

  await reloadPage();
  await expectShown([lamp]);
  await chips.getByRole('button', { name: 'Remove filter: Favourites' }).click();
  await expectShown([lamp, bees, shark]);
  await chips.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(chips).not.toBeInTheDocument();
  await expect.poll(address).toBe('/gallery');
});

test('a tag may be named like the option for no choice', async ({ api }) => {
  answerForGallery(api, [pictureOf(2, { prompt: lamp }), pictureOf(1, { prompt: bees, tags: ['all'] })]);
  await openPage('/gallery');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Tag: Any tag' }).click();
  await page.getByRole('option', { name: /^all/ }).click();
  await expectShown([bees]);
  await page.getByRole('button', { name: 'Tag: all' }).click();
  await page.getByRole('option', { name: 'Any tag' }).click();
  await expectShown([lamp, bees]);
});

test.for(languages.flatMap((language) => ['/gallery', '/editor'].map((path) => ({ language, path }))))(
  'the words in the empty search box are whole, in the documents’ words: $language, $path',
  async ({ language, path }, { api }) => {
    await withPictures(api);
    for (const width of [360, 768, 1280]) {
      await page.viewport(width, 900);
      await openPage(path, { language });
      if (path === '/editor' && width < 1024) {
        await page.getByRole('radio', { name: `${studioTexts.read(language).results}` }).click();
      }
      await expect.element(page.getByRole('searchbox')).toBeVisible();
      const box = page.getByRole('searchbox').element();
      if (!(box instanceof HTMLInputElement)) throw new Error('The search box is no input.');
      if (language === 'en') expect(box.placeholder).toBe('Search by prompt');
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('This browser measures no text.');
      pen.font = font;
      expect(pen.measureText(box.placeholder).width, `${width} px`).toBeLessThanOrEqual(room);
    }
  },
);

test('in the studio too, a typed search applies to filters chosen meanwhile', async ({ api }) => {
  await withPictures(api);
  await openPage('/editor');
  await expectShown([lamp, bees, shark]);
  await page.getByRole('button', { name: 'Style: All styles' }).click();
  const photographic = page.getByRole('option', { name: 'Photographic' });
  await expect.element(photographic).toBeVisible();
  // Both within the search's debounce time.
  const box = page.getByRole('searchbox', { name: 'Search by prompt' }).element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'ar');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  photographic.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // The shark has it too, and the lamp is Photographic.
  await expectShown([bees]);
  await expect.element(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
});

test('a day is typed, or chosen in a calendar without those to come, and Back undoes each', async ({
  api,
}) => {
  await withPictures(api);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: /^Date:/ }).click();
  await page.getByRole('option', { name: 'Choose dates' }).click();
  const from = page.getByLabelText('From', { exact: true });
  await from.click();
  await userEvent.keyboard('01022020');
  await expect.poll(address).toContain('from=2020-01-02');
  await page.getByRole('button', { name: 'Calendar: From' }).click();
  await expect.element(from).toHaveValue('01/02/2020');
  const grid = page.getByRole('grid', { name: 'January 2020' });
  await grid.getByRole('button', { name: 'Friday, January 10, 2020' }).click();
  await expect.poll(address).toContain('from=2020-01-10');
  await page.getByRole('button', { name: 'Calendar: To' }).click();
  await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await press('Escape');
  window.history.back();
  await expect.poll(address).toContain('from=2020-01-02');
  await expect.element(from).toHaveValue('01/02/2020');
  window.history.back();
  await expect.poll(address).toBe('/gallery');
});

test('an address with an invalid view shows the whole gallery', async ({ api }) => {
  answerForGallery(api, [pictureOf(2, { prompt: lamp }), pictureOf(1, { prompt: bees })]);
  await openPage('/gallery?tool=Paint&from=yesterday&collection=mine&sort=best');
  await expectShown([lamp, bees]);
});

test('a gallery that fails to load says why, and Try Again retries', async ({ api }) => {
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to load gallery' });
  for (const [answer, sentence] of [
    [refusal('rate_limited'), 'Too many requests'],
    [Response.json({ images: 'none' }), 'Invalid data format received from the server'],
    [new Response('<html>'), 'Failed to parse server response as JSON'],
  ] as const) {
    answerForGallery(api, [pictureOf(1, { prompt: shark, style: 'Comic' })]);
    api.answer(listImages, () => answer);
    await openPage('/gallery?style=Comic');
    await expect.element(failure).toMatchTextContent(sentence);
  }
  answerForGallery(api, [pictureOf(1, { prompt: shark, style: 'Comic' })]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectShown([shark]);
});
