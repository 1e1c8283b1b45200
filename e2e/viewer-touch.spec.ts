import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makeThumbnails } from './harness/thumbnails.ts';
import { fingersOn } from './harness/touch.ts';

const width = 360;
const height = 740;
test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

const long = 'a lighthouse on a cliff above a stormy sea at dawn, seen from far below';
const prompts = ['a castle', long, 'a windmill'];
const [oldest = '', , newest = ''] = prompts;

const viewerOf = (page: Page, prompt: string) => page.getByRole('dialog', { name: prompt });
const imageOf = (page: Page, prompt: string) =>
  page.locator('[data-stage]').getByRole('img', { name: prompt });
const widthOf = (page: Page, prompt: string) => async () =>
  Math.round((await imageOf(page, prompt).boundingBox())?.width ?? 0);

async function openMiddle(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  const ids = await makeThumbnails(page, prompts);
  await page.goto(`${origin}/gallery?image=${ids[1]}`);
  await expect(viewerOf(page, long)).toBeVisible();
  await expect(page.getByText('2 / 3')).toBeVisible();
}

test('a swipe leads on when it is far enough, or quick and not too short; else it snaps back', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const fingers = await fingersOn(page);
  const from = { x: 250, y: 300 };
  const by = (share: number) => ({ x: from.x + share * width, y: 300 });
  await fingers.drag(from, by(-0.2), { steps: 20, stepMs: 60 });
  await expect.poll(async () => (await imageOf(page, long).boundingBox())?.x).toBe(0);
  await expect(page.getByText('2 / 3')).toBeVisible();

  await fingers.drag(from, by(-0.3), { steps: 20, stepMs: 60 });
  await expect(viewerOf(page, oldest)).toBeVisible();
  await expect(page.getByText('3 / 3')).toBeVisible();
  // At the end there is nowhere to go.
  await fingers.drag(from, by(-0.6));
  await expect.poll(async () => (await imageOf(page, oldest).boundingBox())?.x).toBe(0);
  await expect(viewerOf(page, oldest)).toBeVisible();

  await fingers.drag({ x: 100, y: 300 }, { x: 172, y: 300 }, { steps: 6 });
  await expect(viewerOf(page, long)).toBeVisible();
  await fingers.drag({ x: 60, y: 300 }, { x: 300, y: 300 });
  await expect(viewerOf(page, newest)).toBeVisible();
  await expect(page.getByText('1 / 3')).toBeVisible();
});

test('no frame of a swipe shows the old picture again, and a second finger breaks a swipe off @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const fingers = await fingersOn(page);
  // Which picture is nearest to the middle, frame after frame, and how far off.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const boxes = [...document.querySelectorAll('[data-stage] img')].map((image) => ({
        name: image.getAttribute('src') ?? '',
        left: Math.abs(image.getBoundingClientRect().left),
      }));
      const nearest = boxes.sort((one, other) => one.left - other.left)[0];
      if (nearest !== undefined && nearest.name !== seen.at(-1)) seen.push(nearest.name);
      requestAnimationFrame(look);
    };
    look();
  });
  await fingers.drag({ x: 250, y: 300 }, { x: 100, y: 300 });
  await expect(viewerOf(page, oldest)).toBeVisible();
  await expect.poll(async () => (await imageOf(page, oldest).boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen')), 'one after the other').toHaveLength(2);

  // A second swipe does not wait for the first one's end.
  await fingers.drag({ x: 100, y: 300 }, { x: 250, y: 300 });
  await fingers.drag({ x: 100, y: 300 }, { x: 250, y: 300 });
  await expect(viewerOf(page, newest)).toBeVisible();
  await fingers.drag({ x: 250, y: 300 }, { x: 100, y: 300 });
  await fingers.drag({ x: 250, y: 300 }, { x: 100, y: 300 });
  await expect(viewerOf(page, oldest)).toBeVisible();

  await fingers.pinch({ x: 180, y: 300 }, 100, 100, { swipedPx: 60 });
  await expect.poll(async () => (await imageOf(page, oldest).boundingBox())?.x).toBe(0);
  await expect(viewerOf(page, oldest)).toBeVisible();
});

test('two fingers enlarge, one draws about, two taps toggle @full', async ({ page, server }) => {
  await openMiddle(page, server.origin);
  const fingers = await fingersOn(page);
  const pictureWidth = widthOf(page, long);
  const middle = { x: 180, y: 302 };
  // The viewer grows a little as it opens.
  await expect.poll(pictureWidth).toBe(width);
  await fingers.pinch(middle, 80, 240);
  await expect.poll(pictureWidth).toBe(3 * width);
  const before = (await imageOf(page, long).boundingBox())?.x ?? 0;
  await fingers.drag({ x: 200, y: 302 }, { x: 260, y: 302 });
  await expect
    .poll(async () => Math.round((await imageOf(page, long).boundingBox())?.x ?? 0))
    .toBe(Math.round(before + 60));
  await expect(viewerOf(page, long), 'drawing about is no swipe').toBeVisible();
  await fingers.tap(middle, 2);
  await expect.poll(pictureWidth).toBe(width);
  await fingers.tap(middle, 2);
  await expect.poll(pictureWidth).toBe(2.5 * width);
  await fingers.pinch(middle, 240, 40);
  await expect.poll(pictureWidth).toBe(width);
});

test('the sheet is minimized with 50 characters of the prompt, and snaps open or closed at half of its height @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const fingers = await fingersOn(page);
  const sheet = page.getByRole('complementary', { name: 'Image Details' });
  const topOf = async () => Math.round((await sheet.boundingBox())?.y ?? 0);
  const open = Math.round(height * 0.28);
  const minimized = height - 136;
  await expect(sheet.getByText(`${[...long].slice(0, 50).join('').trimEnd()}…`)).toBeVisible();
  await expect.poll(topOf).toBe(minimized);
  // Half of 72 % of the height is 266 px: what is dragged less far goes back.
  await fingers.drag({ x: 180, y: minimized + 14 }, { x: 180, y: height - 250 });
  await expect.poll(topOf).toBe(minimized);
  await fingers.drag({ x: 180, y: minimized + 14 }, { x: 180, y: height - 300 });
  await expect.poll(topOf).toBe(open);
  await expect(sheet.getByText(long, { exact: true })).toBeVisible();
  await expect(sheet.getByText('Creative Detailing')).toBeVisible();
  // The picture stands above it, whole.
  const picture = await imageOf(page, long).boundingBox();
  expect(Math.round((picture?.y ?? 0) + (picture?.height ?? 0))).toBeLessThanOrEqual(open + 1);
  await fingers.drag({ x: 180, y: open + 14 }, { x: 180, y: open + 100 });
  await expect.poll(topOf).toBe(open);
  await fingers.drag({ x: 180, y: open + 14 }, { x: 180, y: open + 330 });
  await expect.poll(topOf).toBe(minimized);
  await page.touchscreen.tap(180, minimized + 14);
  await expect.poll(topOf).toBe(open);
  // A press on the picture puts it away.
  await page.touchscreen.tap(180, 100);
  await expect.poll(topOf).toBe(minimized);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('its actions stand in the sheet: downloading, editing, testing in the feed, deleting @full', async ({
  page,
  server,
}) => {
  await openMiddle(page, server.origin);
  const sheet = page.getByRole('complementary', { name: 'Image Details' });
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download', exact: true }).tap();
  expect((await download).suggestedFilename()).toMatch(/^adventure-.*\.jpg$/);
  await sheet.getByRole('button', { name: 'Edit', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Edit design' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Edit design' }).getByRole('button', { name: 'Close' }).tap();

  await page.touchscreen.tap(180, height - 136 + 14);
  await sheet.getByRole('button', { name: 'Delete' }).tap();
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await expect(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('link', { name: 'Test in Feed' }).tap();
  // The picture that the address names is taken out of it at once.
  await expect(page).toHaveURL(/\/youtube$/);
  await expect(page.getByRole('img', { name: long }).first()).toBeVisible();
  await page.goBack();
  await expect(viewerOf(page, long)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page).toHaveURL(/\/gallery$/);
});
