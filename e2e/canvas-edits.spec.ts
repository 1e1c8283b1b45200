import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';
import { assignPlan } from './harness/roles.ts';

const prompt = 'I survived 100 days in the desert';

/** A creator of the Pro plan with a thumbnail, which "Edit" of its tile opens in the editor. */
async function openEditor(page: Page): Promise<void> {
  const tile = page.getByRole('link', { name: prompt });
  await tile.hover();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(page.getByText('Image loaded from gallery for editing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
}

const workText = { timeout: 30_000 };

test('a creator edits a part and the whole of a thumbnail, and exports it', async ({
  browser,
  page,
  server,
}) => {
  const account = await signUp(page, server.origin);
  await assignPlan(browser, server, account, 'pro');
  await page.goto(`${server.origin}/editor`);
  await generate(page, prompt);
  await expect(page.getByRole('link', { name: prompt })).toBeVisible(workText);
  await openEditor(page);
  await expect(page).toHaveURL(/\/editor\/canvas\?document=/);
  await expectCoins(page, 85);

  // A part of it.
  await page.keyboard.press('b');
  const picture = await page.locator('canvas').first().boundingBox();
  if (picture === null) throw new Error('There is no picture.');
  const at = (across: number, down: number) =>
    [picture.x + picture.width * across, picture.y + picture.height * down] as const;
  await page.mouse.move(...at(0.7, 0.4));
  await page.mouse.down();
  await page.mouse.move(...at(0.8, 0.5), { steps: 8 });
  await page.mouse.up();
  const selection = page.getByRole('dialog', { name: 'Selection Prompt' });
  await selection.getByRole('textbox').fill('make it black and white');
  await expect(selection.getByText(/^I will: /)).toBeVisible();
  await expect(selection.getByText('You will spend 10 coins')).toBeVisible();
  await selection.getByRole('button', { name: /^Apply Edit/ }).click();
  const result = page.getByRole('group', { name: 'Result of the edit' });
  await expect(result).toBeVisible(workText);
  await expectCoins(page, 75);
  await result.getByRole('button', { name: 'Show what changed' }).click();
  const changed = page.getByRole('dialog', { name: 'What changed' });
  await expect(changed.getByText('None: all as it was')).toBeVisible();
  await page.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Edit applied')).toBeVisible();

  // All of it: what is free is offered first, the rest says what it will do.
  await page.keyboard.press('v');
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await dialog.getByRole('textbox').fill('flip it horizontally');
  await expect(dialog.getByRole('button', { name: 'Flip the picture' })).toBeVisible();
  await dialog.getByRole('textbox').fill('make it night, add a vignette');
  await expect(dialog.getByText(/^I will: /)).toBeVisible();
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect(result).toBeVisible(workText);
  await expectCoins(page, 60);
  await result.getByRole('button', { name: 'Keep', exact: true }).click();

  // Reloaded, everything is there; exported, it is a file of the picture's size below YouTube's limit.
  await expect(page.locator('[data-save-state="saved"]')).toBeAttached();
  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await expect(exporting.getByText('under 2 MB for YouTube')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('adventure-export.png');
  const file = await readFile(await download.path());
  expect(await sharp(file).metadata()).toMatchObject({ width: 1280, height: 720, format: 'png' });
  await expect(page.getByText('adventure-export.png').first()).toBeVisible();
});

test('an edit outside the plan leads to the gate, and a design has its panel', async ({ page, server }) => {
  await signUp(page, server.origin);
  await generate(page, prompt);
  const tile = page.getByRole('link', { name: prompt });
  await expect(tile).toBeVisible(workText);
  const id = await page.locator('a[data-image]').getAttribute('data-image');
  await page.goto(`${server.origin}/editor?edit=${id}`);
  await expect(page.getByRole('dialog', { name: 'Edit design' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('heading', { name: "You don't have access to the Advanced Editor yet." }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: prompt })).toBeVisible();
  await page.getByRole('link', { name: 'Maybe Later' }).click();
  await expect(page).toHaveURL(/\/editor$/);
});
