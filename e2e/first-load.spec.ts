import { readFileSync } from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import { newShape } from '#canvas/document/new-layers.ts';
import { errors } from '#contract/errors.ts';
import { measureFirstLoad } from '../scripts/measure-bundle.mjs';
import {
  drag,
  expectSaved,
  layersOf,
  layersOfKind,
  makeDocument,
  pointsOf,
  signUpEditor,
} from './harness/canvas.ts';
import { expect, signUp, test } from './harness/fixtures.ts';
import { pauseClock, runClockUntilVisible } from './harness/paused-clock.ts';

const limitBytes = 200_000;
/** Of scripts and style sheets, for moving layers and selecting pixels in the canvas editor. */
const canvasLimitBytes = 260_000;
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

test.describe('the canvas editor', () => {
  test.use({ viewport: { width: 1600, height: 1000 } });

  test('moves and selects with at most 260 kB, before anything else has loaded', async ({
    browser,
    page,
    server,
  }) => {
    const { files, styles } = await measureFirstLoad('/editor/canvas');
    const first = new Set([...files, ...styles].map(({ file }) => `/${file}`));
    expect([...files, ...styles].reduce((total, { gzip }) => total + gzip, 0)).toBeLessThanOrEqual(
      canvasLimitBytes,
    );

    await signUpEditor(browser, page, server);
    const size = { width: 800, height: 450 };
    const place = { order: 'a1', x: 400, y: 200, width: 120, height: 90, color: '#2255dd' };
    const layers = [newShape({ id: 'box', name: 'Box', shape: 'rectangle', ...place })];
    const document = await makeDocument(page, server, { ...size, layers });
    const fresh = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: { width: 1600, height: 1000 },
      serviceWorkers: 'block',
    });
    const visit = await fresh.newPage();
    // What does not belong to the first load does not come.
    const held: Route[] = [];
    let isHeld = true;
    await visit.route('**/assets/*.{js,css}', async (route) => {
      if (isHeld && !first.has(new URL(route.request().url()).pathname)) held.push(route);
      else await route.continue();
    });
    await document.open(visit);
    const at = await pointsOf(visit, size);

    await drag(visit, at(400, 200), at(200, 120));
    await expectSaved(visit);
    const [moved] = layersOfKind(await document.read(), 'shape');
    expect(moved?.placement.x).toBeCloseTo(200, -1);
    await visit.getByRole('radio', { name: 'Mask' }).click();
    await drag(visit, at(500, 300), at(600, 300));
    await expect(visit.getByText('1/1')).toBeVisible();
    await visit.keyboard.press('Control+z');
    await expect(visit.getByText('0/1')).toBeVisible();

    // The rest was asked for meanwhile, and appears once it is there. What was pressed before opens then.
    await visit.keyboard.press('v');
    await visit.mouse.click(...at(200, 120), { button: 'right' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(layersOf(visit)).toBeHidden();
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(visit.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await visit.keyboard.press('Escape');
    await expect(layersOf(visit).getByRole('button', { name: 'Box, Shape' })).toBeVisible();
    await fresh.close();
  });

  test('is loaded by no other page', async () => {
    const { files } = await measureFirstLoad('/editor/canvas');
    const editor = files.filter(({ file }) => file.includes('/editor-'));
    expect(editor).toHaveLength(1);
    for (const other of ['/editor', '/login'] as const) {
      const loaded = (await measureFirstLoad(other)).files.map(({ file }) => file);
      expect(loaded).not.toContain(editor[0]?.file);
    }
  });
});
