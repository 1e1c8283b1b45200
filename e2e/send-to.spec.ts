import type { Page } from '@playwright/test';
import { flushDueTimers } from './harness/due-timers.ts';
import { expect, generate, signUp, test } from './harness/fixtures.ts';

const prompt = 'Why bees are disappearing';
const references = (page: Page) => page.getByRole('button', { name: /^Image \d, / });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function makePicture(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await generate(page, prompt);
  await expect(page.getByRole('link', { name: prompt })).toBeVisible({ timeout: 30_000 });
}

test('a keyboard user sends pictures to Thumbnails V2, which takes five and rejects the sixth @full', async ({
  page,
  server,
}) => {
  await makePicture(page, server.origin);
  for (let count = 1; count <= 6; count += 1) {
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    // The studio, until it is replaced, has a tile of the picture too.
    await expect(page.getByRole('heading', { name: 'Your Gallery', level: 1 })).toBeVisible();
    const more = page.getByRole('button', { name: /^More/ }).first();
    // A tile shows its buttons on focus.
    await page.getByRole('link', { name: prompt }).focus();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Send to' })).toBeVisible();
    await page.keyboard.type('send');
    // The menu moves the focus in a timer per letter. The last timer must run before the next key.
    await flushDueTimers(page);
    await expect(page.getByRole('menuitem', { name: 'Send to' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'Upscaler' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Thumbnails V2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /Thumbnails V2/ })).toBeChecked();
    if (count <= 5) await expect(references(page)).toHaveCount(count);
  }
  await expect(toast(page, '❌ Failed to send image. Please try manually.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Maximum 5 images allowed' })).toBeVisible();
  await expect(references(page)).toHaveCount(5);
});
