import type { Page } from '@playwright/test';
import { expect, generate, signUp, test } from './harness/fixtures.ts';

const percent = (page: Page) => page.getByText('42', { exact: false }).first();

test('a running job survives a reload', async ({ page, held }) => {
  await signUp(page, held.origin);
  await generate(page, 'a shark in the ocean');
  await expect(percent(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('a shark in the ocean').first()).toBeVisible();
  await expect(percent(page)).toBeVisible();
  held.release();
  await expect(page.getByRole('link', { name: 'a shark in the ocean' })).toBeVisible();
});

test('eight open tabs all show a job started in the last one, and its picture @full', async ({
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
  await generate(last, 'a volcano at night');
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
