import type { Page } from '@playwright/test';
import { expect, generate, signUp, test } from './harness/fixtures.ts';
import { startProxy } from './harness/proxy.ts';

/** Reloads the page until its service worker controls it. */
async function visitWithWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Returns the paths in the service worker’s caches, by cache. */
function cachedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      cached[name.replace(/^adventure-shell-.+/, 'shell')] = requests
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path !== '/picture-owner');
    }
    return cached;
  });
}

test('the app is installable: its manifest is valid and its icons have the declared sizes @full', async ({
  page,
  server,
}) => {
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

test('the service worker caches only the shell, assets and seen pictures, and a logout deletes the pictures', async ({
  context,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await visitWithWorker(page);
  await generate(page, 'a lighthouse at night');
  const tile = page.getByRole('link', { name: 'a lighthouse at night' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(tile).toBeVisible();
  const pictures = async () => (await cachedPaths(page))['adventure-pictures'] ?? [];
  await expect.poll(async () => (await pictures()).length).toBeGreaterThan(0);

  const cached = await cachedPaths(page);
  expect(Object.keys(cached).sort()).toEqual(['adventure-assets', 'adventure-pictures', 'shell']);
  expect(cached.shell?.sort()).toEqual(['/boot.js', '/icon.svg', '/index.html', '/manifest.webmanifest']);
  expect(cached['adventure-assets']?.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  expect(cached['adventure-pictures']?.filter((path) => !path.startsWith('/files/'))).toEqual([]);

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
  // A page that was never opened here shows a message.
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

test('a new version shows a notice, keeps the prompt and loads on request @full', async ({
  page,
  server,
}) => {
  const proxy = await startProxy(server.origin);
  await signUp(page, proxy.origin);
  await visitWithWorker(page);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('half a sentence');
  const notice = page.getByText('A new version is available');
  const requestUpdate = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  await requestUpdate();
  await expect(notice).toBeHidden();

  proxy.simulateNewBuild();
  await requestUpdate();
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
