import type { Page, Request } from '@playwright/test';
import { measureFirstLoad } from '../scripts/measure-bundle.mjs';
import { expect, signUp, test } from './harness/fixtures.ts';
import { holdTime, untilSeen } from './harness/held-time.ts';

const limitBytes = 200_000;
/** Fits into one packet either way: not worth compressing. */
const smallBytes = 1_400;

async function sizeOf(request: Request) {
  const response = await request.response();
  const { responseBodySize: bytes } = await request.sizes();
  const encoding = (await response?.allHeaders())?.['content-encoding'] ?? 'none';
  return { file: new URL(request.url()).pathname.slice(1), encoding, bytes };
}

const invitation = (page: Page) => page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' });

test('the first visit of the studio loads at most 200 kB of JavaScript, all of it compressed', async ({
  browser,
  context,
  page,
  server,
}) => {
  const measured = await measureFirstLoad('/editor');
  expect(measured.gzip).toBeLessThanOrEqual(limitBytes);

  await signUp(page, server.origin);
  // A browser with the session and without a cache.
  const fresh = await browser.newContext({ storageState: await context.storageState() });
  const visit = await fresh.newPage();
  await holdTime(visit);
  const sizes: ReturnType<typeof sizeOf>[] = [];
  visit.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(sizeOf(request));
  });
  await visit.goto(`${server.origin}/editor`);
  await untilSeen(visit, invitation(visit));
  const loaded = await Promise.all(sizes);
  await fresh.close();

  expect(loaded.length).toBeGreaterThan(1);
  const plain = loaded.filter(({ encoding, bytes }) => encoding === 'none' && bytes > smallBytes);
  expect(plain).toEqual([]);
  expect(loaded.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(limitBytes);
  // The page asks for nothing that the measurement does not count.
  const counted = new Set(measured.files.map(({ file }) => file));
  expect(loaded.map(({ file }) => file).filter((file) => !counted.has(file))).toEqual([]);
});

test('what shows pictures is fetched as the first prompt is begun, however early that is @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await holdTime(page);
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stage-grid-')) tiles.push(request.url());
  });
  await page.reload();
  await untilSeen(page, invitation(page));
  expect(tiles).toEqual([]);
  await page.getByRole('textbox', { name: 'Prompt' }).press('a');
  await expect.poll(() => tiles.length).toBe(1);
});
