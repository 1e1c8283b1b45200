import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Nothing on the page that waits for its time comes by itself from now on, however long a busy machine takes.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Lets held time go on by a few milliseconds until something is seen: as much as a page needs to load, and
 * far less than what comes later waits for.
 */
export async function untilSeen(page: Page, wanted: Locator): Promise<void> {
  const isSeen = async () => {
    await page.clock.runFor(5);
    return wanted.isVisible();
  };
  await expect.poll(isSeen).toBe(true);
}
