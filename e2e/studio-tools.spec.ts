import type { Page } from '@playwright/test';
import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';
import { assignPlan } from './harness/roles.ts';

const tool = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const v2 = /^Thumbnails V2/;
const pro = /^Genesys Pro/;
const first = /^Genesys 1\.0/;

/** Returns the body of the form that an action sends. */
async function formSentBy(page: Page, path: string, action: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === path);
  await action();
  return (await request).postDataBuffer()?.toString('latin1') ?? '';
}

const field = (name: string, value: string) => new RegExp(`name="${name}"\\s+${value}\\s`);

test('the Genesys tools submit their settings and make a picture', async ({ page, server }) => {
  await signUp(page, server.origin);
  await tool(page, pro).click();
  await page.getByRole('radio', { name: /^1:1/ }).click();
  const proForm = await formSentBy(page, '/api/generate', () => generate(page, 'a castle on a hill'));
  expect(proForm).toMatch(field('variant', 'Genesys Pro'));
  expect(proForm).toMatch(field('style', 'Photographic'));
  expect(proForm).toContain('"aspectRatio":"1:1"');
  expect(proForm).toContain('"creativity":1');
  await expect(page.getByRole('link', { name: 'a castle on a hill' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 90);

  await tool(page, first).click();
  const firstForm = await formSentBy(page, '/api/generate', () => generate(page, 'a red fox'));
  expect(firstForm).toContain('"outputQuality":100');
  expect(firstForm).toContain('"creativity":null');
  await expect(page.getByRole('link', { name: 'a red fox' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 89);
});

test('Thumbnails V2 makes a picture on a paid plan @full', async ({ browser, page, server }) => {
  const user = await signUp(page, server.origin);
  await assignPlan(browser, server, user, 'pro');
  await page.reload();
  await tool(page, v2).click();
  const sent = await formSentBy(page, '/api/thumbnails/generate', () =>
    generate(page, 'a robot that paints'),
  );
  expect(sent).toContain('"preset":"none"');
  expect(sent).toMatch(field('variant', 'ThumbnailsV2'));
  await expect(page.getByRole('link', { name: 'a robot that paints' })).toBeVisible({ timeout: 30_000 });
});
