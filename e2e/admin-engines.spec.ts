import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openStandIn, type StandIn, sendJson } from '#engines/testing/stand-in.ts';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { flushDueTimers } from './harness/due-timers.ts';
import { test as base, expect } from './harness/fixtures.ts';
import { type PreparedServer, startPrepared } from './harness/prepared-server.ts';

const key = 'sk-never-to-be-seen-0123456789';

interface Fixtures {
  /** A server whose engines no other test uses. */
  studio: PreparedServer;
  /** A local image server, such as `sd-server`. */
  provider: StandIn;
  /** The engines panel, opened by the admin. `answers` collects every API response. */
  panel: { page: Page; answers: string[] };
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
  studio: async ({}, use) => {
    const studio = await startPrepared({
      env: {
        ENGINE_GENESYS_PRO: 'fixed,builtin',
        COMPATIBLE_FIXED_URL: 'http://127.0.0.1:9/v1',
        COMPATIBLE_FIXED_MODEL: 'none',
      },
    });
    await use(studio);
    await studio.stop();
    studio.remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
  provider: async ({}, use) => {
    const provider = await openStandIn();
    const picture = await sharp({
      create: { width: 512, height: 512, channels: 3, background: { r: 200, g: 40, b: 60 } },
    })
      .png()
      .toBuffer();
    provider.answer((_request, response) =>
      sendJson(response, { created: 1, data: [{ b64_json: picture.toString('base64') }] }, 200, {
        'x-request-id': 'req_good',
      }),
    );
    await use(provider);
    await provider.close();
  },
  panel: async ({ browser, studio }, use) => {
    const context = await browser.newContext({ storageState: studio.admin });
    const page = await context.newPage();
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
    });
    await page.goto(`${studio.origin}/admin?part=engines`);
    await expect(page.getByRole('heading', { level: 1, name: 'Engines' })).toBeVisible();
    await use({ page, answers });
    await context.close();
  },
});

/** Adds the stand-in through the form. */
async function addServer(page: Page, provider: StandIn): Promise<void> {
  await page.getByRole('button', { name: 'Add a server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a server' });
  await dialog.getByLabel('Name', { exact: true }).fill('home');
  await dialog.getByLabel('Address').fill(`${provider.origin}/v1/`);
  await dialog.getByLabel('Model for pictures').fill('flux-dev');
  await dialog.getByLabel('Key', { exact: true }).fill(key);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('an admin adds a server, tests it and reorders it, and its key never appears @full', async ({
  panel: { page, answers },
  provider,
}) => {
  // Missing values show an error at their field, and nothing is sent.
  await page.getByRole('button', { name: 'Add a server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a server' });
  await dialog.getByLabel('Name', { exact: true }).fill('2 much');
  await dialog.getByLabel('Address').fill('my server');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('starting with a letter')).toBeVisible();
  await expect(dialog.getByText('starts with http://')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await addServer(page, provider);
  const row = page.getByRole('listitem', { name: 'home' });
  await expect(row).toContainText('Not used recently');

  await row.getByRole('button', { name: 'Test home' }).click();
  await expect(row.getByRole('img', { name: 'The picture home just made' })).toBeVisible();
  await expect(row.getByText('home works')).toBeVisible();
  await expect(row.getByText('req_good')).toBeVisible();
  const [generation] = provider.requests;
  expect(generation?.path).toBe('/v1/images/generations');
  expect(generation?.headers.authorization).toBe(`Bearer ${key}`);

  // With the keyboard: pick up, move one to the left, drop.
  const chain = page.getByRole('list', { name: 'Engines for Genesys 1.0' });
  await expect(chain.getByRole('listitem')).toHaveText([/fixed/, /home/, /Built-in engine/]);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/admin/engine-chains/') && answer.request().method() === 'PUT',
  );
  await chain.getByRole('button', { name: /^home, position 2/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('home moved to position 2 of 3.')).toBeAttached();
  // A timer attaches the handler for the arrow keys.
  await flushDueTimers(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('home moved to position 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await expect(chain.getByRole('listitem')).toHaveText([/home/, /fixed/, /Built-in engine/]);

  // With the pointer: move the built-in engine to the front.
  const from = await chain.getByRole('button', { name: /^Built-in engine, position 3/ }).boundingBox();
  const to = await chain.getByRole('button', { name: /^home, position 1/ }).boundingBox();
  if (!from || !to) throw new Error('the engines of the chain are not shown');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 12 });
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 4 });
  await expect(page.getByText('Built-in engine moved to position 1 of 3.')).toBeAttached();
  const dropped = page.waitForResponse(
    (answer) => answer.url().includes('/api/admin/engine-chains/') && answer.request().method() === 'PUT',
  );
  await page.mouse.up();
  expect((await dropped).status()).toBe(200);
  await expect(chain.getByRole('listitem')).toHaveText([/Built-in engine/, /home/, /fixed/]);
  await page.reload();
  await expect(chain.getByRole('listitem')).toHaveText([/Built-in engine/, /home/, /fixed/]);
  await page.getByRole('button', { name: 'Back to automatic for Genesys 1.0' }).click();
  await expect(chain.getByRole('listitem')).toHaveText([/fixed/, /home/, /Built-in engine/]);

  // Settings from the environment are shown and read-only.
  const locked = page.getByRole('list', { name: 'Engines for Genesys Pro' });
  await expect(locked.getByRole('listitem')).toHaveText([/fixed/, /Built-in engine/]);
  await expect(locked.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Set by ENGINE_GENESYS_PRO')).toBeVisible();
  await page.getByRole('button', { name: 'Settings of fixed' }).click();
  const fixed = page.getByRole('dialog', { name: 'fixed' });
  await expect(fixed.getByLabel('Address')).toHaveAttribute('readonly');
  await expect(fixed.getByText('Set by COMPATIBLE_FIXED_URL')).toBeVisible();
  await page.keyboard.press('Escape');

  // An empty key field keeps the stored key, which is never shown.
  await row.getByRole('button', { name: 'Settings of home' }).click();
  const settings = page.getByRole('dialog', { name: 'home' });
  await expect(settings.getByLabel('Key', { exact: true })).toHaveValue('');
  await expect(settings.getByText('Stored. Enter another to replace it.')).toBeVisible();
  await settings.getByLabel('Model for pictures').fill('flux-schnell');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeHidden();
  await row.getByRole('button', { name: 'Test home' }).click();
  await expect(row.getByText('home works')).toBeVisible();
  expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  expect(provider.requests.at(-1)?.json()).toMatchObject({ model: 'flux-schnell' });

  await page.goto(`${new URL(page.url()).origin}/admin?part=log`);
  await expect(page.getByText('Set up the engine home: model')).toBeVisible();
  await expect(page.getByText('Tested the engine home').first()).toBeVisible();
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter((answer) => answer.includes(key))).toEqual([]);
  expect(await page.content()).not.toContain(key);
});

test('a failed engine test shows the cause, who must act and the provider’s request ID @full', async ({
  panel: { page },
  provider,
}) => {
  await addServer(page, provider);
  provider.answer((_request, response) =>
    sendJson(response, { error: { message: `wrong key ${key}`, code: 'invalid_api_key' } }, 401, {
      'x-request-id': 'req_bad_1',
    }),
  );
  const row = page.getByRole('listitem', { name: 'home' });
  await row.getByRole('button', { name: 'Test home' }).click();
  await expect(row.getByText('home failed: configuration error')).toBeVisible();
  await expect(row.getByText('You need to fix this')).toBeVisible();
  await expect(row.getByText('Request ID req_bad_1')).toBeVisible();
  await expect(row.getByText('Failing', { exact: true })).toBeVisible();

  const failures = page.getByRole('table', { name: 'Failed calls' });
  const failed = failures.getByRole('row').filter({ hasText: 'req_bad_1' });
  await expect(failed).toContainText('configuration error');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await failed.getByRole('button', { name: 'Copy request ID req_bad_1' }).click();
  await expect(failed.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('req_bad_1');

  await row.getByRole('button', { name: 'Settings of home' }).click();
  await page
    .getByRole('dialog', { name: 'home' })
    .getByRole('button', { name: 'Remove', exact: true })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Remove home?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('the engines page has no serious accessibility violations or sideways scroll at any width or theme @full', async ({
  panel: { page },
  provider,
}) => {
  await addServer(page, provider);
  await page.getByRole('button', { name: 'Test home' }).click();
  await expect(page.getByText('home works')).toBeVisible();
  // A toast that fades out has less contrast in every frame.
  await expect(page.getByText('Saved: home')).toBeHidden();
  const layouts = (['dark', 'light'] as const).flatMap((theme) =>
    [360, 768, 1280, 1920].map((width) => ({ theme, width })),
  );
  for (const { theme, width } of sampleOf(layouts, 2)) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    expect(
      (await accessibilityViolations(page)).filter(({ isSerious }) => isSerious),
      `${theme} ${width}`,
    ).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${theme} ${width}`).toBeLessThanOrEqual(0);
  }
});
