import { portraitPhoto } from '#testing/portrait-photo.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, generate, signUp, test } from './harness/fixtures.ts';

test('a free user’s own photo becomes the hero of a thumbnail', async ({ page, server }) => {
  await signUp(page, server.origin);
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose your photo' }).click();
  const buffer = Buffer.from(await portraitPhoto());
  await (await dialog).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('me.jpg', { exact: true })).toBeVisible();
  await generate(page, 'Why I quit my job at Google');
  const images = async () =>
    (await (await page.request.get(`${server.origin}/api/user/user-images`)).json()).images;
  await expect.poll(async () => (await images()).length).toBe(1);
  const [image] = await images();
  // Nobody had to be marked, and somebody was found.
  expect(image.warnings).toEqual([]);
  expect(image.referenceImageUrl).toEqual(expect.any(String));
});

test('what is cut out of a photo is shown before, and corrected by strokes @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose your photo' }).click();
  const buffer = Buffer.from(await portraitPhoto());
  await (await opened).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'See and correct the cut-out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the cut-out' });
  await expect(dialog.getByText('The person is cut out.')).toBeVisible({ timeout: 20_000 });
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('radio', { name: 'Background' }).click();
  const board = dialog.getByRole('application');
  const box = await board.boundingBox();
  if (!box) throw new Error('the picture is not there');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.92);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.36, box.y + box.height * 0.92, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByText('1 stroke', { exact: true })).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Use as cut-out' }).click();
  await generate(page, 'Why I quit my job at Google');
  const images = async () =>
    (await (await page.request.get(`${server.origin}/api/user/user-images`)).json()).images;
  await expect.poll(async () => (await images()).length).toBe(1);
  expect((await images())[0].warnings).toEqual([]);
});
