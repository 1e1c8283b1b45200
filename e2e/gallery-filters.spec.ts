import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures, shownPrompts } from './harness/pictures.ts';

const shark = 'a shark under a pier';
const bees = 'why bees are leaving';
const lamp = 'a lamp on a desk';

/** Three pictures of two styles; the lamp is the newest. */
async function withPictures(page: Page, origin: string): Promise<void> {
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

test('search by prompt: the slash leads there, the address keeps it, Escape and the cross clear it @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
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

test('what the search does not find is said, and Clear filters shows all again @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  // What means something to a database means itself here.
  for (const typed of [`%_'"`, 'no such picture']) {
    await search(page).fill(typed);
    await expect(page.getByRole('heading', { name: 'No images found for the search' })).toBeVisible();
    await expect(page.getByText('Try a different search term or clear your filters')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expectShown(page, [lamp, bees, shark]);
  await expect(search(page)).toHaveValue('');
});

test('styles and order are chosen by mouse and by keyboard, and Back undoes each @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await page.getByRole('button', { name: 'Style: All styles' }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('All styles');
  await expect
    .poll(async () => (await options.allTextContents()).slice(1, 6))
    .toEqual(['Photographic2', 'Realistic', 'Cartoon', 'Masterpiece', 'Comic1']);
  await page.getByRole('option', { name: 'Comic' }).click();
  await expectShown(page, [shark]);
  await expect(page).toHaveURL(/style=Comic/);

  await page.getByRole('button', { name: 'Remove filter: Comic' }).click();
  await expectShown(page, [lamp, bees, shark]);

  await page.getByRole('button', { name: 'Sort By: Latest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectShown(page, [shark, bees, lamp]);
  await expect(page).toHaveURL(/sort=oldest/);

  await page.goBack();
  await expectShown(page, [lamp, bees, shark]);
  await page.goBack();
  await expectShown(page, [shark]);
});

test('tool, engine, dates, favourites and tags narrow the gallery together, each with its chip', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await page.getByRole('link', { name: lamp }).hover();
  await page.getByRole('button', { name: 'Add to favorites' }).click();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('switch', { name: 'Favorites only' }).check();
  await expectShown(page, [lamp]);
  await page.getByRole('button', { name: /^Tool:/ }).click();
  await page.getByRole('option', { name: /Genesys 1.0/ }).click();
  await page.getByRole('button', { name: /^Date:/ }).click();
  await page.getByRole('option', { name: 'Today' }).click();
  for (const part of [/tool=Genesys\+1\.0/, /from=\d{4}-\d\d-\d\d/, /favorite=true/]) {
    await expect(page).toHaveURL(part);
  }
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText([
    /Genesys 1\.0/,
    /^Since /,
    /Favorites/,
    'Clear filters',
  ]);

  await page.reload();
  await expectShown(page, [lamp]);
  await chips.getByRole('button', { name: 'Remove filter: Favorites' }).click();
  await expectShown(page, [lamp, bees, shark]);
  await chips.getByRole('button', { name: 'Clear filters' }).click();
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('a tag may have the name of what stands for no choice @full', async ({ page, server }) => {
  await withPictures(page, server.origin);
  const tagged = await page.request.post(`${server.origin}/api/gallery/tag`, {
    headers: { origin: server.origin },
    data: { selection: { filter: { q: bees } }, add: ['all'] },
  });
  expect(tagged.ok()).toBe(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Tag: Any tag' }).click();
  await page.getByRole('option', { name: /^all/ }).click();
  await expectShown(page, [bees]);
  await page.getByRole('button', { name: 'Tag: all' }).click();
  await page.getByRole('option', { name: 'Any tag' }).click();
  await expectShown(page, [lamp, bees, shark]);
});

test('in the studio, too, what is typed is searched for among what was chosen meanwhile @full', async ({
  page,
  server,
}) => {
  await withPictures(page, server.origin);
  await page.goto(`${server.origin}/editor`);
  await expectShown(page, [lamp, bees, shark]);
  await page.getByRole('button', { name: 'Style: All styles' }).click();
  await expect(page.getByRole('option', { name: 'Photographic' })).toBeVisible();
  // Both within the pause that the search waits for.
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    const style = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((option) =>
      option.textContent?.startsWith('Photographic'),
    );
    if (box === null || style === undefined) throw new Error('the filters are not on the page');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'ar');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    style.click();
  });
  // The shark has it, too, and the lamp is Photographic.
  await expectShown(page, [bees]);
  await expect(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
});

test('days are typed digit by digit, and Back undoes all of them at once @full', async ({ page, server }) => {
  await withPictures(page, server.origin);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: /^Date:/ }).click();
  await page.getByRole('option', { name: 'Choose dates' }).click();
  await page.getByLabel('From').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('01022020');
  await expect(page.getByLabel('From')).toHaveValue('2020-01-02');
  await expect(page).toHaveURL(/from=2020-01-02/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('an address that names no view shows the whole gallery @full', async ({ page, server }) => {
  await withPictures(page, server.origin);
  await page.goto(`${server.origin}/gallery?tool=Paint&from=yesterday&collection=mine&sort=best`);
  await expectShown(page, [lamp, bees, shark]);
});

test('a new picture enters the lists alone that it belongs to, in every tab', async ({
  context,
  page,
  server,
}) => {
  await withPictures(page, server.origin);
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

test('a gallery that cannot be had says why, and Try Again asks anew @full', async ({ page, server }) => {
  await withPictures(page, server.origin);
  await page.route('**/api/user/user-images?*', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'x', code: 'rate_limited', message: 'x' } }),
  );
  // No news: when they begin to flow, the gallery is asked for anew without a press.
  await page.route('**/api/events*', () => undefined);
  // Of the whole gallery the browser has kept what it saw last, and shows that.
  await page.goto(`${server.origin}/gallery?style=Comic`);
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to load gallery' });
  await expect(failure).toBeVisible();
  for (const [answer, sentence] of [
    [{ status: 500, body: 'down' }, 'HTTP error 500'],
    [{ status: 200, body: '<html>' }, 'Failed to parse server response as JSON'],
    [{ status: 200, json: { images: 'none' } }, 'Invalid data format received from the server'],
  ] as const) {
    await page.unroute('**/api/user/user-images?*');
    await page.route('**/api/user/user-images?*', (route) => route.fulfill(answer));
    await page.reload();
    await expect(failure).toContainText(sentence);
  }
  await page.unroute('**/api/user/user-images?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectShown(page, [shark]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('all filters are in a sheet, whose button says how many pictures are left @full', async ({
    page,
    server,
  }) => {
    await withPictures(page, server.origin);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /^Style:/ }).tap();
    await page.getByRole('option', { name: 'Comic' }).tap();
    await sheet.getByRole('button', { name: 'Show 1 picture' }).tap();
    await expect(sheet).toBeHidden();
    await expectShown(page, [shark]);
    await page.getByRole('button', { name: 'Filters, 1 active' }).tap();
    await sheet.getByRole('button', { name: 'Clear filters' }).tap();
    await sheet.getByRole('button', { name: /^Sort By:/ }).tap();
    await page.getByRole('option', { name: 'Oldest' }).tap();
    await sheet.getByRole('button', { name: 'Show 3 pictures' }).tap();
    await expectShown(page, [shark, bees, lamp]);
  });
});
