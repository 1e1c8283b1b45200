import { portraitPhoto } from '#testing/portrait-photo.ts';
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
