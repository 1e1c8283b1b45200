import type { Locator, Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';

const words = { name: 'Violet night', description: 'Neon purple, a dark night, soft glow' };

async function openGenesys(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Genesys Pro/ }).click();
  await expect(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
}

const fieldsOf = (dialog: Locator) => ({
  name: dialog.getByRole('textbox', { name: 'Name', exact: true }),
  description: dialog.getByRole('textbox', { name: 'Description' }),
});

test('a user creates, uses, renames and deletes a described style, and its picture stays @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await openGenesys(page);
  await page.getByRole('button', { name: 'Create Custom Style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Custom Style' });
  const { name, description } = fieldsOf(dialog);
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await expect(dialog.getByText('Give the style a name of 1 to 40 visible characters.')).toBeVisible();
  await expect(dialog.getByText('Describe the style in at least 10 characters.')).toBeVisible();
  await name.fill('Comic');
  await description.fill(words.description);
  await expect(dialog.getByText('36 / 600')).toBeVisible();

  // The text survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Create Custom Style' }).click();
  await expect(description).toHaveValue(words.description);
  // Enhance expands the description, and Restore my text reverts it.
  await dialog.getByRole('button', { name: 'Enhance' }).click();
  await expect(description).toHaveValue(/^Neon purple, a dark night, soft glow, .*deep shadows/);
  await expect(dialog.getByText(/^Added: .*deep shadows/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore my text' }).click();
  await expect(description).toHaveValue(words.description);
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await expect(
    dialog.getByText('You already have a style with this name. Choose another name.'),
  ).toBeVisible();
  await name.fill(words.name);
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await expect(dialog).toBeHidden();
  const chosen = page.getByRole('button', { name: 'Style: Violet night' });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  await chosen.click();
  await expect(page.getByRole('option').last()).toHaveText('Violet nightYours');
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Prompt' }).fill('a fox on a hill');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const tile = page.getByRole('link', { name: 'a fox on a hill' });
  await expect(tile).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Edit Violet night' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit style' });
  await fieldsOf(edited).name.fill('Ultraviolet');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Style: Ultraviolet' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Ultraviolet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
  await tile.click();
  await expect(page.getByRole('dialog').getByText('Violet night').first()).toBeVisible();
});
