import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { barriersOf } from './harness/barriers.ts';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makeThumbnails } from './harness/thumbnails.ts';

const prompts = ['a castle', 'a windmill', 'a lighthouse'];
const [oldest = '', middle = '', newest = ''] = prompts;

/** Makes three pictures, and opens the one in the middle in the gallery. */
async function openMiddle(page: Page, origin: string): Promise<string[]> {
  await signUp(page, origin);
  const ids = await makeThumbnails(page, prompts);
  await page.goto(`${origin}/gallery`);
  await page.getByRole('link', { name: middle }).click();
  await expect(viewerOf(page, middle)).toBeVisible();
  return ids;
}

const viewerOf = (page: Page, prompt: string) => page.getByRole('dialog', { name: prompt });
const stageOf = (page: Page) => page.locator('[data-stage]');
const scaleOf = (page: Page, prompt: string) => async () => {
  const box = await stageOf(page).getByRole('img', { name: prompt }).locator('..').boundingBox();
  const full = await stageOf(page)
    .getByRole('img', { name: prompt })
    .locator('..')
    .evaluate((element: HTMLElement) => element.offsetWidth);
  return Math.round(((box?.width ?? 0) / full) * 100) / 100;
};
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}

test('the address names the picture: a link opens it, a reload keeps it, what is gone is said to be', async ({
  page,
  server,
}) => {
  const [castle = '', windmill = ''] = await openMiddle(page, server.origin);
  await expect(page).toHaveURL(`${server.origin}/gallery?image=${windmill}`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${server.origin}/gallery?image=${castle}`);
  await page.reload();
  await expect(viewerOf(page, oldest)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${server.origin}/gallery`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A page of one picture: the link's own is not among those that are loaded.
  await page.route('**/api/user/user-images?*', async (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('limit', '1');
    await route.continue({ url: address.href });
  });
  await page.goto(`${server.origin}/gallery?image=${castle}`);
  await expect(viewerOf(page, oldest)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.origin}/gallery`);
  await page.unroute('**/api/user/user-images?*');

  for (const id of ['0196f000-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`${server.origin}/gallery?image=${id}`);
    await expect(page.getByText('This picture is not in your gallery any more.')).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/gallery`);
    await expect(page.getByRole('link', { name: newest })).toBeVisible();
  }

  await page.evaluate((id) => fetch(`/api/user-images/${id}`, { method: 'DELETE' }), castle);
  await page.goto(`${server.origin}/gallery?image=${castle}`);
  await expect(page.getByText('This picture is in the trash.')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/gallery`);

  await page.goto(`${server.origin}/editor?image=${windmill}`);
  await expect(viewerOf(page, middle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.origin}/editor`);
  await page.goto(`${server.origin}/editor?use=prompt&image=${windmill}`);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(middle);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every key of the viewer', async ({ page, server }) => {
  await openMiddle(page, server.origin);
  await page.keyboard.press('ArrowRight');
  await expect(viewerOf(page, oldest)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(viewerOf(page, oldest)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewerOf(page, newest)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.keyboard.press('End');
  await expect(viewerOf(page, oldest)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewerOf(page, middle)).toBeVisible();
  await expect(page.getByText('2 / 3')).toBeVisible();

  const scale = scaleOf(page, middle);
  await page.keyboard.press('z');
  await expect.poll(scale).toBe(2.5);
  const image = stageOf(page).getByRole('img', { name: middle });
  const before = await boxOf(image);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(image)).x).toBeCloseTo(before.x - 64, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await boxOf(image)).y).toBeCloseTo(before.y - 64, 0);
  await expect(
    viewerOf(page, middle),
    'an arrow draws the enlarged picture, and leads nowhere',
  ).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(scale).toBe(3);
  await page.keyboard.press('-');
  await expect.poll(scale).toBe(2.5);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);
  await page.keyboard.press('z');
  await expect.poll(scale).toBe(2.5);
  await page.keyboard.press('Escape');
  await expect.poll(scale).toBe(1);
  await expect(viewerOf(page, middle)).toBeVisible();

  // The focus goes round within the viewer, and back to the picture's tile.
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    expect(await viewerOf(page, middle).evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: middle })).toBeFocused();
});

test('the picture is enlarged and drawn about by the mouse; a click beside it makes it whole, then closes @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const scale = scaleOf(page, middle);
  const image = stageOf(page).getByRole('img', { name: middle });
  const stage = await boxOf(stageOf(page));
  const whole = await boxOf(image);
  const at = { x: whole.x + whole.width / 4, y: whole.y + whole.height / 2 };
  await page.mouse.click(at.x, at.y);
  await expect.poll(scale).toBe(2.5);
  const zoomed = await boxOf(image);
  expect(zoomed.x + zoomed.width / 4, 'the point that was clicked stays').toBeCloseTo(at.x, 0);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 60, at.y + 20, { steps: 4 });
  await page.mouse.up();
  const drawn = await boxOf(image);
  expect([drawn.x - zoomed.x, drawn.y - zoomed.y].map(Math.round)).toEqual([-60, 20]);
  expect(await scale(), 'drawing is no click').toBe(2.5);
  await page.mouse.click(at.x, at.y);
  await expect.poll(scale).toBe(1);

  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(scale).toBeGreaterThan(1.4);
  const wheeled = await boxOf(image);
  expect(wheeled.x + wheeled.width / 4).toBeCloseTo(at.x, 0);
  const free = await scale();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(scale).toBe(1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(scale).toBe(2.5);
  expect(free).not.toBe(2.5);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);

  // As Safari tells of two fingers on a trackpad.
  await stageOf(page).evaluate((element, { x, y }) => {
    for (const [type, by] of [
      ['gesturestart', 1],
      ['gesturechange', 1.5],
      ['gesturechange', 2],
    ] as const) {
      const event = new Event(type, { cancelable: true });
      element.dispatchEvent(Object.assign(event, { scale: by, clientX: x, clientY: y }));
    }
  }, at);
  await expect.poll(scale).toBe(2);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);

  // So little that there is room beside it.
  await page.keyboard.press('+');
  await expect.poll(scale).toBe(1.2);
  await page.mouse.click(stage.x + stage.width / 2, stage.y + 8);
  await expect.poll(scale).toBe(1);
  await expect(viewerOf(page, middle)).toBeVisible();
  await page.mouse.click(stage.x + stage.width / 2, stage.y + 8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('buttons and the strip of pictures lead to the neighbours @full', async ({ page, server }) => {
  await openMiddle(page, server.origin);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(viewerOf(page, oldest)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(viewerOf(page, middle)).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Pictures around this one' });
  await expect(strip.getByRole('button')).toHaveCount(3);
  await expect(strip.getByRole('button', { name: middle })).toHaveAttribute('aria-current', 'true');
  await strip.getByRole('button', { name: newest }).click();
  await expect(viewerOf(page, newest)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('everything that is known of a picture is said, and its prompt is used again only on wish @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const panel = page.getByRole('complementary', { name: 'Image Details' });
  for (const row of ['Model', 'Coins', 'Style', 'Quality', 'Resolution', 'Creative Detailing', 'Created']) {
    await expect(panel.getByRole('term').filter({ hasText: row })).toBeVisible();
  }
  await expect(panel.getByText('16:9 · 1280×720')).toBeVisible();
  await expect(panel.getByText('Not specified')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'YouTube preview' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(middle);
  await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  await panel.getByRole('link', { name: 'Use all settings' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(middle);
});

test('each format says its size and quality before it is downloaded, to the byte @full', async ({
  page,
  server,
}) => {
  const [, windmill = ''] = await openMiddle(page, server.origin);
  const menu = page.getByRole('menu', { name: 'Formats and sizes' });
  const open = () => page.getByRole('button', { name: 'Formats and sizes' }).click();
  for (const [name, ending, facts] of [
    ['PNG', 'png', /1280×720 · lossless/],
    ['JPEG', 'jpg', /1280×720 · quality 92/],
    ['WebP', 'webp', /1280×720 · original file/],
    ['Fit to 2 MB', 'jpg', /JPEG · 1280×720 · quality \d+ · [\d,]+ bytes/],
  ] as const) {
    await open();
    const row = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    await expect(row).toContainText(facts, { timeout: 20_000 });
    const text = (await row.textContent()) ?? '';
    const download = page.waitForEvent('download');
    await row.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`adventure-${windmill}.${ending}`);
    const { length } = await readFile(await file.path());
    const [, told = '', unit = ''] = /([\d.]+) (kB|MB)/.exec(text.replace(name, '')) ?? [];
    expect(Math.abs(length - Number(told) * (unit === 'MB' ? 1e6 : 1e3)) / length).toBeLessThan(0.01);
    if (name === 'Fit to 2 MB') expect(text).toContain(`${length.toLocaleString('en')} bytes`);
  }
});

test('a download that fails is tried in other ways, and said to have failed after those @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const asked: string[] = [];
  await page.route(/\/download\?|forceDownload/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.abort();
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(
    page.getByText('Download failed. Please try again or right-click and select "Save image as".'),
  ).toBeVisible();
  expect(asked).toHaveLength(3);
  expect(asked[2]).toContain('forceDownload=true');
  await page.unroute(/\/download\?|forceDownload/);
  await page.route(/\/download\?/, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText('Failed to download image. Please try again.')).toBeVisible();
});

test.describe('without what the browser has kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('a picture whose file is gone is said to be unavailable, and shown once it is there @full', async ({
    page,
    server,
  }) => {
    await signUp(page, server.origin);
    const [castle = ''] = await makeThumbnails(page, [oldest]);
    await page.route('**/files/**', (route) => route.abort());
    await page.goto(`${server.origin}/gallery?image=${castle}`);
    await expect(stageOf(page).getByText('Image unavailable')).toBeVisible();
    await page.unroute('**/files/**');
    await stageOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(stageOf(page).getByRole('img', { name: oldest })).toBeVisible();
    await expect(stageOf(page).getByText('Image unavailable')).toBeHidden();
  });
});

for (const theme of sampleOf(['dark', 'light'] as const, 1)) {
  test(`it can be used by everybody (${theme})`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openMiddle(page, server.origin);
    await expect(page.getByRole('heading', { name: 'Public gallery' })).toBeVisible();
    expect(await barriersOf(page, '[role=dialog]')).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Show details' })).toBeVisible();
    expect(await barriersOf(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('button', { name: 'Show details' }).click();
    await expect(page.getByRole('button', { name: 'Hide details' })).toBeVisible();
    expect(await barriersOf(page, '[role=dialog]')).toEqual([]);
  });
}

test('the versions of a picture stand in order, each is shown by a press, and is compared with what it was made from @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const [castle = ''] = await makeThumbnails(page, [oldest]);
  const answer = await page.evaluate(async (id) => {
    const { status } = await fetch(`/api/user-images/${id}/design/versions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ change: { hero: null } }),
    });
    return status;
  }, castle);
  expect(answer, 'the version is begun').toBeLessThan(300);
  await page.goto(`${server.origin}/gallery?image=${castle}`);
  const panel = page.getByRole('complementary', { name: 'Image Details' });
  const first = panel.getByRole('button', { name: 'Original' });
  const second = panel.getByRole('button', { name: 'Design 2' });
  await expect(second).toBeVisible({ timeout: 20_000 });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  const version = new URL(page.url()).searchParams.get('image') ?? '';
  expect(version).not.toBe(castle);
  await panel.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`${server.origin}/gallery?compare=${castle},${version}`);
});

test('a reference picture is small until it is pressed; Escape leads back to the picture @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    canvas.getContext('2d')?.fillRect(20, 20, 200, 100);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const body = new FormData();
    body.append('prompt', 'a castle by the sea');
    body.append('variant', 'Genesys Pro');
    if (file !== null) body.append('image', file, 'reference.png');
    const answer = await fetch('/api/generate', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
  });
  await page.goto(`${server.origin}/gallery`);
  await page.getByRole('link', { name: 'a castle by the sea' }).click({ timeout: 30_000 });
  const viewer = viewerOf(page, 'a castle by the sea');
  await viewer.getByRole('button', { name: 'Enlarge: Reference' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Reference' });
  await expect(enlarged.getByRole('img', { name: 'Reference' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('heading', { name: 'YouTube preview' })).toHaveCount(0);
});

test('a picture goes from the viewer to the upscaler, and to the feed preview @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  await page.getByRole('link', { name: 'Test in Feed' }).click();
  // The picture that the address names is taken out of it at once.
  await expect(page).toHaveURL(/\/youtube$/);
  await expect(page.getByRole('img', { name: middle }).first()).toBeVisible();
  await page.goBack();
  await expect(viewerOf(page, middle)).toBeVisible();
  await page.getByRole('button', { name: 'Send to Upscaler' }).click();
  await expect(page.getByText('Image sent to Upscaler!')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/editor`);
  await expect(page.getByRole('radio', { name: /Upscaler/ })).toBeChecked();
});
