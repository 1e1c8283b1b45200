import { getImage } from '#contract/images.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { address, openPage, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const surfaces = ['Home', 'Search', 'Up next', 'Phone'] as const;
const surface = (name: string) => page.getByRole('radio', { name });
const shown = (name: string) => page.getByRole('region', { name });
const cards = page.getByRole('region', { name: 'Preview' }).getByRole('listitem');
const choose = (file: File) => page.getByLabelText('Choose a picture from this device').upload(file);

test('a gallery picture is shown among sample cards, and the input survives a reload', async ({ api }) => {
  const prompt = 'Why bees are disappearing';
  answerForGallery(api, [pictureOf(1, { prompt })]);
  await openPage('/gallery');
  await page.getByRole('link', { name: prompt }).hover();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Test in Feed' }).click();
  await expect.poll(address).toBe('/youtube');
  await expect.element(page.getByRole('heading', { name: 'Test in Feed' })).toBeVisible();

  // Until a title is typed, the prompt is the title, as in the viewer's preview.
  const named = cards.filter({ hasText: prompt });
  await expect.element(named).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveAttribute('placeholder', prompt);
  await expect.element(page.getByText(`Title fits: ${prompt.length} characters`)).toBeVisible();
  await page.getByLabelText('Title').fill('The last bees');
  await expect.element(named).not.toBeInTheDocument();
  await page.getByLabelText('Channel').fill('Ada explains');
  await page.getByLabelText('Length').fill('1:02:33');
  await surface('Up next').click();
  await page.getByRole('radio', { name: 'Light', exact: true }).click();
  await page.getByRole('button', { name: 'Greyscale' }).click();
  await page.getByRole('button', { name: 'Move your card back' }).click();
  await reloadPage();

  const yours = cards.filter({ hasText: 'The last bees' });
  await expect.element(yours).toMatchTextContent('Ada explains');
  await expect.element(yours).toMatchTextContent('1:02:33');
  await expect.element(yours.getByRole('img', { name: prompt })).toBeVisible();
  await expect.element(cards.nth(2)).toMatchTextContent('The last bees');
  await expect.element(surface('Up next')).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await expect
    .element(page.getByRole('button', { name: 'Greyscale' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(shown('Up next')).toHaveStyle({ filter: 'grayscale(1)' });
});

test('each surface shows pictures at the site’s size, with a 3 px rule above your card', async ({ api }) => {
  answerForGallery(api);
  await openPage('/youtube');
  const sizes = { Home: [408, 229], Search: [360, 202], 'Up next': [168, 94], Phone: [390, 219] } as const;
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await surface(name).click();
    const frame = () => shown(name).element().querySelector('[data-picture-width]');
    const sizeOf = () => {
      const element = frame();
      if (element === null) return null;
      const style = getComputedStyle(element);
      return [style.width, style.height];
    };
    await expect.poll(sizeOf).toEqual([`${width}px`, `${height}px`]);
    const rules = cards.elements().map((item) => {
      const { content, height: tall } = getComputedStyle(item, '::before');
      return `${content} ${tall}`;
    });
    expect(rules.filter((rule) => rule === '"" 3px')).toHaveLength(1);
  }
  await surface('Search').click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  const background = () => getComputedStyle(shown('Search').element().parentElement ?? document.body);
  await expect.poll(() => background().backgroundColor).toBe('rgb(15, 15, 15)');
});

test('an uploaded picture is shown with bars and survives a reload; a broken file is refused', async ({
  api,
}) => {
  answerForGallery(api);
  await openPage('/youtube');
  const square = await (await fetch('/files/900x900.png')).blob();
  await choose(new File([square], 'square.png', { type: 'image/png' }));
  await expect.element(page.getByText('900 × 900 px, not 16:9')).toBeVisible();
  await reloadPage();
  await expect.element(cards.getByRole('img', { name: 'square.png' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await choose(new File(['no picture'], 'notes.png', { type: 'image/png' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please upload a valid image file');
});

test("another user's picture is not shown", async ({ api }) => {
  answerForGallery(api);
  await openPage('/youtube?image=00000000-0000-7000-8000-000000000001');
  const gone = page.getByText('This picture is no longer in your gallery.');
  await expect.element(gone).toBeVisible();
  const { params: _, ...getAny } = getImage;
  api.answer(getAny, () => refusal('validation_failed'));
  await openPage('/youtube?image=not-an-id');
  await expect.element(gone).toBeVisible();
});

for (const [width, theme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the feed preview is accessible and does not scroll sideways at ${width} px`, async ({ api }) => {
    answerForGallery(api);
    await page.viewport(width, 800);
    await openPage('/youtube', { theme });
    for (const name of surfaces) {
      await surface(name).click();
      await expect.element(shown(name)).toBeVisible();
      expect(await accessibilityViolations('body'), name).toEqual([]);
      expect(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(window.innerWidth);
    }
  });
}
