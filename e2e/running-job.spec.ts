import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect, signUp } from './harness/fixtures.ts';
import { makeDataDir, type RunningServer, startServer } from './harness/server.ts';

/** A server whose pictures stand at 42 % until they are released. */
const test = base.extend<{ held: RunningServer & { release(): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
  held: async ({}, use) => {
    const { dataDir, remove } = makeDataDir();
    const server = await startServer({ dataDir, by: 'held' });
    await use({ ...server, release: () => writeFileSync(path.join(dataDir, 'release'), '') });
    await server.stop();
    remove();
  },
});

async function press(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
}

const percent = (page: Page) => page.getByText('42', { exact: false }).first();

test('a reload in the middle of a generation finds the running job again', async ({ page, held }) => {
  await signUp(page, held.origin);
  await press(page, 'a shark in the ocean');
  await expect(percent(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('a shark in the ocean').first()).toBeVisible();
  await expect(percent(page)).toBeVisible();
  held.release();
  await expect(page.getByRole('link', { name: 'a shark in the ocean' })).toBeVisible();
});

test('cancelling gives the coins back and leaves no picture', async ({ page, held }) => {
  await signUp(page, held.origin);
  await press(page, 'a shark in the ocean');
  await expect(page.getByText('85', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect(page.getByText('100', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
});

test('eight open tabs all show a generation that the last one started, and its picture', async ({
  context,
  page,
  held,
}) => {
  await signUp(page, held.origin);
  const tabs = [page];
  while (tabs.length < 8) {
    const tab = await context.newPage();
    await tab.goto(`${held.origin}/editor`);
    await expect(tab.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
    tabs.push(tab);
  }
  const last = tabs.at(-1) ?? page;
  await press(last, 'a volcano at night');
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(percent(tab)).toBeVisible();
  }
  held.release();
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(tab.getByRole('link', { name: 'a volcano at night' })).toBeVisible();
    await expect(tab.getByText('85', { exact: true }).first()).toBeVisible();
  }
});
