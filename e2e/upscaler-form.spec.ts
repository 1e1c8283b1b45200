import sharp from 'sharp';
import { expect, test } from './harness/fixtures.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();

test('the upscaler form accepts an image, offers the factors that fit and rejects invalid files @full', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ storageState: server.admin });
  const page = await context.newPage();
  await page.goto(`${server.origin}/test-popups`);
  await page.getByRole('button', { name: 'Show: Upscaler form' }).click();
  const form = page.getByRole('dialog', { name: 'Upscaler form' });
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    form.getByLabel('Image to upscale').setInputFiles({ name, mimeType, buffer });
  const slider = (name: string) => form.getByRole('slider', { name });
  await expect(slider('Quality')).toHaveAttribute('aria-valuenow', '10');
  await expect(slider('Creativity')).toHaveAttribute('aria-valuenow', '3');
  await expect(slider('Resemblance')).toHaveAttribute('aria-valuenow', '100');
  await expect(form.getByRole('radio', { name: 'WEBP' })).toBeChecked();
  await form.getByRole('radio', { name: '8x' }).click();

  await choose('notes.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(form.getByRole('alert')).toHaveText('Please upload a valid image file');
  await choose('phone.heic', 'image/heic', Buffer.from('x'));
  await expect(form.getByRole('alert')).toContainText('HEIC photos are not supported');
  await choose('big.jpg', 'image/jpeg', Buffer.alloc(21 * 1024 * 1024, 1));
  await expect(form.getByRole('alert')).toContainText('larger than 20 MB');

  await choose('photo.jpg', 'image/jpeg', await picture(3_000, 2_000));
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText('3,000 × 2,000 px')).toBeVisible();
  // A side of 24,000 pixels is too large. The largest factor that fits is selected.
  await expect(form.getByRole('radio', { name: '8x' })).toBeDisabled();
  await expect(form.getByRole('radio', { name: '2x' })).toBeChecked();
  await expect(form.getByText('Result: 6,000 × 4,000 px')).toBeVisible();
  await expect(form.getByText('4x is too large', { exact: false })).toBeVisible();

  await form.getByRole('button', { name: 'Remove the image' }).click();
  await expect(form.getByRole('radio', { name: '8x' })).toBeEnabled();
  await context.close();
});
