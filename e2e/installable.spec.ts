import type { Page } from '@playwright/test';
import { expect, press, signUp, test } from './harness/fixtures.ts';
import { startProxy } from './harness/proxy.ts';

/** Loads the page until the worker, which the first visit has fetched, answers for it. */
async function visitWithWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Everything that the worker has written down, as paths by cache. */
function keptPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name.replace(/^adventure-shell-.+/, 'shell')] = requests
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path !== '/picture-owner');
    }
    return kept;
  });
}

test('can be installed: manifest, icons of their true sizes, a worker @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/login`);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(server.origin + href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Adventure', start_url: '/editor', display: 'standalone' });
  for (const { src, sizes } of manifest.icons.filter((icon: { type: string }) => icon.type === 'image/png')) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('keeps the shell and seen pictures, nothing else, and forgets the pictures at the logout', async ({
  context,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await visitWithWorker(page);
  await press(page, 'a lighthouse at night');
  const tile = page.getByRole('link', { name: 'a lighthouse at night' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(tile).toBeVisible();
  const pictures = async () => (await keptPaths(page))['adventure-pictures'] ?? [];
  await expect.poll(async () => (await pictures()).length).toBeGreaterThan(0);

  const kept = await keptPaths(page);
  expect(Object.keys(kept).sort()).toEqual(['adventure-assets', 'adventure-pictures', 'shell']);
  expect(kept.shell?.sort()).toEqual(['/boot.js', '/icon.svg', '/index.html', '/manifest.webmanifest']);
  expect(kept['adventure-assets']?.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  expect(kept['adventure-pictures']?.filter((path) => !path.startsWith('/files/'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline. Pictures in progress continue.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  const [picture = ''] = await pictures();
  const width = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = `${address}?e=1&s=another`;
    await image.decode();
    return image.naturalWidth;
  }, picture);
  expect(width).toBeGreaterThan(0);
  // A page that was never opened here says what it waits for.
  await page.getByRole('link', { name: 'Tutorial', exact: true }).click();
  await expect(page.getByText('This page is not saved on this device yet.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline. Pictures in progress continue.')).toBeHidden({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(pictures).toEqual([]);
});

test('a new version says so, keeps what was typed, and comes when it is asked for @full', async ({
  page,
  server,
}) => {
  const proxy = await startProxy(server.origin);
  await signUp(page, proxy.origin);
  await visitWithWorker(page);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('half a sentence');
  const notice = page.getByText('A new version is available');
  const askForUpdate = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  await askForUpdate();
  await expect(notice).toBeHidden();

  proxy.pretendNewBuild();
  await askForUpdate();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('half a sentence');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('half a sentence');
  await expect(notice).toBeHidden();
  const waiting = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
  );
  expect(waiting).toBeNull();
  await page.close();
  await proxy.close();
});
