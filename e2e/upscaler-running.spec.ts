import type { Page } from '@playwright/test';
import { barriersOf } from './harness/barriers.ts';
import { expect, expectCoins, type HeldServer, signUp, test } from './harness/fixtures.ts';
import {
  chooseSource,
  chooseUpscaler,
  drawing,
  entries,
  historyOf,
  upscaleButton,
} from './harness/upscales.ts';

async function startOne(page: Page, held: HeldServer): Promise<void> {
  await signUp(page, held.origin);
  await chooseUpscaler(page);
  await chooseSource(page, await drawing('held.png'));
  await upscaleButton(page).click();
  await expectCoins(page, 95);
}

/** Sets the page's clock, by which it says how long something runs, to so many seconds after the upscale began. */
async function atSecond(page: Page, second: number): Promise<void> {
  const [upscale] = await historyOf(page);
  await page.clock.setFixedTime(Date.parse(upscale?.timestamp ?? '') + second * 1_000);
}

test('a running upscale shows its progress and what is said by elapsed time, answers Check Status, and can be called off', async ({
  page,
  held,
}) => {
  await startOne(page, held);
  const entry = entries(page).first();
  await expect(entry.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await atSecond(page, 20);
  await expect(entry.getByText('This may take a few moments')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Check Status' })).toHaveCount(0);
  expect(await barriersOf(page)).toEqual([]);
  await atSecond(page, 40);
  await expect(entry.getByText('Almost there...')).toBeVisible();
  await atSecond(page, 50);
  const check = entry.getByRole('button', { name: 'Check Status' });
  await check.click();
  await expect(entry.getByText('Asked just now: 60 % done.')).toBeVisible();
  await atSecond(page, 100);
  await expect(entry.getByText('Waiting for 1 minute')).toBeVisible();
  await atSecond(page, 180);
  await expect(entry.getByText('Final processing stage')).toBeVisible();
  await expect(entry.getByText('Detecting completion...')).toBeVisible();
  // No upscale is done because time has passed.
  await atSecond(page, 900);
  await expect(entry.getByText('Waiting for 15 minutes')).toBeVisible();

  // It is there after a reload, and on the page of another tool as a toast.
  await page.reload();
  await expect(entry.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await page.getByRole('radio', { name: /^Genesys 1.0/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Upscaling your picture' })).toContainText(
    '60 %',
  );
  await expect(page.getByRole('region', { name: 'Your pictures' }).getByRole('article')).toHaveCount(0);
  await chooseUpscaler(page);
  await entry.getByRole('button', { name: 'Cancel' }).click();
  await expect(entries(page)).toHaveCount(0);
  await expectCoins(page, 100);
});

test('one that fails says so, costs nothing, and is sent again as it was @full', async ({ page, held }) => {
  await startOne(page, held);
  await expect(entries(page).first().getByRole('progressbar')).toBeVisible();
  held.release('failed');
  const dialog = page.getByRole('dialog', { name: 'Upscale Failed' });
  await expect(dialog.getByText('Failed to upscale image. Please try again.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByText('You were not charged.')).toBeVisible();
  await expectCoins(page, 100);
  held.release('picture');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).getByRole('heading', { name: '2x · WEBP' })).toBeVisible({ timeout: 30_000 });
  await expect(entries(page)).toHaveCount(1);
  await expectCoins(page, 95);
});

test('what ended while the browser was offline is there when it is back @full', async ({
  page,
  context,
  held,
}) => {
  await startOne(page, held);
  await expect(entries(page).first().getByRole('progressbar')).toBeVisible();
  await context.setOffline(true);
  held.release();
  await context.setOffline(false);
  await expect(entries(page).getByRole('heading', { name: '2x · WEBP' })).toBeVisible({ timeout: 60_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('form and history take turns, the running one is the line above the button, and all is done by touch @full', async ({
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
    expect(await barriersOf(page)).toEqual([]);
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
