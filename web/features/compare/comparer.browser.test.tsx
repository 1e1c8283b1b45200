import { vi } from 'vitest';
import { getImage, madeWithSignature } from '#contract/images.ts';
import { initialUpscaleSettings } from '#contract/upscale.ts';
import { compareHostTexts } from '#web/features/gallery/compare/texts.ts';
import { sampleUpscale } from '#web/features/upscaling/testing/sample-upscale.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf, picturesOf } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { answerForUpscaler } from '#web/testing/fake-upscaler.ts';
import {
  address,
  focus,
  goBack,
  goForward,
  openPage,
  type PageOptions,
  press,
  reloadPage,
} from '#web/testing/page.ts';
import { boxOf, clickAt, drag, middleOf, moveMouse, type Point, turnWheel } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { comparePath } from './compare-path.ts';
import { compareTexts } from './texts.ts';

const pictures = picturesOf(['a windmill', 'a lighthouse']);
const [windmill, lighthouse] = pictures.map(({ id }) => id);
const path = comparePath(lighthouse ?? '', windmill ?? '');

const comparer = page.getByRole('dialog', { name: 'Compare' });
const stage = page.getByTestId('compare-stage');
const divider = page.getByRole('slider', { name: 'Divider' });
const mode = (name: string) => page.getByRole('radio', { name, exact: true });
const zoom = page.getByRole('group', { name: 'Zoom' }).getByRole('status');
const zoomIn = page.getByRole('button', { name: 'Zoom in' });
const zoomOut = page.getByRole('button', { name: 'Zoom out' });
const loupe = page.getByRole('button', { name: 'Loupe, 1:1' });
const side = (index: number) => stage.getByRole('img', { includeHidden: true }).nth(index);

const expectZoom = (text: string) => expect.element(zoom).toMatchTextContent(new RegExp(`^${text}$`));
const expectDivider = (at: string) => expect.element(divider).toHaveAttribute('aria-valuenow', at);
const expectClosed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

async function openTwo(api: FakeApi): Promise<void> {
  await page.viewport(1280, 720);
  answerForGallery(api, pictures);
  await openPage(path);
  await expect.element(stage).toHaveAttribute('aria-busy', 'false');
}

/** The frame of both sides, which overlap. */
function placeOf(): DOMRect {
  const [before, after] = [boxOf(side(0)), boxOf(side(1))];
  for (const edge of ['x', 'y', 'width', 'height'] as const) expect(before[edge]).toBeCloseTo(after[edge], 1);
  return before;
}

async function dragBy(from: Point, x: number, y: number): Promise<void> {
  const { drop } = await drag(from, { x: from.x + x, y: from.y + y });
  await drop();
}

test('the divider is dragged by its handle or by the picture, and a double click centres it', async ({
  api,
}) => {
  await openTwo(api);
  const whole = placeOf();
  await expect.element(divider).toHaveAttribute('aria-valuetext', '50% First, 50% Second');
  await dragBy(middleOf(divider), whole.width / 4, 0);
  await expectDivider('75');
  // A picture that cannot be panned moves the divider too, but never past the end.
  await dragBy({ x: whole.x + 40, y: whole.y + 40 }, whole.width, 0);
  await expectDivider('100');
  await divider.dblClick();
  await expectDivider('50');
});

test('buttons, wheel and double click zoom; dragging pans the enlarged picture', async ({ api }) => {
  await openTwo(api);
  const whole = placeOf();
  await expectZoom('1x');
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await zoomIn.click();
  await expectZoom('1.2x');
  await expect.poll(() => placeOf().width).toBeCloseTo(whole.width * 1.2, 0);
  for (let count = 0; count < 8; count += 1) await zoomIn.click();
  await expectZoom('5x');
  await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await zoomOut.click();
  await expectZoom('4.2x');
  await page.getByRole('button', { name: 'Fit' }).click();
  await expectZoom('1x');

  // A notch of the wheel enlarges by one step, about the pointer.
  const at = { x: whole.x + whole.width * 0.25, y: whole.y + whole.height * 0.4 };
  await turnWheel(at, -300);
  await expectZoom('1.7x');
  const wheeled = placeOf();
  expect((at.x - wheeled.x) / wheeled.width).toBeCloseTo(0.25, 2);
  expect((at.y - wheeled.y) / wheeled.height).toBeCloseTo(0.4, 2);
  await dragBy(at, 40, 25);
  await expect.poll(() => placeOf().x - wheeled.x).toBeCloseTo(40, 0);
  await expect.poll(() => placeOf().y - wheeled.y).toBeCloseTo(25, 0);
  await clickAt(at, 2);
  await expectZoom('1x');
  await clickAt(at, 2);
  await expectZoom('2.5x');
});

test('side by side, both pictures are whole and zoom together', async ({ api }) => {
  await openTwo(api);
  await mode('Side by side').click();
  await expect.element(divider).not.toBeInTheDocument();
  const right = boxOf(side(1));
  expect(boxOf(side(0)).right).toBeLessThan(right.x);
  await turnWheel({ x: right.x + 20, y: right.y + 20 }, -200);
  await expectZoom('1.4x');
  expect(boxOf(side(0)).width).toBeCloseTo(boxOf(side(1)).width, 1);
});

test('blinking shows one picture at a time, by clicks or on its own', async ({ api }) => {
  await openTwo(api);
  await mode('Blink').click();
  await expect.element(mode('Second')).toBeChecked();
  await expect.element(page.getByRole('img', { name: 'a lighthouse' })).not.toBeInTheDocument();
  await stage.click({ position: { x: 200, y: 200 } });
  await expect.element(mode('First')).toBeChecked();
  await expect.element(page.getByRole('img', { name: 'a windmill' })).not.toBeInTheDocument();
  await stage.dblClick({ position: { x: 200, y: 200 } });
  await expect.element(mode('First')).toBeChecked();
  await expectZoom('1x');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await page.getByRole('button', { name: compareTexts.english.play }).click();
  vi.advanceTimersByTime(750);
  await expect.element(mode('Second')).toBeChecked();
  await page.getByRole('button', { name: 'Stop blinking' }).click();
  await expect.element(page.getByRole('button', { name: compareTexts.english.play })).toBeVisible();
  vi.advanceTimersByTime(3_000);
  await expect.element(mode('Second')).toBeChecked();
});

test('differences are brightened, and the loupe follows the pointer', async ({ api }) => {
  await openTwo(api);
  await mode('Difference').click();
  await expect.element(mode('4x')).toBeChecked();
  await mode('16x').click();
  await expect.element(mode('16x')).toBeChecked();

  const whole = boxOf(stage);
  await expect.element(page.getByTestId('loupe')).not.toBeInTheDocument();
  await loupe.click();
  await expect.element(loupe).toHaveAttribute('aria-pressed', 'true');
  const lens = page.getByTestId('loupe').getByText('1:1');
  const rested = boxOf(lens);
  await moveMouse({ x: whole.x + whole.width / 2 + 100, y: whole.y + whole.height - 30 });
  await expect.poll(() => boxOf(lens).x - rested.x).toBeCloseTo(100, 0);
  await loupe.click();
  await expect.element(page.getByTestId('loupe')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Close' }).click();
  await expectClosed();
  await expect.poll(address).toBe('/gallery');
});

test('by keyboard: every control works, the focus stays inside, and Escape closes', async ({ api }) => {
  await openTwo(api);
  await expect.element(comparer).toHaveFocus();
  await press('ArrowRight', 'ArrowRight');
  await expectDivider('52');
  await press('ArrowLeft');
  await expectDivider('51');
  focus(divider);
  for (const [key, value] of [
    ['PageUp', '61'],
    ['PageDown', '51'],
    ['Home', '0'],
    ['End', '100'],
    ['ArrowLeft', '99'],
    ['ArrowUp', '100'],
  ] as const) {
    await press(key);
    await expectDivider(value);
  }
  await expect.element(divider).toHaveAttribute('aria-valuetext', '100% First, 0% Second');

  await press('+', '=');
  await expectZoom('1.4x');
  await press('-');
  await expectZoom('1.2x');
  const before = placeOf();
  await press('Shift+ArrowRight');
  await expect.poll(() => placeOf().x).toBeCloseTo(before.x - 64, 0);
  await expectDivider('100');
  await press('0');
  await expectZoom('1x');

  await press(' ');
  await expect.element(mode('Blink')).toBeChecked();
  await expect.element(mode('First')).toBeChecked();
  await press(' ');
  await expect.element(mode('Second')).toBeChecked();
  // On a button it presses the button.
  focus(zoomIn);
  await press(' ');
  await expectZoom('1.2x');
  await expect.element(mode('Second')).toBeChecked();

  focus(mode('Blink'));
  await press('ArrowRight');
  await expect.element(mode('Difference')).toBeChecked();
  await press('ArrowRight');
  await expect.element(mode('Slider')).toBeChecked();
  focus(loupe);
  await press('Enter');
  const lens = page.getByTestId('loupe').getByText('1:1');
  const rested = boxOf(lens);
  await press('ArrowRight', 'Shift+ArrowRight');
  await expect.poll(() => boxOf(lens).x - rested.x).toBeCloseTo(56, 0);

  for (let step = 0; step < 14; step += 1) {
    await press('Tab');
    expect(comparer.element().contains(document.activeElement), 'the focus stays inside').toBe(true);
  }
  await press('Escape');
  await expectClosed();
  await expect.poll(address).toBe('/gallery');
  // No button opened it: the focus goes to a compared picture.
  await expect.element(page.getByRole('link', { name: 'a windmill' })).toHaveFocus();
});

test('Back closes the comparison; Forward and a reload show it again, with the facts of both pictures', async ({
  api,
}) => {
  answerForGallery(
    api,
    pictures.map((image) => ({ ...image, cost: 15 })),
  );
  await openPage('/gallery');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['a lighthouse', 'a windmill']) await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect.element(comparer).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Pictures' });
  const headings = panel.getByRole('heading', { level: 3 });
  await expect.poll(() => headings.elements().map((one) => one.textContent)).toEqual(['First', 'Second']);
  expect(panel.getByText('1280×720').elements()).toHaveLength(2);
  await expect.element(panel.getByText('a windmill')).toBeVisible();
  expect(panel.getByText('15', { exact: true }).elements()).toHaveLength(2);
  const [first] = new URLSearchParams(location.search).get('compare')?.split(',') ?? [];
  await expect
    .element(panel.getByRole('link', { name: 'Download: First' }))
    .toHaveAttribute('download', `adventure-${first}.jpg`);

  await goBack();
  await expect.element(comparer).not.toBeInTheDocument();
  await goForward();
  await expect.element(comparer).toBeVisible();
  await reloadPage();
  await expect.element(comparer).toBeVisible();
  await press('Escape');
  await expect.element(comparer).not.toBeInTheDocument();
  await expect.poll(address).toBe('/gallery');
});

test('an address without two pictures of the user shows a message', async ({ api }) => {
  const deleted = pictureOf(9, { deletedAt: '2026-05-01T09:00:00.000Z' });
  answerForGallery(api, [...pictures, deleted]);
  const refusal = page.getByRole('dialog', { name: compareHostTexts.english.refused });
  const expectRefused = async (to: string, sentence: string) => {
    await openPage(to);
    await expect.element(refusal.getByText(sentence)).toBeVisible();
  };
  await expectRefused(`/gallery?compare=${windmill}`, compareHostTexts.english.invalid);
  await expectRefused(comparePath(windmill ?? '', windmill ?? ''), compareHostTexts.english.invalid);
  await expectRefused(comparePath(windmill ?? '', deleted.id), compareHostTexts.english.gone);
  await expectRefused(
    comparePath(windmill ?? '', '00000000-0000-7000-8000-0000000000ff'),
    compareHostTexts.english.gone,
  );
  await refusal.getByRole('button', { name: 'Back to the gallery' }).click();
  await expectClosed();
  await expect.element(page.getByRole('link', { name: 'a windmill' })).toBeVisible();
});

test('a side that fails to load says so and can be retried', async ({ api }) => {
  answerForGallery(api, pictures);
  // Only the comparer gets these addresses: a tile behind it would use up the one failure.
  const broken = pictures.map((image) => {
    const url = `/files/1280x720.png?broken-once=${crypto.randomUUID()}`;
    return { ...image, url, signedUrl: url, references: [] };
  });
  api.answer(getImage, ({ params }) => {
    const image = broken.find(({ id }) => id === params.id);
    return image === undefined ? refusal('not_found') : { success: true as const, image };
  });
  await openPage(path);
  const failure = (name: string) => page.getByText(`${name}: Image unavailable`);
  await expect.element(failure('First')).toBeVisible();
  await expect.element(failure('Second')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(failure('First')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure('Second')).not.toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: 'a windmill' })).toBeVisible();
});

const dialog = page.getByRole('dialog', { name: 'Before and after' });

/** Opens the comparer of an upscale on the page of popups. */
async function openSample(api: FakeApi, name: string, options?: PageOptions): Promise<void> {
  answerForSite(api);
  await openPage('/test-popups', options);
  await page.getByRole('button', { name: `Show: ${name}`, exact: true }).click();
  await expect.element(stage).toHaveAttribute('aria-busy', 'false');
}

/** The panel's rows, name and value. */
function rows(): Record<string, string> {
  const panel = page.getByRole('complementary', { name: 'Upscale settings' });
  const textsOf = (role: string) =>
    panel
      .getByRole(role)
      .elements()
      .map((one) => one.textContent ?? '');
  const values = textsOf('definition');
  return Object.fromEntries(textsOf('term').map((name, index) => [name, values[index] ?? '']));
}

test('the panel shows an upscale’s settings; the result can be downloaded, reused, and deleted after a question', async ({
  api,
  user,
}) => {
  user.isAdmin = true;
  await openSample(api, 'Comparer');
  expect(rows()).toMatchObject({
    Factor: '4x',
    Format: 'WEBP',
    Quality: '10%',
    Creativity: '0',
    Resemblance: '100',
    Coins: '5',
    Created: expect.stringContaining('2026'),
  });
  await expect.element(dialog.getByText('No prompt provided')).toBeVisible();
  await expect.element(dialog.getByText(/^Creativity 0 and resemblance 100:/)).toBeVisible();
  await expect.element(dialog.getByText('Before · 320×180')).toBeVisible();
  await expect.element(dialog.getByText('After · 1280×720')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Download' }))
    .toHaveAttribute('download', 'adventure-sample.webp');

  const question = page.getByRole('dialog', { name: 'Delete Image' });
  const ask = () => dialog.getByRole('button', { name: 'Delete Image' }).click();
  await ask();
  await expect
    .element(question.getByText('Are you sure you want to delete this image? This action cannot be undone.'))
    .toBeVisible();
  // While the question is open, keys do not reach the comparer.
  await press('ArrowRight', 'Escape');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expectDivider('50');
  await ask();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await ask();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectClosed();
  const show = page.getByRole('button', { name: 'Show: Comparer', exact: true });
  await expect.element(show).toHaveFocus();

  await show.click();
  await dialog.getByRole('button', { name: 'Use settings' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a record older than the sliders shows the specification’s values', async ({ api, user }) => {
  user.isAdmin = true;
  await openSample(api, 'Comparer of an old record');
  expect(rows()).toEqual({
    Factor: '2x',
    Format: 'WEBP',
    Quality: '25%',
    Creativity: '0',
    Resemblance: '0',
  });
  await expect.element(page.getByText(compareTexts.english.changedUnknown)).toBeVisible();
});

test('the effect of the sliders is not described for a remote engine', async ({ api }) => {
  answerForGallery(api);
  const url = '/files/640x360.png';
  const made = sampleUpscale({
    beforeUrl: url,
    afterUrl: url,
    beforeThumbnailUrl: url,
    afterThumbnailUrl: url,
    settings: { ...initialUpscaleSettings, dynamic: 30, creativity: 3 },
    madeBy: `${madeWithSignature}Replicate`,
  });
  answerForUpscaler(api, [made]);
  await openPage('/editor', { language: 'es' });
  await page.getByRole('radio', { name: /^Upscaler/ }).click();
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Ajustes de la ampliación' });
  await expect.element(panel.getByText('Hecha con Replicate')).toBeVisible();
  await expect.element(panel.getByText(/la calidad, la creatividad y el parecido a su manera/)).toBeVisible();
});

for (const theme of ['dark', 'light'] as const) {
  test(`the comparer is accessible, with and without the panel (${theme})`, async ({ api, user }) => {
    user.isAdmin = true;
    await openSample(api, 'Comparer', { theme });
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.viewport(width, height);
      await mode('Blink').click();
      expect(await accessibilityViolations('[role=dialog]'), `${width} px`).toEqual([]);
      const labels = [...document.querySelectorAll('[role=dialog] :is(a, button, .truncate)')];
      const cut = labels.filter((one) => one.scrollWidth > one.clientWidth + 1);
      expect(
        cut.map((one) => one.textContent),
        `cut off at ${width} px`,
      ).toEqual([]);
    }
  });
}
