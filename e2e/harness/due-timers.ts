import type { Page } from '@playwright/test';

/**
 * Timers of the page that are due have run. Keys overtake them on a busy machine: they are more urgent to a
 * browser.
 */
export async function dueTimersRan(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
