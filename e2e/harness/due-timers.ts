import type { Page } from '@playwright/test';

/** Waits until the page’s due timers have run. A busy browser handles key presses first. */
export async function flushDueTimers(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
