import sharp from 'sharp';
import { expect, signUp, test } from './harness/fixtures.ts';

const typed = 'Giant shark attacks the boat';

test('enhancing a prompt adds the reference picture’s colours and light @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /Genesys Pro/ }).click();
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#101c60' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'dusk.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(typed);
  const enhance = page.getByRole('button', { name: 'Enhance' });
  await enhance.click();
  const dialog = page.getByRole('dialog', { name: 'Enhanced prompt' });
  await expect(dialog.getByText('tones of dark blue', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Light of your reference')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();

  // A failed analysis does not block the enhancement.
  await page.route('**/api/analyze-image', (route) => route.abort());
  await enhance.click();
  await expect(
    dialog.getByText('Your reference image could not be analysed, so only the text was enhanced.'),
  ).toBeVisible();
  await expect(dialog.getByText('main subject on the right', { exact: true })).toBeVisible();
});
