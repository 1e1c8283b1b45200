import { readFile } from 'node:fs/promises';
import { expect, signUpByForm, test } from './harness/fixtures.ts';
import { makeDataDir, startServer } from './harness/server.ts';

test('a new user signs up, generates a picture, keeps it across a server restart and downloads it', async ({
  page,
}) => {
  const { dataDir, remove } = makeDataDir();
  let server = await startServer({ dataDir, by: 'start' });
  await signUpByForm(page, server.origin);
  await expect(page.getByText('100', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Prompt' }).fill('I survived 100 days in the desert');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const tile = page.getByRole('link', { name: 'I survived 100 days in the desert' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('85', { exact: true }).first()).toBeVisible();
  const picture = tile.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // The browser logs an error if the worker’s script does not arrive.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await server.stop()).toBe(0);
  server = await startServer({ dataDir, by: 'start' });
  // A cookie belongs to the host, not to the port, and its session is in the database. No second login is
  // needed.
  await page.goto(`${server.origin}/editor`);
  await expect(tile).toBeVisible();

  await tile.click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^adventure-[0-9a-f-]{36}\.jpg$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(bytes.length).toBeGreaterThan(30_000);

  await page.close();
  expect(await server.stop()).toBe(0);
  remove();
});
