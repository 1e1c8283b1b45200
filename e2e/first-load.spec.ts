import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { errors } from '#contract/errors.ts';
import { measureFirstLoad } from '../scripts/measure-bundle.mjs';
import { expect, signUp, test } from './harness/fixtures.ts';
import { pauseClock, runClockUntilVisible } from './harness/paused-clock.ts';

const limitBytes = 200_000;
/** Fits into one packet uncompressed, so compression gains nothing. */
const smallBytes = 1_400;

async function sizeOf(request: Request) {
  const response = await request.response();
  const { responseBodySize: bytes } = await request.sizes();
  const encoding = (await response?.allHeaders())?.['content-encoding'] ?? 'none';
  return { file: new URL(request.url()).pathname.slice(1), encoding, bytes };
}

const emptyState = (page: Page) => page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' });

test('the first visit to the studio loads at most 200 kB of JavaScript, all of it compressed', async ({
  browser,
  context,
  page,
  server,
}) => {
  const measured = await measureFirstLoad('/editor');
  expect(measured.gzip).toBeLessThanOrEqual(limitBytes);
  // The sentences of errors come with the answers.
  for (const { file } of measured.files) {
    expect(readFileSync(`dist/web/${file}`, 'utf8'), file).not.toContain(errors.too_many_jobs.message);
  }

  await signUp(page, server.origin);
  // A browser with the session and an empty cache.
  const fresh = await browser.newContext({ storageState: await context.storageState() });
  const visit = await fresh.newPage();
  await pauseClock(visit);
  const sizes: ReturnType<typeof sizeOf>[] = [];
  visit.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(sizeOf(request));
  });
  await visit.goto(`${server.origin}/editor`);
  await runClockUntilVisible(visit, emptyState(visit));
  const loaded = await Promise.all(sizes);
  await fresh.close();

  expect(loaded.length).toBeGreaterThan(1);
  const plain = loaded.filter(({ encoding, bytes }) => encoding === 'none' && bytes > smallBytes);
  expect(plain).toEqual([]);
  expect(loaded.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(limitBytes);
  // The page loads no script that the measurement does not count.
  const counted = new Set(measured.files.map(({ file }) => file));
  expect(loaded.map(({ file }) => file).filter((file) => !counted.has(file))).toEqual([]);
});

test('the picture grid’s code loads on the first keystroke in the prompt @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await pauseClock(page);
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stage-grid-')) tiles.push(request.url());
  });
  await page.reload();
  await runClockUntilVisible(page, emptyState(page));
  expect(tiles).toEqual([]);
  await page.getByRole('textbox', { name: 'Prompt' }).press('a');
  await expect.poll(() => tiles.length).toBe(1);
});
