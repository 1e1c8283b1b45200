import sharp from 'sharp';
import { barriersOf } from './harness/barriers.ts';
import { expect, signUp, test } from './harness/fixtures.ts';

const typed = 'Giant shark attacks the boat';

test('a prompt is said in full, shown as a proposal, changed, used, and taken back', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  const enhance = page.getByRole('button', { name: 'Enhance' });
  await expect(enhance).toHaveAttribute('aria-disabled', 'true');
  await prompt.fill(typed);
  await enhance.click();
  const dialog = page.getByRole('dialog', { name: 'Enhanced prompt' });
  const proposal = dialog.getByRole('textbox', { name: 'Enhanced prompt' });
  await expect(proposal).toHaveValue(
    `${typed}, with the words "GIANT SHARK ATTACKS THE BOAT", dramatic epic light, main subject on the right`,
  );
  await expect(dialog.locator('mark').first()).toContainText('with the words');
  await expect(dialog.getByText('Headline in quotation marks, printed as it stands')).toBeVisible();
  expect(await barriersOf(page, '[role=dialog]')).toEqual([]);

  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(prompt).toHaveValue(typed);

  await enhance.click();
  const changed = `${typed}, with the words "SHARK"`;
  await proposal.fill(changed);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(prompt).toHaveValue(changed);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveValue(typed);
});

test('a picture of an enhanced prompt carries both; one whose prompt was changed afterwards does not @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill(typed);
  await page.getByRole('button', { name: 'Enhance' }).click();
  await page.getByRole('button', { name: 'Use this' }).click();
  const enhanced = await prompt.inputValue();
  const sent = page.waitForRequest('**/api/generate');
  await page.getByRole('button', { name: /^Generate/ }).click();
  expect((await sent).postData()).toContain('name="originalPrompt"');
  await expect(page.getByRole('link', { name: typed, exact: true })).toBeVisible();
  const images = await page.evaluate(async () => (await fetch('/api/user-images')).json());
  expect(images[0]).toMatchObject({ prompt: enhanced, originalPrompt: typed, enhancedPrompt: enhanced });

  await prompt.fill(`${enhanced}, at night`);
  const second = page.waitForRequest('**/api/generate');
  await page.getByRole('button', { name: /^Generate/ }).click();
  expect((await second).postData()).not.toContain('originalPrompt');
});

test('says so where there is nothing to add, and where it fails @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('🦈🔥');
  const enhance = page.getByRole('button', { name: 'Enhance' });
  await enhance.click();
  const nothing = page.getByRole('dialog', { name: 'Nothing to add' });
  await expect(nothing).toBeVisible();
  await nothing.getByRole('button', { name: 'Close' }).last().click();

  const failure = 'The prompt could not be enhanced. Try again.';
  await page.route('**/api/enhance-prompt', (route) =>
    route.fulfill({
      status: 502,
      json: { success: false, error: failure, message: failure, code: 'enhancement_failed', requestId: '1' },
    }),
  );
  await enhance.click();
  const failed = page.getByRole('dialog', { name: 'The prompt was not enhanced' });
  await expect(failed.getByText(failure)).toBeVisible();
  await page.unroute('**/api/enhance-prompt');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(nothing).toBeVisible();
});

test('a reference picture is looked at first: its colours and its light come into the words @full', async ({
  page,
  server,
}) => {
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

  // What cannot be measured stands in nobody's way.
  await page.route('**/api/analyze-image', (route) => route.abort());
  await enhance.click();
  await expect(
    dialog.getByText('Your reference picture could not be looked at, so only the words were enhanced.'),
  ).toBeVisible();
  await expect(dialog.getByText('main subject on the right', { exact: true })).toBeVisible();
});
