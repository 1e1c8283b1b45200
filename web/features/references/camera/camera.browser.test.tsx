import { blockMedia, watchMedia } from '#web/testing/fake-media.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { referencesTexts } from '../texts.ts';

const { english: words } = referencesTexts;
const dialog = page.getByRole('dialog', { name: words.cameraTitle });
const shutter = dialog.getByRole('button', { name: words.shutter });
const openCamera = () => page.getByRole('button', { name: words.camera }).click();

const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [async ({ api, events, user }, use) => use(answerForStudio({ api, events, user })), { auto: true }],
});

test('takes a photo and retakes it', async () => {
  const isOn = watchMedia();
  await openPage('/editor');
  await toolNamed(/Genesys 1.0/).click();
  await openCamera();
  await expect.element(shutter).not.toHaveAttribute('aria-disabled');
  await shutter.click();
  await expect.element(dialog.getByRole('img', { name: words.cameraTaken })).toBeVisible();
  await dialog.getByRole('button', { name: words.retake }).click();
  await expect.element(shutter).not.toHaveAttribute('aria-disabled');
  await shutter.click();
  await dialog.getByRole('button', { name: words.usePhoto }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('camera.jpg')).toBeVisible();
  expect(isOn(), 'the camera goes out with the dialog').toBe(false);
});

test('explains a denied camera and retries', async () => {
  const allow = blockMedia();
  await openPage('/editor');
  await toolNamed(/Thumbnails V2/).click();
  await openCamera();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.cameraDenied);
  allow();
  await dialog.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(shutter).not.toHaveAttribute('aria-disabled');
  await shutter.click();
  await dialog.getByRole('button', { name: words.usePhoto }).click();
  await expect.element(page.getByRole('button', { name: /^Image 1, camera\.jpg/ })).toBeVisible();
});

test('Back switches the camera off', async () => {
  const isOn = watchMedia();
  await openPage('/gallery');
  await page.getByRole('link', { name: 'Studio' }).click();
  await toolNamed(/Genesys 1.0/).click();
  await openCamera();
  await expect.element(shutter).not.toHaveAttribute('aria-disabled');
  expect(isOn()).toBe(true);
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(isOn).toBe(false);
});
