import { expect, signUp, test } from './harness/fixtures.ts';

// A trace fetches what a page shows, and the Content-Security-Policy lets nobody fetch the preview's address.
test.use({ trace: 'off' });

test('a picture is shown before it is used, then everywhere, and removed', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/profile`);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a picture of yourself').setInputFiles({ name, mimeType: 'image/png', buffer });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await page.getByLabel('Choose a picture of yourself').setInputFiles(notes);
  await expect(page.getByRole('alert').filter({ hasText: 'That is not an image.' })).toBeVisible();
  await choose('broken.png', Buffer.from('this is no picture'));
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('This file is not a picture that we can read.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await choose('me.png', await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }));
  await expect(page.getByRole('img', { name: 'The picture that you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  const inBar = page.getByRole('button', { name: 'Account', exact: true }).getByRole('presentation');
  await expect(inBar).toHaveJSProperty('naturalWidth', 256);
  await page.reload();
  await expect(inBar).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(inBar).toBeHidden();
});
