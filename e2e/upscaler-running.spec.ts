import type { Page } from '@playwright/test';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, expectCoins, signUp, test } from './harness/fixtures.ts';
import type { HeldServer } from './harness/held-server.ts';
import { chooseSource, chooseUpscaler, drawing, entries, upscaleButton } from './harness/upscales.ts';

async function startUpscale(page: Page, held: HeldServer): Promise<void> {
  await signUp(page, held.origin);
  await chooseUpscaler(page);
  await chooseSource(page, await drawing('held.png'));
  await upscaleButton(page).click();
  await expectCoins(page, 95);
}

test('an upscale that finishes offline appears after reconnecting @full', async ({ page, context, held }) => {
  await startUpscale(page, held);
  await expect(entries(page).first().getByRole('progressbar')).toBeVisible();
  await context.setOffline(true);
  held.release();
  await context.setOffline(false);
  await expect(entries(page).getByRole('heading', { name: '2x · WEBP' })).toBeVisible({ timeout: 60_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('form and history switch by touch, and a line above the button shows the running upscale @full', async ({
    page,
    held,
  }) => {
    await signUp(page, held.origin);
    await page.getByRole('radio', { name: /^Upscaler/ }).tap();
    await chooseSource(page, await drawing('phone.png'));
    await upscaleButton(page).tap();
    const strip = page.getByRole('button', { name: /^Upscaling your picture/ });
    await expect(strip).toContainText('60%');
    await strip.tap();
    const entry = entries(page).first();
    await expect(entry.getByRole('progressbar')).toBeVisible();
    held.release();
    await expect(entry.getByRole('heading', { name: '2x · WEBP' })).toBeVisible({ timeout: 30_000 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await entry.getByRole('button', { name: 'Compare', exact: true }).tap();
    const comparer = page.getByRole('dialog', { name: 'Before and after' });
    await expect(comparer).toBeVisible();
    await comparer.getByRole('button', { name: 'Close' }).tap();
    await entry.getByRole('button', { name: 'Use settings' }).tap();
    await expect(page.getByRole('radio', { name: 'Create' })).toBeChecked();
    await page.getByRole('radio', { name: /^Results/ }).tap();
    await entry.getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('dialog', { name: 'Delete Image' }).getByRole('button', { name: 'Delete' }).tap();
    await expect(entries(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(entries(page)).toHaveCount(1);
  });
});
