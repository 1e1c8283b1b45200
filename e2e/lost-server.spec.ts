import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';
import { releaseHeld } from './harness/held-server.ts';
import { makeDataDir, startServer } from './harness/server.ts';

test('an open page survives a server crash and reconnects when the server is back @full', async ({
  page,
}) => {
  const { dataDir, remove } = makeDataDir();
  let server = await startServer({ dataDir, by: 'held' });
  const port = new URL(server.origin).port;
  await signUp(page, server.origin);
  await generate(page, 'a shark in the ocean');
  await expect(page.getByText('42').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('written meanwhile');
  // The browser logs an error if the worker’s script does not arrive.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await server.kill();
  await expect(page.getByText('Adventure is not responding. Trying again...')).toBeVisible();
  // The gallery’s code has not loaded yet. Neither its failure nor the dialogs’ may replace the page.
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Studio' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('written meanwhile');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Adventure is not responding' })).toBeVisible();

  releaseHeld(dataDir);
  server = await startServer({ dataDir, by: 'held', env: { PORT: port } });
  await expect(page.getByText('Adventure is not responding. Trying again...')).toBeHidden({
    timeout: 30_000,
  });
  // The first job resumed by itself, and the unanswered request started none.
  await expect(page.getByRole('link', { name: 'a shark in the ocean' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 85);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await page.close();
  expect(await server.stop()).toBe(0);
  remove();
});
