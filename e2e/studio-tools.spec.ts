import type { Page } from '@playwright/test';
import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';
import { givePlan } from './harness/roles.ts';

const tool = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const v2 = /^Thumbnails V2/;
const pro = /^Genesys Pro/;
const first = /^Genesys 1\.0/;

/** The fields of the form that the next press sends. */
async function sentBy(page: Page, path: string, act: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === path);
  await act();
  return (await request).postDataBuffer()?.toString('latin1') ?? '';
}

const field = (name: string, value: string) => new RegExp(`name="${name}"\\s+${value}\\s`);

test('the Genesys tools send their form, and make a picture of its shape', async ({ page, server }) => {
  await signUp(page, server.origin);
  await tool(page, pro).click();
  await page.getByRole('radio', { name: /^1:1/ }).click();
  const ofPro = await sentBy(page, '/api/generate', () => press(page, 'a castle on a hill'));
  expect(ofPro).toMatch(field('variant', 'Genesys Pro'));
  expect(ofPro).toMatch(field('style', 'Photographic'));
  expect(ofPro).toContain('"aspectRatio":"1:1"');
  expect(ofPro).toContain('"creativity":1');
  await expect(page.getByRole('link', { name: 'a castle on a hill' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 90);

  await tool(page, first).click();
  const ofFirst = await sentBy(page, '/api/generate', () => press(page, 'a red fox'));
  expect(ofFirst).toContain('"outputQuality":100');
  expect(ofFirst).toContain('"creativity":null');
  await expect(page.getByRole('link', { name: 'a red fox' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 89);
});

test('ThumbnailsV2 makes a picture on a paid plan @full', async ({ browser, page, server }) => {
  const person = await signUp(page, server.origin);
  await givePlan(browser, server, person, 'pro');
  await page.reload();
  await tool(page, v2).click();
  const sent = await sentBy(page, '/api/thumbnails/generate', () => press(page, 'a robot that paints'));
  expect(sent).toContain('"preset":"none"');
  expect(sent).toMatch(field('variant', 'ThumbnailsV2'));
  await expect(page.getByRole('link', { name: 'a robot that paints' })).toBeVisible({ timeout: 30_000 });
});
