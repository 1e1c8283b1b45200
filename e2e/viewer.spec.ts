import type { Page } from '@playwright/test';
import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';

async function makePictures(page: Page, prompts: readonly string[]): Promise<void> {
  for (const prompt of prompts) {
    await generate(page, prompt);
    await expect(page.getByRole('link', { name: prompt })).toBeVisible();
  }
}

test('deleting a picture removes it from every tab and moves the focus to the next @full', async ({
  context,
  page,
  held,
}) => {
  await signUp(page, held.origin);
  held.release();
  await makePictures(page, ['a lighthouse', 'a windmill', 'a castle']);
  const other = await context.newPage();
  await other.goto(`${held.origin}/gallery`);
  await expect(other.getByText('3 pictures')).toBeVisible();
  await page.bringToFront();

  await page.getByRole('link', { name: 'a windmill' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await expect(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'a windmill' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'a windmill' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'a lighthouse' })).toBeFocused();
  await expect(page).toHaveURL(/\/editor$/);
  await expect(other.getByText('2 pictures')).toBeVisible();
  await expect(other.getByRole('link', { name: 'a windmill' })).toBeHidden();

  await page.getByRole('link', { name: 'a castle' }).hover();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('1 picture')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'a lighthouse' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'a castle' })).toBeHidden();
  // Deleting refunds no coins.
  await expectCoins(page, 55);
});
