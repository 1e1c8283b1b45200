import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { type ImageDetails, madeWithSignature } from '#contract/images.ts';
import { initialUpscaleSettings } from '#contract/upscale.ts';
import { comparePath } from '#web/features/compare/compare-path.ts';
import { sampleUpscale } from '#web/features/upscaling/testing/sample-upscale.ts';
import { barriersOf } from './harness/barriers.ts';
import { expect, press, signUp, test } from './harness/fixtures.ts';
import { holdTime } from './harness/held-time.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import { patternOf, patternPng } from './harness/register-pattern.ts';

/** Makes pictures and answers their ids, in this order. */
async function makePictures(page: Page, prompts: readonly string[]): Promise<string[]> {
  for (const prompt of prompts) {
    await press(page, prompt);
    await expect(page.getByRole('link', { name: prompt })).toBeVisible({ timeout: 30_000 });
  }
  const images: ImageDetails[] = await page.evaluate(
    async () => (await (await fetch('/api/user/user-images')).json()).images,
  );
  return prompts.map((prompt) => images.find((image) => image.originalPrompt === prompt)?.id ?? '');
}

/** A new person with two pictures, before the comparer on them. */
async function openTwo(page: Page, origin: string): Promise<string[]> {
  await signUp(page, origin);
  const ids = await makePictures(page, ['a lighthouse', 'a windmill']);
  await page.goto(`${origin}/gallery`);
  await expect(page.getByRole('link', { name: 'a windmill' })).toBeVisible();
  await page.goto(`${origin}${comparePath(ids[0] ?? '', ids[1] ?? '')}`);
  await expect(stageOf(page)).toHaveAttribute('aria-busy', 'false');
  return ids;
}

const comparer = (page: Page) => page.getByRole('dialog', { name: 'Compare' });
const stageOf = (page: Page) => page.getByTestId('compare-stage');
const divider = (page: Page) => page.getByRole('slider', { name: 'Divider' });
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const zoomOf = (page: Page) => page.getByRole('group', { name: 'Zoom' }).locator('output');
const pictures = (page: Page) => stageOf(page).getByRole('img', { includeHidden: true });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}

async function middleOf(locator: Locator) {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Both sides lie in the same place; which is it? */
async function placeOf(page: Page) {
  const [before, after] = [await boxOf(pictures(page).nth(0)), await boxOf(pictures(page).nth(1))];
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(before[side]).toBeCloseTo(after[side], 1);
  return before;
}

async function dragBy(page: Page, from: { x: number; y: number }, x: number, y: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 5 });
  await page.mouse.up();
}

test('with the mouse: the divider, zoom at the pointer, moving, the four modes and the loupe', async ({
  page,
  server,
}) => {
  await openTwo(page, server.origin);
  const grip = await middleOf(divider(page));
  const whole = await placeOf(page);
  await expect(divider(page)).toHaveAttribute('aria-valuetext', '50% First, 50% Second');
  await dragBy(page, grip, whole.width / 4, 0);
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '75');
  // Where nothing can be moved, the picture moves the divider, too; never past its end.
  await dragBy(page, { x: whole.x + 40, y: whole.y + 40 }, whole.width, 0);
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '100');
  await divider(page).dblclick();
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');

  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  const fit = page.getByRole('button', { name: 'Fit' });
  await expect(zoomOf(page)).toHaveText('1x');
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await zoomIn.click();
  await expect(zoomOf(page)).toHaveText('1.2x');
  expect((await placeOf(page)).width).toBeCloseTo(whole.width * 1.2, 0);
  for (let press = 0; press < 8; press += 1) await zoomIn.click();
  await expect(zoomOf(page)).toHaveText('5x');
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await zoomOut.click();
  await expect(zoomOf(page)).toHaveText('4.2x');
  await fit.click();
  await expect(zoomOf(page)).toHaveText('1x');

  // A notch of the wheel enlarges by one step, about the pointer.
  const at = { x: whole.x + whole.width * 0.25, y: whole.y + whole.height * 0.4 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -300);
  await expect(zoomOf(page)).toHaveText('1.7x');
  const wheeled = await placeOf(page);
  expect((at.x - wheeled.x) / wheeled.width).toBeCloseTo(0.25, 2);
  expect((at.y - wheeled.y) / wheeled.height).toBeCloseTo(0.4, 2);
  await dragBy(page, at, 40, 25);
  await expect.poll(async () => (await placeOf(page)).x - wheeled.x).toBeCloseTo(40, 0);
  await expect.poll(async () => (await placeOf(page)).y - wheeled.y).toBeCloseTo(25, 0);
  await page.mouse.dblclick(at.x, at.y);
  await expect(zoomOf(page)).toHaveText('1x');
  await page.mouse.dblclick(at.x, at.y);
  await expect(zoomOf(page)).toHaveText('2.5x');
  await fit.click();

  await mode(page, 'Side by side').click();
  await expect(divider(page)).toHaveCount(0);
  const left = await boxOf(pictures(page).nth(0));
  const right = await boxOf(pictures(page).nth(1));
  expect(left.x + left.width).toBeLessThan(right.x);
  await page.mouse.move(right.x + 20, right.y + 20);
  await page.mouse.wheel(0, -200);
  await expect(zoomOf(page)).toHaveText('1.4x');
  expect((await boxOf(pictures(page).nth(0))).width).toBeCloseTo(
    (await boxOf(pictures(page).nth(1))).width,
    1,
  );

  await mode(page, 'Blink').click();
  await expect(mode(page, 'Second')).toBeChecked();
  await expect(page.getByRole('img', { name: 'a lighthouse' })).toBeHidden();
  await stageOf(page).click({ position: { x: 200, y: 200 } });
  await expect(mode(page, 'First')).toBeChecked();
  await expect(page.getByRole('img', { name: 'a windmill' })).toBeHidden();
  await stageOf(page).dblclick({ position: { x: 200, y: 200 } });
  await expect(mode(page, 'First')).toBeChecked();
  await expect(zoomOf(page)).toHaveText('1.4x');
  await holdTime(page);
  await page.getByRole('button', { name: 'Blink by itself' }).click();
  await page.clock.runFor(750);
  await expect(mode(page, 'Second')).toBeChecked();
  await page.getByRole('button', { name: 'Stop blinking' }).click();
  await page.clock.runFor(3_000);
  await expect(mode(page, 'Second')).toBeChecked();
  await page.clock.resume();

  await mode(page, 'Difference').click();
  await expect(mode(page, '4x')).toBeChecked();
  await mode(page, '16x').click();
  await expect(mode(page, '16x')).toBeChecked();

  const loupe = page.getByRole('button', { name: 'Loupe, 1:1' });
  await expect(page.getByTestId('loupe')).toHaveCount(0);
  await loupe.click();
  await expect(loupe).toHaveAttribute('aria-pressed', 'true');
  const lens = page.getByTestId('loupe').getByText('1:1');
  const rested = await boxOf(lens);
  await page.mouse.move(whole.x + whole.width / 2 + 100, whole.y + whole.height - 30);
  await expect.poll(async () => (await boxOf(lens)).x - rested.x).toBeCloseTo(100, 0);
  await loupe.click();
  await expect(page.getByTestId('loupe')).toHaveCount(0);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(comparer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
});

test('with the keyboard: every control, the focus stays inside and Escape closes @full', async ({
  page,
  server,
}) => {
  await openTwo(page, server.origin);
  const key = (name: string) => page.keyboard.press(name);
  await expect(comparer(page)).toBeFocused();
  await key('ArrowRight');
  await key('ArrowRight');
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '52');
  await key('ArrowLeft');
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '51');
  await divider(page).focus();
  for (const [name, value] of [
    ['PageUp', 61],
    ['PageDown', 51],
    ['Home', 0],
    ['End', 100],
    ['ArrowLeft', 99],
    ['ArrowUp', 100],
  ] as const) {
    await key(name);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', String(value));
  }
  await expect(divider(page)).toHaveAttribute('aria-valuetext', '100% First, 0% Second');

  await key('+');
  await key('=');
  await expect(zoomOf(page)).toHaveText('1.4x');
  await key('-');
  await expect(zoomOf(page)).toHaveText('1.2x');
  const before = await placeOf(page);
  await key('Shift+ArrowRight');
  expect((await placeOf(page)).x).toBeCloseTo(before.x - 64, 0);
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '100');
  await key('0');
  await expect(zoomOf(page)).toHaveText('1x');

  await key('Space');
  await expect(mode(page, 'Blink')).toBeChecked();
  await expect(mode(page, 'First')).toBeChecked();
  await key('Space');
  await expect(mode(page, 'Second')).toBeChecked();
  // On a button it presses the button.
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await key('Space');
  await expect(zoomOf(page)).toHaveText('1.2x');
  await expect(mode(page, 'Second')).toBeChecked();
  await key('ArrowUp');

  await mode(page, 'Blink').focus();
  await key('ArrowRight');
  await expect(mode(page, 'Difference')).toBeChecked();
  await key('ArrowRight');
  await expect(mode(page, 'Slider')).toBeChecked();
  await page.getByRole('button', { name: 'Loupe, 1:1' }).focus();
  await key('Enter');
  const lens = page.getByTestId('loupe').getByText('1:1');
  const rested = await boxOf(lens);
  await key('ArrowRight');
  await key('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(lens)).x - rested.x).toBeCloseTo(56, 0);

  for (let step = 0; step < 14; step += 1) {
    await key('Tab');
    const isInside = await comparer(page).evaluate((dialog) => dialog.contains(document.activeElement));
    expect(isInside, 'the focus stays inside').toBe(true);
  }
  await key('Escape');
  await expect(comparer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
  // Nobody had pressed anything to come here: the focus is on the picture that was compared.
  await expect(page.getByRole('link', { name: 'a windmill' })).toBeFocused();
});

test('Back closes the comparison, Forward and a reload show it again @full', async ({ page, server }) => {
  const [first = '', second = ''] = await openTwo(page, server.origin);
  await page.goto(`${server.origin}/gallery`);
  // As a link of the app would go there.
  await page.evaluate(
    (path) => {
      const link = document.createElement('a');
      link.href = path;
      window.history.pushState({ idx: 1, key: 'test' }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'test' } }));
    },
    comparePath(second, first),
  );
  await expect(comparer(page)).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Pictures' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['First', 'Second']);
  await expect(panel.getByText('1280×720')).toHaveCount(2);
  await expect(panel.getByText('a windmill')).toBeVisible();
  await expect(panel.getByText('15', { exact: true })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download: First' }).click();
  expect((await download).suggestedFilename()).toBe(`adventure-${second}.jpg`);

  await page.goBack();
  await expect(comparer(page)).toHaveCount(0);
  await page.goForward();
  await expect(comparer(page)).toBeVisible();
  await page.reload();
  await expect(comparer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comparer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
});

test('an address that names no two pictures of one’s own says so @full', async ({
  page,
  browser,
  server,
}) => {
  const [first = '', second = ''] = await openTwo(page, server.origin);
  const refusal = page.getByRole('dialog', { name: 'These pictures cannot be compared' });
  await page.goto(`${server.origin}/gallery?compare=${first}`);
  await expect(refusal.getByText('The address does not name two pictures.', { exact: false })).toBeVisible();
  await page.goto(`${server.origin}${comparePath(first, first)}`);
  await expect(refusal.getByText('The address does not name two pictures.', { exact: false })).toBeVisible();
  await page.goto(`${server.origin}${comparePath(first, '00000000-0000-7000-8000-000000000000')}`);
  await expect(refusal.getByText('One of them is not in your gallery.', { exact: false })).toBeVisible();
  await refusal.getByRole('button', { name: 'Back to the gallery' }).click();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'a windmill' })).toBeVisible();

  await page.evaluate((id) => fetch(`/api/user-images/${id}`, { method: 'DELETE' }), second);
  await page.goto(`${server.origin}${comparePath(first, second)}`);
  await expect(refusal.getByText('It may have been deleted.', { exact: false })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signUp(other, server.origin);
  await other.goto(`${server.origin}${comparePath(first, second)}`);
  await expect(other.getByText('One of them is not in your gallery.', { exact: false })).toBeVisible();
  await context.close();
});

test('a side that does not come says so, and comes when it is asked for again @full', async ({
  browser,
  server,
}) => {
  // What the service worker fetches cannot be kept from coming.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signUp(page, server.origin);
  const [first = '', second = ''] = await makePictures(page, ['a lighthouse', 'a windmill']);
  const wanted = await page.evaluate(
    async (ids) =>
      Promise.all(
        ids.map(async (id) => (await (await fetch(`/api/user-images/${id}`)).json()).image.url as string),
      ),
    [first, second],
  );
  let isBroken = true;
  const isWanted = ({ pathname, search }: URL) => wanted.includes(pathname + search);
  await page.route(isWanted, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`${server.origin}${comparePath(first, second)}`);
  await expect(page.getByText('First: Image unavailable')).toBeVisible();
  await expect(page.getByText('Second: Image unavailable')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('First: Image unavailable')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Second: Image unavailable')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'a windmill' })).toBeVisible();
  await context.close();
});

/** The page of popups shows the comparer as the upscale history does. */
async function openSample(
  browser: Browser,
  server: PreparedServer,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, storageState: server.admin });
  const page = await context.newPage();
  await page.goto(`${server.origin}/test-popups`);
  await page.getByRole('button', { name: `Show: ${name}`, exact: true }).click();
  await expect(stageOf(page)).toHaveAttribute('aria-busy', 'false');
  return page;
}

/** The panel's rows, name and value. */
async function rowsOf(page: Page): Promise<Record<string, string>> {
  const panel = page.getByRole('complementary', { name: 'Upscale settings' });
  const names = await panel.getByRole('term').allTextContents();
  const values = await panel.getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

test('an upscale’s settings stand beside it; it can be downloaded, used again, and deleted after a question', async ({
  browser,
  server,
}) => {
  const page = await openSample(browser, server, 'Comparer');
  const dialog = page.getByRole('dialog', { name: 'Before and after' });
  await expect(dialog).toBeVisible();
  expect(await rowsOf(page)).toMatchObject({
    Factor: '4x',
    Format: 'WEBP',
    Quality: '10%',
    Creativity: '0',
    Resemblance: '100',
    Coins: '5',
    Created: expect.stringContaining('2026'),
  });
  await expect(dialog.getByText('No prompt provided')).toBeVisible();
  await expect(
    dialog.getByText('Creativity 0 and resemblance 100: the network’s output, nothing drawn in.'),
  ).toBeVisible();
  await expect(dialog.getByText('Before · 320×180')).toBeVisible();
  await expect(dialog.getByText('After · 1280×720')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('adventure-sample.webp');

  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await dialog.getByRole('button', { name: 'Delete Image' }).click();
  await expect(
    question.getByText('Are you sure you want to delete this image? This action cannot be undone.'),
  ).toBeVisible();
  // Keys in the question are the question's.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
  await dialog.getByRole('button', { name: 'Delete Image' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete Image' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show: Comparer', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Show: Comparer', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use settings' }).click();
  await expect(dialog).toHaveCount(0);
  await page.context().close();
});

test('a record from before the sliders shows the values of the specification @full', async ({
  browser,
  server,
}) => {
  const page = await openSample(browser, server, 'Comparer of an old record');
  expect(await rowsOf(page)).toEqual({
    Factor: '2x',
    Format: 'WEBP',
    Quality: '25%',
    Creativity: '0',
    Resemblance: '0',
  });
  await expect(page.getByText('This record is older than the sliders, and does not say.')).toBeVisible();
  await page.context().close();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('nothing is claimed of what the sliders did to an upscale that an engine elsewhere has made @full', async ({
    page,
    server,
  }) => {
    const file = await patternPng(patternOf(64, 36), 1);
    await page.route('**/end-of-it.png', (route) => route.fulfill({ contentType: 'image/png', body: file }));
    const made = sampleUpscale({
      beforeUrl: '/end-of-it.png',
      afterUrl: '/end-of-it.png',
      settings: { ...initialUpscaleSettings, dynamic: 30, creativity: 3 },
      madeBy: `${madeWithSignature}Replicate`,
    });
    await page.route(/\/api\/upscale-history\?/, (route) =>
      route.fulfill({
        json: { success: true, history: [made], total: 1, totalCount: 1, hasMore: false, nextCursor: null },
      }),
    );
    await signUp(page, server.origin);
    await page.getByRole('radio', { name: /^Upscaler/ }).click();
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Ajustes de la ampliación' });
    await expect(panel.getByText('Hecha con Replicate')).toBeVisible();
    await expect(
      panel.getByText('El motor que la hizo interpreta calidad, creatividad y parecido a su manera.'),
    ).toBeVisible();
  });
});

test('nothing in the comparer keeps people out, in either theme, with and without the panel @full', async ({
  browser,
  server,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await openSample(browser, server, 'Comparer', { colorScheme, reducedMotion: 'reduce' });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await mode(page, 'Blink').click();
      expect(await barriersOf(page, '[role=dialog]'), `${colorScheme}, ${viewport.width} px`).toEqual([]);
      const cut = await page
        .getByRole('dialog')
        .locator('a, button, .truncate')
        .evaluateAll((labels) =>
          labels.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );
      expect(cut, `cut off at ${viewport.width} px`).toEqual([]);
    }
    await page.context().close();
  }
});

interface Finger {
  x: number;
  y: number;
}

/** Moves fingers over the screen from one place to another, all at once. */
async function moveFingers(session: CDPSession, from: Finger[], to: Finger[], steps = 6): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const at = from.map((finger, index) => {
      const end = to[index] ?? finger;
      const share = step / steps;
      return { x: finger.x + (end.x - finger.x) * share, y: finger.y + (end.y - finger.y) * share };
    });
    await touch('touchMove', at);
  }
  await touch('touchEnd', []);
}

test('with fingers on a phone: divider, pinch, tap, loupe and the sheet', async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await signUp(page, server.origin);
  const call = (prompt: string) =>
    page.evaluate(async (text) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ prompt: text, variant: 'Thumbnail', style: 'MrBeast' })) {
        body.set(name, value);
      }
      return (await fetch('/api/generate', { method: 'POST', body })).status;
    }, prompt);
  for (const prompt of ['a lighthouse', 'a windmill']) expect(await call(prompt)).toBeLessThan(300);
  const readImages = (): Promise<ImageDetails[]> =>
    page.evaluate(async () => (await (await fetch('/api/user/user-images')).json()).images);
  await expect.poll(async () => (await readImages()).length, { timeout: 30_000 }).toBe(2);
  const [one, two] = await readImages();
  await page.goto(`${server.origin}${comparePath(one?.id ?? '', two?.id ?? '')}`);
  await expect(stageOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('Drag the divider. Two fingers zoom.')).toBeVisible();
  const session = await context.newCDPSession(page);

  const grip = await middleOf(divider(page));
  await moveFingers(session, [grip], [{ x: grip.x - 90, y: grip.y + 10 }]);
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '25');

  const stage = await middleOf(stageOf(page));
  const apart = (px: number): Finger[] => [
    { x: stage.x - px, y: stage.y + 70 },
    { x: stage.x + px, y: stage.y + 70 },
  ];
  await moveFingers(session, apart(40), apart(120), 12);
  await expect(zoomOf(page)).toHaveText('3x');
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '25');
  const pinched = await placeOf(page);
  await moveFingers(session, [{ x: 250, y: stage.y + 60 }], [{ x: 190, y: stage.y + 60 }]);
  await expect.poll(async () => (await placeOf(page)).x).toBeCloseTo(pinched.x - 60, 0);
  await moveFingers(session, apart(150), apart(20), 12);
  await expect(zoomOf(page)).toHaveText('1x');

  await mode(page, 'Blink').tap();
  await expect(mode(page, 'Second')).toBeChecked();
  await page.touchscreen.tap(stage.x, stage.y);
  await expect(mode(page, 'First')).toBeChecked();
  await mode(page, 'Side by side').tap();
  await expect(mode(page, 'Side by side')).toBeChecked();
  const above = await boxOf(pictures(page).nth(0));
  expect(above.y + above.height).toBeLessThan((await boxOf(pictures(page).nth(1))).y);
  await mode(page, 'Difference').tap();
  await mode(page, '1x').tap();
  await expect(mode(page, '1x')).toBeChecked();
  await page.getByRole('button', { name: 'Loupe, 1:1' }).tap();
  const lens = page.getByTestId('loupe').getByText('1:1');
  const rested = await boxOf(lens);
  await moveFingers(session, [stage], [{ x: stage.x + 30, y: stage.y }]);
  await expect.poll(async () => (await boxOf(lens)).x - rested.x).toBeCloseTo(30, 0);
  await page.getByRole('button', { name: 'Loupe, 1:1' }).tap();

  await page.getByRole('button', { name: 'Details' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pictures' });
  await expect(sheet.getByText('1280×720')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(comparer(page)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, 'nothing is wider than the phone').toBe(360);
  await context.close();
});
