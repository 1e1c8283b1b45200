import { expect, signUp, test } from './harness/fixtures.ts';

// A camera of Chromium's own, which shows a pattern. Whether it may be used is each test's to say.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream'],
  },
});

test('takes a picture with the camera, and another one', async ({ page, context, server }) => {
  await context.grantPermissions(['camera'], { origin: server.origin });
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /Genesys 1.0/ }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a picture' });
  const shutter = dialog.getByRole('button', { name: 'Take the picture' });
  await expect(shutter).not.toHaveAttribute('aria-disabled');
  await shutter.click();
  await expect(dialog.getByRole('img', { name: 'The picture that was taken' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take another' }).click();
  await shutter.click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('camera.jpg')).toBeVisible();
  const isOn = await page.evaluate(() => document.querySelector('video')?.srcObject instanceof MediaStream);
  expect(isOn, 'the camera goes out with the dialog').toBe(false);
});

test('says what to do where the camera may not be used, and tries again @full', async ({
  page,
  context,
  server,
}) => {
  await signUp(page, server.origin);
  // Whatever is not granted is refused.
  await context.grantPermissions(['geolocation'], { origin: server.origin });
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a picture' });
  await expect(dialog.getByRole('alert')).toContainText('The camera is blocked.');
  await context.grantPermissions(['camera'], { origin: server.origin });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Take the picture' }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: /^Image 1, camera\.jpg/ })).toBeVisible();
});

test('Back in the middle of taking a picture puts the camera out @full', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['camera'], { origin: server.origin });
  await signUp(page, server.origin);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Studio' }).click();
  await page.getByRole('radio', { name: /Genesys 1.0/ }).click();
  await page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) =>
      Object.assign(window, { opened: await open(wish) }).opened;
  });
  await page.getByRole('button', { name: 'Use the camera' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a picture' });
  await expect(dialog.getByRole('button', { name: 'Take the picture' })).not.toHaveAttribute('aria-disabled');
  const isOn = () =>
    page.evaluate(() =>
      (window as unknown as { opened: MediaStream }).opened
        .getTracks()
        .some(({ readyState }) => readyState === 'live'),
    );
  expect(await isOn()).toBe(true);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect.poll(isOn).toBe(false);
});
