import { expect, signUp, test } from './harness/fixtures.ts';
import { makePictures } from './harness/pictures.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('an owner shares pictures, a visitor comments and chooses, the owner answers and revokes', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, server.origin);
  await makePictures(page, [{ prompt: 'a secret windmill' }, { prompt: 'a secret castle' }]);
  await page.goto(`${server.origin}/gallery`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('link', { name: 'a secret windmill' }).click();
  await page.getByRole('link', { name: 'a secret castle' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Cover of June');
  await dialog.getByRole('checkbox', { name: 'Allow download' }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const ready = page.getByRole('dialog', { name: 'Your link is ready' });
  const address = await ready.getByRole('textbox', { name: 'Link' }).inputValue();
  await ready.getByRole('link', { name: 'Your private links' }).click();
  await expect(page.getByText('2 pictures · 0 views · 0 comments · 0 choices')).toBeVisible();

  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(visitor.getByRole('heading', { name: 'Cover of June' })).toBeVisible();
  const picture = visitor.getByRole('img', { name: 'Picture 1' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
  await expect(visitor.getByText('secret')).toHaveCount(0);
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await visitor.getByRole('button', { name: 'Next picture' }).click();
  await visitor.getByRole('button', { name: 'Choose this one' }).click();
  await expect(visitor.getByRole('button', { name: 'Your choice' })).toBeVisible();
  await visitor.getByRole('textbox', { name: 'Comment' }).fill('<b>Bigger</b> face?');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('<b>Bigger</b> face?')).toBeVisible();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Download picture 2' }).click();
  expect((await download).suggestedFilename()).toBe('picture-2.jpg');

  // The owner's open page follows.
  await expect(page.getByText('2 pictures · 1 view · 1 comment · 1 choice')).toBeVisible();
  await page.goto(`${server.origin}/notifications`);
  await page.getByRole('link', { name: /1 new comment on your link/ }).click();
  await expect(page.getByText('Chosen by 1: Bob')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply about picture 2' }).fill('Done.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Picture 2' }).click();
  await expect(visitor.getByText('Done.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Your choice' })).toBeVisible();

  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/^Revoked/)).toBeVisible();
  const gone = await visitor.reload();
  expect(gone?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
