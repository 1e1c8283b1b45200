import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';

test('a prompt that cannot be drawn is refused beside it, and costs nothing @full', async ({
  page,
  server,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate')) calls += 1;
  });
  await signUp(page, server.origin);
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: /^Generate/ });

  await generate.click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a prompt' })).toBeVisible();
  await expect(prompt).toBeFocused();
  await prompt.fill('   ');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a prompt' })).toBeVisible();

  await prompt.fill('a'.repeat(4_001));
  await expect(page.getByText('4,001 / 4,000')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The prompt is too long' })).toBeVisible();
  expect(calls).toBe(0);

  await prompt.fill('a prompt with \u0000 in it');
  await generate.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'a character that cannot be stored' }),
  ).toBeVisible();
  await expect(prompt).toHaveValue(/in it$/);
  expect(calls).toBe(1);
  await expectCoins(page, 100);
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
});

test('a picture that the engine refuses is explained, refunded and can be put away', async ({
  page,
  held,
}) => {
  await signUp(page, held.origin);
  await press(page, 'something that is not allowed');
  await expectCoins(page, 85);
  held.release('refused');
  const alert = page.getByRole('dialog', { name: 'Content Policy Alert' });
  await expect(alert.getByText('You were not charged.')).toBeVisible();
  await alert.getByRole('button', { name: 'Edit prompt' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('something that is not allowed');
  await expectCoins(page, 100);
});

test('a prompt against the content policy is refused before it costs anything, and stays to be changed @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await press(page, 'a n\u00e1ked w0man on a sofa');
  const alert = page.getByRole('dialog', { name: 'Content Policy Alert' });
  await expect(alert).toContainText(
    "We couldn't generate this image because it may contain content that violates our policies. Please try modifying your prompt or using a different reference image.",
  );
  await expect(alert.getByRole('listitem')).toHaveText([
    'Use more general terms',
    'Remove prohibited content such as violence or adult content',
    'Try a different reference image',
  ]);
  await expect(alert.getByText('You were not charged.')).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Edit prompt' }).click();
  await expect(alert).toBeHidden();

  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toBeFocused();
  await expect(prompt).toHaveValue('a n\u00e1ked w0man on a sofa');
  await expectCoins(page, 100);
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
  await page.reload();
  await expect(prompt).toHaveValue('a n\u00e1ked w0man on a sofa');

  await prompt.fill('a woman on a sofa');
  await prompt.press('Control+Enter');
  await expectCoins(page, 85);
  await expect(alert).toBeHidden();
});

test('a picture that fails is refunded, and Try again makes it @full', async ({ page, held }) => {
  await signUp(page, held.origin);
  held.release('failed');
  await press(page, 'a robot that paints');
  const alert = page.getByRole('dialog', { name: 'Generation Failed' });
  await expect(alert.getByText('You were not charged.')).toBeVisible();
  await expectCoins(page, 100);
  held.release('picture');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'a robot that paints' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generation Failed' })).toBeHidden();
  await expectCoins(page, 85);
});

test('without enough coins the popup says so, keeps the prompt and offers what they still pay for', async ({
  page,
  held,
}) => {
  await signUp(page, held.origin);
  for (const [index, left] of [85, 70, 55, 40, 25, 10].entries()) {
    await press(page, `picture number ${index}`);
    await expectCoins(page, left);
  }
  await press(page, 'one picture too many');
  const popup = page.getByRole('dialog', { name: 'Your coins have run out' });
  await expect(popup).toContainText('This needs 15. You have 10. Your prompt is kept.');
  await popup.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('one picture too many');

  await page.getByRole('button', { name: /^Generate/ }).click();
  await popup.getByRole('button', { name: /Genesys Pro/ }).click();
  await expect(page.getByRole('radio', { name: /Genesys Pro/ })).toBeChecked();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expectCoins(page, 0);
  held.release();
  await expect(page.getByRole('link', { name: 'one picture too many' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'one picture too many' })).toBeVisible();
  await expectCoins(page, 0);
});
