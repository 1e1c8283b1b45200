import type { Page } from '@playwright/test';
import { expect, press, signUp, test } from './harness/fixtures.ts';

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

test('eight open tabs all show a generation that the last one started, and its picture @full', async ({
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

test('a picture that takes its time is told of in a toast, beside its tile and on other pages, until it is there @full', async ({
  page,
  held,
}) => {
  await signUp(page, held.origin);
  await press(page, 'a lighthouse at dusk');
  await expect(page.getByRole('article', { name: 'a lighthouse at dusk' })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Preparing Everything' });
  await expect(toast).toContainText('42 %');
  await page.getByRole('link', { name: 'Feed preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toast).toContainText('42 %');
  held.release();
  await expect(toast).toBeHidden();
});
