import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, picturesOf } from '#web/testing/fake-gallery.ts';
import { address, goBack, openPage } from '#web/testing/page.ts';
import { boxOf, middleOf, painted, pinch, swipe, tap } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';

const { innerWidth: width, innerHeight: height } = window;
const long = 'a lighthouse on a cliff above a stormy sea at dawn, seen from far below';
const prompts = ['a windmill', long, 'a castle'];
const [newest = '', , oldest = ''] = prompts;
const pictures = picturesOf(prompts);

const viewer = (prompt: string) => page.getByRole('dialog', { name: prompt });
const stage = page.getByRole('region', { name: 'Picture', exact: true });
const picture = (prompt: string) => stage.getByRole('img', { name: prompt });
const sheet = page.getByRole('complementary', { name: 'Image Details' });
const leftOf = (prompt: string) => boxOf(picture(prompt)).x;
const widthOf = (prompt: string) => Math.round(boxOf(picture(prompt)).width);
const expectFullyVisible = (prompt: string) => expect.poll(() => leftOf(prompt)).toBe(0);

async function openMiddle(api: FakeApi): Promise<void> {
  answerForGallery(api, pictures);
  await openPage('/gallery');
  await page.getByRole('link', { name: long }).click();
  await expect.element(viewer(long)).toBeVisible();
  await expect.element(page.getByText('2 / 3')).toBeVisible();
  // The viewer grows a little as it opens.
  await expect.poll(() => widthOf(long)).toBe(width);
  await painted();
}

const y = 300;

test('a swipe that is far or fast enough changes the picture; otherwise it snaps back', async ({ api }) => {
  await openMiddle(api);
  const slow = { steps: 20, stepMs: 60 };
  const from = { x: 250, y };
  const by = (share: number) => ({ x: from.x + share * width, y });
  await swipe(from, by(-0.2), slow);
  await expectFullyVisible(long);
  await expect.element(page.getByText('2 / 3')).toBeVisible();

  await swipe(from, by(-0.3), slow);
  await expect.element(viewer(oldest)).toBeVisible();
  await expect.element(page.getByText('3 / 3')).toBeVisible();
  // The last picture has no next one.
  await swipe(from, by(-0.6));
  await expectFullyVisible(oldest);
  await expect.element(viewer(oldest)).toBeVisible();

  await swipe({ x: 100, y }, { x: 172, y }, { steps: 6 });
  await expect.element(viewer(long)).toBeVisible();
  await swipe({ x: 60, y }, { x: 300, y });
  await expect.element(viewer(newest)).toBeVisible();
  await expect.element(page.getByText('1 / 3')).toBeVisible();
});

test('a swipe never shows the old picture again, and a second finger ends it', async ({ api }) => {
  await openMiddle(api);
  // The picture nearest to the middle, for each frame.
  const seen: string[] = [];
  const look = () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-stage] img')];
    const distance = (image: HTMLImageElement) => Math.abs(image.getBoundingClientRect().left);
    const [nearest] = images.toSorted((one, other) => distance(one) - distance(other));
    if (nearest !== undefined && nearest.src !== seen.at(-1)) seen.push(nearest.src);
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  await swipe({ x: 250, y }, { x: 100, y });
  await expect.element(viewer(oldest)).toBeVisible();
  await expectFullyVisible(oldest);
  cancelAnimationFrame(frame);
  expect(seen, 'one after the other').toHaveLength(2);

  // A second swipe does not wait for the end of the first.
  await swipe({ x: 100, y }, { x: 250, y });
  await swipe({ x: 100, y }, { x: 250, y });
  await expect.element(viewer(newest)).toBeVisible();
  await swipe({ x: 250, y }, { x: 100, y });
  await swipe({ x: 250, y }, { x: 100, y });
  await expect.element(viewer(oldest)).toBeVisible();

  await pinch({ x: 180, y }, 100, 100, { swipedPx: 60 });
  await expectFullyVisible(oldest);
  await expect.element(viewer(oldest)).toBeVisible();
});

test('a pinch zooms, a drag pans, and a double tap toggles the zoom', async ({ api }) => {
  await openMiddle(api);
  const middle = middleOf(picture(long));
  const expectWidth = (times: number) => expect.poll(() => widthOf(long)).toBe(times * width);
  await pinch(middle, 80, 240);
  await expectWidth(3);
  const before = leftOf(long);
  await swipe({ x: 200, y: middle.y }, { x: 260, y: middle.y });
  await expect.poll(() => Math.round(leftOf(long))).toBe(Math.round(before + 60));
  // A pan is no swipe.
  await expect.element(viewer(long)).toBeVisible();
  await tap(middle, 2);
  await expectWidth(1);
  await tap(middle, 2);
  await expectWidth(2.5);
  await pinch(middle, 240, 40);
  await expectWidth(1);
});

test('the sheet is minimized with 50 characters of the prompt, and snaps open or closed at half of its height', async ({
  api,
}) => {
  await openMiddle(api);
  const open = Math.round(height * 0.28);
  const minimized = height - 136;
  const half = Math.round((height * 0.72) / 2);
  const expectTop = (top: number) => expect.poll(() => Math.round(boxOf(sheet).y)).toBe(top);
  const move = (from: number, to: number) => swipe({ x: 180, y: from + 14 }, { x: 180, y: to });
  await expect.element(sheet.getByText(`${[...long].slice(0, 50).join('').trimEnd()}…`)).toBeVisible();
  await expectTop(minimized);
  await move(minimized, height - half + 16);
  await expectTop(minimized);
  await move(minimized, height - half - 34);
  await expectTop(open);
  await expect.element(sheet.getByText(long, { exact: true })).toBeVisible();
  await expect.element(sheet.getByText('Resolution')).toBeVisible();
  // The whole picture is visible above it.
  expect(Math.round(boxOf(picture(long)).bottom)).toBeLessThanOrEqual(open + 1);
  await move(open, open + 100);
  await expectTop(open);
  await move(open, open + half + 64);
  await expectTop(minimized);
  await tap({ x: 180, y: minimized + 14 });
  await expectTop(open);
  // A tap on the picture minimizes it again.
  await tap({ x: 180, y: 100 });
  await expectTop(minimized);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('the sheet contains the actions: download, edit, delete, feed preview', async ({ api }) => {
  answerForGallery(
    api,
    pictures.map((image) => ({ ...image, isDesign: true })),
  );
  await openPage('/gallery');
  await page.getByRole('link', { name: long }).click();
  await expect.element(sheet.getByRole('button', { name: 'Download', exact: true })).toBeInViewport();
  await expect.element(sheet.getByRole('button', { name: 'Edit', exact: true })).toBeInViewport();
  await tap({ x: 180, y: height - 136 + 14 });
  await sheet.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await expect.element(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await sheet.getByRole('link', { name: 'Test in Feed' }).click();
  // The picture is removed from the address at once.
  await expect.poll(address).toBe('/youtube');
  await expect.element(page.getByRole('img', { name: long }).first()).toBeVisible();
  await goBack();
  await expect.element(viewer(long)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(address).toBe('/gallery');
});
