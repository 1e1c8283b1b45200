import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pauses the page’s clock: no timer fires by itself, however slow the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Runs the paused clock in steps of 5 ms until an element is visible. A page loads in a few steps. Longer
 * timers do not fire.
 */
export async function runClockUntilVisible(page: Page, locator: Locator): Promise<void> {
  const isVisible = async () => {
    await page.clock.runFor(5);
    return locator.isVisible();
  };
  await expect.poll(isVisible).toBe(true);
}
