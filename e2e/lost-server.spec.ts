import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';
import { releaseHeld } from './harness/held-server.ts';
import { makeDataDir, startServer } from './harness/server.ts';

test('a page that is open while the server dies stays, and goes on when it is back @full', async ({
  page,
}) => {
  const { dataDir, remove } = makeDataDir();
  let server = await startServer({ dataDir, by: 'held' });
  const port = new URL(server.origin).port;
  await signUp(page, server.origin);
  await press(page, 'a shark in the ocean');
  await expect(page.getByText('42').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('written meanwhile');
  // A browser reports a worker whose script it did not get as an error of its own.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await server.kill();
  await expect(page.getByText('Adventure is not responding. Trying again...')).toBeVisible();
  // The gallery's code was not needed so far; neither that nor the dialogs' may throw the page away.
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
  // Without a press: the earlier job was resumed, and the press without an answer started none.
  await expect(page.getByRole('link', { name: 'a shark in the ocean' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 85);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await page.close();
  expect(await server.stop()).toBe(0);
  remove();
});
