import type { Page } from '@playwright/test';
import { expect, generate, signUp, test } from './harness/fixtures.ts';

const prompt = 'Why bees are disappearing';
const tile = (page: Page) => page.getByRole('link', { name: prompt });
const recordPrefix = 'adventure-record:';

/** Returns the keys of the cached records in localStorage. */
const recordNames = (page: Page) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), recordPrefix);

async function openGalleryWithPicture(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  await generate(page, prompt);
  await expect(tile(page)).toBeVisible({ timeout: 30_000 });
  await page.goto(`${origin}/gallery`);
  await expect(tile(page)).toBeVisible();
  await expect
    .poll(async () => (await recordNames(page)).filter((key) => key.includes(':gallery:')))
    .not.toHaveLength(0);
}

/** Returns everything the browser stores for the site, as one text. */
const storageContents = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) found.push(`${key}=${storage.getItem(key)}`);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        found.push(`${name}.${store}=${JSON.stringify(all)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name}=${url}`);
    }
    return found.join('\n');
  });

test('the gallery shows cached pictures until the server responds, then the current ones', async ({
  page,
  server,
}) => {
  await openGalleryWithPicture(page, server.origin);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/user-images?*', async (route) => {
    await held;
    await route.fulfill({
      json: {
        success: true,
        images: [],
        total: 0,
        totalCount: 0,
        isTotalAtLeast: false,
        hasMore: false,
        nextCursor: null,
      },
    });
  });
  const requested = page.waitForRequest('**/api/user/user-images?*');
  await page.reload();
  await requested;
  await expect(tile(page)).toBeVisible();
  await expect(page.getByText('1 picture')).toBeVisible();

  release();
  await expect(page.getByText('No images found in your gallery')).toBeVisible();
  await expect(tile(page)).toHaveCount(0);
});

test('an expired picture URL shows the blurred preview until a new URL arrives @full', async ({
  page,
  server,
}) => {
  await openGalleryWithPicture(page, server.origin);
  // As after two days, in a browser that has not cached the pictures themselves. Changed as the next page
  // loads: the gallery stores its records when it is left.
  await page.addInitScript((prefix) => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const stored = (localStorage.getItem(key) ?? '').replaceAll(/\?e=\d+/g, '?e=1');
      localStorage.setItem(key, stored);
    }
  }, recordPrefix);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('pictures')) await caches.delete(name);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/user-images?*', async (route) => {
    await held;
    await route.continue();
  });
  const expired = page.waitForResponse(
    (answer) => answer.url().includes('/files/') && answer.status() === 404,
  );
  await page.reload();
  await expired;
  await expect(tile(page)).toBeVisible();
  await expect(page.getByText('Image unavailable')).toHaveCount(0);
  const picture = tile(page).locator('img').last();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);

  release();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('Image unavailable')).toHaveCount(0);
});

test('the gallery loads with damaged records and a full localStorage @full', async ({ page, server }) => {
  await openGalleryWithPicture(page, server.origin);
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.setItem(key, '{"timestamp":1');
    }
    // Fill the storage.
    let size = 1_000_000;
    for (let at = 0; size > 1_000; at += 1) {
      try {
        localStorage.setItem(`filling-${at}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }, recordPrefix);
  await page.reload();
  await expect(tile(page)).toBeVisible();
  await expect(page.getByText('1 picture')).toBeVisible();
});

test('a logout deletes the user’s data from the browser in every tab @full', async ({
  page,
  context,
  server,
}) => {
  await openGalleryWithPicture(page, server.origin);
  const userId = await page.evaluate(async () => (await (await fetch('/api/auth/check')).json()).user.id);
  const other = await context.newPage();
  await other.goto(`${server.origin}/gallery`);
  await expect(tile(other)).toBeVisible();
  expect(await storageContents(page)).toContain(userId);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Logout', { exact: true }).click();
  for (const each of [page, other]) {
    await expect(each).toHaveURL(/\/login/);
    await expect(async () => {
      const stored = await storageContents(each);
      for (const one of [userId, 'bees', '/files/pictures/']) expect(stored).not.toContain(one);
    }).toPass({ timeout: 15_000 });
  }
});
